/** Who sits at this browser, what is printed, and whether the server is ready. */

import { forgetAhead } from "./ahead";
import { api, ApiError, type Me, type Preferences, type Status } from "./api";
import { likes, wanted } from "./likes.svelte";
import type { Setups } from "./setups";
import type { Bot, Cards } from "./types";
import { loadWords, spoken } from "./words";

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

class Session {
  ready = $state(false);
  /** null: the server did not answer. */
  status = $state.raw<Status | null>({ ready: false, step: "waiting", seconds: 0 });
  /** Whether anything was asked for long enough to be worth telling. */
  slow = $state(false);
  name = $state("");
  /** Whether the name is kept; a guest's is not. */
  account = $state(false);
  /** Whether tables can be made from here; in one room they are made where the server runs. */
  makes = $state(true);
  bots = $state.raw<Bot[]>([]);
  /** The bot that is chosen where nobody has chosen. */
  readonly usual: string = $derived(this.bots.find(({ name }) => name === "mate")?.name ?? this.bots[0]?.name ?? "");
  cards = $state.raw<Cards | null>(null);
  setups = $state.raw<Setups | null>(null);

  /** Waits until the rules are compiled, telling what is being done, then learns what every page needs. */
  async start(): Promise<void> {
    const slow = setTimeout(() => (this.slow = true), 400);
    for (let tries = 0; ; tries++) {
      try {
        this.status = await api.status();
        if (!this.status.ready) forgetAhead();
        else {
          const [me, bots, cards, setups] = await Promise.all([api.me(), api.bots(), api.cards(), api.setups()]);
          await this.be(me);
          this.bots = bots;
          this.cards = cards;
          this.setups = setups;
          break;
        }
        tries = 0;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.status = null;
      }
      await sleep(Math.min(5_000, 600 * 1.5 ** tries));
    }
    clearTimeout(slow);
    this.ready = true;
  }

  /** Somebody is at this browser, with what they like. */
  async be(me: Me): Promise<void> {
    this.name = me.name;
    this.account = me.account;
    this.makes = me.makes;
    likes.take(me.preferences);
    // Later on a page that is there stays in its language, until it is loaded again (`speak`).
    if (!this.ready) document.documentElement.lang = await loadWords(wanted());
    if ("caches" in window) void import("./kept").then(({ keepOnly }) => keepOnly(me.tables.map((table) => table.id))).catch(() => undefined);
  }

  /** Somebody likes something else. */
  async like(change: Partial<Preferences>): Promise<void> {
    likes.take(await api.prefer({ ...likes.all, ...change }));
    this.speak();
  }

  /** Loads the page again if its language is not the one somebody wants: every sentence on it is another one then. */
  speak(): void {
    if (spoken(wanted()) !== document.documentElement.lang) location.reload();
  }

  async rename(name: string): Promise<void> {
    if (name.trim() === this.name) return;
    this.name = (await api.rename(name.trim())).name;
  }
}

export const session = new Session();
