// A feed that survives: refused streams, silent lines, sleeping laptops.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Feed } from "../src/lib/feed";
import { SilentSource } from "./table";

let moves: number[] = [];
let line: boolean[] = [];
let resumed = 0;
let gone = 0;
let feed: Feed;

beforeEach(() => {
  vi.useFakeTimers();
  SilentSource.all = [];
  moves = [];
  line = [];
  resumed = 0;
  gone = 0;
  feed = new Feed(
    (after, hidden) => `/feed?after=${after}${hidden ? "&hidden" : ""}`,
    7,
    { onMove: (_, id) => moves.push(id), onTable: () => undefined, onAdvance: () => undefined, onChat: () => undefined, onClocks: () => undefined, onGone: () => gone++, onLine: (live) => line.push(live), onResume: () => resumed++ },
    { silence: 40_000, backOff: [500, 8_000], random: () => 0.5, source: (url) => new SilentSource(url) as unknown as EventSource },
  );
});
afterEach(() => {
  feed.close();
  vi.useRealTimers();
});

const newest = (): SilentSource => SilentSource.all.at(-1)!;

describe("a feed", () => {
  it("begins after what is known and tells each move once", () => {
    expect(newest().url).toBe("/feed?after=7");
    newest().tell("move", {}, 8);
    newest().tell("move", {}, 8);
    newest().tell("move", {}, 6);
    newest().tell("move", {}, 9);
    expect(moves).toEqual([8, 9]);
  });

  it("ends for good when the table does", () => {
    newest().tell("gone", {});
    expect(gone).toBe(1);
    expect(newest().closed).toBe(true);
    newest().dispatchEvent(new Event("error"));
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(SilentSource.all.length).toBe(1);
    expect(line).toEqual([true]);
  });

  it("reopens by itself after an answer that was no stream, each time later, from where it was", () => {
    newest().tell("move", {}, 12);
    newest().dispatchEvent(new Event("error"));
    expect(newest().closed).toBe(true);
    expect(line).toEqual([true, false]);
    const waits = [];
    for (let n = 0; n < 6; n++) {
      const before = SilentSource.all.length;
      let waited = 0;
      while (SilentSource.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
      newest().dispatchEvent(new Event("error"));
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    vi.advanceTimersByTime(8_000);
    expect(newest().url).toBe("/feed?after=12");
    newest().dispatchEvent(new Event("open"));
    expect(line.at(-1)).toBe(true);
    expect(resumed).toBe(1);
  });

  it("notices a line that died silently, but not one that beats", () => {
    newest().dispatchEvent(new Event("open"));
    for (let n = 0; n < 8; n++) {
      vi.advanceTimersByTime(15_000);
      newest().tell("beat", {});
    }
    expect(SilentSource.all).toHaveLength(1);
    vi.advanceTimersByTime(45_000);
    expect(SilentSource.all.length).toBeGreaterThan(1);
  });

  it("does not wait when the network comes back", () => {
    dispatchEvent(new Event("offline"));
    expect(line).toEqual([false]);
    expect(SilentSource.all).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(SilentSource.all).toHaveLength(2);
  });

  it("says when nobody looks, after a while, and at once when somebody does again", () => {
    const look = (state: string) => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    newest().tell("move", {}, 9);
    look("hidden");
    vi.advanceTimersByTime(5_000);
    look("visible");
    vi.advanceTimersByTime(15_000);
    expect(SilentSource.all).toHaveLength(1);
    look("hidden");
    vi.advanceTimersByTime(11_000);
    expect(SilentSource.all.map(({ closed }) => closed)).toEqual([true, false]);
    expect(newest().url).toBe("/feed?after=9&hidden");
    newest().dispatchEvent(new Event("open"));
    look("visible");
    expect(newest().url).toBe("/feed?after=9");
    newest().dispatchEvent(new Event("open"));
    expect(line).toEqual([true]);
    expect(resumed).toBe(0);
    vi.restoreAllMocks();
  });

  it("stays closed", () => {
    feed.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(SilentSource.all).toHaveLength(1);
  });
});
