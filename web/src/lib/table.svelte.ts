/** One table as this browser sees it: what the server said last, the line to it, and the one move that may be under way. */

import { api, ApiError } from "./api";
import { Choice } from "./choice.svelte";
import { dropDrafts } from "./draft";
import { Feed } from "./feed";
import { sentenceOf } from "./sentence";
import type { Cards, GameEvent, Move, Pace, Table, View } from "./types";
import { dashed, isolate, t } from "./words";

interface FeedMove {
  id: number;
  ply: number;
  seat: number | null;
  events: GameEvent[];
  view: View;
}

export class TableState {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** The values in force here; until the table is open those of any other. */
  cards = $state.raw<Cards>() as Cards;
  /** A move was sent and not answered yet: nothing can be sent meanwhile. */
  busy = $state(false);
  /** What went wrong with the last move, as a sentence. */
  notice = $state<string | null>(null);
  /** false: the line is down. null: not opened yet. */
  live = $state<boolean | null>(null);
  readonly choice: Choice;
  #feed: Feed | null = null;
  /** Id of the newest stored move whose events are in the log. */
  #told = 0;
  #closed = false;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    cards: Cards,
  ) {
    this.cards = cards;
    this.choice = new Choice(this);
  }

  /** Throws ApiError when there is no such table. */
  async open(): Promise<void> {
    const [answer, cards] = await Promise.all([api.view(this.id), api.cards(this.id)]);
    this.cards = cards;
    this.table = answer.table;
    this.#show(answer.view);
    await this.#readLog();
    if (this.#closed) return;
    this.#feed = new Feed((after) => api.feed(this.id, after), answer.last, {
      onMove: (data) => this.#moved(data as FeedMove),
      onTable: (data) => void this.#seated(data as Table | null),
      onLine: (live) => (this.live = live),
      onResume: () => void this.refresh(),
    });
  }

  close(): void {
    this.#closed = true;
    this.#feed?.close();
    clearTimeout(this.#noticeTimer);
  }

  /** Asks for everything anew; the feed may have been away for long. */
  async refresh(): Promise<void> {
    try {
      const answer = await api.view(this.id);
      this.table = answer.table;
      this.#show(answer.view);
      await this.#readLog();
    } catch {
      // The feed tries on, and so shall we with its next success.
    }
  }

  /** Plays the move for the decision that is asked now. A second call while the first is under way does nothing. */
  async play(move: Move): Promise<void> {
    const decision = this.view?.decision;
    if (!decision || this.busy) return;
    this.busy = true;
    this.tell(null);
    try {
      const answer = await api.move(this.id, decision.ply, move);
      dropDrafts(this.id);
      this.#show(answer.view);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.tell(sentence(error, this));
      // A stale move comes with the view that it missed; after any other failure the truth is worth asking for.
      if (error.view) this.#show(error.view);
      else if (error.status === 0 || error.status >= 500 || error.status === 409) await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  /** How fast the bots move. */
  async setPace(pace: Pace): Promise<void> {
    try {
      this.table = await api.pace(this.id, pace);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.tell(sentence(error, this));
    }
  }

  tell(notice: string | null): void {
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    if (notice !== null) this.#noticeTimer = setTimeout(() => (this.notice = null), 8_000);
  }

  name(seat: number): string {
    const captain = this.view?.seats[seat]?.captain;
    return captain ? t(`captain-${captain}`) : seatName(this.table, seat);
  }

  isMe(seat: number | null | undefined): boolean {
    return seat !== null && seat !== undefined && seat === this.view?.seat;
  }

  isCaptain(seat: number): boolean {
    return (this.view?.seats[seat]?.captain ?? null) !== null;
  }

  /** Older news than what is shown never replaces it: answers and the feed may arrive in any order. */
  #show(view: View | null): void {
    if (!view || (this.view && view.ply < this.view.ply)) return;
    const before = this.view?.decision;
    this.view = view;
    const now = view.decision;
    if (before?.ply !== now?.ply || before?.kind !== now?.kind) this.choice.begin();
    if (this.table && view.over && this.table.status !== "over") this.table = { ...this.table, status: "over" };
  }

  #moved(news: FeedMove): void {
    if (news.id > this.#told) {
      this.#told = news.id;
      this.events = [...this.events, ...news.events];
    }
    this.#show(news.view);
  }

  async #seated(table: Table | null): Promise<void> {
    if (!table?.seats) return;
    const began = this.table?.status === "open" && table.status !== "open";
    this.table = table;
    if (began || (table.status !== "open" && !this.view)) await this.refresh();
  }

  async #readLog(): Promise<void> {
    if (!this.view) return;
    const { events, last } = await api.log(this.id);
    if (last < this.#told) return;
    this.#told = last;
    this.events = events;
  }
}

/** What a person is called, or the bot; several bots of a kind are numbered. */
export function seatName(table: Pick<Table, "seats"> | null, seat: number): string {
  const who = table?.seats[seat];
  if (who?.kind === "bot" && who.bot) {
    const name = t(`bot-${dashed(who.bot)}`);
    const same = table!.seats.map((other, n) => (other.bot === who.bot ? n : -1)).filter((n) => n >= 0);
    return same.length > 1 ? t("bot-numbered", { name, n: same.indexOf(seat) + 1 }) : name;
  }
  return who?.name ? isolate(who.name) : t("seat-nameless", { n: seat + 1 });
}

/** An error as a sentence: a refused move by its reason, everything else by its own. */
export function sentence(error: ApiError, namer: { name(seat: number): string } | null = null): string {
  return sentenceOf(error.code, error.args, namer);
}
