/** What stands on the deck of each type of boat: original drawings on a 120 × 92 field; the deck is at y = 50, the bow to the right. */

import type { Shape } from "./creatures";

const cabin = (x: number, y: number, w: number, h: number): Shape => ["p", `M${x} ${y + 3}q0 -3 3 -3h${w - 6}q3 0 3 3v${h - 3}h${-w}Z`];
const roof = (x: number, y: number, w: number): Shape => ["m", `M${x} ${y}h${w}l-2 -5h${-(w - 5)}Z`];
const glass = (x: number, y: number, w: number, h: number): Shape => ["w", `M${x} ${y}h${w}v${h}h${-w}Z`];
const ropes = (d: string): Shape => ["t", d];

/** Where the captain looks out, for each type. */
export const WHEELHOUSE: Record<string, readonly [number, number]> = {
  shrimp: [87, 38],
  cod: [24, 36],
  lobster: [80, 38],
  tuna: [46, 38],
  processing: [29, 35],
  king_crab: [88, 35],
  plain: [40, 38],
};

export const RIGS: Record<string, readonly Shape[]> = {
  // A trawler with both outriggers up and nets hung to dry.
  shrimp: [
    ropes("M56 6L96 32M56 6L14 48M56 14L26 6M56 14L84 4"),
    ["i", "M56 50L56 4"],
    ["i", "M56 42L22 4M56 42L92 2"],
    ["n", "M22 5L32 16C31 26 24 32 18 30C16 22 18 14 22 5Z"],
    ["n", "M91 4L80 14C79 22 82 26 86 26C91 22 92 14 91 4Z"],
    cabin(74, 28, 26, 22),
    roof(72, 29, 30),
  ],
  // A longliner: house aft, a long working deck, the line hauler forward.
  cod: [
    ropes("M24 4L8 48M24 4L104 44M24 4L38 26"),
    ["i", "M24 24L24 4"],
    cabin(11, 26, 28, 24),
    roof(9, 27, 32),
    ["d", "M80 50L80 43Q80 39 84 39L92 39Q96 39 96 43L96 50Z"],
    ["i", "M88 39L88 31L97 31"],
    ["b", "M50 50L50 45L68 45L68 50Z"],
    ["i", "M56 45L56 50M62 45L62 50"],
  ],
  // A small inshore boat, house forward, traps piled in the stern.
  lobster: [
    ["i", "M80 28L80 10"],
    ["m", "M80 10L94 14L80 18Z"],
    cabin(68, 29, 26, 21),
    ["m", "M54 30H98L96 25H56Z"],
    ["i", "M57 30L57 50"],
    ["b", "M10 50L10 43Q17 34 24 43L24 50Z"],
    ["b", "M25 50L25 43Q32 34 39 43L39 50Z"],
    ["b", "M40 50L40 43Q47 34 54 43L54 50Z"],
    ["b", "M18 39L18 34Q25 25 32 34L32 38Q28 37 25 42Q22 37 18 39Z"],
    ["i", "M10 45H24M25 45H39M40 45H54M17 39V50M32 39V50M47 39V50"],
  ],
  // A seiner: tall mast with a crow's nest, boom and power block over the net pile.
  tuna: [
    ropes("M62 2L106 44M62 2L12 46M18 18L62 8"),
    ["i", "M62 50L62 2M62 34L16 17"],
    ["d", "M54 12H70L68 20H56Z"],
    ["m", "M12 13H20V21H12Z"],
    ["n", "M16 21L16 40L12 50H30C28 44 22 40 20 34Z"],
    ["n", "M8 50C10 42 18 40 24 43C30 41 34 45 34 50Z"],
    cabin(36, 30, 34, 20),
    roof(34, 31, 38),
  ],
  // A floating factory: two storeys, a smoking stack, derricks over the deck.
  processing: [
    ["s", "M54 6C50 0 60 -6 66 -2C70 -8 82 -6 82 0C88 0 88 8 82 8C78 10 74 6 70 7C64 9 57 10 54 6Z"],
    ["m", "M46 10H56V28H46Z"],
    ["k", "M45 9H57V14H45Z"],
    ropes("M88 8L112 46M88 8L70 40"),
    ["i", "M88 50L88 8L108 26"],
    cabin(8, 26, 56, 24),
    cabin(14, 12, 30, 15),
    roof(12, 13, 34),
    ["i", "M8 38H64"],
    glass(70, 42, 0, 0),
    ["b", "M68 50V42H80V50Z"],
  ],
  // A crabber: house high and forward, steel pots stacked aft, a crane between.
  king_crab: [
    ["i", "M88 22V6M80 12H96"],
    ["i", "M64 50V18L34 12"],
    ropes("M34 12V22M64 18L76 30"),
    ["d", "M10 38H26V50H10ZM27 38H43V50H27ZM10 25H26V37H10ZM27 25H43V37H27ZM44 38H60V50H44Z"],
    ["t", "M10 44H60M18 25V50M35 25V50M52 38V50M10 31H43"],
    cabin(74, 25, 30, 25),
    roof(72, 26, 34),
  ],
  plain: [
    ["i", "M64 50V10"],
    cabin(26, 30, 30, 20),
    roof(24, 31, 34),
  ],
};
