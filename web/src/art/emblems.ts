/** Emblems of everything that is no license and no boat of the deck: dock cards, crewmen, bay cards, Captains. Drawn as creatures.ts says. */

import { disc, type Shape } from "./creatures";

const line = (d: string): Shape => ["i", d];

const TUG: readonly Shape[] = [
  ["s", "M36 7C34 2 40 0 44 2C46 -1 52 0 52 4C56 4 56 9 52 9H38C37 9 36 8 36 7Z"],
  ["d", "M25 8H35V22H25Z"],
  ["k", "M24 7H36V12H24Z"],
  ["p", "M18 22H46V38H18Z"],
  ["w", "M23 26H30V33H23ZM34 26H41V33H34Z"],
  ["m", "M4 36H60L53 57C52 59 51 60 49 60H15C13 60 12 59 11 57Z"],
  ["k", disc(16, 46, 5) + disc(32, 46, 5) + disc(48, 46, 5)],
  ["n", disc(16, 46, 2) + disc(32, 46, 2) + disc(48, 46, 2)],
];

const ARTISAN: readonly Shape[] = [
  line("M24 34L3 60M40 34L61 60"),
  ["d", "M20 42C20 31 25 25 32 25C39 25 44 31 44 42Z"],
  ["f", disc(32, 18, 8)],
  ["b", "M15 15C20 13 23 11 24 8C27 3 37 3 40 8C41 11 44 13 49 15C44 18.5 20 18.5 15 15Z"],
  ["m", "M3 40H61C58 52 52 57 45 57H19C12 57 6 52 3 40Z"],
  ["l", "M6 43H58L57 47H7Z"],
];

/** What a trophy is for lies large upon it. */
const CUP: readonly Shape[] = [
  line("M18 11H7C7 24 11 29 20 31M46 11H57C57 24 53 29 44 31"),
  ["d", "M28 39H36V51H28Z"],
  ["b", "M17 51H47V60H17Z"],
  ["m", "M16 5H48V22C48 34 41 41 32 41C23 41 16 34 16 22Z"],
];

const bust = (coat: Shape["0"]): Shape => [coat, "M8 63C8 50 19 44 32 44C45 44 56 50 56 63Z"];
const face: Shape = ["f", disc(32, 29, 14)];
const eyes: Shape = ["k", disc(27, 29, 1.7) + disc(37, 29, 1.7)];

export const EMBLEMS: Record<string, readonly Shape[]> = {
  tug: TUG,
  artisan: ARTISAN,
  inuit: [
    line("M6 26L58 58"),
    ["b", "M1 20L12 27L8 34L-1 27ZM63 50L52 57L56 64L64 60Z"],
    ["d", "M18 46C18 29 24 17 32 17C40 17 46 29 46 46Z"],
    ["p", disc(32, 20, 13)],
    ["f", disc(32, 21, 8)],
    ["k", disc(29, 20, 1.3) + disc(35, 20, 1.3)],
    ["m", "M0 47C16 41 48 41 64 47C48 57 16 57 0 47Z"],
  ],
  house_boat: [
    ["d", "M42 8H49V22H42Z"],
    ["p", "M13 25H51V47H13Z"],
    ["m", "M6 27L32 6L58 27Z"],
    ["b", "M28 33H37V47H28Z"],
    ["w", "M17 32H24V39H17ZM41 32H48V39H41Z"],
    ["d", "M2 46H62L58 58H6Z"],
    line("M4 62C8 58 12 66 17 62M47 62C51 58 56 66 61 62"),
  ],
  first_mate: [
    bust("m"),
    ["p", "M13 52H51L53 57H11Z"],
    face,
    eyes,
    line("M28 36C30 38 34 38 36 36"),
    ["d", "M17 21C17 8 23 4 32 4C41 4 47 8 47 21Z"],
    ["p", "M15 19H49V26H15Z"],
  ],
  salty_captain: [
    bust("m"),
    face,
    eyes,
    ["p", "M17 31C17 49 24 57 32 57C40 57 47 49 47 31C43 36 38 35 32 34C26 35 21 36 17 31Z"],
    line("M37 43L52 47V40"),
    ["b", "M5 25C12 24 17 19 19 12C23 3 41 3 45 12C47 19 52 24 59 25C52 31 12 31 5 25Z"],
  ],
  crew_artisan: ARTISAN,
  crew_tug: TUG,
  crew_bosun: [
    line("M20 27V16M14 12A6 6 0 1 0 26 12A6 6 0 1 0 14 12"),
    ["d", "M10 34C16 48 32 50 42 40V33H10Z"],
    ["b", "M2 25H46V34H2Z"],
    ["m", disc(49, 35, 12)],
    ["k", disc(50, 31, 2.6)],
    line("M46 10L50 18M56 8L56 17"),
  ],
  crew_assistant: [
    ["p", "M10 6H46V60L37 54L28 60L19 54L10 60Z"],
    line("M17 16H32M17 24H30M17 32H38M17 40H34"),
    ["m", disc(46, 20, 15)],
    ["p", "M43.5 10H48.5V17.5H56V22.5H48.5V30H43.5V22.5H36V17.5H43.5Z"],
  ],
  crew_storm: [
    line("M16 44L11 56M50 44L45 56M40 50L37 58"),
    ["m", "M13 40C0 40 0 23 12 22C12 8 31 4 38 14C49 9 61 17 57 28C63 35 56 42 50 40Z"],
    ["l", "M14 25C15 14 28 10 35 18C28 17 20 19 14 25Z"],
    ["b", "M34 30L21 47H30L25 63L46 42H36L42 30Z"],
  ],
  crew_crates: [
    ["b", "M4 34H30V60H4ZM34 34H60V60H34ZM19 6H45V32H19Z"],
    ["m", "M4 43H30V51H4ZM34 43H60V51H34ZM19 15H45V23H19Z"],
  ],
  crew_quartermaster: [
    ["m", disc(32, 32, 29)],
    ["p", disc(32, 32, 21)],
    ["d", "M32 14L38 32H26Z"],
    ["l", "M32 50L38 32H26Z"],
    ["k", disc(32, 32, 3)],
    line("M32 6V9M32 55V58M6 32H9M55 32H58"),
  ],
  crew_deckhand: [
    line("M10 2L33 40"),
    ["p", "M24 34C30 30 36 30 41 33L49 52C42 48 39 56 34 50C31 56 26 50 21 53Z"],
    ["l", "M14 36H58V43H14Z"],
    ["m", "M17 43H55L51 62H21Z"],
    line("M23 50H49"),
  ],
  crab_meeple: [
    ["m", "M20 24C12 24 6 18 8 8C11 13 13 13 16 8C22 12 22 18 23 22C28 19 36 19 41 22C42 18 42 12 48 8C51 13 53 13 56 8C58 18 52 24 44 24C50 28 54 34 62 34V42H53L60 52L53 57L45 49C38 54 26 54 19 49L11 57L4 52L11 42H2V34C10 34 14 28 20 24Z"],
    ["k", disc(27, 33, 2.4) + disc(37, 33, 2.4)],
    line("M27 42C30 45 34 45 37 42"),
  ],
  trophy_one_type: [...CUP, ["p", disc(22, 16, 7) + disc(42, 16, 7) + disc(22, 34, 7) + disc(42, 34, 7)]],
  trophy_four_types: [...CUP, ["p", `${disc(22, 15, 7)}M35 8H49V22H35ZM22 26L30 40H14ZM42 25L50 33L42 41L34 33Z`]],
  trophy_crates: [...CUP, ["p", "M14 10H50V40H14Z"], line("M14 19H50M14 31H50")],
  trophy_licenses: [...CUP, ["p", "M19 4H45V42L38.5 37L32 42L25.5 37L19 42Z"], line("M25 13H39M25 21H39M25 29H39")],
  trophy_most_boats: [...CUP, ["p", "M8 28H56L48 43H16Z"], ["p", "M34 0V25H52ZM29 6V25H14Z"]],
  trophy_most_standard: [...CUP, ["p", "M10 38L14 8L24 22L32 4L40 22L50 8L54 38Z"]],
  captain_tc: [
    bust("d"),
    ["p", "M26 45L32 54L38 45Z"],
    face,
    eyes,
    line("M31 29A5 5 0 1 0 41.9 29A5 5 0 1 0 31 29M42 31L44 42"),
    ["k", "M24 36C28 33 30 35 32 36C34 35 36 33 40 36C37 39 27 39 24 36Z"],
    ["m", "M18 0H46V17H18Z"],
    ["k", "M10 16H54V21H10Z"],
    ["b", "M18 11H46V16H18Z"],
  ],
  captain_kirkman: [
    bust("d"),
    ["p", "M26 45L32 54L38 45Z"],
    face,
    eyes,
    line("M27 37C30 39.5 34 39.5 37 37"),
    ["m", "M14 20C14 6 22 4 32 4C42 4 50 6 50 20Z"],
    ["k", "M13 19H51L47 26C38 22 26 22 17 26Z"],
    ["b", disc(32, 12, 4)],
  ],
};
