/** What a bot would do, asked for one decision. An answer that comes when the decision has been made is dropped. */

import { api, ApiError, type Eyes } from "./api";
import { likes } from "./likes.svelte";
import { sentenceOf } from "./sentence";
import type { Advice, Table, View } from "./types";

interface Host {
  readonly id: string;
  readonly eyes: Eyes;
  readonly table: Table | null;
  readonly view: View | null;
}

/** How many moves are told. */
const MOST = 4;

export class Hint {
  thinking = $state(false);
  advice = $state.raw<Advice | null>(null);
  /** Why there is none, as a sentence. */
  trouble = $state<string | null>(null);
  /** Counts what was asked for or given up: only the answer to the newest counts. */
  #newest = 0;

  constructor(private readonly host: Host) {}

  /** Whether one may be asked for now. */
  get possible(): boolean {
    return Boolean(likes.hints && this.host.table?.options.hints && this.host.view?.decision);
  }

  /** Whether there is anything to be seen of it. */
  get open(): boolean {
    return this.thinking || this.advice !== null || this.trouble !== null;
  }

  async ask(): Promise<void> {
    if (!this.possible || this.thinking) return;
    this.close();
    const mine = this.#newest;
    const { ply } = this.host.view!.decision!;
    this.thinking = true;
    try {
      const advice = await api.hint(this.host.id, this.host.eyes);
      if (mine !== this.#newest || advice.ply !== ply) return;
      this.advice = { ...advice, estimates: told(advice) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine === this.#newest) this.trouble = sentenceOf(error.code, error.args, null);
    } finally {
      if (mine === this.#newest) this.thinking = false;
    }
  }

  /** Gone, and what is under way is not waited for any longer. */
  close(): void {
    this.#newest++;
    this.thinking = false;
    this.advice = null;
    this.trouble = null;
  }
}

/** The move of the advice first, then the next best ones. */
function told({ estimates, text }: Advice): Advice["estimates"] {
  const first = estimates.filter((one) => one.text === text);
  return [...first, ...estimates.filter((one) => one.text !== text)].slice(0, MOST);
}
