/** Requests to the server, as docs/architecture.md lists them. */

import type { Choices, Fit, Problem, Setups } from "./setups";
import { answered, forgetAhead } from "./ahead";
import type { ReviewAnswer } from "../review/review";
import { note } from "./trouble";
import type { Advice, Args, AutoPass, Bot, Cards, Clock, GameEvent, Move, Pace, Past, Table, TableAnswer, TableOptions, Undo, UndoRule, View, Watch } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly args: Args,
    /** The current view, when the server sent one along. */
    readonly view: View | null,
    /** All that is wrong with a set-up, in the server's words. */
    readonly problems: Problem[] = [],
    /** The newest row of the log that view knows. */
    readonly last: number | null = null,
  ) {
    super(`${status} ${code}`);
  }

  /** The rules are still being compiled; everything else works in a moment. */
  get warmingUp(): boolean {
    return this.code === "warming_up";
  }
}

/** A body of null is none, but says what it would be: what changes something is JSON. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    if (method !== "GET") forgetAhead();
    const ahead = answered(path);
    answer =
      (ahead && (await ahead)) ??
      (await fetch(`/api/${path}`, {
        method,
        credentials: "same-origin",
        // The server's sentences come in the language of the page, whatever the browser likes best.
        headers: { "accept-language": document.documentElement.lang, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined || body === null ? {} : { body: JSON.stringify(body) }),
      }));
  } catch {
    note(`no connection: ${method} ${path}`);
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
  const error = (data ?? {}) as { code?: string; args?: Args; view?: View; problems?: Problem[]; last?: number };
  note(`${answer.status} ${error.code ?? ""} ${method} ${path} ${JSON.stringify(error.args ?? {})}`);
  throw new ApiError(answer.status, error.code ?? "unexpected", error.args ?? {}, error.view ?? null, error.problems, error.last ?? null);
}

export interface Me {
  name: string;
  /** Whether the name is kept. */
  account: boolean;
  /** Whether I may make tables here. */
  makes: boolean;
  preferences: Preferences;
  tables: TableLine[];
}

/** What a person likes, wherever they are. `language`: null is the browser's; `auto` is the system's. */
export interface Preferences {
  language: string | null;
  motion: "auto" | "full" | "less";
  theme: "auto" | "dark" | "light";
  sound: boolean;
  hints: boolean;
  /** Whether the server passes where nothing else can be done, at tables where nothing else was said. */
  auto_pass: AutoPass;
  /** Whether others may see one's results, once one has an account. */
  listed: boolean;
}

export interface TableLine extends Omit<Table, "host" | "yours" | "watching" | "rematch" | "notices"> {
  round: number | null;
  to_move: number[];
  your_turn: boolean;
  winners: number[] | null;
  /** Seconds since 1970. */
  updated: number;
}

/** A public table of others. */
export interface LobbyLine extends Pick<Table, "id" | "status" | "seats" | "watching"> {
  options: TableOptions;
}

export interface Lobby {
  open: LobbyLine[];
  running: LobbyLine[];
  mine: TableLine[];
}

export interface Status {
  ready: boolean;
  step: "waiting" | "loading" | "compiling" | "ready" | "failed";
  seconds: number;
}

export interface NewTable extends Partial<Choices> {
  seats: { kind: "me" | "here" | "open" | "bot"; bot?: string; name?: string }[];
  pace: Pace;
  hints: boolean;
  public: boolean;
  watch: Watch;
  undo?: UndoRule;
  chat: boolean;
  clock?: Pick<Clock, "first" | "more" | "late"> | null;
  /** Changed values, as the text of a file. */
  cards?: string;
  /** A table whose choices and values are wanted again; then there are no others. */
  like?: string;
}

export interface Played {
  ply: number;
  last: number;
  view: View;
  undo?: Undo | null;
  repeated?: boolean;
}

/** A seat of somebody who plays at this screen; null where there is nobody else. */
export type Eyes = number | null;
/** Asks for that seat. */
export const as = (path: string, eyes: Eyes = null): string => (eyes === null ? path : `${path}${path.includes("?") ? "&" : "?"}as=${eyes}`);

export const api = {
  health: async () => (await (await fetch("/health")).json()) as { version: string },
  status: () => request<Status>("GET", "status"),
  me: () => request<Me>("GET", "me"),
  rename: (name: string) => request<Me>("PUT", "me", { name }),
  prefer: (preferences: Preferences) => request<Preferences>("PUT", "me/preferences", preferences),
  bots: async () => (await request<{ bots: Bot[] }>("GET", "bots")).bots,
  /** The values in force at a table, or at tables made from now on. */
  cards: (table?: string) => request<Cards>("GET", table === undefined ? "cards" : `cards?table=${encodeURIComponent(table)}`),
  setups: () => request<Setups>("GET", "setups"),
  randomLineUp: async (seats: number) => (await request<{ line_up: string[] }>("GET", `setups/random?seats=${seats}`)).line_up,
  check: (wish: Partial<Choices> & { seats: number; cards?: string }) => request<Fit>("POST", "setups/check", wish),
  lobby: () => request<Lobby>("GET", "lobby"),
  create: (table: NewTable) => request<{ id: string }>("POST", "tables", table),
  pace: (id: string, pace: Pace) => request<Table>("PATCH", `tables/${id}`, { pace }),
  table: (id: string) => request<Table>("GET", `tables/${id}`),
  invite: (id: string) => request<{ url: string; qr: string }>("GET", `tables/${id}/invite`),
  join: (id: string, name: string, seat?: number) =>
    request<Table>("POST", `tables/${id}/join`, { ...(name ? { name } : {}), ...(seat === undefined ? {} : { seat }) }),
  /** With that bot in the open seats, or without them. */
  start: (id: string, bot: string | null) => request<Table>("POST", `tables/${id}/start`, bot === null ? {} : { bot }),
  leave: (id: string) => request<{ ended: boolean }>("POST", `tables/${id}/leave`, {}),
  takeOut: (id: string, seat: number) => request<Table>("DELETE", `tables/${id}/seats/${seat}/person`, null),
  /** Set the same table up again, one seat on. */
  rematch: (id: string) => request<{ id: string }>("POST", `tables/${id}/rematch`, {}),
  say: (id: string, text: string) => request<{ id: number }>("POST", `tables/${id}/chat`, { text }),
  mute: (id: string, seat: number, muted: boolean) => request<null>(muted ? "POST" : "DELETE", `tables/${id}/seats/${seat}/mute`, muted ? {} : null),
  /** Whether people talk at the table. */
  chat: (id: string, on: boolean) => request<Table>("PUT", `tables/${id}/chat`, { on }),
  view: (id: string, eyes?: Eyes) => request<TableAnswer>("GET", as(`tables/${id}/view`, eyes)),
  log: (id: string, eyes?: Eyes) => request<{ events: GameEvent[]; last: number }>("GET", as(`tables/${id}/log`, eyes)),
  /** `last`: the newest row of the log that was seen. */
  move: (id: string, ply: number, move: Move, last: number, eyes?: Eyes) => request<Played>("POST", as(`tables/${id}/moves`, eyes), { ply, move, last }),
  /** Takes back what was played from that ply on, or asks the others whether it may be. */
  undo: (id: string, ply: number, eyes?: Eyes) => request<Played>("POST", as(`tables/${id}/undo`, eyes), { ply }),
  agree: (id: string, agree: boolean, eyes?: Eyes) => request<Played>("PUT", as(`tables/${id}/undo`, eyes), { agree }),
  hint: (id: string, eyes?: Eyes) => request<Advice>("POST", as(`tables/${id}/hint`, eyes), {}),
  review: (id: string, seat: number) => request<ReviewAnswer>("GET", `tables/${id}/review?seat=${seat}`),
  /** The table as it was; `seat`: through whose eyes, "open" for all hands open, null for one's own. */
  at: (id: string, ply: number, seat: string | null) => request<Past>("GET", `tables/${id}/at/${ply}${seat === null ? "" : `?seat=${seat}`}`),
  logAt: async (id: string, ply: number, seat: string | null) =>
    (await request<{ events: GameEvent[] }>("GET", `tables/${id}/at/${ply}/log${seat === null ? "" : `?seat=${seat}`}`)).events,
  bring: (saved: unknown) => request<{ id: string }>("POST", "games", saved),
  goOn: (id: string, wish: { ply: number; seat: number; bots: string[] }) => request<{ id: string }>("POST", `tables/${id}/continue`, wish),
  botSits: (id: string, seat: number, bot: string) => request<Table>("POST", `tables/${id}/seats/${seat}/bot`, { bot }),
  personBack: (id: string, seat: number) => request<Table>("DELETE", `tables/${id}/seats/${seat}/bot`, null),
};
