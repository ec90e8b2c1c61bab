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

/** What giving a part up costs besides its coins, about as the server's suggestions have it: what it could still do. */
const DEAR: Record<string, number> = { gone_fishin: 1, house_boat: 2, crewman_crate: 1, crate: 0.3 };
/** What it costs to give up a card that is to be kept: more than all else together. */
const KEPT = 1000;

/** What was suggested, unless that takes cards that are to be kept: then a payment that takes as few of them as it can. */
export function sparing(suggested: readonly string[], kept: ReadonlySet<string>, means: Counts, price: number, cards: Cards): string[] {
  if (!suggested.some((part) => kept.has(part))) return [...suggested];
  const left = counted(suggested);
  // The cheapest way to bring exactly t dollars or, at the top, the price or more.
  const best: ({ cost: number; parts: string[] } | undefined)[] = [{ cost: 0, parts: [] }];
  for (const part of flat(means)) {
    const value = worth(part, cards);
    if (value <= 0) continue;
    const wanted = (left[part] ?? 0) > 0;
    if (wanted) left[part]!--;
    const cost = value + (DEAR[part] ?? 0.6) + (kept.has(part) ? KEPT : 0) - (wanted ? 0.1 : 0);
    for (let t = price - 1; t >= 0; t--) {
      const here = best[t];
      const to = Math.min(t + value, price);
      if (here && here.cost + cost < (best[to]?.cost ?? Infinity)) best[to] = { cost: here.cost + cost, parts: [...here.parts, part] };
    }
  }
  const parts = best[price]?.parts ?? [...suggested];
  for (let spare = needless(parts, price, cards); spare !== null; spare = needless(parts, price, cards)) parts.splice(parts.indexOf(spare), 1);
  return parts;
}

/** A payment that begins with that part: filled up with what was suggested, then with what else there is, of no more worth each. */
export function beginning(part: string, suggested: readonly string[], means: Counts, price: number, cards: Cards): Counts {
  const left = { ...means, [part]: (means[part] ?? 0) - 1 };
  const parts = [part];
  for (const next of [...suggested, ...flat(means).sort((a, b) => worth(b, cards) - worth(a, cards))]) {
    if (total(parts, cards) >= price) break;
    if ((left[next] ?? 0) <= 0 || worth(next, cards) > worth(part, cards)) continue;
    left[next]!--;
    parts.push(next);
  }
  for (;;) {
    const over = total(parts, cards) - price;
    const spare = parts.findLastIndex((one, n) => n > 0 && worth(one, cards) <= over);
    if (spare < 0) return counted(parts);
    parts.splice(spare, 1);
  }
}
