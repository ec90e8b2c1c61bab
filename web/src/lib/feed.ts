/** What happens at a table, as one tab is told of it: by the line that all tabs of this browser share (live/stream.ts). */

import type { Said, Told, Want } from "../live/stream";

/** ms after which nobody looks at a page that is hidden. */
const UNSEEN = 10_000;
/** ms without a word after which the shared line is asked for anew; it pings more often than that. */
const SILENCE = 60_000;

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

export type Say = (said: Said) => void;
/** Gives what one says to the shared line by. */
export type Joining = (tell: (told: Told) => void) => Say;

export class Feed {
  #say: Say = () => undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #live = false;
  #opened = false;
  #closed = false;
  #hidden = document.visibilityState === "hidden";

  constructor(
    private readonly of: Pick<Want, "table" | "eyes">,
    private last: number,
    private readonly handlers: FeedHandlers,
    private readonly joining: Joining = join,
  ) {
    document.addEventListener("visibilitychange", this.#look);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#offline);
    addEventListener("pagehide", this.#leave);
    addEventListener("pageshow", this.#wake);
    this.#watch = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#join();
    }, 5_000);
    this.#join();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#hiding);
    document.removeEventListener("visibilitychange", this.#look);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#offline);
    removeEventListener("pagehide", this.#leave);
    removeEventListener("pageshow", this.#wake);
    this.#leave();
  }

  #join(): void {
    this.#leave();
    this.#heard = Date.now();
    const say = this.joining((told) => {
      // What was on its way when this was closed, or joined anew, is for nobody.
      if (say === this.#say && !this.#closed) this.#told(told);
    });
    this.#say = say;
    this.#want();
  }

  #want(): void {
    this.#say({ want: { ...this.of, after: this.last, hidden: this.#hidden } });
  }

  #told(told: Told): void {
    this.#heard = Date.now();
    if (told === "ping") this.#want();
    else if ("live" in told) this.#line(told.live);
    else this.#event(told.kind, told.data);
  }

  #line(live: boolean): void {
    if (live === this.#live && this.#opened) return;
    this.#live = live;
    this.handlers.onLine(live);
    if (!live) return;
    if (this.#opened) this.handlers.onResume();
    this.#opened = true;
  }

  #event(kind: string, data: unknown): void {
    const { handlers } = this;
    if (kind === "table") handlers.onTable(data);
    else if (kind === "chat") handlers.onChat(data);
    else if (kind === "advance") handlers.onAdvance(data);
    else if (kind === "clocks") handlers.onClocks(data);
    else if (kind === "gone") {
      this.close();
      handlers.onGone();
    } else if (kind === "move") {
      const id = Number((data as { id?: number } | null)?.id);
      if (!(id > this.last)) return;
      this.last = id;
      handlers.onMove(data, id);
    }
  }

  readonly #leave = (): void => this.#say("leave");
  readonly #offline = (): void => this.#say("offline");

  /** The page is looked at again, or the network is back. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    this.#want();
    this.#say("wake");
  };

  /** The server calls who is waited for and looks at no page, so it is told, after a while. */
  readonly #look = (): void => {
    clearTimeout(this.#hiding);
    const hidden = document.visibilityState === "hidden";
    const tell = (): void => {
      this.#hidden = hidden;
      this.#want();
    };
    if (hidden) this.#hiding = setTimeout(tell, UNSEEN);
    else {
      this.#hidden = false;
      this.#wake();
    }
  };
}

/** Why there is no worker to share a line in: some browsers have none (Chrome on Android), or it would not load. */
let alone = !("SharedWorker" in globalThis);
let own: Promise<Joining> | undefined;

function join(tell: (told: Told) => void): Say {
  if (alone) return joinAlone(tell);
  try {
    const worker = new SharedWorker(new URL("../live/worker.ts", import.meta.url), { type: "module" });
    let say: Say = (said) => worker.port.postMessage(said);
    let wanted: Said | undefined;
    worker.port.onmessage = ({ data }: MessageEvent<Told>) => tell(data);
    worker.onerror = () => {
      alone = true;
      say = joinAlone(tell);
      if (wanted) say(wanted);
    };
    return (said) => {
      if (said === "leave") wanted = undefined;
      else if (typeof said === "object") wanted = said;
      say(said);
    };
  } catch {
    alone = true;
    return joinAlone(tell);
  }
}

/** The same in the page itself. */
function joinAlone(tell: (told: Told) => void): Say {
  own ??= import("../live/stream").then(({ Stream }) => {
    const stream = new Stream();
    return (tell) => stream.add(tell);
  });
  const say = own.then((joining) => joining(tell));
  return (said) => void say.then((say) => say(said));
}
