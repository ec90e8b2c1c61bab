/** What each card does, in full: long sentences, which come when a table is there already. */

import { loadMore } from "./words";

class Learnt {
  /** Whether they are there. */
  cards = $state(false);

  async load(): Promise<void> {
    await loadMore("about");
    this.cards = true;
  }
}

export const learnt = new Learnt();
