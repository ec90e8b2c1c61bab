/** Events as sentences, what belongs together in one. */

import { isCard, licenseName, typeName } from "./cards";
import { noticeWords } from "./sentence";
import type { GameEvent, Notice } from "./types";
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
  /** Whether a Captain of the Corporation sits there (CO). */
  isCaptain(seat: number): boolean;
}

/** The log with what was told beside it, each where it was told. */
export function withNotices(events: readonly GameEvent[], notices: readonly Notice[]): GameEvent[] {
  const out = [...events];
  for (const notice of [...notices].reverse()) {
    const at = out.findIndex((event) => (event.ply ?? 0) >= notice.ply);
    out.splice(at < 0 ? out.length : at, 0, { ...notice, kind: "notice" });
  }
  return out;
}

/** Kinds of which a run by one seat makes one sentence, by the kind that gives the run its sentence. */
const RUNS: Record<string, string> = {
  ...Object.fromEntries(["paid", "caught", "processed", "swept", "revealed", "drew", "towed", "crew_placed"].map((kind) => [kind, kind])),
  shelved: "caught",
};

export function lines(events: readonly GameEvent[], teller: Teller): Line[] {
  const out: Line[] = [];
  // What is not kept of the first hand is one sentence (ST9); later on a discard is something by itself.
  const round = events.findIndex((event) => event.kind === "round");
  const run = (event: GameEvent, n: number): string | undefined =>
    event.kind === "discarded" && (round < 0 || n < round) ? "discarded" : RUNS[event.kind];
  for (let n = 0; n < events.length; ) {
    const first = events[n]!;
    let end = n + 1;
    const kind = run(first, n);
    if (kind) while (end < events.length && run(events[end]!, end) === kind && events[end]!.seat === first.seat) end++;
    // One's own cards come one by one, then how many there were and why: one sentence.
    const after = events[end];
    if (first.kind === "drew" && after?.kind === "draw" && after.seat === first.seat) end++;
    const told = tell(events.slice(n, end), teller);
    const text = told && first["auto"] ? t(`log-auto-${str(first["auto"])}`, { told }) : told;
    if (text) out.push({ key: `${first.ply ?? ""}.${first.kind}.${n}`, kind: first.kind, seat: first.seat ?? null, emblem: emblem(first), text });
    n = end;
  }
  return out;
}

const str = (value: unknown): string => String(value ?? "");
const num = (value: unknown): number => Number(value ?? 0);

function emblem(event: GameEvent): string | null {
  for (const deck of ["crew", "trophy"]) if (typeof event[deck] === "string") return `${deck}_${event[deck]}`;
  const id = event["license"] ?? event["type"] ?? event["card"];
  return typeof id === "string" ? id : null;
}

function tell(run: GameEvent[], teller: Teller): string | null {
  const event = run[0]!;
  const seat = event.seat ?? 0;
  const who = { me: teller.isMe(event.seat), name: teller.name(seat) };
  const named = <T>(field: string, name: (id: string) => T): T | "" => (typeof event[field] === "string" ? name(event[field]) : "");
  const license = named("license", licenseName);
  const type = named("type", typeName);
  const crew = named("crew", (id) => t(`crew-${id}`));
  /** A card that one may know of is named: one's own, or anybody's when all hands are open. */
  const card = named("card", (id) => (id === "deck" ? "" : typeName(id)));
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
      return t(teller.isCaptain(seat) ? "log-won-captain" : "log-won", { ...who, license, bid: num(event["bid"]) });
    case "paid":
      return t("log-paid", { ...who, parts: listed(tally(run.map((one) => str(one["part"])))) });
    case "bought":
      // What a Captain wins is his at once, for nothing (CO3).
      return teller.isCaptain(seat) ? null : t("log-bought", { ...who, license, price: num(event["price"]) });
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
      if (event["card"] === "charter") return t("log-launched-as", { ...who, type });
      return t(DOCKED.has(str(event["card"])) ? "log-joined" : "log-launched", { ...who, type });
    case "hired":
      if (event["card"] === "deck") return t("log-hired-deck", { ...who, type });
      return card ? t("log-hired-card", { ...who, card, type }) : t("log-hired", { ...who, type });
    case "hired_salty":
      return t("log-hired-salty", { ...who, type });
    case "hired_mate":
      return card ? t("log-hired-mate-card", { ...who, card }) : t("log-hired-mate", who);
    case "moored":
      return t("log-moored", { ...who, card });
    case "took":
      return t("log-took", { ...who, victim: teller.name(num(event["victim"])), victimMe: teller.isMe(num(event["victim"])) });
    case "loaded":
      // None, where others gave them all.
      return num(event["crates"]) > 0 ? t("log-loaded", { ...who, crates: num(event["crates"]) }) : null;
    case "draw": {
      const got = num(event["got"]);
      if (got === 0) return t("log-draw-short");
      const why = str(event["why"]);
      return why === "draw" ? t("log-draw", { ...who, got }) : t("log-draw-why", { ...who, got, why: t(`why-${why}`) });
    }
    case "drew": {
      const cards = listed(tally(run.filter((one) => one.kind === "drew").map((one) => str(one["card"]))));
      const why = str(run.at(-1)!["why"] ?? "draw");
      return why === "draw" ? t("log-drew", { ...who, cards }) : t("log-drew-why", { ...who, cards, why: t(`why-${why}`) });
    }
    case "reshuffled":
      return t("log-reshuffled", { count: num(event["count"]) });
    case "caught":
    case "shelved": {
      const shelved = run.filter((one) => one.kind === "shelved").length;
      const crates = shelved + run.reduce((all, one) => all + num(one["crates"]), 0);
      return shelved > 0 ? t("log-caught-shelved", { ...who, crates, shelved }) : t("log-caught", { ...who, crates });
    }
    case "tucked":
      return card ? t("log-tucked-card", { ...who, card, type }) : t("log-tucked", { ...who, type });
    case "drew_instead":
      return t("log-drew-instead", { ...who, type, docked: DOCKED.has(str(event["type"])) });
    case "towed":
      return t("log-towed", { ...who, count: run.length });
    case "picked_up":
      return t("log-picked-up", { ...who, count: num(event["count"]) });
    case "processed":
      return t("log-processed", { ...who, crates: run.length });
    case "traded":
      return t("log-traded", who);
    case "discarded":
      return typeof event["card"] === "string" ? t("log-discarded-card", { ...who, cards: listed(tally(run.map((one) => str(one["card"])))) }) : t("log-discarded", { ...who, count: run.length });
    case "crew_placed":
      return t("log-crew-placed", { crew: listed(run.map((one) => t(`crew-${str(one["crew"])}`))) });
    case "crew":
      if (teller.isCaptain(seat)) return t("log-crew-unused", { ...who, crew });
      return t(event["crew"] === "storm" ? "log-crew-storm" : "log-crew", { ...who, crew });
    case "assigned":
      return t("log-assigned", { ...who, crew, license });
    case "trophy":
      return t("log-trophy", { ...who, trophy: t(`trophy-${dashed(str(event["trophy"]))}`) });
    case "meeple":
      return t("log-meeple", { ...who, type });
    case "revealed_boat":
      return t("log-revealed-boat", { ...who, card });
    case "corporation_boat":
      return t("log-corporation-boat", { ...who, type });
    case "corporation_takes":
      return t("log-corporation-takes", { ...who, license });
    case "notice":
      return noticeWords(event as unknown as Notice, teller);
    case "over":
      return t(`log-over-${str(event["reason"])}`);
    default:
      return null;
  }
}

/** Dock cards that join a fleet. */
const DOCKED = new Set(["tug", "artisan", "inuit", "house_boat"]);

/** What there is of each, in words: "2 × Cod". */
export function tally(parts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].map(([part, count]) => (isCard(part) ? (count > 1 ? `${count} × ${typeName(part)}` : typeName(part)) : t(`paid-${dashed(part)}`, { count })));
}
