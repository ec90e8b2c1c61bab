/** The pages that people come to first, each fetched when it is asked for. */

export const home = () => import("./screens/Home.svelte");
export const offline = () => import("./screens/Offline.svelte");
export const table = () => import("./screens/Table.svelte");
