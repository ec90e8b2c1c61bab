/** The parts of a table that open over it, as one file: see sheets.svelte.ts. */

export { default as AllCards } from "./AllCards.svelte";
export { default as CardSheet } from "./CardSheet.svelte";
export { default as ScoreSheet } from "./ScoreSheet.svelte";
export { default as SeatMenu } from "./SeatMenu.svelte";
