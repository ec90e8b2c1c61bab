/** The last thing that went wrong in this browser, for whoever wants to report it. */

export interface Trouble {
  /** When, as a date in one line. */
  at: string;
  /** What: a request that was refused, or a mistake of ours. */
  what: string;
}

let last: Trouble | null = null;

export const lastTrouble = (): Trouble | null => last;

export function note(what: string): void {
  last = { at: new Date().toISOString(), what: what.slice(0, 600) };
}

addEventListener("error", (event) => note(`${event.message} (${event.filename}:${event.lineno})`));
addEventListener("unhandledrejection", (event) => note(event.reason instanceof Error ? (event.reason.stack ?? event.reason.message) : String(event.reason)));
