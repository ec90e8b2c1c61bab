/** The shapes of docs/architecture.md: a view, a decision, events, tables, card values. */

import type { Chosen } from "./setups";

export type Counts = Record<string, number>;

/** `keep` is before the first round (ST9), `corporation` the Captains' part of phase two (CO7). */
export type Phase = "keep" | "auction" | "launch" | "hire" | "corporation" | "fishing" | "processing" | "draw" | "over";

export const KINDS = [
  "name",
  "open",
  "bid",
  "pay",
  "launch",
  "hire",
  "captain",
  "process",
  "trade",
  "discard_drawn",
  "discard",
  "mate",
  "mate_card",
  "marina",
  "marina_card",
  "take_seat",
  "take",
  "tuck",
  "tuck_card",
  "swordfish",
  "oyster",
  "swap",
  "assign",
  "keep",
] as const;
export type Kind = (typeof KINDS)[number];

export type CaptainId = "tc" | "kirkman";

/** A move as the server understands it; which fields there are depends on `do`. */
export interface Move {
  do: string;
  slot?: number;
  bid?: number;
  amount?: number;
  part?: string;
  parts?: string[];
  card?: string;
  cards?: string[];
  paying?: string[];
  boat?: number;
  boats?: number[];
  with?: string;
  /** What a Charter Boat is launched as (CH1). */
  type?: string;
  /** What gives the crate for a first mate (FM1). */
  from?: number | "store";
  marina?: number;
  seat?: number;
  take?: number;
  license?: string;
}

export type Legal = Move & { n: number; text: string };

export type Args = Record<string, unknown>;

export type AutoPass = "off" | "standard" | "fast";

/** A move given in advance, as it waits. */
export interface Order {
  id: string;
  do: "pass_license" | "pass_round" | "bid" | "keep";
  license: string | null;
  most: number | null;
  card: string | null;
}

/** What the server does for me at a table; `auto_pass`: what I have said for it, `mode`: what holds. */
export interface Advance {
  auto_pass: AutoPass | null;
  mode: AutoPass;
  orders: Order[];
  /** What became of those that wait no more, oldest first; `at` in s since 1970. */
  notes: { ply: number; at: number; code: "over" | "round_over" | "out" | "gone" | "short" | "outbid" | "won"; order: Order }[];
}

export interface Refused extends Move {
  code: string;
  args: Args;
}

/** What something costs the seat, and a sensible payment for it. */
export interface Offer {
  price: number;
  suggested: string[];
}

export interface Decision {
  kind: Kind;
  ply: number;
  legal: Legal[];
  refused: Refused[];
  /** $ off every transaction (PY3); Char's dollar off launches is in the prices of `launches` alone. */
  discount: number;
  /** All this seat could pay, in $ (PY1). */
  money: number;
  max_bid?: number;
  price?: number;
  left?: number;
  suggested?: string[];
  /** For a launch: each boat card and dock card that can be launched. */
  launches?: Record<string, Offer>;
  /** For a captain: who serves beside the hand's cards, `deck` (HI3) and `salty_captain` (SC1). */
  hires?: Record<string, Offer>;
  /** To keep a set: cards still to be discarded (ST9). */
  owed?: number;
}

export interface Boat {
  type: string;
  /** Differs from the type for a Charter Boat (CH1). */
  card: string;
  captained: boolean;
  /** A boat card, `salty_captain`, or null: none, unseen, or not for these eyes. */
  captain: string | null;
  crates: number;
  room: number;
  /** A captain nobody has seen (HI3). */
  unseen?: true;
  /** A first mate (FM1). */
  mate?: true;
  /** The card under it, a second hold (SA2); true: not for these eyes. */
  tucked?: string | true;
  tucked_crates?: number;
  /** Cards on a Tug Boat (TG3). */
  towed?: number;
}

/** The lines of a score sheet, in the order they are told. */
export const SHEET_LINES = [
  "licenses",
  "boats",
  "crates",
  "king_crab",
  "dfo",
  "marina",
  "gone_fishin",
  "crewman",
  "first_mate",
  "house_boat",
  "trophies",
  "meeples",
] as const;
export type Sheet = Record<(typeof SHEET_LINES)[number] | "total", number>;

export interface Seat {
  /** A Captain of the Corporation, not a person (CO). */
  captain: CaptainId | null;
  /** Crates on the Oyster license (OY2), and those that came with a Crates crewman (CR8). */
  oyster_crates: number;
  crew_crates: number;
  /** Uses left of a Quartermaster (CR9). */
  quartermaster: number;
  /** By boat type (CR5) and by license type (CR7). */
  bosuns: Counts;
  assistants: Counts;
  /** Cards under each Marina (MA1). */
  marinas: Counts[];
  /** Places in the view's list of trophies. */
  trophies: number[];
  meeples: number;
  hand: number;
  drawn: number;
  licenses: Counts;
  levels: Counts;
  discount: number;
  boats: Boat[];
  store: number;
  gone_fishin: number;
  bid: number | null;
  in_phase: boolean;
  in_bidding: boolean;
  launches_left: number;
  hires_left: number;
  asked: Kind | null;
  score: Sheet;
}

export interface Ranked {
  seat: number;
  rank: number;
  total: number;
  boats: number;
  crates: number;
  sheet: Sheet;
}

export interface Result {
  reason: "licenses" | "crates" | "both";
  winners: number[];
  ranking: Ranked[];
}

export interface View {
  seat: number | null;
  ply: number;
  round: number;
  start: number;
  phase: Phase;
  setup: {
    /** People; Captains of the Corporation come behind them in `seats`. */
    seats: number;
    line_up: string[];
    docks: string[];
    captains: CaptainId[];
    epic: boolean;
    at_once?: boolean;
    gone_fishin: boolean;
    crewman: boolean;
    trophies: boolean;
    meeples: boolean;
  };
  supply: number;
  last_round: boolean;
  over: boolean;
  row: string[];
  /** The crewman by each license of the row (CR2). */
  row_crew: (string | null)[];
  license_deck: number;
  boat_deck: number;
  discard_pile: number;
  gone_fishin_pile: number;
  /** Dock cards left, by kind. */
  dock_piles: Counts;
  crew_deck: number;
  /** Whose Storm is blowing (CR6). */
  storm: number | null;
  trophies: { trophy: string; seat: number | null }[];
  /** Crab meeples left, and the seat that got each boat type's (CM1). */
  meeples: number;
  meeple_of: Record<string, number>;
  auction: { slot: number; license: string; bid: number; bidder: number } | null;
  payment: { seat: number; for: "license" | "launch" | "hire"; id: string; price: number; left: number; parts: string[] } | null;
  /** The boat that gets a captain, or that a first mate is offered to. */
  hiring: { seat: number; boat: number } | null;
  /** The boat whose Oyster catch is being decided (OY2). */
  catching: { seat: number; boat: number } | null;
  /** The crewman who is being given a license (CR5, CR7). */
  assigning: { seat: number; crew: "bosun" | "assistant" } | null;
  /** Crates being taken for a DFO boat (DF2); victim -1: not named yet. */
  taking: { seat: number; victim: number; left: number } | null;
  seats: Seat[];
  hand: Counts | null;
  drawn: Counts | null;
  decision: Decision | null;
  result: Result | null;
}

export interface GameEvent {
  kind: string;
  ply?: number;
  seat?: number | null;
  [field: string]: string | number | boolean | null | undefined;
}

export type SeatKind = "human" | "open" | "bot";
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface TableSeat {
  kind: SeatKind;
  name: string | null;
  /** The bot whose seat it is, or that plays it for its person. */
  bot: string | null;
  /** A person of whom nothing has been seen for a while. */
  away?: boolean;
  /** When its person is away, or will be, where the clock allows that; `still`: until when the clock stands then. In s since 1970. */
  vacation?: { since: number; until: number; still: number | null } | null;
  /** What I may do with the seat: put a bot on it, take it back from one. */
  may?: "bot" | "back" | null;
  /** Mine, or of somebody else at this screen, where several people play at it. */
  here?: boolean;
  /** Of somebody else at this screen, who may have it at one of their own. */
  give?: boolean;
}

/** Something to be told at the table that is no move. */
export interface Notice {
  id: number;
  ply: number;
  seat: number;
  bot: string;
  code: "bot_failed" | "bot_sits" | "bot_level" | "person_back" | "time_up" | "undone" | "maker";
  why: "crashed" | "nonsense" | "late" | "time" | null;
}

/** What those who do not sit at a table may see of it. */
export const WATCH = ["at_once", "delayed", "no"] as const;
export type Watch = (typeof WATCH)[number];

/** The time of each seat, s: at first, more with each answer, and what the clock holds at most; and what becomes of a seat without any. */
export interface Clock {
  first: number;
  more: number;
  most: number;
  late: "bot" | "pass";
  bot: string;
  /** For how many days a year it stands still while its person is away. */
  vacation: number;
}

/** As the feed tells them: what is left, s, and when that is used up, s since 1970, if the clock runs; `rests`: when it stands still until
 * then; `now`: the server's time. */
export interface ClocksTold {
  now: number;
  seats: { left: number; until: number | null; rests?: [number, number][] }[];
}

export type TableOptions = Chosen & { pace: Pace; hints: boolean; public: boolean; watch: Watch; chat: boolean; clock: Clock | null; undo?: UndoRule };

export interface Table {
  id: string;
  status: "open" | "running" | "over";
  seats: TableSeat[];
  you: number | null;
  /** The seat of who made the table, and whether that is me. */
  host: number | null;
  yours: boolean;
  /** How many look on. */
  watching: number;
  /** The open seat that is kept for me. */
  kept: number | null;
  /** Where the people of this table play again, for those who sat here. */
  rematch: string | null;
  options: TableOptions;
  /** The newest, oldest first. */
  notices: Notice[];
  /** A seat asks whether the game may go back to a ply; who is still to answer. */
  undo?: { seat: number; ply: number; agreed: number[]; waits: number[] } | null;
  /** Where the game comes from, if it did not begin here: a file, or another table's game at a ply. */
  origin?: { kind: "upload" | "branch"; table: string | null; ply: number | null } | null;
}

/** What may be taken back: the game goes back to that ply, at once or (`ask`) when the others agree. */
export interface Undo {
  ply: number;
  ask: boolean;
}

export const UNDO_RULES = ["own", "consent", "off"] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

export interface TableAnswer {
  table: Table;
  view: View | null;
  last: number;
  undo?: Undo | null;
}

/** A table as it was at a ply; `of`: how many have been played. */
export interface Past {
  ply: number;
  of: number;
  view: View;
  /** With all hands open those of the people, by seat. */
  hands: { hand: Counts; drawn: Counts }[] | null;
  /** How many events had been told by then. */
  told: number;
}

export interface Bot {
  name: string;
  /** The most it thinks about a decision; 0: it does not search. */
  seconds: number;
}

/** A move and the chance to win with it, 0 to 1. */
export interface Estimate {
  move: Move;
  text: string;
  chance: number;
  score: number;
}

/** What a bot would do with the decision put at that ply, the best moves first. */
export interface Advice {
  bot: string;
  ply: number;
  move: Move;
  text: string;
  estimates: Estimate[];
  chances: number[];
}

export interface License {
  class: "standard" | "premium" | "special";
  count: number;
  cost: number;
  vp: number;
  /** The most a Marina scores (MA2). */
  cap?: number;
  house?: string[];
}

export interface BoatCard {
  launch: number;
  vp: number;
  coins: number;
  count: number;
  house?: string[];
}

export interface DockCard {
  count: number;
  price?: number;
  vp: number;
  vp_full?: number;
  room?: number;
  refund?: number;
  catch?: number;
  house?: string[];
}

/** What is printed, as GET /api/cards says; the shape of cards.toml. */
export interface Cards {
  licenses: Record<string, License>;
  boats: Record<string, BoatCard>;
  dock: Record<string, DockCard>;
  bay: Record<string, { coins?: number; vp?: number; count?: number; shown?: number; house?: string[] }> & { crewman: Counts };
  captains: { round_max: number[]; crates_solo: number; crates_two: number; house?: string[] };
  levels: {
    cod_draw: number[];
    tuna_draw: number[];
    tuna_discard: number[];
    lobster_draw_1: [number, number][];
    lobster_draw_2: [number, number][];
    oyster_room: number[];
    dfo_vp_per_crate: number[];
    [table: string]: unknown;
  };
  table: { boat_room: number; king_crab_cap: number; king_crab_types: number[]; tuna_none_draw: number; oyster_catch: number; dfo_catch: number; [key: string]: unknown };
}
