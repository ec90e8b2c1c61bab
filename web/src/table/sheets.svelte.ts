/** What is opened over a table (over.ts): fetched soon after the table, or when it is asked for. */

type Over = typeof import("./over");

class Sheets {
  /** null: not here yet. */
  here = $state.raw<Over | null>(null);

  /** Without a connection it may not come; whoever asks again asks for it again. */
  async load(): Promise<void> {
    this.here ??= await import("./over").catch(() => null);
  }
}

export const sheets = new Sheets();
