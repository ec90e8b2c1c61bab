// What is said at a table: whole, added to, counted while nobody looks.
import { beforeEach, describe, expect, it } from "vitest";
import { TableTalk, type Line } from "../src/lib/talk.svelte";

const line = (id: number, mine = false): Line => ({ id, seat: mine ? 0 : 1, name: "Ben", text: `line ${id}`, at: 1000 + id, mine });

beforeEach(() => localStorage.clear());

describe("table talk", () => {
  it("is there whole, then added to, each line once", () => {
    const talk = new TableTalk("demo");
    talk.hear({ lines: [line(1), line(2)], muted: [], whole: true });
    talk.hear({ lines: [line(2), line(5)], muted: [], whole: false });
    expect(talk.lines.map((one) => one.id)).toEqual([1, 2, 5]);
    talk.hear({ lines: [line(5)], muted: [1], whole: true });
    expect(talk.lines.map((one) => one.id)).toEqual([5]);
    expect(talk.muted).toEqual([1]);
  });

  it("counts what others have said since it was looked at, beyond a reload", () => {
    const talk = new TableTalk("demo");
    talk.hear({ lines: [line(1), line(2, true), line(3)], muted: [], whole: true });
    expect(talk.unread).toBe(2);
    talk.seen();
    expect(talk.unread).toBe(0);
    talk.hear({ lines: [line(4), line(5, true)], muted: [], whole: false });
    expect(talk.unread).toBe(1);
    const again = new TableTalk("demo");
    again.hear({ lines: [line(1), line(3), line(4)], muted: [], whole: true });
    expect(again.unread).toBe(1);
    expect(new TableTalk("another").unread).toBe(0);
    again.open = true;
    again.hear({ lines: [line(6)], muted: [], whole: false });
    expect(again.unread).toBe(0);
  });

  it("tells aloud what is new to this page, and nothing that was there before", () => {
    const talk = new TableTalk("demo");
    talk.hear({ lines: [line(1)], muted: [], whole: true });
    expect(talk.fresh).toBeNull();
    talk.hear({ lines: [line(2, true)], muted: [], whole: false });
    expect(talk.fresh).toBeNull();
    talk.hear({ lines: [line(3)], muted: [], whole: false });
    expect(talk.fresh?.id).toBe(3);
    talk.hear({ lines: [line(1), line(3)], muted: [], whole: true });
    expect(talk.fresh?.id).toBe(3);
  });
});
