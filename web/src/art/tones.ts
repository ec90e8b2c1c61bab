import type { Tone } from "./creatures";

export const INK = "#0b2733";

/** How each tone is painted; --m, --d and --l are set where a type's drawing begins. */
export const FILL: Record<Tone, string> = {
  m: "var(--m)",
  d: "var(--d)",
  l: "var(--l)",
  p: "#fbf4e3",
  b: "#d9aa4a",
  f: "#f2c9a0",
  k: INK,
  s: "#ffffffa0",
  w: "#bfe0e2",
  n: "#5d7a72",
  i: "none",
  t: "none",
};

export function stroke(tone: Tone): string {
  return tone === "k" || tone === "s" ? "none" : INK;
}
