/** Time that is left, in words and figures. */

import { t } from "./words";

const DAY = 86_400;

/** The clocks that a new table is offered, s; a table may have any other. */
export const CLOCKS = {
  none: null,
  calm: { first: 900, more: 20 },
  brisk: { first: 300, more: 10 },
  days: { first: 3 * DAY, more: 3 * DAY, vacation: 21 },
} as const;

/** Below this many seconds there is little left. */
export const LITTLE = 30;

export function spell(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  if (days > 0) return t("clock-span", { days, hours });
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** A day, by its number and month; `at` in s since 1970. */
export const date = (at: number): string => new Date(1000 * at).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short" });

/** How many ms until the figures change. */
export const rest = (seconds: number): number => (seconds > DAY ? 60_000 : Math.max(50, 1000 * (seconds - Math.ceil(seconds) + 1)));
