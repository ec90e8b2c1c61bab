/** What is opened over a table (over.ts), with what each card does, in full: fetched soon after the table, or when it is asked for. */

import { learnt } from "../lib/learnt.svelte";

type Over = typeof import("./over");

class Sheets {
  /** null: not here yet. */
  here = $state.raw<Over | null>(null);

  /** Without a connection it may not come; whoever asks again asks for it again. */
  async load(): Promise<void> {
    this.here ??= await Promise.all([import("./over"), learnt.load()]).then(
      ([over]) => over,
      () => null,
    );
  }
}

export const sheets = new Sheets();
