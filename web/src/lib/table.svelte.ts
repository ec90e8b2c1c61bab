/** One table as this browser sees it: what the server said last, the line to it, and the one move that may be under way. */

import { api, ApiError, type Eyes, type Played } from "./api";
import { Choice } from "./choice.svelte";
import { dropDrafts } from "./draft";
import { Feed } from "./feed";
import { Hint } from "./hint.svelte";
import { noticeWords, seatName, sentence } from "./sentence";
import { TableTalk, type Talk } from "./talk.svelte";
import type { Advance, Cards, ClocksTold, GameEvent, Move, Pace, Table, Undo, View } from "./types";
import { t } from "./words";

interface FeedMove {
  id: number;
  ply: number;
  seat: number | null;
  events: GameEvent[];
  view: View;
  undo?: Undo | null;
  /** Something was taken back: what had happened from that ply on is void. */
  back?: number;
}

/** What I know of my own seat without being told: I have done it, or have seen it. */
const OWN: string[] = ["bot_sits", "person_back", "time_up", "undone"];
/** ms in which moves are shown as one. */
const BURST = 120;

export class TableState {
  table = $state.raw<Table | null>(null);
  #view = $state.raw<View | null>(null);
  /** What is seen; while a bot plays for me, nothing is asked of me. */
  readonly #seen = $derived(this.#view?.decision && this.standIn ? { ...this.#view, decision: null } : this.#view);
  events = $state.raw<GameEvent[]>([]);
  /** The values in force here; until the table is open those of any other. */
  cards = $state.raw<Cards>() as Cards;
  /** What I may take back. */
  undo = $state.raw<Undo | null>(null);
  /** A move was sent and not answered yet: nothing can be sent meanwhile. */
  busy = $state(false);
  /** What went wrong with the last move, as a sentence. */
  notice = $state<string | null>(null);
  /** What all at the table were told a moment ago, as a sentence. */
  news = $state<string | null>(null);
  /** false: the line is down. null: not opened yet. */
  live = $state<boolean | null>(null);
  /** Nothing more is to be seen here: all have left it before it began, or it is not for those who do not sit there. */
  shut = $state<"gone" | "no_watching" | null>(null);
  /** What each seat has left, s, and until when, in ms of this machine's own clock, if it runs; empty without clocks. */
  clocks = $state.raw<{ left: number; until: number | null; rests: [number, number][] }[]>([]);
  /** Covers this hand, where several people play at this screen. */
  cover: (() => void) | null = null;
  #advance = $state.raw<Advance | null>(null);
  /** Types of boat cards that I want to keep. */
  readonly kept: ReadonlySet<string> = $derived(new Set(this.#advance?.orders.flatMap(({ do: what, card }) => (what === "keep" && card ? [card] : []))));
  readonly choice: Choice;
  readonly hint: Hint;
  readonly talk: TableTalk;
  #feed: Feed | null = null;
  /** Id of the newest stored move whose events are in the log. */
  #told = 0;
  /** Id of the newest stored move that the view knows of. */
  #last = 0;
  #closed = false;
  /** Moves that are not shown yet, and when they are. */
  #unseen: FeedMove[] = [];
  #burst: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  /** The newest notice that was there when the table was opened, or has been told since. */
  #noted: number | null = null;

  constructor(
    readonly id: string,
    cards: Cards,
    /** Whose eyes, where several people play at this screen. */
    readonly eyes: Eyes = null,
  ) {
    this.cards = cards;
    this.choice = new Choice(this);
    this.hint = new Hint(this);
    this.talk = new TableTalk(id);
  }

  get view(): View | null {
    return this.#seen;
  }

  /** What the server does for me here; null: nothing so far. */
  get advance(): Advance | null {
    return this.#advance;
  }

  set advance(advance: Advance | null) {
    this.#advance = advance;
    this.choice.spare();
  }

  set view(view: View | null) {
    this.#view = view;
  }

  /** The bot that plays for me, if one does. */
  get standIn(): string | null {
    const mine = this.table?.seats[this.table.you ?? -1];
    return mine?.kind === "human" ? mine.bot : null;
  }

  /** Throws ApiError when there is no such table. */
  async open(): Promise<void> {
    const [answer, cards] = await Promise.all([api.view(this.id, this.eyes), api.cards(this.id)]);
    this.cards = cards;
    this.#sit(answer.table);
    this.#show(answer.view, answer.last, answer.undo);
    await this.#readLog();
    if (this.#closed) return;
    this.#feed = new Feed({ table: this.id, eyes: this.eyes }, answer.last, {
      onMove: (data) => this.#moved(data as FeedMove),
      onTable: (data) => void this.#seated(data as Table | null),
      onAdvance: (data) => data && (this.advance = data as Advance),
      onClocks: (data) => this.#timed(data as ClocksTold | null),
      onLine: (live) => (this.live = live),
      onChat: (data) => data && this.talk.hear(data as Talk),
      onGone: () => (this.shut = "gone"),
      onResume: () => void this.refresh(),
    });
  }

  close(): void {
    this.#closed = true;
    this.#feed?.close();
    clearTimeout(this.#burst);
    clearTimeout(this.#noticeTimer);
    clearTimeout(this.#newsTimer);
    this.hint.close();
  }

  /** Asks for everything anew; the feed may have been away for long. */
  async refresh(): Promise<void> {
    try {
      const answer = await api.view(this.id, this.eyes);
      this.#sit(answer.table);
      this.#show(answer.view, answer.last, answer.undo);
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
      const answer = await api.move(this.id, decision.ply, move, this.#last, this.eyes);
      dropDrafts(this.id);
      this.#show(answer.view, answer.last, answer.undo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.tell(sentence(error, this));
      // A stale move comes with the view that it missed; after any other failure the truth is worth asking for.
      if (error.view) this.#show(error.view, error.last ?? this.#last);
      else if (error.status === 0 || error.status >= 500 || error.status === 409) await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  /** Takes my last step back, or asks the others whether I may. */
  async takeBack(): Promise<void> {
    const { undo } = this;
    if (undo) await this.#undo(() => api.undo(this.id, undo.ply, this.eyes));
  }

  /** Agrees that somebody takes a step back, or not; of my own asking: not any more. */
  async agree(agree: boolean): Promise<void> {
    await this.#undo(() => api.agree(this.id, agree, this.eyes));
  }

  async #undo(ask: () => Promise<Played>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.tell(null);
    try {
      const answer = await ask();
      dropDrafts(this.id);
      this.#show(answer.view, answer.last, answer.undo);
      await this.#readLog();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.tell(sentence(error, this));
      await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  /** How fast the bots move. */
  async setPace(pace: Pace): Promise<void> {
    await this.#change(() => api.pace(this.id, pace));
  }

  /** Lets a bot play a seat, or with null its person again. */
  async setBot(seat: number, bot: string | null): Promise<void> {
    await this.#change(() => (bot === null ? api.personBack(this.id, seat) : api.botSits(this.id, seat, bot)));
  }

  /** Starts the game, with that bot in the open seats or without them. Throws ApiError. */
  async start(bot: string | null): Promise<void> {
    this.#sit(await api.start(this.id, bot));
    await this.refresh();
  }

  /** Lets somebody else have the seat of a person who has not begun to play. */
  async takeOut(seat: number): Promise<void> {
    await this.#change(() => api.takeOut(this.id, seat));
  }

  async #change(ask: () => Promise<Table>): Promise<void> {
    try {
      const open = this.table?.status === "open";
      this.#sit(await ask());
      if (open && this.table?.status !== "open") await this.refresh();
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

  /** What the table's JSON says. Who plays a seat decides what is asked of me. */
  #sit(table: Table): void {
    const before = this.view?.decision;
    this.table = table;
    if (before?.ply !== this.view?.decision?.ply) this.#begin();
    const notices = table.notices ?? [];
    const fresh = notices.filter((one) => this.#noted !== null && one.id > this.#noted && !(OWN.includes(one.code) && one.seat === table.you));
    this.#noted = Math.max(this.#noted ?? 0, ...notices.map((one) => one.id));
    if (fresh.length === 0) return;
    this.news = fresh.map((one) => noticeWords(one, this)).join(" ");
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => (this.news = null), 9_000);
  }

  /** Machines' clocks differ: what counts is how long from now. */
  #timed(told: ClocksTold | null): void {
    if (!told) return;
    const here = (at: number): number => now + 1000 * (at - told.now);
    const now = Date.now();
    this.clocks = told.seats.map(({ left, until, rests = [] }) => ({ left, until: until === null ? null : here(until), rests: rests.map(([from, to]) => [here(from), here(to)]) }));
  }

  #begin(): void {
    this.choice.begin();
    this.hint.close();
  }

  /** Older news than what is shown never replaces it: answers and the feed may arrive in any order. `last`: the newest row it knows of. */
  #show(view: View | null, last: number, undo: Undo | null = null): void {
    if (!view || last < this.#last || (last === this.#last && this.view && view.ply < this.view.ply)) return;
    this.#last = last;
    this.undo = undo;
    const before = this.view?.decision;
    this.view = view;
    const now = this.view?.decision;
    if (before?.ply !== now?.ply || before?.kind !== now?.kind) this.#begin();
    if (this.table && view.over && this.table.status !== "over") this.table = { ...this.table, status: "over" };
  }

  /** A move is shown at once; those that follow on its heels, as bots' may, together: nobody sees twenty in a second, but a page can choke on them. */
  #moved(news: FeedMove): void {
    this.#unseen.push(news);
    if (this.#burst === undefined) this.#catchUp();
  }

  #catchUp(): void {
    this.#burst = undefined;
    const news = this.#unseen.splice(0);
    const last = news.at(-1);
    if (!last) return;
    this.#burst = setTimeout(() => this.#catchUp(), BURST);
    const fresh = news.filter(({ id }) => id > this.#told);
    this.#told = Math.max(this.#told, last.id);
    if (fresh.some(({ back }) => back !== undefined)) void this.#readLog().catch(() => undefined);
    else if (fresh.length) this.events = [...this.events, ...fresh.flatMap(({ events }) => events)];
    this.#show(last.view, last.id, last.undo);
  }

  async #seated(table: Table | null): Promise<void> {
    if (!table?.seats) return;
    const began = this.table?.status === "open" && table.status !== "open";
    /** Somebody else is at this browser now, or has another seat: what was seen is not theirs. */
    const other = this.table !== null && this.table.you !== table.you;
    if (this.table?.status === "open" && !began && this.table.you !== null && table.you === null) this.tell(t("wait-not-seated"));
    this.#sit(table);
    if (table.status !== "open" && table.you === null && table.options.watch === "no") {
      this.shut = "no_watching";
      this.#feed?.close();
      return;
    }
    if (began || (other && this.view) || (table.status !== "open" && !this.view)) await this.refresh();
  }

  async #readLog(): Promise<void> {
    if (!this.view) return;
    const { events, last } = await api.log(this.id, this.eyes);
    if (last < this.#told) return;
    this.#told = last;
    this.events = events;
  }
}
