/** Events as sentences, what belongs together in one. */

import { licenseName, partName, typeName } from "./cards";
import type { GameEvent } from "./types";
import { dashed, listed, t } from "./words";

export interface Line {
  key: string;
  kind: string;
  seat: number | null;
  /** A card or license to show beside the sentence. */
  emblem: string | null;
  text: string;
}

interface Teller {
  name(seat: number): string;
  isMe(seat: number | null | undefined): boolean;
}

/** Kinds of which a run by one seat makes one sentence. */
const RUNS = new Set(["paid", "caught", "processed", "swept", "revealed", "drew"]);

export function lines(events: readonly GameEvent[], teller: Teller): Line[] {
  const out: Line[] = [];
  // What is not kept of the first hand is one sentence (ST9); later on a discard is something by itself.
  const round = events.findIndex((event) => event.kind === "round");
  const joins = (event: GameEvent, n: number): boolean => RUNS.has(event.kind) || (event.kind === "discarded" && (round < 0 || n < round));
  for (let n = 0; n < events.length; ) {
    const first = events[n]!;
    let end = n + 1;
    if (joins(first, n)) while (end < events.length && events[end]!.kind === first.kind && events[end]!.seat === first.seat) end++;
    // One's own cards come one by one, then how many there were and why: one sentence.
    const after = events[end];
    if (first.kind === "drew" && after?.kind === "draw" && after.seat === first.seat) end++;
    const run = events.slice(n, end);
    const text = tell(run, teller);
    if (text) out.push({ key: `${first.ply ?? ""}.${n}`, kind: first.kind, seat: first.seat ?? null, emblem: emblem(first), text });
    n = end;
  }
  return out;
}

const str = (value: unknown): string => String(value ?? "");
const num = (value: unknown): number => Number(value ?? 0);

function emblem(event: GameEvent): string | null {
  const id = event["license"] ?? event["type"] ?? event["card"];
  return typeof id === "string" ? id : null;
}

function tell(run: GameEvent[], teller: Teller): string | null {
  const event = run[0]!;
  const seat = event.seat ?? 0;
  const who = { me: teller.isMe(event.seat), name: teller.name(seat) };
  const license = typeof event["license"] === "string" ? licenseName(event["license"]) : "";
  switch (event.kind) {
    case "round":
      return t("log-start", { me: teller.isMe(num(event["start"])), name: teller.name(num(event["start"])) });
    case "named":
      return t("log-named", { ...who, license });
    case "bid":
      return t("log-bid", { ...who, amount: num(event["amount"]) });
    case "passed":
      return t(`log-passed-${dashed(str(event["decision"]))}`, who);
    case "won":
      return t("log-won", { ...who, license, bid: num(event["bid"]) });
    case "paid":
      return t("log-paid", { ...who, parts: listed(tally(run.map((one) => str(one["part"])))) });
    case "bought":
      return t("log-bought", { ...who, license, price: num(event["price"]) });
    case "went_fishin":
      return t("log-went-fishin", who);
    case "swept":
      return t("log-swept", { licenses: listed(run.map((one) => licenseName(str(one["license"])))) });
    case "revealed":
      return t("log-revealed", { licenses: listed(run.map((one) => licenseName(str(one["license"])))) });
    case "last_round":
      return t("log-last-round");
    case "launching":
      // The launch itself follows at once.
      return null;
    case "launched":
      return t("log-launched", { ...who, type: typeName(str(event["type"])) });
    case "hired":
      return typeof event["card"] === "string" && who.me
        ? t("log-hired-card", { card: typeName(event["card"]), type: typeName(str(event["type"])) })
        : t("log-hired", { ...who, type: typeName(str(event["type"])) });
    case "draw": {
      const got = num(event["got"]);
      if (got === 0) return t("log-draw-short");
      const why = str(event["why"]);
      return why === "draw" ? t("log-draw", { ...who, got }) : t("log-draw-why", { ...who, got, why: t(`why-${why}`) });
    }
    case "drew": {
      const cards = listed(tally(run.filter((one) => one.kind === "drew").map((one) => str(one["card"]))));
      const why = str(run.at(-1)!["why"] ?? "draw");
      return why === "draw" ? t("log-drew", { cards }) : t("log-drew-why", { cards, why: t(`why-${why}`) });
    }
    case "reshuffled":
      return t("log-reshuffled", { count: num(event["count"]) });
    case "caught":
      return t("log-caught", { ...who, crates: run.reduce((all, one) => all + num(one["crates"]), 0) });
    case "processed":
      return t("log-processed", { ...who, crates: run.length });
    case "traded":
      return t("log-traded", who);
    case "discarded":
      return typeof event["card"] === "string" ? t("log-discarded-card", { cards: listed(tally(run.map((one) => str(one["card"])))) }) : t("log-discarded", { ...who, count: run.length });
    case "over":
      return t(`log-over-${str(event["reason"])}`);
    default:
      return null;
  }
}

function tally(parts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].map(([part, count]) => (part === "crate" ? t("log-crates", { count }) : count > 1 ? `${count} × ${partName(part)}` : partName(part)));
}
