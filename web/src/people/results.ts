/** What came of somebody's games, and who stands where, as the server tells it. */

import { request } from "../lib/api";
import { SHEET_LINES } from "../lib/types";
import { dashed, hasWords, t } from "../lib/words";

export interface Rating {
  rating: number;
  /** How far off it may be. */
  sigma: number;
}

export interface Standing extends Rating {
  name: string;
  games: number;
  you: boolean;
}

export interface Yardstick extends Rating {
  kind: "bot" | "captain";
  name: string;
  games: number;
}

export interface Standings {
  people: Standing[];
  others: Yardstick[];
  /** So many games must be rated before anybody is told. */
  settled: number;
}

export interface Share {
  of: string;
  games: number;
  wins: number;
  place: number;
  score: number;
}

export interface Recent {
  /** Seconds since 1970, of a midnight in UTC. */
  day: number;
  seats: number;
  line_up: string;
  place: number;
  score: number;
  won: boolean;
  rating: number | null;
  table: string | null;
}

export interface Extreme {
  table: string;
  plies: number;
  rounds: number;
}

/** How somebody plays: means of a game. */
export interface Play {
  games: number;
  licenses: { license: string; count: number; bid: number; others: number | null }[];
  bid: number | null;
  others: number | null;
  money: number;
  over: number;
  boats: number;
  crates: number;
  points: Record<string, number>;
  seconds: number | null;
  longest: Extreme | null;
  shortest: Extreme | null;
}

export interface Results {
  name: string;
  listed: boolean;
  rating: Rating | null;
  rated: number;
  settled: number;
  /** Games that a bot played to the end for them. */
  left: number;
  whole: Share;
  by_seats: Share[];
  by_line_up: Share[];
  by_module: Share[];
  recent: Recent[];
  /** null: somebody else's. */
  play: Play | null;
}

/** Whose results: one's own, those of an account, or of who sits at a table. */
export type Whose = { name: string } | { table: string; seat: number } | null;

/** Whose results an address is about. */
export function whose(path: string): Whose {
  const seat = /^\/t\/([\w-]+)\/people\/(\d)$/.exec(path);
  if (seat) return { table: seat[1]!, seat: Number(seat[2]) };
  const name = /^\/people\/(.+)$/.exec(path);
  return name ? { name: plain(name[1]!) } : null;
}

/** What stands in an address, or it as it is where that makes no sense. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const requests = {
  standings: () => request<Standings>("GET", "people"),
  results: (of: Whose) =>
    request<Results>(
      "GET",
      of === null ? "results" : "name" in of ? `results?name=${encodeURIComponent(of.name)}` : `tables/${of.table}/seats/${of.seat}/results`,
    ),
};

const one = (number: number, digits: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || "en", { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number);

/** Means, with a digit behind the point. */
export const mean = (number: number | null): string => (number === null ? "–" : one(number, 1));

export const dollars = (number: number | null): string => (number === null ? "–" : t("people-dollars", { amount: one(number, 1) }));

export const percent = (part: number, whole: number): string => t("people-percent", { percent: whole ? Math.round((100 * part) / whole) : 0 });

/** A day of which only the date is known. */
export const date = (seconds: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || "en", { dateStyle: "medium", timeZone: "UTC" }).format(seconds * 1000);

/** A set-up by the id it has in results. */
export const lineUp = (id: string): string => (hasWords(`preset-${dashed(id)}`) ? t(`preset-${dashed(id)}`) : t(id === "changed" ? "people-changed" : "people-own"));

export const part = (id: string): string => (id === "base" ? t("people-base") : t(`module-${dashed(id)}`));

/** The lines of the score sheet that bring points, as the sheet has them, each with its part of the largest. */
export function bars(points: Record<string, number>): { line: string; points: number; part: number }[] {
  const lines = SHEET_LINES.filter((line) => points[line]);
  const most = Math.max(1, ...lines.map((line) => points[line]!));
  return lines.map((line) => ({ line, points: points[line]!, part: points[line]! / most }));
}
