/**
 * The last view of each of one's own tables, kept in this browser for when there is no connection: what its seat saw, and nothing else. Whoever
 * signs out leaves none behind, and what is no table of whoever is here is dropped as soon as the server says who that is.
 */

import type { TableState } from "./table.svelte";
import type { Cards, GameEvent, Table, View } from "./types";

export interface Kept {
  table: Table;
  view: View;
  events: GameEvent[];
  cards: Cards;
  /** When it was so, ms since 1970. */
  at: number;
  /** Whose: changes whenever somebody signs out here, so that a tab that is still open keeps nothing any more. */
  owner: string;
}

const STORE = "tables";
const OWNER = "kept-for";

function owner(): string {
  const now = localStorage.getItem(OWNER) ?? `${Date.now()}-${Math.random()}`;
  localStorage.setItem(OWNER, now);
  return now;
}

/** Whoever is here as long as this page is open. */
const mine = owner();
const place = (id: string): string => `/kept/${id}`;

/** Keeps what I see of a table of mine. Screens that several share keep nothing. */
export async function keep(game: TableState): Promise<void> {
  const { id, table, view, events, cards } = game;
  if (!("caches" in window) || !table || !view || table.you === null || game.eyes !== null || view.seat !== table.you) return;
  if (table.seats.some((seat) => seat.here) || owner() !== mine) return;
  const kept: Kept = { table, view, events: [...events], cards, at: Date.now(), owner: mine };
  const store = await caches.open(STORE);
  await store.put(place(id), new Response(JSON.stringify(kept), { headers: { "content-type": "application/json" } }));
  if (owner() !== mine) await store.delete(place(id));
}

/** What was kept of a table. */
export async function kept(id: string): Promise<Kept | null> {
  if (!("caches" in window)) return null;
  const found = (await (await (await caches.open(STORE)).match(place(id)))?.json()) as Kept | undefined;
  return found?.owner === owner() ? found : null;
}

/** Drops all but these tables. */
export async function keepOnly(ids: string[]): Promise<void> {
  const store = await caches.open(STORE);
  const places = new Set(ids.map(place));
  for (const { url } of await store.keys()) if (!places.has(new URL(url).pathname)) await store.delete(url);
}

/** Drops all, for every tab of this browser. */
export async function keepNone(): Promise<void> {
  localStorage.removeItem(OWNER);
  if ("caches" in window) await caches.delete(STORE);
}
