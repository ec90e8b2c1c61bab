/** What is said in advance, with its words: fetched when it is asked for. */

import { loadMore } from "../lib/words";

export const load = async () => (await Promise.all([import("./Advance.svelte"), loadMore("advance")]))[0];
