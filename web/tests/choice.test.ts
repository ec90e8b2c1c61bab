// From taps to moves: what is put together is what the server is sent.
import { describe, expect, it } from "vitest";
import { fixture } from "../src/dev/fixtures";
import { open } from "./table";

describe("bidding", () => {
  it("names a license and opens in one move", async () => {
    const { game, posts } = await open("name");
    expect(game.choice.bids).toEqual([]);
    game.choice.tap({ on: "row", slot: 2 });
    expect(game.choice.bids.at(0)).toBe(4);
    expect(game.choice.bids.at(-1)).toBe(21);
    await game.play(game.choice.bid(6));
    expect(posts).toEqual([{ ply: 117, move: { do: "lot", slot: 2, bid: 6 } }]);
  });

  it("offers what is legal, and says why a license is not", async () => {
    const { game } = await open("bid");
    expect(game.choice.bids).toEqual(Array.from({ length: 14 }, (_, n) => 8 + n));
    const poor = (await open("poor")).game;
    poor.choice.tap({ on: "row", slot: 2 });
    expect(poor.choice.lot).toBeNull();
    expect(poor.choice.refused?.code).toBe("cannot_afford");
    poor.choice.tap({ on: "row", slot: 0 });
    expect(poor.choice.bids).toEqual([4]);
    expect(poor.choice.refused).toBeNull();
  });
});

describe("paying", () => {
  it("begins with the server's suggestion and can be changed", async () => {
    const { game, posts } = await open("pay");
    const { choice } = game;
    expect(choice.parts).toEqual({ tuna: 2, crate: 2 });
    expect(choice.total).toBe(8);
    expect(choice.lack).toBeNull();
    choice.removePart("crate");
    expect(choice.lack).toEqual({ kind: "short", missing: 1 });
    expect(choice.move).toBeNull();
    choice.tap({ on: "hand", card: "shrimp" });
    expect(choice.total).toBe(9);
    expect(choice.lack).toEqual({ kind: "needless", part: "crate" });
    choice.removePart("crate");
    expect(choice.lack).toBeNull();
    await game.play(choice.move!);
    expect((posts[0]!.move as { parts: string[] }).parts.sort()).toEqual(["shrimp", "tuna", "tuna"]);
  });

  it("adds one at a tap and begins again after the last", async () => {
    const { choice } = (await open("pay")).game;
    choice.clear();
    choice.tap({ on: "hand", card: "shrimp" });
    choice.tap({ on: "hand", card: "shrimp" });
    expect(choice.parts["shrimp"]).toBe(2);
    choice.tap({ on: "hand", card: "shrimp" });
    expect(choice.parts["shrimp"]).toBe(0);
  });

  it("is kept for a reload, and forgotten once it is played", async () => {
    const first = (await open("pay")).game;
    first.choice.removePart("tuna");
    const second = (await open("pay")).game;
    expect(second.choice.parts).toEqual({ tuna: 1, crate: 2 });
    second.choice.resuggest();
    await second.play(second.choice.move!);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe("launching", () => {
  it("is one move with its payment", async () => {
    const { game } = await open("launch");
    expect(game.choice.canPass).toBe(true);
    game.choice.tap({ on: "hand", card: "cod" });
    expect(game.choice.paying).toMatchObject({ for: "launch", price: 1, discount: 1 });
    expect(game.choice.move).toEqual({ do: "launch", card: "cod", paying: ["crate"] });
    // The card that is launched pays for nothing (PY5).
    expect(game.choice.at({ on: "hand", card: "cod" }).can).toBe(false);
    game.choice.back();
    game.choice.tap({ on: "hand", card: "shrimp" });
    expect(game.choice.move).toEqual({ do: "launch", card: "shrimp" });
  });

  it("says why a card cannot be launched", async () => {
    const { game } = await open("launch");
    game.choice.tap({ on: "hand", card: "tuna" });
    expect(game.choice.card).toBeNull();
    expect(game.choice.refused).toMatchObject({ code: "no_license", args: { card: "tuna" } });
  });
});

describe("hiring, processing, discarding", () => {
  it("takes the only boat for granted, then wants a card", async () => {
    const { choice } = (await open("hire")).game;
    expect(choice.boat).toBe(4);
    expect(choice.lack).toEqual({ kind: "card" });
    choice.tap({ on: "boat", seat: 0, boat: 0 });
    expect(choice.refused?.code).toBe("has_captain");
    choice.tap({ on: "hand", card: "cod" });
    expect(choice.move).toEqual({ do: "hire", boat: 4, with: "cod" });
  });

  it("gathers boats", async () => {
    const { choice } = (await open("process")).game;
    choice.tap({ on: "boat", seat: 0, boat: 2 });
    choice.tap({ on: "boat", seat: 0, boat: 0 });
    choice.tap({ on: "boat", seat: 0, boat: 4 });
    expect(choice.move).toEqual({ do: "process", boats: [0, 2] });
    choice.tap({ on: "boat", seat: 0, boat: 0 });
    expect(choice.boats).toEqual([2]);
    choice.allBoats();
    expect(choice.boats).toEqual([0, 1, 2, 3]);
  });

  it("discards a drawn card or one from hand", async () => {
    const { choice } = (await open("drawn")).game;
    choice.tap({ on: "drawn", card: "king_crab" });
    expect(choice.move).toEqual({ do: "discard", card: "king_crab" });
    const other = (await open("discard")).game.choice;
    other.tap({ on: "hand", card: "tuna" });
    other.tap({ on: "hand", card: "shrimp" });
    expect(other.move).toEqual({ do: "discard", card: "shrimp" });
  });
});

describe("a table", () => {
  it("never plays a double click twice", async () => {
    const { game, posts } = await open("bid");
    await Promise.all([game.play({ do: "bid", amount: 8 }), game.play({ do: "bid", amount: 8 })]);
    expect(posts).toHaveLength(1);
    expect(game.busy).toBe(false);
  });

  it("takes the view that comes with a stale move, and says so", async () => {
    const now = { ...fixture("wait").view!, ply: 130 };
    const { game } = await open("bid", () => [409, { code: "stale_ply", args: {}, view: now }]);
    await game.play({ do: "bid", amount: 8 });
    expect(game.view!.ply).toBe(130);
    expect(game.view!.decision).toBeNull();
    expect(game.notice).toMatch(/moved on/);
  });

  it("says why a move was refused and stays where it was", async () => {
    const { game } = await open("bid", () => [422, { code: "bid_too_low", args: { lowest: 9 } }]);
    await game.play({ do: "bid", amount: 8 });
    expect(game.notice).toBe("Bid $9 at least.");
    expect(game.view!.decision?.kind).toBe("bid");
  });

  it("never goes back to an older view", async () => {
    const { game } = await open("bid", () => [200, { ply: 119, last: 3, view: { ...fixture("wait").view!, ply: 119 } }]);
    await game.play({ do: "bid", amount: 8 });
    const { SilentSource } = await import("./table");
    SilentSource.all[0]!.tell("move", { id: 2, ply: 118, seat: 0, events: [], view: fixture("bid").view });
    expect(game.view!.ply).toBe(119);
  });

  it("tells each event once, however it arrives", async () => {
    const { game } = await open("bid");
    const { SilentSource } = await import("./table");
    const before = game.events.length;
    const event = { kind: "bid", ply: 117, seat: 1, amount: 9, license: "cod" };
    const move = { id: 5, ply: 118, seat: 1, events: [event], view: { ...fixture("wait").view!, ply: 118 } };
    SilentSource.all[0]!.tell("move", move);
    SilentSource.all[0]!.tell("move", move);
    expect(game.events.length).toBe(before + 1);
    expect(game.view!.ply).toBe(118);
  });
});
