/** Requests to the server, as docs/architecture.md lists them. */

import type { Choices, Fit, Problem, Setups } from "./setups";
import type { Args, Bot, Cards, GameEvent, Move, Pace, Table, TableAnswer, View } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly args: Args,
    /** The current view, when the server sent one along. */
    readonly view: View | null,
    /** All that is wrong with a set-up, in the server's words. */
    readonly problems: Problem[] = [],
  ) {
    super(`${status} ${code}`);
  }

  /** The rules are still being compiled; everything else works in a moment. */
  get warmingUp(): boolean {
    return this.code === "warming_up";
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "no_connection", {}, null);
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    // A proxy's error page, say: the status will do.
  }
  if (answer.ok) return data as T;
  const error = (data ?? {}) as { code?: string; args?: Args; view?: View; problems?: Problem[] };
  throw new ApiError(answer.status, error.code ?? "unexpected", error.args ?? {}, error.view ?? null, error.problems);
}

export interface Me {
  name: string;
}

export interface TableLine extends Table {
  round: number | null;
  to_move: number[];
  your_turn: boolean;
  winners: number[] | null;
  /** Seconds since 1970. */
  updated: number;
}

export interface Status {
  ready: boolean;
  step: "waiting" | "loading" | "compiling" | "ready" | "failed";
  seconds: number;
}

export interface NewTable extends Partial<Choices> {
  seats: { kind: "me" | "open" | "bot"; bot?: string }[];
  pace: Pace;
  /** Changed values, as the text of a file. */
  cards?: string;
  /** A table whose choices and values are wanted again; then there are no others. */
  like?: string;
}

export const api = {
  status: () => request<Status>("GET", "status"),
  me: () => request<Me>("GET", "me"),
  rename: (name: string) => request<Me>("PUT", "me", { name }),
  bots: async () => (await request<{ bots: Bot[] }>("GET", "bots")).bots,
  /** The values in force at a table, or at tables made from now on. */
  cards: (table?: string) => request<Cards>("GET", table === undefined ? "cards" : `cards?table=${encodeURIComponent(table)}`),
  setups: () => request<Setups>("GET", "setups"),
  randomLineUp: async (seats: number) => (await request<{ line_up: string[] }>("GET", `setups/random?seats=${seats}`)).line_up,
  check: (wish: Partial<Choices> & { seats: number; cards?: string }) => request<Fit>("POST", "setups/check", wish),
  tables: async () => (await request<{ tables: TableLine[] }>("GET", "tables")).tables,
  create: (table: NewTable) => request<{ id: string }>("POST", "tables", table),
  pace: (id: string, pace: Pace) => request<Table>("PATCH", `tables/${id}`, { pace }),
  table: (id: string) => request<Table>("GET", `tables/${id}`),
  join: (id: string, name: string, seat?: number) =>
    request<Table>("POST", `tables/${id}/join`, { ...(name ? { name } : {}), ...(seat === undefined ? {} : { seat }) }),
  view: (id: string) => request<TableAnswer>("GET", `tables/${id}/view`),
  log: (id: string) => request<{ events: GameEvent[]; last: number }>("GET", `tables/${id}/log`),
  move: (id: string, ply: number, move: Move) =>
    request<{ ply: number; last: number; view: View; repeated?: boolean }>("POST", `tables/${id}/moves`, { ply, move }),
  feed: (id: string, after: number) => `/api/tables/${id}/feed?after=${after}`,
};
