// Events as sentences.
import { describe, expect, it } from "vitest";
import { lines } from "../src/lib/log";
import type { GameEvent } from "../src/lib/types";
import events from "./events.json";

const teller = { name: (seat: number) => ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"][seat]!, isMe: (seat: number | null | undefined) => seat === 0, isCaptain: (seat: number) => seat === 3 };
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

  it.each((events as GameEvent[]).map((event) => ({ event, kind: event.kind, text: JSON.stringify(event) })))("tells $text", ({ event, kind }) => {
    const [text, ...more] = told(event);
    expect(more).toEqual([]);
    // the launch itself follows at once; and others have given all crates
    if (kind === "launching" || (kind === "loaded" && event["crates"] === 0) || (kind === "bought" && event.seat === 3)) return expect(text).toBeUndefined();
    expect(text).toMatch(/^[A-Z0-9].*\.$/);
    expect(text).not.toMatch(/undefined|null|NaN|_|\{|\$[a-z]/);
  });

  it("says who, as far as anybody did it", () => {
    for (const event of events as GameEvent[]) {
      if (event.seat === undefined || event.seat === null || ["launching", "revealed_boat"].includes(event.kind)) continue;
      const [text] = told(event);
      if (event["got"] === 0 || event["crates"] === 0) continue;
      expect(text).toMatch(event.seat === 0 ? /\bYou|\byou/ : new RegExp(teller.name(event.seat)));
    }
  });

  it("tells what happened to several at once in one sentence", () => {
    expect(told({ kind: "swept", license: "cod" }, { kind: "swept", license: "pub" })).toHaveLength(1);
    expect(told({ kind: "reshuffled", count: 30 }, { kind: "last_round" }, { kind: "draw", seat: 1, why: "cod", want: 2, got: 0 })).toHaveLength(3);
    const catching = [
      { kind: "caught", seat: 1, boat: 0, type: "oyster", crates: 1 },
      { kind: "shelved", seat: 1, boat: 0 },
      { kind: "caught", seat: 1, boat: 1, type: "cod", crates: 1 },
    ];
    expect(told(...catching)).toEqual(["Ben catches 3 crates, and puts one on the Oyster License."]);
    expect(told({ kind: "towed", seat: 0, boat: 1 }, { kind: "towed", seat: 0, boat: 4 })).toEqual(["2 cards go on your Tug Boats, face down."]);
    expect(told({ kind: "crew_placed", crew: "bosun", slot: 0 }, { kind: "crew_placed", crew: "storm", slot: 1 })).toEqual([
      "By the licenses of the row: Bosun and Storm.",
    ]);
    const kept = ["cod", "tuna"].map((card) => ({ kind: "discarded", seat: 0, card, from: "hand" }));
    expect(told(...kept)).toEqual(["You discard Cod and Tuna."]);
    expect(told({ kind: "round", round: 1, start: 1 }, ...kept)).toHaveLength(3);
  });

  it("counts what is paid with, in the singular and the plural", () => {
    const paid = (...parts: string[]): string[] => told(...parts.map((part) => ({ kind: "paid", seat: 1, part, value: 1 })));
    expect(paid("lobster", "oyster_crate")).toEqual(["Ben pays with Lobster and an Oyster crate."]);
    expect(paid("cod", "cod", "crewman_crate", "crewman_crate", "crate")).toEqual(["Ben pays with 2 × Cod, 2 crewman's crates, and a crate."]);
    expect(paid("gone_fishin", "house_boat")).toEqual(["Ben pays with a Gone Fishin' card and a House Boat."]);
  });

  it("says what a Captain, a Storm and a Swordfish License do", () => {
    const license = { seat: 3, license: "shrimp", bid: 6 };
    expect(told({ kind: "won", slot: 0, ...license }, { kind: "bought", price: 0, ...license })).toEqual(["Dan wins Shrimp License at $6, and pays nothing."]);
    expect(told({ kind: "crew", seat: 1, crew: "storm" })).toEqual(["Ben gets a crewman: Storm. Until the round ends nobody else catches anything."]);
    expect(told({ kind: "drew_instead", seat: 0, boat: 0, type: "tuna" }, { kind: "drew_instead", seat: 1, boat: 0, type: "inuit" })).toEqual([
      "You draw with the Tuna boat instead of catching.",
      "Ben draws with the Inuit Fisherman instead of catching.",
    ]);
  });

  it("tells crates taken to whoever loses one", () => {
    expect(told({ kind: "took", seat: 1, victim: 0, boat: 2 }, { kind: "took", seat: 1, victim: 2, boat: 2 })).toEqual([
      "Ben takes a crate from you.",
      "Ben takes a crate from Cleo.",
    ]);
  });
});
