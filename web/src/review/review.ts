/** A seat's decisions and what a search thinks of them, as docs/architecture.md has it; and where things lie on the plot. */

import type { Doing } from "../lib/doing";
import type { Args, CaptainId, Kind, Result } from "../lib/types";

export interface Judged {
  /** Atoms played before. */
  ply: number;
  round: number;
  kind: Kind;
  about: Args;
  chance: number;
  best_chance: number;
  loss: number;
  /** Nothing was left to win or to lose: what counts is VP, those to expect in the end. */
  decided: boolean;
  score: number;
  best_score: number;
  lost_vp: number;
  /** How far off the loss, or `lost_vp` if decided, may be by luck (95 %). */
  noise: number;
  mistake: boolean;
  moves: Doing[];
  best_moves: Doing[];
}

/** Every seat's chance to win, Captains' too, after so many atoms. */
export interface Point {
  ply: number;
  round: number;
  chances: number[];
}

export interface Review {
  seat: number;
  seats: number;
  people: number;
  captains: CaptainId[];
  level: string | null;
  decisions: Judged[];
  /** Places of decisions, the worst first; mistakes only. */
  worst: number[];
  curve: Point[];
  result: Result | null;
}

export type ReviewAnswer = { status: "working"; done: number; of: number } | { status: "ready"; review: Review };

/** Points of a hundred that a decision gave away: what lies between the two chances as they are told. */
export const points = (one: Judged): number => Math.max(Number(one.mistake), Math.round(100 * one.best_chance) - Math.round(100 * one.chance));

/** Whether something else would have been better, be it no surer than luck. */
export const improvable = (one: Judged): boolean => (one.decided ? one.lost_vp > 0 : one.loss > 0);

/** How many points a comparison is off by luck, as a rule: the middle of what is told of the decisions; 0: nothing is told. */
export function luck(decisions: readonly Judged[]): number {
  const told = decisions.filter((one) => !one.decided).map((one) => one.noise).filter((noise) => noise > 0).sort((a, b) => a - b);
  return Math.round(100 * (told[Math.floor(told.length / 2)] ?? 0));
}

/** The place in the list that is nearest to that ply; -1 in an empty one. */
export function nearest(list: readonly { ply: number }[], ply: number): number {
  return list.reduce((best, one, n) => (best < 0 || Math.abs(one.ply - ply) < Math.abs(list[best]!.ply - ply) ? n : best), -1);
}

/** The chances as the curve has them at a ply: of the last point that is not after it. */
export function at(curve: readonly Point[], ply: number): Point | null {
  return curve.findLast((point) => point.ply <= ply) ?? curve[0] ?? null;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where plies and chances lie, px. */
export class Scale {
  readonly #first: number;
  readonly #span: number;

  constructor(
    readonly frame: Frame,
    curve: readonly { ply: number }[],
  ) {
    this.#first = curve[0]?.ply ?? 0;
    this.#span = Math.max(1, (curve.at(-1)?.ply ?? 0) - this.#first);
  }

  x(ply: number): number {
    const { left, right, width } = this.frame;
    return left + ((ply - this.#first) / this.#span) * (width - left - right);
  }

  y(chance: number): number {
    const { top, bottom, height } = this.frame;
    return top + (1 - chance) * (height - top - bottom);
  }

  /** The ply that lies there, as a number with a fraction. */
  ply(x: number): number {
    const { left, right, width } = this.frame;
    return this.#first + ((x - left) / Math.max(1, width - left - right)) * this.#span;
  }
}

/** The same where none lies on another: each moves up, or at the top down, until it is that far from those before it. */
export function apart<T extends { x: number; y: number }>(places: readonly T[], far: number, top: number): T[] {
  const done: T[] = [];
  for (const place of places) {
    const free = (y: number): boolean => done.every((other) => Math.hypot(other.x - place.x, other.y - y) >= far);
    const steps = Array.from({ length: places.length + 1 }, (_, n) => n * far);
    const ways = [...steps.map((step) => place.y - step), ...steps.map((step) => Math.max(place.y, top) + step)];
    done.push({ ...place, y: ways.find((y) => y >= top && free(y)) ?? place.y });
  }
  return done;
}

/** A line through points, for an SVG path. */
export function line(dots: readonly (readonly [number, number])[]): string {
  return dots.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Where each round begins; `told`: whether there is room for its number, `room` px apart from the one before. */
export function rounds(curve: readonly Point[], scale: Scale, room: number): { round: number; ply: number; told: boolean }[] {
  let last = -Infinity;
  return curve
    .filter((point, n) => point.round > 0 && point.round !== curve[n - 1]?.round)
    .map(({ round, ply }) => {
      const told = scale.x(ply) - last >= room;
      if (told) last = scale.x(ply);
      return { round, ply, told };
    });
}

/** A seat's mark, around 0 0 and 5 px each way: what a color tells, told by a shape too. */
export const MARKS = [
  "M-4.4 0A4.4 4.4 0 1 0 4.4 0A4.4 4.4 0 1 0-4.4 0Z",
  "M-4-4H4V4H-4Z",
  "M0-5.2L5 3.8H-5Z",
  "M0-5.6L5.2 0L0 5.6L-5.2 0Z",
  "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
  "M0 5.2L-5-3.8H5Z",
] as const;

/** Captains of the Corporation sit behind the people, who have the colors. */
export const CAPTAIN_COLORS = ["#a7b6bb", "#dfe7e9"] as const;

export const color = (seat: number, people: number): string => (seat < people ? `var(--seat-${seat})` : CAPTAIN_COLORS[(seat - people) % 2]!);
export const shape = (seat: number): string => MARKS[seat % MARKS.length]!;
