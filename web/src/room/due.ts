/** Who of those at this screen is to answer something. */

import type { Table, View } from "../lib/types";

/** Their seats: first those who are asked whether a step may be taken back, then those to move, in turn order. A seat that a bot plays is not. */
export function dueHere(table: Table, view: View | null): number[] {
  const here = (seat: number): boolean => Boolean(table.seats[seat]?.here) && table.seats[seat]!.bot === null;
  const waits = (table.undo?.waits ?? []).filter(here);
  if (!view || view.over) return waits;
  const people = table.seats.length;
  const turns = Array.from({ length: people }, (_, n) => (view.start + n) % people);
  return [...new Set([...waits, ...turns.filter((seat) => view.seats[seat]?.asked && here(seat))])];
}
