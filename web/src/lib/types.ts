/** The shapes of docs/architecture.md: a view, a decision, events, tables, card values. */

export type Counts = Record<string, number>;

export type Phase = "auction" | "launch" | "hire" | "fishing" | "processing" | "draw" | "over";

export type Kind =
  | "name"
  | "open"
  | "bid"
  | "pay"
  | "launch"
  | "hire"
  | "captain"
  | "process"
  | "trade"
  | "discard_drawn"
  | "discard";

/** A move as the server understands it; which fields there are depends on `do`. */
export interface Move {
  do: string;
  slot?: number;
  bid?: number;
  amount?: number;
  part?: string;
  parts?: string[];
  card?: string;
  paying?: string[];
  boat?: number;
  boats?: number[];
  with?: string;
}

export type Legal = Move & { n: number; text: string };

export type Args = Record<string, unknown>;

export interface Refused extends Move {
  code: string;
  args: Args;
}

export interface Decision {
  kind: Kind;
  ply: number;
  legal: Legal[];
  refused: Refused[];
  /** $ off every license and launch (PY3). */
  discount: number;
  /** All this seat could pay, in $ (PY1). */
  money: number;
  max_bid?: number;
  price?: number;
  left?: number;
  suggested?: string[];
  /** For a launch: price and a sensible payment, by card. */
  launches?: Record<string, { price: number; suggested: string[] }>;
}

export interface Boat {
  type: string;
  card: string;
  captained: boolean;
  captain: string | null;
  crates: number;
  room: number;
}

export interface Sheet {
  licenses: number;
  boats: number;
  crates: number;
  king_crab: number;
  gone_fishin: number;
  total: number;
}

export interface Seat {
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
  setup: { seats: number; line_up: string[]; gone_fishin: boolean };
  supply: number;
  last_round: boolean;
  over: boolean;
  row: string[];
  license_deck: number;
  boat_deck: number;
  discard_pile: number;
  gone_fishin_pile: number;
  auction: { slot: number; license: string; bid: number; bidder: number } | null;
  payment: { seat: number; for: "license" | "launch"; id: string; price: number; left: number; parts: string[] } | null;
  hiring: { seat: number; boat: number } | null;
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
  bot: string | null;
}

export interface Table {
  id: string;
  status: "open" | "running" | "over";
  seats: TableSeat[];
  you: number | null;
  options: { line_up: string; gone_fishin: boolean; pace: Pace };
}

export interface TableAnswer {
  table: Table;
  view: View | null;
  last: number;
}

export interface Bot {
  id: string;
}

export interface License {
  class: "standard" | "premium" | "special";
  count: number;
  cost: number;
  vp: number;
  house?: string[];
}

export interface BoatCard {
  launch: number;
  vp: number;
  coins: number;
  count: number;
  house?: string[];
}

/** What is printed, as GET /api/cards says; the shape of cards.toml. */
export interface Cards {
  licenses: Record<string, License>;
  boats: Record<string, BoatCard>;
  bay: Record<string, { coins?: number; vp?: number; count?: number }>;
  levels: {
    cod_draw: number[];
    tuna_draw: number[];
    tuna_discard: number[];
    lobster_draw_1: [number, number][];
    lobster_draw_2: [number, number][];
    [table: string]: unknown;
  };
  table: { boat_room: number; king_crab_cap: number; king_crab_types: number[]; tuna_none_draw: number; [key: string]: unknown };
}
