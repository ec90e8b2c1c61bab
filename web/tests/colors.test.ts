/** Types are told apart by color, shape and letter, also by who sees no red, no green, no blue, or no color. */

import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import BoatCard from "../src/art/BoatCard.svelte";
import { CREATURES } from "../src/art/creatures";
import { EMBLEMS } from "../src/art/emblems";
import { LOOKS } from "../src/art/kinds";
import { cards } from "./table";

type Rgb = [number, number, number];

/** What an eye makes of linear light (Machado, Oliveira and Fernandes 2009, severity 1); the last by luminance alone. */
const EYES: Record<string, readonly Rgb[]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
  achromatopsia: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
};

const linear = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Rgb;
const seen = (rgb: Rgb, eye: readonly Rgb[]): Rgb => eye.map((row) => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]))) as Rgb;

/** CIELAB, and how far two colors lie apart in it (ΔE 1976): 2.3 is just to be noticed. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * t / 116 + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (one: string, other: string, eye: readonly Rgb[]): number => {
  const [a, b] = [one, other].map((hex) => lab(seen(linear(hex), eye))) as [Rgb, Rgb];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const shape = (id: string): string => JSON.stringify(CREATURES[id] ?? EMBLEMS[id] ?? null);
/** What can lie side by side: licenses, boats and dock cards; else the cards of one deck; a crab is a piece of wood, and has no letter. */
const deck = (id: string): string => /^(crew|trophy|captain|crab)_/.exec(id)?.[1] ?? "types";
const PAIRS = Object.keys(LOOKS).flatMap((one, n, all) => all.slice(n + 1).filter((other) => deck(one) === deck(other)).map((other) => [one, other] as const));

describe("two types side by side", () => {
  it.each(Object.keys(EYES))("are apart to %s by color, or by letter and shape", (eye) => {
    const near = PAIRS.filter(([one, other]) => apart(LOOKS[one]!.paint, LOOKS[other]!.paint, EYES[eye]!) < 12);
    const told = near.filter(([one, other]) => LOOKS[one]!.letter === LOOKS[other]!.letter || shape(one) === shape(other) || shape(one) === "null");
    expect(told).toEqual([]);
    if (eye === "all") expect(near.length).toBeLessThan(PAIRS.length / 20);
    if (eye === "achromatopsia") expect(near.length).toBeGreaterThan(0); // who sees no color needs the letters: the measure measures
  });

  it("have their letter and their shape on their cards", () => {
    for (const id of Object.keys(cards.boats)) {
      const { container, unmount } = render(BoatCard, { id, cards });
      expect(container.querySelector(".tag")!.textContent).toBe(LOOKS[id]!.letter);
      expect(container.querySelectorAll(".emblem svg path").length).toBeGreaterThan(0);
      unmount();
    }
  });
});
