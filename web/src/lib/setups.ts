/** What can be chosen before a game, as GET /api/setups offers it; the server alone knows what fits. */

import type { Args, Cards } from "./types";
import { dashed, series, t } from "./words";

export const MODULES = ["gone_fishin", "crewman", "trophies", "meeples", "epic"] as const;
export type Module = (typeof MODULES)[number];

export type Choices = Record<Module, boolean> & { line_up: string[]; docks: string[]; captains: string[]; at_once?: boolean };

export interface Limits {
  line_up: { standard: number; premium: number }[];
  docks: number[];
  captains: number[];
  epic: boolean;
}

export interface Preset {
  id: string;
  /** By number of seats. */
  choices: Record<string, Choices>;
}

export interface Setups {
  presets: Preset[];
  /** By number of seats. */
  limits: Record<string, Limits>;
  standard: string[];
  premium: string[];
  docks: string[];
  captains: string[];
  /** The license types and dock cards with which phase two is in turn, as one seat's touches another's. */
  touching: string[];
}

/** What does not fit, told by the server. */
export interface Problem {
  code: string;
  message: string;
  args: Args;
}

export interface Fit {
  fits: boolean;
  problems: Problem[];
  preset: string | null;
  /** The values in force, if any is changed. */
  cards: Cards | null;
}

/** The choices a table was made with. */
export interface Chosen extends Choices {
  preset: string | null;
  changed: boolean;
}

/** Where on the screen a problem belongs. */
export type Place = "line_up" | "docks" | "captains" | "epic" | "values" | "other";

const PLACES: Record<string, Place> = {
  line_up: "line_up",
  no_such_license: "line_up",
  epic_line_up: "line_up",
  docks: "docks",
  captains: "captains",
  epic_seats: "epic",
};

export function placeOf({ code, args }: Problem): Place {
  return "key" in args || code.startsWith("too_") ? "values" : (PLACES[code] ?? "other");
}

/** The numbers of seats a preset fits, as one text: "2–4". */
export function seatsOf(preset: Preset): string {
  const counts = Object.keys(preset.choices).map(Number);
  const [first, last] = [Math.min(...counts), Math.max(...counts)];
  return t("setup-seats", { count: last, span: first === last ? String(first) : `${first}–${last}` });
}

/** The number of seats to have with a preset: those there are, or the nearest it fits. */
export function seatsFor(preset: Preset, seats: number): number {
  const counts = Object.keys(preset.choices).map(Number);
  return counts.reduce((best, count) => (Math.abs(count - seats) < Math.abs(best - seats) ? count : best));
}

/** The preset to play where the one that was wished for may not fit. */
export function fitting(setups: Setups, wish: string, seats: number): Preset {
  const fits = setups.presets.filter((preset) => seats in preset.choices);
  return fits.find((preset) => preset.id === wish) ?? fits[0]!;
}

/** A table's set-up in short. */
export function inShort(chosen: Chosen): string {
  const parts = chosen.preset
    ? [t(`preset-${dashed(chosen.preset)}`)]
    : [
        chosen.epic ? t("module-epic") : t("setup-licenses", { count: chosen.line_up.length }),
        ...(chosen.docks.length ? [t("module-docks")] : []),
        ...MODULES.filter((id) => id !== "epic" && chosen[id]).map((id) => t(`module-${dashed(id)}`)),
        ...chosen.captains.map((id) => t(`captain-${dashed(id)}`)),
      ];
  if (chosen.changed) parts.push(t("setup-changed"));
  if (chosen.at_once) parts.push(t("setup-at-once-short"));
  return series(parts);
}
