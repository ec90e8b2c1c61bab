// Events as sentences.
import { describe, expect, it } from "vitest";
import { fixture } from "../src/dev/fixtures";
import { lines } from "../src/lib/log";
import type { GameEvent } from "../src/lib/types";

const teller = { name: (seat: number) => ["Anna", "Ben", "Cleo", "Dan"][seat]!, isMe: (seat: number | null | undefined) => seat === 0, isCaptain: (seat: number) => seat === 3 };
const told = (...events: GameEvent[]): string[] => lines(events, teller).map((line) => line.text);

describe("the log", () => {
  it("puts what belongs together into one sentence", () => {
    expect(told({ kind: "paid", seat: 1, part: "tuna", value: 3 }, { kind: "paid", seat: 1, part: "cod", value: 1 }, { kind: "paid", seat: 1, part: "cod", value: 1 })).toEqual([
      "Ben pays with Tuna and 2 × Cod.",
    ]);
    expect(told({ kind: "caught", seat: 0, boat: 0, crates: 1 }, { kind: "caught", seat: 0, boat: 1, crates: 1 }, { kind: "caught", seat: 1, boat: 0, crates: 1 })).toEqual([
      "You catch 2 crates.",
      "Ben catches one crate.",
    ]);
  });

  it("names one's own cards and nobody else's", () => {
    expect(told({ kind: "hired", seat: 0, boat: 1, type: "cod", card: "tuna" })).toEqual(["You put Tuna on the Cod boat as its captain."]);
    expect(told({ kind: "hired", seat: 1, boat: 1, type: "cod", card: null })).toEqual(["Ben hires a captain for the Cod boat."]);
    expect(told({ kind: "discarded", seat: 0, card: "cod", from: "hand" }, { kind: "discarded", seat: 2, card: null, from: "hand" })).toEqual([
      "You discard Cod.",
      "Cleo discards a card.",
    ]);
  });

  it("has a sentence for every kind", () => {
    const kinds = new Set(fixture("name").events.map((event) => event.kind));
    expect(kinds.size).toBeGreaterThan(14);
    for (const line of lines(fixture("name").events, teller)) expect(line.text).toMatch(/^[A-Z].*\.$/);
    for (const decision of ["name", "bid", "launch", "hire", "process", "trade"]) expect(told({ kind: "passed", seat: 1, decision })).toHaveLength(1);
    for (const reason of ["licenses", "crates", "both"]) expect(told({ kind: "over", reason })).toHaveLength(1);
    for (const why of ["cod", "lobster", "trade", "tuna", "draw"]) expect(told({ kind: "draw", seat: 1, why, want: 1, got: 1 })).toHaveLength(1);
    expect(told({ kind: "swept", license: "cod" }, { kind: "swept", license: "pub" })).toHaveLength(1);
    expect(told({ kind: "reshuffled", count: 30 }, { kind: "last_round" }, { kind: "draw", seat: 1, why: "cod", want: 2, got: 0 })).toHaveLength(3);
  });
});
