/** Who sits at this browser, what is printed, and whether the server is ready. */

import { api, ApiError, type Status } from "./api";
import type { Setups } from "./setups";
import type { Bot, Cards } from "./types";

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

class Session {
  ready = $state(false);
  /** null: the server did not answer. */
  status = $state.raw<Status | null>({ ready: false, step: "waiting", seconds: 0 });
  /** Whether anything was asked for long enough to be worth telling. */
  slow = $state(false);
  name = $state("");
  bots = $state.raw<Bot[]>([]);
  cards = $state.raw<Cards | null>(null);
  setups = $state.raw<Setups | null>(null);

  /** Waits until the rules are compiled, telling what is being done, then learns what every page needs. */
  async start(): Promise<void> {
    const slow = setTimeout(() => (this.slow = true), 400);
    for (let tries = 0; ; tries++) {
      try {
        this.status = await api.status();
        if (this.status.ready) {
          const [me, bots, cards, setups] = await Promise.all([api.me(), api.bots(), api.cards(), api.setups()]);
          this.name = me.name;
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

  async rename(name: string): Promise<void> {
    if (name.trim() === this.name) return;
    this.name = (await api.rename(name.trim())).name;
  }
}

export const session = new Session();
