// The line that all tabs of a browser share survives refused streams, silence, sleeping laptops; each tab is told its own.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Feed } from "../src/lib/feed";
import { Stream } from "../src/live/stream";
import { SilentSource } from "./table";

let stream: Stream;
const feeds: Feed[] = [];

/** A tab with a table. */
function tab(table = "boat", last = 7, eyes: number | null = null) {
  const heard = { moves: [] as number[], tables: [] as unknown[], line: [] as boolean[], resumed: 0, gone: 0 };
  const feed = new Feed(
    { table, eyes },
    last,
    {
      onMove: (_, id) => heard.moves.push(id),
      onTable: (data) => heard.tables.push(data),
      onAdvance: () => undefined,
      onChat: () => undefined,
      onClocks: () => undefined,
      onGone: () => heard.gone++,
      onLine: (live) => heard.line.push(live),
      onResume: () => heard.resumed++,
    },
    (tell) => stream.add(tell),
  );
  feeds.push(feed);
  return Object.assign(heard, { feed });
}

beforeEach(() => {
  vi.useFakeTimers();
  SilentSource.all = [];
  stream = new Stream({ silence: 40_000, backOff: [500, 8_000], random: () => 0.5, source: (url) => new SilentSource(url) as unknown as EventSource });
});
afterEach(() => {
  feeds.splice(0).forEach((feed) => feed.close());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const newest = (): SilentSource => SilentSource.all.at(-1)!;
const soon = (): unknown => vi.advanceTimersByTime(30);
const wanted = (): string[] => [...newest().url.matchAll(/on=([^&]+)/g)].map(([, on]) => on!);
const look = (state: string): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("one tab", () => {
  let one: ReturnType<typeof tab>;
  beforeEach(() => {
    one = tab();
    soon();
  });

  it("begins after what is known and is told each move once", () => {
    expect(newest().url).toBe("/api/feed?on=boat.7");
    for (const id of [8, 8, 6, 9]) newest().tell("move", { id });
    expect(one.moves).toEqual([8, 9]);
  });

  it("ends for good when the table does", () => {
    newest().tell("gone", {});
    soon();
    expect(one.gone).toBe(1);
    expect(newest().closed).toBe(true);
    newest().dispatchEvent(new Event("error"));
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(200_000);
    expect(SilentSource.all.length).toBe(1);
    expect(one.line).toEqual([true]);
  });

  it("reopens by itself after an answer that was no stream, each time later, from where it was", () => {
    newest().tell("move", { id: 12 });
    newest().dispatchEvent(new Event("error"));
    expect(newest().closed).toBe(true);
    expect(one.line).toEqual([true, false]);
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
    expect(newest().url).toBe("/api/feed?on=boat.12");
    newest().tell("table", {});
    expect(one.line.at(-1)).toBe(true);
    expect(one.resumed).toBe(1);
  });

  it("notices a line that died silently, but not one that beats", () => {
    newest().tell("beat", {});
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
    expect(newest().closed).toBe(true);
    expect(SilentSource.all).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(SilentSource.all).toHaveLength(2);
  });

  it("says when nobody looks, after a while, and at once when somebody does again", () => {
    newest().tell("move", { id: 9 });
    look("hidden");
    vi.advanceTimersByTime(5_000);
    look("visible");
    vi.advanceTimersByTime(15_000);
    expect(SilentSource.all).toHaveLength(1);
    look("hidden");
    vi.advanceTimersByTime(11_000);
    expect(SilentSource.all.map(({ closed }) => closed)).toEqual([true, false]);
    expect(wanted()).toEqual(["boat.9..hidden"]);
    newest().tell("beat", {});
    look("visible");
    soon();
    expect(wanted()).toEqual(["boat.9"]);
    newest().tell("beat", {});
    expect(one.line).toEqual([true]);
    expect(one.resumed).toBe(0);
  });

  it("stays closed", () => {
    one.feed.close();
    soon();
    expect(newest().closed).toBe(true);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(200_000);
    expect(SilentSource.all).toHaveLength(1);
  });
});

describe("several tabs", () => {
  it("share a line, and each is told of its own table with its own eyes alone", () => {
    const [ann, bert, other] = [tab("boat", 7, 0), tab("boat", 7, 1), tab("pier", 3)];
    soon();
    expect(SilentSource.all).toHaveLength(1);
    expect(wanted()).toEqual(["boat.7.0", "boat.7.1", "pier.3"]);
    newest().tell("move", { id: 8 }, 1);
    newest().tell("table", { id: "pier" }, 2);
    newest().tell("move", { id: 99 }, 7);
    expect([ann.moves, bert.moves, other.moves]).toEqual([[], [8], []]);
    expect([ann.tables, bert.tables, other.tables]).toEqual([[], [], [{ id: "pier" }]]);
  });

  it("have it opened anew when one comes or goes, from where each was, and see no gap", () => {
    const one = tab();
    soon();
    newest().tell("move", { id: 9 });
    const two = tab("pier", 3);
    soon();
    expect(SilentSource.all.map(({ closed }) => closed)).toEqual([true, false]);
    expect(wanted()).toEqual(["boat.9", "pier.3"]);
    // What the old line still had to say is not heard.
    SilentSource.all[0]!.tell("move", { id: 10 });
    expect(one.moves).toEqual([9]);
    newest().tell("move", { id: 10 }, 0);
    one.feed.close();
    newest().tell("move", { id: 11 }, 0);
    newest().tell("move", { id: 4 }, 1);
    soon();
    expect(wanted()).toEqual(["pier.4"]);
    expect([one.moves, two.moves]).toEqual([[9, 10], [4]]);
    expect([one.line, two.line]).toEqual([[true], [true]]);
  });

  it("are let be by one that the server tells nothing more", () => {
    const [one, two] = [tab("boat", 7, 1), tab("pier", 3)];
    soon();
    newest().tell("beat", {}, 0);
    newest().tell("beat", {}, 1);
    newest().tell("end", {}, 0);
    expect([one.line, two.line]).toEqual([[true, false], [true]]);
    expect(newest().closed).toBe(false);
    vi.advanceTimersByTime(600);
    expect(wanted()).toEqual(["boat.7.1", "pier.3"]);
    newest().tell("end", {}, 0);
    vi.advanceTimersByTime(600);
    expect(SilentSource.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(SilentSource.all).toHaveLength(3);
    newest().tell("table", {}, 0);
    expect(one.line).toEqual([true, false, true]);
    expect(two.line).toEqual([true]);
  });

  it("are forgotten when they are gone without a word, and known again when they were only asleep", () => {
    const said: string[] = [];
    const say = stream.add((told) => said.push(JSON.stringify(told)));
    say({ want: { table: "pier", after: 1, eyes: null, hidden: true } });
    const one = tab();
    soon();
    expect(wanted()).toEqual(["pier.1..hidden", "boat.7"]);
    for (let n = 0; n < 8; n++) {
      vi.advanceTimersByTime(15_000);
      newest().tell("beat", {});
    }
    expect(wanted()).toEqual(["boat.7"]);
    expect(said.filter((told) => told === '"ping"')).toHaveLength(4);
    say({ want: { table: "pier", after: 1, eyes: null, hidden: true } });
    soon();
    expect(wanted()).toEqual(["boat.7", "pier.1..hidden"]);
    expect(one.line).toEqual([true]);
  });
});

it("a tab that hears nothing of the shared line joins it anew", () => {
  const joined: unknown[] = [];
  const feed = new Feed({ table: "boat", eyes: null }, 7, {} as never, () => (said) => joined.push(said));
  expect(joined).toEqual([{ want: { table: "boat", eyes: null, after: 7, hidden: false } }]);
  vi.advanceTimersByTime(70_000);
  expect(joined.slice(1)).toEqual(["leave", joined[0]]);
  feed.close();
});
