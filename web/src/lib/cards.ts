/** Reading the printed values. */

import { dashed, series, t } from "./words";
import { licenseType } from "../art/kinds";
import type { Cards, Counts, License } from "./types";

export function licenseCard(id: string, cards: Cards): License {
  return cards.licenses[licenseType(id)] ?? { class: "standard", count: 0, cost: 0, vp: 0 };
}

/** A value that is printed on no card we know of, or that was changed for this table. */
export type Mark = "house" | "changed";

export function mark(printed: object | undefined, key: string): Mark | null {
  const { house, changed } = (printed ?? {}) as { house?: string[]; changed?: string[] };
  return changed?.includes(key) ? "changed" : house?.includes(key) ? "house" : null;
}

export const licenseName = (id: string): string => t(`license-${dashed(id)}`);
export const shortName = (id: string): string => t(`short-${dashed(id)}`);
export const typeName = (id: string): string => t(`type-${dashed(id)}`);

const PARTS = new Set(["gone_fishin", "crate", "oyster_crate", "crewman_crate", "house_boat"]);

/** Whether a part of a payment is a boat card. */
export const isCard = (part: string): boolean => !PARTS.has(part);

/** A boat card, or another part of a payment. */
export const partName = (part: string): string => (isCard(part) ? typeName(part) : t(`part-${dashed(part)}`));

/** VP printed on what lies in a fleet: a boat card, or a dock card that is a boat. */
export const boatVp = (card: string, cards: Cards): number => (cards.boats[card] ?? cards.dock[card])?.vp ?? 0;

export const power = (id: string, cards: Cards): string => t(`power-${dashed(id)}`, { cap: cards.table.king_crab_cap });

/** What a license does at each level, from level 1; empty for those without levels. */
export function levels(id: string, cards: Cards): string[] {
  const { levels: tables, table } = cards;
  const four = [1, 2, 3, 4];
  switch (id) {
    case "shrimp":
      return four.map((level) => t("level-shrimp", { level }));
    case "processing":
      return four.map((level) => t("level-processing", { cards: level }));
    case "cod":
      return tables.cod_draw.map((count) => t("level-cod", { cards: count }));
    case "tuna":
      return tables.tuna_draw.map((count, n) => t(tables.tuna_discard[n] ? "level-tuna-discard" : "level-tuna-keep", { cards: count }));
    case "lobster":
      return four.map((level) => {
        const steps = level === 1 ? tables.lobster_draw_1 : tables.lobster_draw_2;
        return t("level-lobster", { steps: series(steps.map(([captains, count]) => t("level-lobster-step", { cards: count, captains }))) });
      });
    case "swordfish":
      return four.map((level) => t("level-swordfish", { boats: level }));
    case "oyster":
      return tables.oyster_room.map((room) => t("level-oyster", { room }));
    case "char":
      return four.map((level) => t("level-char", { level }));
    case "salmon":
      return four.map((level) => t("level-salmon", { cards: level }));
    case "dfo":
      return tables.dfo_vp_per_crate.map((vp) => t("level-dfo", { vp }));
    case "king_crab_licenses":
      return table.king_crab_types
        .map((vp, n) => ({ vp, types: n + 1 }))
        .filter(({ vp }) => vp > 0)
        .map((step) => t("level-king-crab-licenses", step));
    default:
      return [];
  }
}

/** Boat cards in the order of the line-up, as hands are sorted. */
export function sorted(counts: Counts, lineUp: string[]): [string, number][] {
  const place = (id: string): number => (lineUp.includes(id) ? lineUp.indexOf(id) : lineUp.length);
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => place(a) - place(b));
}

export const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);
