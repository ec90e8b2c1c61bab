import { prefersReducedMotion } from "svelte/motion";
import { likes } from "./likes.svelte";

/** A duration in ms, or none where nobody looks, and for those who want less motion: who said so here, or else to their system. */
export function motion(ms: number): number {
  if (document.visibilityState === "hidden") return 0;
  return likes.motion === "less" || (likes.motion === "auto" && prefersReducedMotion.current) ? 0 : ms;
}
