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
  swordfish: [46, 38],
  oyster: [26, 36],
  char: [84, 38],
  salmon: [58, 38],
  dfo: [50, 36],
  charter: [92, 36],
  artisan: [58, 40],
  inuit: [56, 44],
  plain: [40, 38],
};

/** Hulls of their own shape, for what is hardly a ship: outline, then the shade along the waterline. */
export const HULLS: Record<string, readonly [string, string]> = {
  plain: ["M4 48H98C104 47 110 45 117 41C116 54 110 66 100 76H16C9 70 5 60 4 48Z", "M10 68H107C105 71 103 74 100 76H16C14 74 12 71 10 68Z"],
  tug: ["M8 46H96C104 44 110 40 114 34C116 50 112 66 104 76H18C11 68 8 58 8 46Z", "M12 68H109C107 71 106 74 104 76H18C15 74 13 71 12 68Z"],
  artisan: ["M20 54H96C98 53 102 51 106 48C104 60 98 70 90 76H34C26 70 22 64 20 54Z", "M27 69H97C95 72 93 74 90 76H34C31 74 29 72 27 69Z"],
  inuit: ["M0 56C34 62 86 62 120 54C106 70 92 76 62 76C30 76 12 70 0 56Z", "M14 68C40 73 86 73 106 66C94 73 82 76 62 76C42 76 24 73 14 68Z"],
  house_boat: ["M4 54H116L110 76H10Z", "M8 69H112L110 76H10Z"],
};

/** Where crates lie on a small boat; on the others they fill the hull. */
export const SMALL = new Set(["artisan", "inuit"]);

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
  // A harpoon boat: a lookout's tower amidships and a long plank over the bow.
  swordfish: [
    ropes("M60 6L118 44M60 6L12 48M60 22L100 46"),
    ["i", "M60 50V4M53 50V12M53 20H60M53 30H60M53 40H60"],
    ["m", "M47 4H66L63 13H50Z"],
    ["b", "M84 44H120V48H84Z"],
    ["i", "M106 44V36M114 44V36M100 36H120"],
    cabin(34, 29, 30, 21),
    roof(32, 30, 34),
    ["d", "M12 42H28V50H12Z"],
  ],
  // An oyster dredger: house aft, a frame over each dredge, baskets of shell forward.
  oyster: [
    ["i", "M52 50L62 14L72 50M62 14V34"],
    ropes("M62 14L30 30M62 14L104 44"),
    ["n", "M54 34H70L66 48H58Z"],
    cabin(12, 25, 30, 25),
    roof(10, 26, 34),
    ["b", "M78 50V40H92V50ZM95 50V42H107V48H95Z"],
    ["p", "M78 40C80 33 90 33 92 40ZM95 42C97 36 105 36 107 42Z"],
  ],
  // A gillnetter: the net on its reel aft, the house forward.
  char: [
    ["d", "M14 20H20V50H14ZM46 20H52V50H46Z"],
    ["n", "M18 22H48V48H18Z"],
    ["t", "M18 28H48M18 35H48M18 42H48M26 22V48M33 22V48M40 22V48"],
    ["i", "M84 28V8"],
    ["m", "M84 8L70 12L84 16Z"],
    cabin(70, 29, 28, 21),
    roof(66, 30, 36),
  ],
  // A troller: two long poles out to the sides, lines down to the water.
  salmon: [
    ["i", "M44 48L12 -1M80 48L112 0"],
    ropes("M12 -1L4 50M22 14L14 50M112 0V42M100 17L104 46M62 6L44 48M62 6L80 48"),
    ["i", "M62 30V4"],
    cabin(44, 29, 34, 21),
    ["m", "M42 30H80L76 24H46Z"],
    ["d", "M90 42H104V50H90ZM18 44H34V50H18Z"],
  ],
  // A fisheries patrol ship: a tall bridge, radar and a blue light, stripes on its bow.
  dfo: [
    ["i", "M58 16V0M46 4H70M50 0H66"],
    ["w", "M68 12H76V18H68Z"],
    cabin(18, 30, 66, 20),
    cabin(34, 17, 42, 16),
    roof(32, 18, 46),
    glass(56, 23, 16, 8),
    ["b", "M88 44H104V50H88Z"],
    ["m", "M20 38H32V50H20Z"],
  ],
  // A boat for guests: an awning over the deck, pennants from end to end.
  charter: [
    ropes("M8 34L36 2L112 40"),
    ["i", "M36 50V2M16 50V28M70 50V28"],
    ["m", "M8 30C20 22 64 22 76 30V34H8Z"],
    ["p", "M22 24.5H32V34H22ZM50 24H60V34H50Z"],
    ["b", "M44 6L52 12L45 14ZM62 15L70 21L62 23ZM82 25L90 31L82 33Z"],
    cabin(80, 28, 24, 22),
    roof(78, 29, 28),
  ],
  // A tug: high house, a stack with a band, tires along the side.
  tug: [
    ["s", "M30 2C26 -4 36 -10 42 -6C46 -12 58 -10 58 -4C64 -4 64 4 58 4C54 6 50 2 46 3C40 5 33 5 30 2Z"],
    ["d", "M32 8H48V46H32Z"],
    ["b", "M32 16H48V23H32Z"],
    ["k", "M31 7H49V12H31Z"],
    cabin(56, 14, 30, 32),
    roof(54, 15, 34),
    glass(61, 20, 8, 9),
    glass(73, 20, 8, 9),
    ["i", "M14 46V36H24"],
  ],
  // One fisher, one sail.
  artisan: [
    ["i", "M44 54V2"],
    ["p", "M46 6C62 14 70 28 72 44H46Z"],
    ["m", "M42 12C34 22 30 34 30 46H42Z"],
    ["i", "M72 54L112 20"],
    ropes("M112 20V52"),
  ],
  // A kayak with its paddle and a load under skins.
  inuit: [
    ["i", "M20 26L98 66"],
    ["b", "M12 18L26 26L21 34L9 25Z"],
    ["d", "M38 60C38 40 46 30 56 30C66 30 74 40 74 60Z"],
    ["n", "M80 58C82 46 98 46 102 56Z"],
  ],
  // A house with a chimney on a raft.
  house_boat: [
    ["s", "M84 4C80 -2 90 -6 94 -2C98 -6 106 -4 106 1C110 2 109 8 104 8H88C86 8 85 6 84 4Z"],
    ["d", "M80 10H90V30H80Z"],
    cabin(24, 26, 72, 28),
    ["m", "M14 30L60 4L106 30Z"],
    ["b", "M54 36H68V54H54Z"],
    glass(32, 36, 14, 10),
    glass(76, 36, 14, 10),
    ["i", "M8 54V44M8 44H20M112 54V44M100 44H112"],
  ],
  plain: [
    ["i", "M64 50V10"],
    cabin(26, 30, 30, 20),
    roof(24, 31, 34),
  ],
};
