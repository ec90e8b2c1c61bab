/** Chances to win as people read them: estimates, in whole percents. */

import { t } from "./words";

/** What is estimated is never told as certain; what is certain is 0 or 1. */
export function chanceWords(chance: number): string {
  if (chance > 0 && chance < 0.01) return t("chance-least");
  if (chance > 0.99 && chance < 1) return t("chance-most");
  return t("chance", { percent: Math.round(100 * chance) });
}
