/** Questions and answers in few words, as hints and a game's review tell them (review.ftl; ridback.review.telling does it in Python). */

import { shortName, typeName } from "./cards";
import { tally } from "./log";
import type { Args, Kind, Move, View } from "./types";
import { dashed, listed, t, type Words } from "./words";

/** An atom, and the id of what lies at the place it names: a lot's license, a boat's type. */
export interface Doing extends Move {
  what?: string;
}

interface Namer {
  name(seat: number): string;
}

/** Dock cards that lie in a fleet: they are no boats of a license. */
const DOCKED = new Set(["tug", "artisan", "inuit", "house_boat"]);

const boatName = (type: string | undefined): string => (type ? t(DOCKED.has(type) ? "review-docked" : "review-boat", { type: typeName(type) }) : "");
const captainName = (card: string): string => (card === "deck" ? t("review-captain-deck") : t("review-captain", { card: typeName(card) }));

/** What was asked; `about` is the part of the view that says what it was about, a boat's `type` besides. */
export function asked(kind: Kind, about: Args): string {
  const words: Words = {};
  for (const [key, value] of Object.entries(about)) if (typeof value === "number" || typeof value === "string") words[key] = value;
  if (typeof about["license"] === "string") words["license"] = shortName(about["license"]);
  if (kind === "pay") words["name"] = about["for"] === "license" ? shortName(String(about["id"])) : typeName(String(about["id"]));
  if (typeof about["type"] === "string") words["boat"] = boatName(about["type"]);
  if (typeof about["crew"] === "string") words["crew"] = t(`crew-${dashed(about["crew"])}`);
  return t(`review-asked-${dashed(kind)}`, words);
}

/** The answer to a question of that kind, all its atoms as one. */
export function answer(kind: Kind, atoms: readonly Doing[], namer: Namer): string {
  const [head, ...rest] = atoms;
  if (!head) return "";
  if (head.do === "pass") return t(`review-pass-${dashed(kind)}`);
  const told = unpaid(kind, head, rest, namer);
  const paid = rest.filter((one) => one.do === "pay").map((one) => one.part!);
  return paid.length && head.do !== "pay" ? t("review-paying", { bought: told, parts: listed(tally(paid)) }) : told;
}

function unpaid(kind: Kind, head: Doing, rest: Doing[], namer: Namer): string {
  /** Everything of the set that the first one began. */
  const set = [head, ...rest].filter((one) => one.do === head.do);
  const second = rest[0];
  const boat = head.do === "lot" ? "" : boatName(head.what);
  switch (head.do) {
    case "lot": {
      const license = shortName(head.what!);
      return second?.amount === undefined ? t("review-lot", { license }) : t("review-lot-bid", { license, bid: second.amount });
    }
    case "bid":
      return t("review-bid", { bid: head.amount! });
    case "pay":
      return t("review-pay", { parts: listed(tally(set.map((one) => one.part!))) });
    case "charter":
      return t("review-charter", { card: typeName(head.type!) });
    case "hire":
      return second?.card ? t("review-hire", { captain: captainName(second.card), boat }) : t("review-hire-boat", { boat });
    case "captain":
      return captainName(head.card!);
    case "process":
      return t("review-process", { boats: listed(tally(set.map((one) => one.what!))) });
    case "discard":
      return t(kind === "swap" ? "review-swap" : "review-discard", { cards: listed(tally(set.map((one) => one.card!))) });
    case "mate": {
      const crate = head.from === "store" ? t("review-mate-store") : t("review-mate-boat", { boat });
      return second?.card ? t("review-mate-with", { crate, card: typeName(second.card) }) : crate;
    }
    case "marina": {
      const n = head.marina! + 1;
      return second?.card ? t("review-marina-with", { n, card: typeName(second.card) }) : t("review-marina", { n });
    }
    case "from": {
      const name = namer.name(head.seat!);
      return second ? t("review-from-take", { name, boat: boatName(second.what) }) : t("review-from", { name });
    }
    case "tuck": {
      const cards = rest.filter((one) => one.do === "with").map((one) => typeName(one.card!));
      return listed(set.map((one, n) => (cards[n] ? t("review-tuck", { card: cards[n], boat: boatName(one.what) }) : t("review-tuck-boat", { boat: boatName(one.what) }))));
    }
    case "assign":
      return t("review-assign", { license: shortName(head.license!) });
    default:
      return t(`review-${dashed(head.do)}`, { boat, card: head.card ? typeName(head.card) : "" });
  }
}

/** What a move of the seat that looks names, on the table as it is. */
export function onTable(move: Move, view: View): Doing {
  const at = (seat: number | undefined, boat: number | undefined): Doing => {
    const what = view.seats[seat ?? -1]?.boats[boat ?? -1]?.type;
    return what === undefined ? move : { ...move, what };
  };
  if (move.do === "lot") return { ...move, what: view.row[move.slot!]! };
  if (move.do === "take") return at(view.taking?.victim, move.boat);
  return at(view.seat!, typeof move.from === "number" ? move.from : move.boat);
}
