/** Half-made choices, kept for a reload in this tab; nothing here is the truth of a table. */

import type { Counts } from "./types";

/** What has been chosen of an answer; which of it counts depends on what is asked. */
export interface Draft {
  lot: number | null;
  /** A boat card, a dock card, or `deck`. */
  card: string | null;
  /** What a Charter Boat is launched as. */
  type: string | null;
  boat: number | null;
  boats: number[];
  /** What gives the crate for a first mate. */
  from: number | "store" | null;
  marina: number | null;
  seat: number | null;
  /** Drawn cards that go under boats, by boat. */
  tucks: Record<number, string>;
  /** Cards of the hand to let go. */
  cards: Counts;
  parts: Counts;
  /** A Tug Boat whose cards may be taken first. */
  pickup: number | null;
}

export const EMPTY: Draft = {
  lot: null,
  card: null,
  type: null,
  boat: null,
  boats: [],
  from: null,
  marina: null,
  seat: null,
  tucks: {},
  cards: {},
  parts: {},
  pickup: null,
};

const PREFIX = "ridback:draft:";

export function keepDraft(table: string, ply: number, kind: string, draft: Draft): void {
  try {
    dropDrafts(table);
    sessionStorage.setItem(`${PREFIX}${table}:${ply}:${kind}`, JSON.stringify(draft));
  } catch {
    // No storage (private mode, full): the choice is then simply not kept.
  }
}

export function keptDraft(table: string, ply: number, kind: string): Draft | null {
  try {
    const text = sessionStorage.getItem(`${PREFIX}${table}:${ply}:${kind}`);
    // An earlier version of the page may have kept less.
    return text === null ? null : { ...EMPTY, ...(JSON.parse(text) as Partial<Draft>) };
  } catch {
    return null;
  }
}

export function dropDrafts(table: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(`${PREFIX}${table}:`)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
