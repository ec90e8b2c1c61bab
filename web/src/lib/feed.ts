/**
 * The server's feed of a table, kept open through lost connections, restarted servers and sleeping laptops.
 *
 * A browser's EventSource gives up for good on any answer that is not a stream and does not notice a line that died silently, so this
 * reopens with back-off and jitter, after the newest id it has seen, and expects a `beat` now and then.
 */

/** ms after which nobody looks at a page that is hidden. */
const UNSEEN = 10_000;

export interface FeedHandlers {
  onMove(data: unknown, id: number): void;
  onTable(data: unknown): void;
  onChat(data: unknown): void;
  /** What the server does for me at my seat has changed. */
  onAdvance(data: unknown): void;
  /** The seats' clocks have changed. */
  onClocks(data: unknown): void;
  /** There is no such table any more; the feed is closed. */
  onGone(): void;
  /** true: events arrive; false: the line is down and being reopened. */
  onLine(live: boolean): void;
  /** The feed was reopened: what was missed may be more than it tells. */
  onResume(): void;
}

export interface FeedOptions {
  /** ms without any event after which the line counts as dead. */
  silence?: number;
  /** First and longest wait before reopening, ms. */
  backOff?: [number, number];
  random?: () => number;
  source?: (url: string) => EventSource;
}

export class Feed {
  #source: EventSource | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #tries = 0;
  #live = false;
  #opened = false;
  #closed = false;
  /** The line that is open says that nobody looks. */
  #hidden = false;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  readonly #silence: number;
  readonly #backOff: [number, number];
  readonly #random: () => number;
  readonly #make: (url: string) => EventSource;

  constructor(
    private readonly url: (after: number, hidden: boolean) => string,
    private last: number,
    private readonly handlers: FeedHandlers,
    options: FeedOptions = {},
  ) {
    this.#silence = options.silence ?? 40_000;
    this.#backOff = options.backOff ?? [500, 15_000];
    this.#random = options.random ?? Math.random;
    this.#make = options.source ?? ((url) => new EventSource(url));
    document.addEventListener("visibilitychange", this.#look);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#drop);
    addEventListener("pageshow", this.#wake);
    this.#watch = setInterval(() => {
      if (this.#source && Date.now() - this.#heard > this.#silence) this.#drop();
    }, 2_000);
    this.#open();
  }

  /** Ids seen elsewhere (an answer to a move) need not come again. */
  seen(id: number): void {
    this.last = Math.max(this.last, id);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    clearTimeout(this.#hiding);
    document.removeEventListener("visibilitychange", this.#look);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#drop);
    removeEventListener("pageshow", this.#wake);
    this.#source?.close();
    this.#source = null;
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#hidden = document.visibilityState === "hidden";
    const source = this.#make(this.url(this.last, this.#hidden));
    this.#source = source;
    this.#heard = Date.now();
    const heard = (act: (event: MessageEvent<string>) => void) => (event: Event) => {
      if (source !== this.#source) return;
      this.#heard = Date.now();
      this.#up();
      act(event as MessageEvent<string>);
    };
    source.addEventListener(
      "open",
      heard(() => undefined),
    );
    source.addEventListener(
      "beat",
      heard(() => undefined),
    );
    source.addEventListener(
      "table",
      heard((event) => this.handlers.onTable(parse(event.data))),
    );
    source.addEventListener(
      "move",
      heard((event) => {
        const data = parse(event.data);
        const id = Number(event.lastEventId || (data as { id?: number } | null)?.id);
        if (!(id > this.last)) return;
        this.last = id;
        this.handlers.onMove(data, id);
      }),
    );
    source.addEventListener(
      "chat",
      heard((event) => this.handlers.onChat(parse(event.data))),
    );
    source.addEventListener(
      "advance",
      heard((event) => this.handlers.onAdvance(parse(event.data))),
    );
    source.addEventListener(
      "clocks",
      heard((event) => this.handlers.onClocks(parse(event.data))),
    );
    source.addEventListener(
      "gone",
      heard(() => {
        this.close();
        this.handlers.onGone();
      }),
    );
    // Also reopens what the browser would retry by itself: one way of doing it is easier to trust than two.
    source.addEventListener("error", () => {
      if (source === this.#source) this.#drop();
    });
  }

  #up(): void {
    this.#tries = 0;
    if (this.#live) return;
    this.#live = true;
    this.handlers.onLine(true);
    if (this.#opened) this.handlers.onResume();
    this.#opened = true;
  }

  readonly #drop = (): void => {
    if (this.#closed) return;
    this.#source?.close();
    this.#source = null;
    this.#live = false;
    this.handlers.onLine(false);
    const [first, longest] = this.#backOff;
    const wait = Math.min(longest, first * 2 ** this.#tries++) * (0.5 + this.#random());
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait);
  };

  /** The server calls who is waited for and looks at no page: it is told by opening the line anew, so that it holds as long as the line. */
  readonly #look = (): void => {
    clearTimeout(this.#hiding);
    const hidden = document.visibilityState === "hidden";
    if (hidden === this.#hidden || !this.#source) return;
    if (hidden) this.#hiding = setTimeout(() => this.#source && this.#open(), UNSEEN);
    else this.#open();
  };

  /** The page is looked at again, or the network is back: no need to wait any longer. */
  readonly #wake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#source && Date.now() - this.#heard < this.#silence / 2) return;
    this.#tries = 0;
    this.#open();
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
