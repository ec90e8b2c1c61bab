/** What the person at this browser likes, as far as the page goes by it. */

import type { Preferences } from "./api";

/** Where this browser keeps the language somebody chose, so that the page begins in it before the server has said what they like. */
const LANGUAGE = "ridback-language";

/** The languages somebody reads, the chosen one first. */
export function wanted(): string[] {
  const chosen = localStorage.getItem(LANGUAGE);
  return [...(chosen ? [chosen] : []), ...navigator.languages];
}

class Likes {
  /** How much may move; `auto`: as the system has it. */
  motion = $state<Preferences["motion"]>("auto");
  /** Whether the table offers hints, where there are any. */
  hints = $state(true);
  /** All of it, as the server has it. */
  all = $state.raw<Preferences>({ language: null, motion: "auto", theme: "auto", sound: true, hints: true, auto_pass: "off", listed: true });

  take(preferences: Preferences): void {
    this.all = preferences;
    this.motion = preferences.motion;
    this.hints = preferences.hints;
    if (preferences.language) localStorage.setItem(LANGUAGE, preferences.language);
    else localStorage.removeItem(LANGUAGE);
    document.documentElement.dataset["motion"] = preferences.motion;
  }
}

export const likes = new Likes();
