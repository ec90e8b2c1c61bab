/** The pages about results and who stands where, with their words: fetched when they are asked for. */

import { loadMore } from "../lib/words";

const worded = async <T>(page: Promise<T>): Promise<T> => (await Promise.all([page, loadMore("people")]))[0];

export const people = () => worded(import("./People.svelte"));
