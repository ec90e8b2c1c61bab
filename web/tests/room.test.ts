import { describe, expect, it } from "vitest";
import { dueHere } from "../src/room/due";
import { alike, rowScale, shipScale } from "../src/room/fit";
import type { Table, View } from "../src/lib/types";

const seat = (here: boolean, bot: string | null = null) => ({ kind: "human" as const, name: "", bot, here });

/** A table of four with Anna, Bert and Dora at this screen; `asked`: who is to move, `waits`: who is asked for consent. */
function due(asked: number[], { waits = [] as number[], start = 0, bot = null as string | null, over = false } = {}): number[] {
  const table = { seats: [seat(true), seat(true, bot), seat(false), seat(true)], undo: waits.length ? { seat: 0, ply: 3, agreed: [], waits } : null };
  const view = { start, over, seats: table.seats.map((_, n) => ({ asked: asked.includes(n) ? "draw" : null })) };
  return dueHere(table as unknown as Table, view as unknown as View);
}

describe("who is to have the screen", () => {
  it("is who is asked and plays at it", () => {
    expect(due([1])).toEqual([1]);
    expect(due([2])).toEqual([]);
  });

  it("is one after the other in turn order where several answer at once", () => {
    expect(due([0, 1, 2, 3])).toEqual([0, 1, 3]);
    expect(due([0, 1, 3], { start: 3 })).toEqual([3, 0, 1]);
  });

  it("is first who may let others take a step back", () => {
    expect(due([0, 1], { waits: [2, 3] })).toEqual([3, 0, 1]);
    expect(due([3], { waits: [3] })).toEqual([3]);
  });

  it("is nobody a bot plays for, and nobody when the game is over", () => {
    expect(due([1], { bot: "mate" })).toEqual([]);
    expect(due([0], { over: true })).toEqual([]);
  });
});

describe("the screen for all", () => {
  const boat = { width: 74, height: 65, gap: 6 };
  const fits = (boats: number, width: number, height: number, scale: number): boolean => {
    const columns = Math.floor((width - boat.gap) / (scale * boat.width + boat.gap));
    return columns > 0 && Math.ceil(boats / columns) * (scale * boat.height + boat.gap) + boat.gap <= height;
  };

  it("shows fleets as large as all of their boats fit", () => {
    for (const [boats, width, height] of [[1, 300, 200], [5, 620, 190], [9, 328, 335], [11, 328, 296], [24, 440, 169]] as const) {
      const scale = shipScale(boats, width, height);
      expect(fits(Math.max(boats, 4), width, height, scale)).toBe(true);
      expect(fits(Math.max(boats, 4), width, height, scale * 1.08)).toBe(false);
    }
  });

  it("shows no boats much larger than those of others", () => {
    expect(alike([2, 1, 1.2])).toEqual([1.4, 1, 1.2]);
  });

  it("shows the row as wide as the screen, and no higher than a quarter of it", () => {
    expect(rowScale(4, false, 1920, 1080) * (4 * 264 + 48)).toBeLessThanOrEqual(1920);
    expect(rowScale(2, true, 1920, 1080) * 190).toBeLessThanOrEqual(270);
    expect(rowScale(6, false, 3840, 2160)).toBeGreaterThan(2.5);
  });
});
