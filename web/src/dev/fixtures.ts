/** Tables to look at without a server, one for each thing that can be asked, in the shapes of docs/architecture.md. */

import type { TableLine } from "../lib/api";
import epic from "./views/epic.json";
import solo from "./views/solo.json";
import soloOver from "./views/solo_over.json";
import type { Boat, Decision, GameEvent, Legal, Move, Refused, Seat, Sheet, Table, View } from "../lib/types";

export interface Fixture {
  table: Table;
  view: View | null;
  events: GameEvent[];
  tables: TableLine[];
}

const TYPES = ["shrimp", "cod", "lobster", "tuna", "processing", "king_crab"];

const sheet = (licenses: number, boats: number, crates: number, king_crab: number, gone_fishin: number): Sheet => ({
  licenses,
  boats,
  crates,
  king_crab,
  dfo: 0,
  marina: 0,
  gone_fishin,
  crewman: 0,
  first_mate: 0,
  house_boat: 0,
  trophies: 0,
  meeples: 0,
  total: licenses + boats + crates + king_crab + gone_fishin,
});

const boat = (type: string, crates: number, captained = true, captain: string | null = null): Boat => ({
  type,
  card: type,
  captained,
  captain,
  crates,
  room: 4,
});

const seat = (more: Partial<Seat>): Seat => ({
  captain: null,
  oyster_crates: 0,
  crew_crates: 0,
  quartermaster: 0,
  bosuns: {},
  assistants: {},
  marinas: [],
  trophies: [],
  meeples: 0,
  hand: 6,
  drawn: 0,
  licenses: {},
  levels: {},
  discount: 0,
  boats: [],
  store: 0,
  gone_fishin: 0,
  bid: null,
  in_phase: true,
  in_bidding: false,
  launches_left: 0,
  hires_left: 0,
  asked: null,
  score: sheet(0, 0, 0, 0, 0),
  ...more,
});

export const table: Table = {
  id: "demo",
  status: "running",
  you: 0,
  host: 0,
  yours: true,
  watching: 0,
  kept: null,
  rematch: null,
  options: {
    preset: "first_voyage",
    line_up: [...TYPES, "pub"],
    docks: [],
    captains: [],
    gone_fishin: true,
    crewman: false,
    trophies: false,
    meeples: false,
    epic: false,
    changed: false,
    pace: "normal",
    hints: true,
    public: false,
    watch: "at_once",
    chat: true,
    clock: null,
  },
  notices: [],
  seats: [
    { kind: "human", name: "Anna", bot: null },
    { kind: "human", name: "Bartholomew Featherstonehaugh", bot: null },
    { kind: "bot", name: null, bot: "deckhand" },
    { kind: "bot", name: null, bot: "deckhand" },
  ],
};

/** The middle of a game, with nothing asked of anybody. `me` changes seat 0. */
export function midGame(more: Partial<View> = {}, me: Partial<Seat> = {}): View {
  return {
    seat: 0,
    ply: 117,
    round: 5,
    start: 2,
    phase: "auction",
    setup: {
      seats: 4,
      line_up: [...TYPES.slice(0, 5), "pub", "king_crab"],
      docks: [],
      captains: [],
      epic: false,
      gone_fishin: true,
      crewman: false,
      trophies: false,
      meeples: false,
    },
    supply: 63,
    last_round: false,
    over: false,
    row: ["shrimp", "king_crab_captains", "cod", "processing"],
    row_crew: [null, null, null, null],
    license_deck: 12,
    boat_deck: 41,
    discard_pile: 19,
    gone_fishin_pile: 16,
    dock_piles: {},
    crew_deck: 0,
    storm: null,
    trophies: [],
    meeples: 0,
    meeple_of: {},
    auction: null,
    payment: null,
    hiring: null,
    catching: null,
    assigning: null,
    taking: null,
    seats: [
      seat({
        hand: 9,
        licenses: { shrimp: 1, cod: 1, processing: 1 },
        levels: { shrimp: 1, cod: 1, processing: 1 },
        discount: 1,
        boats: [
          boat("cod", 3, true, "tuna"),
          boat("shrimp", 2, true, "shrimp"),
          boat("processing", 4, true, "cod"),
          boat("cod", 1, true, "lobster"),
          boat("shrimp", 0, false),
        ],
        store: 2,
        gone_fishin: 1,
        score: sheet(11, 8, 10, 0, 2),
        ...me,
      }),
      seat({
        hand: 7,
        licenses: { lobster: 2, tuna: 1 },
        levels: { lobster: 2, tuna: 1 },
        boats: [4, 3, 3, 1, 1, 0, 0].map((crates, n) => boat(n === 2 || n === 3 || n === 6 ? "tuna" : "lobster", crates, n < 6)),
        score: sheet(9, 11, 12, 0, 0),
      }),
      seat({
        hand: 4,
        licenses: { cod: 2, king_crab_crates: 1, pub: 1 },
        levels: { cod: 2 },
        boats: [boat("cod", 4), boat("king_crab", 2), boat("cod", 2), boat("king_crab", 1)],
        gone_fishin: 2,
        score: sheet(23, 10, 9, 3, 4),
      }),
      seat({ hand: 11, licenses: { processing: 2 }, levels: { processing: 2 }, store: 3, gone_fishin: 1, score: sheet(6, 0, 0, 0, 2) }),
    ],
    hand: { shrimp: 2, cod: 1, lobster: 1, tuna: 2, processing: 1, king_crab: 2 },
    drawn: {},
    decision: null,
    result: null,
    ...more,
  };
}

export function decision(kind: Decision["kind"], moves: Move[], more: Partial<Decision> = {}): Decision {
  const legal: Legal[] = moves.map((move, n) => ({ n, text: move.do, ...move }));
  return { kind, ply: 117, legal, refused: [], discount: 1, money: 20, ...more };
}

const PASS: Move = { do: "pass" };
const refused = (move: Move, code: string, args: Refused["args"] = {}): Refused => ({ ...move, code, args });

function bidding(bids: [number | null, boolean][], high: number, bid: number, more: Partial<View>): View {
  const view = midGame({ auction: { slot: 2, license: "cod", bid, bidder: high }, ...more });
  bids.forEach(([amount, inBidding], n) => Object.assign(view.seats[n]!, { bid: amount, in_bidding: inBidding }));
  return view;
}

const many = (n: number, shift: number): Boat[] =>
  Array.from({ length: n }, (_, i) => boat(TYPES[(i + shift) % 6]!, (i * 7 + shift) % 5, i % 5 !== 4));

const RICH = { shrimp: 4, cod: 3, lobster: 2, tuna: 2, processing: 1, pub: 1, king_crab_captains: 1, king_crab_licenses: 1 };

const VIEWS: Record<string, () => View> = {
  name: () =>
    midGame({ decision: decision("name", [0, 1, 2, 3].map((slot): Move => ({ do: "lot", slot })).concat(PASS), { max_bid: 21 }) }, { asked: "name" }),
  poor: () =>
    midGame(
      {
        decision: decision("name", [{ do: "lot", slot: 0 }, PASS], {
          max_bid: 4,
          refused: [1, 2, 3].map((slot) => refused({ do: "lot", slot }, "cannot_afford", { price: 10, money: 4, missing: 6 })),
        }),
      },
      { asked: "name" },
    ),
  bid: () => {
    const bids = Array.from({ length: 14 }, (_, n): Move => ({ do: "bid", amount: 8 + n }));
    const view = bidding([[6, true], [7, true], [null, false], [null, false]], 1, 7, { decision: decision("bid", [...bids, PASS], { max_bid: 21 }) });
    view.seats[2]!.in_phase = false;
    view.seats[0]!.asked = "bid";
    return view;
  },
  wait: () => {
    const view = bidding([[8, true], [7, true], [null, false], [null, false]], 0, 8, {});
    view.seats[1]!.asked = "bid";
    return view;
  },
  watch: () => {
    const view = bidding([[8, true], [7, true], [null, false], [null, false]], 0, 8, { seat: null, hand: null, drawn: null });
    view.seats[1]!.asked = "bid";
    return view;
  },
  pay: () =>
    bidding([[9, false], [8, false], [null, false], [null, false]], 0, 9, {
      payment: { seat: 0, for: "license", id: "cod", price: 8, left: 8, parts: [] },
      decision: decision("pay", ["tuna", "shrimp", "cod", "crate", "gone_fishin"].map((part) => ({ do: "pay", part })), {
        price: 8,
        left: 8,
        suggested: ["tuna", "tuna", "crate", "crate"],
      }),
    }),
  launch: () =>
    midGame(
      {
        phase: "launch",
        decision: decision("launch", [{ do: "launch", card: "shrimp" }, { do: "launch", card: "cod" }, PASS], {
          launches: { shrimp: { price: 0, suggested: [] }, cod: { price: 1, suggested: ["crate"] } },
          refused: [
            ...["lobster", "tuna", "king_crab"].map((card) => refused({ do: "launch", card }, "no_license", { card })),
            refused({ do: "launch", card: "processing" }, "cannot_afford", { price: 2, money: 1, missing: 1 }),
          ],
        }),
      },
      { asked: "launch", launches_left: 2 },
    ),
  hire: () =>
    midGame(
      {
        phase: "hire",
        decision: decision("hire", [{ do: "hire", boat: 4 }, PASS], {
          refused: [0, 1, 2, 3].map((n) => refused({ do: "hire", boat: n }, "has_captain", { boat: n, type: "cod" })),
        }),
      },
      { asked: "hire", hires_left: 1 },
    ),
  process: () =>
    midGame(
      {
        phase: "processing",
        decision: decision("process", [0, 1, 2, 3].map((n): Move => ({ do: "process", boat: n })).concat(PASS), {
          refused: [refused({ do: "process", boat: 4 }, "no_crates", { boat: 4, type: "shrimp" })],
        }),
      },
      { asked: "process" },
    ),
  trade: () => midGame({ phase: "processing", decision: decision("trade", [{ do: "trade" }, PASS]) }, { asked: "trade" }),
  drawn: () =>
    midGame(
      {
        phase: "draw",
        drawn: { cod: 1, king_crab: 1 },
        decision: decision("discard_drawn", ["cod", "king_crab"].map((card) => ({ do: "discard", card }))),
      },
      { asked: "discard_drawn", drawn: 2 },
    ),
  discard: () => midGame({ phase: "draw", decision: decision("discard", TYPES.map((card) => ({ do: "discard", card }))) }, { asked: "discard" }),
  over: () => {
    const view = midGame({
      phase: "over",
      over: true,
      round: 14,
      last_round: true,
      row: ["lobster", "pub"],
      license_deck: 0,
      supply: -2,
      hand: { shrimp: 7, cod: 4, lobster: 5, tuna: 3, processing: 2, king_crab: 3 },
      result: {
        reason: "both",
        winners: [1],
        ranking: [
          { seat: 1, rank: 1, total: 71, boats: 10, crates: 21, sheet: sheet(31, 16, 21, 3, 0) },
          { seat: 0, rank: 2, total: 71, boats: 6, crates: 14, sheet: sheet(33, 11, 14, 9, 4) },
          { seat: 2, rank: 3, total: 49, boats: 14, crates: 20, sheet: sheet(9, 20, 20, 0, 0) },
          { seat: 3, rank: 4, total: 40, boats: 18, crates: 16, sheet: sheet(6, 16, 16, 0, 2) },
        ],
      },
    });
    view.seats.forEach((one, n) => Object.assign(one, { boats: many(6 + 4 * n, n), licenses: n < 2 ? RICH : { tuna: 2 } }));
    return view;
  },
};

/** Real views of Arctic Bounty: an Epic Fleet of six late in the game, and one person against the Corporation. */
const REAL: Record<string, unknown> = { epic, solo, solo_over: soloOver };
for (const [name, view] of Object.entries(REAL)) VIEWS[name] = () => structuredClone(view) as View;

/** More than any game brings: every seat has nearly everything. */
VIEWS["crowded"] = () => {
  const view = structuredClone(epic) as unknown as View;
  const boats = view.seats.flatMap((one) => one.boats);
  const ids = ["shrimp", "cod", "lobster", "tuna", "processing", "swordfish", "oyster", "char", "salmon", "dfo", "pub", "king_crab_captains", "king_crab_crates", "marina"];
  view.row_crew = ["bosun", "storm", null, "quartermaster", "crates", "assistant"];
  view.storm = 3;
  view.seats.forEach((one, n) =>
    Object.assign(one, {
      boats: [...boats.slice(n * 3), ...boats].slice(0, 12 + 4 * n),
      licenses: Object.fromEntries(ids.map((id, i) => [id, 1 + ((n + i) % 3)])),
      marinas: [{ king_crab: 3, cod: 2 }, { cod: 1 }, {}],
      bosuns: { cod: 2, shrimp: 1 },
      assistants: { tuna: 1 },
      oyster_crates: 7,
      crew_crates: 4,
      quartermaster: 2,
      trophies: [0, 1],
      meeples: 3,
    }),
  );
  return view;
};

const CREW: Table["seats"] = [...table.seats, { kind: "human", name: "Дарья", bot: null }, { kind: "bot", name: null, bot: "drifter" }];

const EVENTS: GameEvent[] = [
  { ply: 90, kind: "round", round: 4, start: 1 },
  { ply: 91, kind: "named", seat: 1, slot: 0, license: "lobster" },
  { ply: 92, kind: "bid", seat: 1, amount: 5, license: "lobster" },
  { ply: 93, kind: "bid", seat: 2, amount: 6, license: "lobster" },
  { ply: 94, kind: "passed", seat: 3, decision: "bid" },
  { ply: 95, kind: "passed", seat: 0, decision: "bid" },
  { ply: 96, kind: "bid", seat: 1, amount: 7, license: "lobster" },
  { ply: 97, kind: "passed", seat: 2, decision: "bid" },
  { ply: 97, kind: "won", seat: 1, license: "lobster", slot: 0, bid: 7 },
  { ply: 98, kind: "paid", seat: 1, part: "tuna", value: 3 },
  { ply: 98, kind: "paid", seat: 1, part: "lobster", value: 2 },
  { ply: 98, kind: "paid", seat: 1, part: "lobster", value: 2 },
  { ply: 98, kind: "bought", seat: 1, license: "lobster", bid: 7, price: 7 },
  { ply: 99, kind: "passed", seat: 0, decision: "name" },
  { ply: 99, kind: "went_fishin", seat: 0 },
  { ply: 99, kind: "revealed", license: "shrimp", slot: 0 },
  { ply: 100, kind: "launching", seat: 0, card: "cod", price: 1 },
  { ply: 101, kind: "paid", seat: 0, part: "crate", value: 1 },
  { ply: 101, kind: "launched", seat: 0, boat: 3, type: "cod", card: "cod" },
  { ply: 102, kind: "drew", seat: 0, card: "tuna" },
  { ply: 102, kind: "draw", seat: 0, why: "cod", want: 1, got: 1 },
  { ply: 103, kind: "hired", seat: 0, boat: 3, type: "cod", card: "lobster" },
  { ply: 104, kind: "hired", seat: 1, boat: 5, type: "lobster", card: null },
  { ply: 104, kind: "caught", seat: 0, boat: 0, type: "cod", crates: 1 },
  { ply: 104, kind: "caught", seat: 0, boat: 1, type: "shrimp", crates: 1 },
  { ply: 104, kind: "caught", seat: 1, boat: 0, type: "lobster", crates: 1 },
  { ply: 105, kind: "processed", seat: 3, boat: 0, type: "processing" },
  { ply: 106, kind: "traded", seat: 3 },
  { ply: 106, kind: "draw", seat: 3, why: "trade", want: 2, got: 2 },
  { ply: 107, kind: "draw", seat: 0, why: "draw", want: 2, got: 2 },
  { ply: 110, kind: "discarded", seat: 0, card: "cod", from: "drawn" },
  { ply: 111, kind: "discarded", seat: 1, card: null, from: "drawn" },
  { ply: 112, kind: "round", round: 5, start: 2 },
];

const inviting: Table = { ...table, status: "open", seats: table.seats.map((one, n) => (n === 2 ? { kind: "open", name: null, bot: null } : one)) };

const line = (more: Partial<TableLine>): TableLine => ({
  ...table,
  round: 5,
  to_move: [2],
  your_turn: false,
  winners: null,
  updated: 0,
  ...more,
});

const TABLES: TableLine[] = [
  line({ id: "a", to_move: [0], your_turn: true }),
  line({ id: "b" }),
  line({ ...inviting, id: "c", round: null, to_move: [] }),
  line({ id: "d", status: "over", winners: [1], to_move: [] }),
];

/** Somebody is away, a bot has failed; `stand_in`: a bot plays for me. */
const SEATS: Table = {
  ...table,
  seats: [
    { ...table.seats[0]!, may: "bot" },
    { ...table.seats[1]!, away: true, may: "bot" },
    ...table.seats.slice(2),
  ],
  notices: [{ id: 3, ply: 105, seat: 3, bot: "deckhand", code: "bot_failed", why: "late" }],
};
const STAND_IN: Table = {
  ...SEATS,
  seats: [{ ...table.seats[0]!, bot: "captain", may: "back" }, { ...table.seats[1]!, away: true, bot: "mate" }, ...table.seats.slice(2)],
};
VIEWS["seats"] = VIEWS["bid"]!;
VIEWS["stand_in"] = VIEWS["bid"]!;
const TABLES_OF: Record<string, Table> = { open: inviting, invited: { ...inviting, you: null }, watch: { ...table, you: null }, seats: SEATS, stand_in: STAND_IN };

/** Every name `fixture` takes. */
export const NAMES = [...Object.keys(VIEWS), "open", "invited", "home"];

export function fixture(name: string): Fixture {
  const view = VIEWS[name]?.() ?? null;
  const at = { ...(TABLES_OF[name] ?? { ...table, status: view?.over ? "over" : "running" }) };
  if (name in REAL || name === "crowded") at.seats = CREW.slice(0, view!.setup.seats);
  return { table: at, view, events: view ? EVENTS : [], tables: name === "home" ? TABLES : [] };
}
