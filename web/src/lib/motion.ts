import { prefersReducedMotion } from "svelte/motion";

/** A duration in ms, or none for those who asked their system for less motion. */
export function motion(ms: number): number {
  return prefersReducedMotion.current ? 0 : ms;
}
