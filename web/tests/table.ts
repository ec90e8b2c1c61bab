/** A table without a server: what tests of choices and components stand on. */

import printed from "../../src/ridback/cards/cards.toml";
import { expect, vi } from "vitest";
import { fixture } from "../src/dev/fixtures";
import { TableState } from "../src/lib/table.svelte";
import type { Cards, GameEvent, Table, View } from "../src/lib/types";

export const cards = printed as unknown as Cards;

export class SilentSource extends EventTarget {
  static all: SilentSource[] = [];
  closed = false;
  constructor(readonly url: string) {
    super();
    SilentSource.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  /** Tells whoever began to look last, or another in its place. */
  tell(event: string, data: unknown, place = this.url.split("on=").length - 2): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify([place, data]) }));
  }
}

export interface Posted {
  ply: number;
  move: unknown;
}

/** Opens the fixture's table; `posts` gathers what is sent, `answer` is what the server says to a move. */
export async function open(name: string, answer?: () => [number, unknown]) {
  const { table, view, events } = fixture(name);
  return opened(table, view!, events, answer);
}

/** Opens a table with a view that came from the rules. */
export function openView(view: View, events: GameEvent[] = []) {
  const seats = view.seats.filter((seat) => seat.captain === null).map((_, n) => ({ kind: "human" as const, name: `Player ${n + 1}`, bot: null }));
  return opened({ ...fixture("bid").table, seats, you: view.seat }, view, events);
}

async function opened(table: Table, view: View, events: GameEvent[], answer: () => [number, unknown] = () => [200, { ply: 118, last: 2, view }]) {
  const posts: Posted[] = [];
  SilentSource.all = [];
  vi.stubGlobal("EventSource", SilentSource);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    let status = 200;
    let body: unknown = table;
    if (path.endsWith("/view")) body = { table, view, last: 1 };
    else if (path.endsWith("/log")) body = { events, last: 1 };
    else if (path.includes("/cards")) body = cards;
    else if (path.endsWith("/moves")) {
      // What was known of the log by then is another test's business.
      const { last: _, ...post } = JSON.parse(String(init?.body)) as Posted & { last: number };
      posts.push(post);
      await Promise.resolve();
      [status, body] = answer();
    }
    return new Response(JSON.stringify(body), { status });
  });
  const game = new TableState("demo", cards);
  await game.open();
  await vi.waitFor(() => expect(SilentSource.all).not.toHaveLength(0));
  return { game, posts, view };
}
