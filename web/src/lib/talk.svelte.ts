/** What the people at a table say to each other: told by its feed, beside the moves. */

export interface Line {
  id: number;
  /** Of who sits there; null: of somebody who has left. */
  seat: number | null;
  name: string;
  text: string;
  /** Seconds since 1970. */
  at: number;
  mine: boolean;
}

export interface Talk {
  lines: Line[];
  /** Seats of people I have muted. */
  muted: number[];
  /** These are all there are to be shown, not only the newest. */
  whole: boolean;
}

export class TableTalk {
  lines = $state.raw<Line[]>([]);
  muted = $state.raw<number[]>([]);
  open = $state(false);
  /** The newest line of somebody else, once it is new to this page. */
  fresh = $state.raw<Line | null>(null);
  #read = $state(0);
  #heard = 0;
  readonly unread = $derived(this.open ? 0 : this.lines.filter((line) => line.id > this.#read && !line.mine).length);

  constructor(private readonly id: string) {
    this.#read = Number(localStorage.getItem(this.#key)) || 0;
  }

  hear({ lines, muted, whole }: Talk): void {
    const known = new Set(whole ? [] : this.lines.map((line) => line.id));
    this.lines = [...(whole ? [] : this.lines), ...lines.filter((line) => !known.has(line.id))];
    this.muted = muted;
    const newest = lines.findLast((line) => !line.mine && line.id > this.#heard);
    if (this.#heard && newest) this.fresh = newest;
    this.#heard = Math.max(this.#heard, 1, ...lines.map((line) => line.id));
    if (this.open) this.seen();
  }

  /** All that is there has been read; that is remembered beyond a reload. */
  seen(): void {
    this.#read = Math.max(this.#read, ...this.lines.map((line) => line.id));
    localStorage.setItem(this.#key, String(this.#read));
  }

  get #key(): string {
    return `ridback-read-${this.id}`;
  }
}
