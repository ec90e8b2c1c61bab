/** By day or by night. `auto`: as the system has it. */

import type { Preferences } from "./api";

type Theme = Preferences["theme"];

/** Where this browser keeps the light it had last: a page is painted before the server has said whose it is. */
const KEPT = "ridback-theme";

export function paintAsBefore(): void {
  document.documentElement.dataset["theme"] = localStorage.getItem(KEPT) ?? "auto";
}

export function paint(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  localStorage.setItem(KEPT, theme);
  // What a browser paints around the page goes with it.
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", getComputedStyle(document.documentElement).backgroundColor);
}
