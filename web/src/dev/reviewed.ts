/** A review to look at without a server: a game of four that went up and down. */

import type { Judged, Review } from "../review/review";

const ROUNDS = 13;

/** Between 0 and 1, the same every time. */
const dice = (n: number): number => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1;

export function reviewed(seat: number, kind: "mixed" | "clean" | "one" = "mixed"): Review {
  const curve: Review["curve"] = [];
  const decisions: Judged[] = [];
  for (let step = 0; step <= ROUNDS * 8; step++) {
    const round = Math.min(ROUNDS, 1 + Math.floor(step / 8));
    const weights = [0, 1, 2, 3].map((n) => Math.exp((step / 22) * Math.sin(n * 2.3 + step / (19 + 4 * n)) + 0.15 * dice(step * 7 + n)));
    const all = weights.reduce((sum, one) => sum + one, 0);
    const over = step === ROUNDS * 8;
    curve.push({ ply: step * 5, round, chances: over ? [0, 1, 0, 0] : weights.map((one) => one / all) });
    if (!over && step % 2 === seat % 2) decisions.push(decision(step, round, curve.at(-1)!.chances[seat]!, kind));
  }
  const worst = decisions
    .map((one, place) => ({ ...one, place }))
    .filter((one) => one.mistake)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, 3)
    .map((one) => one.place);
  return { seat, seats: 4, people: 4, captains: [], level: "admiral", decisions, worst, curve, result: null };
}

function decision(step: number, round: number, chance: number, kind: "mixed" | "clean" | "one"): Judged {
  const bad = kind === "mixed" ? dice(step) < 0.16 : kind === "one" && step >= 40 && step < 42;
  const loss = bad ? 0.04 + 0.12 * dice(step + 3) : dice(step) < 0.5 ? 0 : 0.012;
  const asked = ASKED[step % ASKED.length]!;
  return { ply: step * 5, round, chance, best_chance: Math.min(1, chance + loss), loss, decided: false, score: 50, best_score: 50 + 20 * loss, lost_vp: 0, noise: 0.03, mistake: bad, ...asked };
}

const ASKED: Pick<Judged, "kind" | "about" | "moves" | "best_moves">[] = [
  {
    kind: "bid",
    about: { slot: 1, license: "king_crab_licenses", bid: 16, bidder: 2 },
    moves: [{ do: "bid", amount: 17 }],
    best_moves: [{ do: "pass" }],
  },
  {
    kind: "pay",
    about: { for: "license", id: "lobster", price: 9 },
    moves: ["king_crab", "tuna", "tuna", "crate"].map((part) => ({ do: "pay", part })),
    best_moves: ["lobster", "lobster", "lobster", "crate", "crate", "crate"].map((part) => ({ do: "pay", part })),
  },
  {
    kind: "launch",
    about: {},
    moves: [{ do: "launch", card: "cod" }, { do: "pay", part: "tuna" }],
    best_moves: [{ do: "launch", card: "processing" }, { do: "pay", part: "crate" }, { do: "pay", part: "crate" }],
  },
  { kind: "hire", about: {}, moves: [{ do: "hire", boat: 2, what: "cod" }, { do: "captain", card: "shrimp" }], best_moves: [{ do: "pass" }] },
  {
    kind: "process",
    about: {},
    moves: [
      { do: "process", boat: 0, what: "cod" },
      { do: "process", boat: 1, what: "cod" },
      { do: "process", boat: 2, what: "shrimp" },
      { do: "pass" },
    ],
    best_moves: [{ do: "pass" }],
  },
  { kind: "discard_drawn", about: {}, moves: [{ do: "discard", card: "shrimp" }], best_moves: [{ do: "discard", card: "lobster" }] },
  {
    kind: "name",
    about: {},
    moves: [{ do: "lot", slot: 2, what: "processing" }, { do: "bid", amount: 4 }],
    best_moves: [{ do: "lot", slot: 0, what: "king_crab_captains" }, { do: "bid", amount: 10 }],
  },
];
