/** The pages about who one is, with their words: fetched when they are asked for. */

import { later, loadMore } from "../lib/words";

const worded = async <T>(page: Promise<T>): Promise<T> => (await Promise.all([later(() => page, "account"), loadMore("advance")]))[0];

export const account = () => worded(import("./Account.svelte"));
export const be = () => worded(import("./Be.svelte"));
export const linking = () => worded(import("./Linking.svelte"));
