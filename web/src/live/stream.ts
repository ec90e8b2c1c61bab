/**
 * One line to the server for all tables that are open in a browser, in however many tabs: a browser opens six to one server at most (HTTP/1.1),
 * and those of its tabs together. It lives in a SharedWorker (worker.ts), or in the page where there is none.
 *
 * A browser's EventSource gives up for good on any answer that is not a stream and does not notice a line that died silently, so this reopens
 * with back-off and jitter, after the newest ids it has seen, and expects a `beat` now and then. It also reopens whenever what is to be told
 * changes, with the cookie as it is then: so nobody is told by a line what their session may not see any more.
 */

/** A table that a tab wants to be told of, from the move after that id on; `eyes`: of a seat at a screen that several share. */
export interface Want {
  table: string;
  after: number;
  eyes: number | null;
  /** Nobody looks at that tab. */
  hidden: boolean;
}

/** What a tab says. "wake": it is looked at again, or the network is back. */
export type Said = { want: Want } | "leave" | "wake" | "offline";

/** What a tab is told: whether events arrive; what happened; "ping": to say again what it wants, as tabs may go without a word. */
export type Told = { live: boolean } | { kind: string; data: unknown } | "ping";

export interface StreamOptions {
  /** ms without any event after which the line counts as dead. */
  silence?: number;
  /** First and longest wait before reopening, ms. */
  backOff?: [number, number];
  random?: () => number;
  source?: (url: string) => EventSource;
}

/** What the server tells; `end`: nothing more of that table to who asks, for now. */
const KINDS = ["table", "move", "chat", "advance", "clocks", "gone", "end", "beat"];
/** The most tables that the server tells of by one line. */
const MOST = 64;
/** ms between pings; a tab that has not answered so many is no more, until it says something. */
const PING = 20_000;
const PATIENCE = 4;
/** ms in which several changes become one. */
const SOON = 20;

class Follower {
  want: Want | null = null;
  live: boolean | null = null;
  /** Pings since it last said something. */
  pings = 0;
  tries = 0;
  /** It is not told of for a while, as the server would not. */
  rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly tell: (told: Told) => void) {}

  get on(): string {
    const { table, after, eyes, hidden } = this.want!;
    return `${table}.${after}${eyes !== null || hidden ? `.${eyes ?? ""}` : ""}${hidden ? ".hidden" : ""}`;
  }

  is(live: boolean): void {
    if (this.live !== live) this.tell({ live });
    this.live = live;
  }
}

export class Stream {
  /** Those who want something; who began to look last comes last. */
  readonly #followers = new Set<Follower>();
  /** Those the open line tells of, in their places. */
  #places: Follower[] = [];
  #source: EventSource | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #change: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #pinged = 0;
  #tries = 0;
  readonly #silence: number;
  readonly #backOff: [number, number];
  readonly #random: () => number;
  readonly #make: (url: string) => EventSource;

  constructor(options: StreamOptions = {}) {
    this.#silence = options.silence ?? 40_000;
    this.#backOff = options.backOff ?? [500, 15_000];
    this.#random = options.random ?? Math.random;
    this.#make = options.source ?? ((url) => new EventSource(url));
  }

  /** Somebody who may want to be told something; gives what they say it by. */
  add(tell: (told: Told) => void): (said: Said) => void {
    const follower = new Follower(tell);
    return (said) => {
      follower.pings = 0;
      if (said === "wake") this.#wake();
      else if (said === "offline") this.#drop();
      else if (said === "leave") this.#leave(follower);
      else this.#wants(follower, said.want);
    };
  }

  #wants(follower: Follower, want: Want): void {
    const was = follower.want;
    follower.want = want;
    const same = was !== null && was.table === want.table && was.eyes === want.eyes && was.hidden === want.hidden;
    if (this.#followers.has(follower) && same) return;
    clearTimeout(follower.rest);
    follower.rest = undefined;
    this.#followers.delete(follower);
    this.#followers.add(follower);
    this.#watch ??= setInterval(() => this.#look(), 2_000);
    this.#soon();
  }

  #leave(follower: Follower): void {
    clearTimeout(follower.rest);
    follower.rest = undefined;
    follower.live = null;
    if (this.#followers.delete(follower)) this.#soon();
  }

  #soon(): void {
    this.#change ??= setTimeout(() => this.#open(), SOON);
  }

  #open(): void {
    clearTimeout(this.#change);
    clearTimeout(this.#retry);
    this.#change = undefined;
    this.#source?.close();
    this.#source = null;
    const places = (this.#places = [...this.#followers].filter(({ rest }) => rest === undefined).slice(-MOST));
    if (this.#followers.size === 0) {
      clearInterval(this.#watch);
      this.#watch = undefined;
    }
    if (places.length === 0) return;
    const source = (this.#source = this.#make(`/api/feed?${places.map(({ on }) => `on=${on}`).join("&")}`));
    this.#heard = Date.now();
    for (const kind of KINDS) source.addEventListener(kind, (event) => source === this.#source && this.#hear(kind, (event as MessageEvent<string>).data));
    // Also reopens what the browser would retry by itself: one way of doing it is easier to trust than two.
    source.addEventListener("error", () => source === this.#source && this.#drop());
  }

  #hear(kind: string, text: string): void {
    this.#heard = Date.now();
    this.#tries = 0;
    const [place, data] = parse(text);
    const follower = this.#places[place];
    // Whoever has left meanwhile is told nothing more.
    if (!follower?.want || !this.#followers.has(follower)) return;
    if (kind === "end") {
      follower.is(false);
      follower.rest = setTimeout(() => {
        follower.rest = undefined;
        this.#soon();
      }, this.#wait(follower.tries++));
      return;
    }
    follower.tries = 0;
    follower.is(true);
    if (kind === "move") follower.want.after = Math.max(follower.want.after, Number((data as { id?: number } | null)?.id ?? 0));
    if (kind !== "beat") follower.tell({ kind, data });
    if (kind === "gone") this.#followers.delete(follower);
  }

  #wait(tries: number): number {
    const [first, longest] = this.#backOff;
    return Math.min(longest, first * 2 ** tries) * (0.5 + this.#random());
  }

  #drop(): void {
    this.#source?.close();
    this.#source = null;
    for (const follower of this.#followers) follower.is(false);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#wait(this.#tries++));
  }

  /** No need to wait any longer. */
  #wake(): void {
    if (this.#source && Date.now() - this.#heard < this.#silence / 2) return;
    this.#tries = 0;
    this.#open();
  }

  #look(): void {
    if (this.#source && Date.now() - this.#heard > this.#silence) this.#drop();
    if (Date.now() - this.#pinged < PING) return;
    this.#pinged = Date.now();
    for (const follower of this.#followers) {
      if (follower.pings++ < PATIENCE) follower.tell("ping");
      else this.#leave(follower);
    }
  }
}

function parse(text: string): [number, unknown] {
  try {
    return JSON.parse(text) as [number, unknown];
  } catch {
    return [-1, null];
  }
}
