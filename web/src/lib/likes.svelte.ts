/** What the person at this browser likes, as far as the page goes by it. */

import type { Preferences } from "./api";
import { paint } from "./theme";

/** The cookie with the language somebody chose: the page begins in it before it is said what they like, and the server sends its words along. */
const LANGUAGE = "ridback-language";
const YEAR = 31_536_000;

/** The languages somebody reads, the chosen one first. */
export function wanted(): string[] {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE}=([a-z]+)`).exec(document.cookie)?.[1];
  return [...(chosen ? [chosen] : []), ...navigator.languages];
}

class Likes {
  /** How much may move; `auto`: as the system has it. */
  motion = $state<Preferences["motion"]>("auto");
  /** By day or by night; `auto`: as the system has it. */
  theme = $state<Preferences["theme"]>("auto");
  /** Whether the table offers hints, where there are any. */
  hints = $state(true);
  /** All of it, as the server has it. */
  all = $state.raw<Preferences>({ language: null, motion: "auto", theme: "auto", sound: true, hints: true, auto_pass: "off", listed: true });

  take(preferences: Preferences): void {
    this.all = preferences;
    this.motion = preferences.motion;
    this.hints = preferences.hints;
    document.cookie = `${LANGUAGE}=${preferences.language ?? ""}; path=/; max-age=${preferences.language ? YEAR : 0}; samesite=lax`;
    document.documentElement.dataset["motion"] = preferences.motion;
    this.theme = preferences.theme;
    paint(preferences.theme);
  }
}

export const likes = new Likes();
