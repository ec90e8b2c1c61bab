/** Counting what is paid with (PY). Whether a payment is right is the server's word; this tells before asking. */

import type { Cards, Counts } from "./types";

/** What a part of a payment is worth, in $. */
export function worth(part: string, cards: Cards): number {
  if (part === "gone_fishin") return cards.bay["gone_fishin"]?.coins ?? 0;
  if (part === "house_boat") return cards.dock["house_boat"]?.refund ?? 0;
  return part.endsWith("crate") ? 1 : (cards.boats[part]?.coins ?? 0);
}

export function flat(parts: Counts): string[] {
  return Object.entries(parts).flatMap(([part, count]) => Array.from({ length: count }, () => part));
}

export function counted(parts: readonly string[]): Counts {
  const counts: Counts = {};
  for (const part of parts) counts[part] = (counts[part] ?? 0) + 1;
  return counts;
}

export function total(parts: readonly string[], cards: Cards): number {
  return parts.reduce((sum, part) => sum + worth(part, cards), 0);
}

/** A part that could be left out with the price still covered (PY2), the dearest of them, or null. */
export function needless(parts: readonly string[], price: number, cards: Cards): string | null {
  const over = total(parts, cards) - price;
  if (over < 0) return null;
  const spare = parts.filter((part) => worth(part, cards) <= over);
  return spare.sort((a, b) => worth(b, cards) - worth(a, cards))[0] ?? null;
}
