import { prefersReducedMotion } from "svelte/motion";
import { likes } from "./likes.svelte";

/** A duration in ms, or none for those who want less motion: who said so here, or else to their system. */
export function motion(ms: number): number {
  return likes.motion === "less" || (likes.motion === "auto" && prefersReducedMotion.current) ? 0 : ms;
}
