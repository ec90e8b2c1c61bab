/** Which card a person wants to read about, and what its page says. */

import { licenseType } from "../art/kinds";
import type { Sign } from "../art/signs";
import { licenseName, mark, typeName, type Mark } from "../lib/cards";
import type { Cards, Counts, View } from "../lib/types";
import { learnt } from "../lib/learnt.svelte";
import { dashed, t } from "../lib/words";

export const DECKS = ["license", "boat", "dock", "crew", "trophy", "captain", "module"] as const;
export type Deck = (typeof DECKS)[number];

/** A kind of card; with `seat` what that seat has of it, with `boat` too that very boat of its fleet. */
export interface About {
  deck: Deck;
  id: string;
  seat?: number;
  boat?: number;
}

/** As the page carries it (`data-about`): "license:cod", "boat:cod:2:0". */
export function about(deck: Deck, id: string, seat?: number, boat?: number): string {
  return [deck, id, seat, boat].filter((part) => part !== undefined).join(":");
}

export function parsed(text: string): About {
  const [deck, id, seat, boat] = text.split(":");
  return { deck: deck as Deck, id: id!, ...(seat === undefined ? {} : { seat: Number(seat) }), ...(boat === undefined ? {} : { boat: Number(boat) }) };
}

/** What lies in a fleet is a boat card or a dock card. */
export const afloat = (card: string, cards: Cards): Deck => (cards.boats[card] ? "boat" : "dock");

/** The card whose page tells about a part of a payment or a thing beside the hand, if there is one. */
export function aboutPart(part: string, cards: Cards): string | undefined {
  if (cards.boats[part] ?? cards.dock[part]) return about(afloat(part, cards), part);
  return { gone_fishin: about("module", "gone_fishin"), oyster_crate: about("license", "oyster"), crewman_crate: about("crew", "crates") }[part];
}

/** The drawing and the look of a card. */
export function emblem(deck: Deck, id: string): string {
  if (deck === "crew" || deck === "trophy" || deck === "captain") return `${deck}_${id}`;
  return id === "meeples" ? "crab_meeple" : id;
}

export function cardName(deck: Deck, id: string): string {
  switch (deck) {
    case "license":
      return licenseName(id);
    case "boat":
    case "dock":
      return typeName(id);
    case "crew":
      return t(`crew-${dashed(id)}`);
    case "trophy":
      return t(`trophy-${dashed(id)}`);
    case "captain":
      return t(`captain-${dashed(id)}`);
    case "module":
      return t(`module-${dashed(id)}`);
  }
}

type Values = Record<string, unknown> & { house?: string[]; changed?: string[] };

/** The printed values of a card, by the names of cards.toml. */
export function values(deck: Deck, id: string, cards: Cards): Values {
  const bay = cards.bay as Record<string, Values>;
  const tables: Record<Deck, Values | undefined> = {
    license: cards.licenses[licenseType(id)] as Values | undefined,
    boat: cards.boats[id] as Values | undefined,
    dock: cards.dock[id] as Values | undefined,
    crew: bay["crewman"],
    trophy: bay["trophy"],
    captain: cards.captains as unknown as Values,
    module: bay[{ meeples: "crab_meeple", trophies: "trophy" }[id] ?? id],
  };
  return tables[deck] ?? {};
}

/** What the card does, in full; with `other` in place of the values that are so called. */
export function told(deck: Deck, id: string, cards: Cards, other: Record<string, number> = {}): string {
  const words: Record<string, number> = {};
  for (const table of [cards.table, cards.captains, values(deck, id, cards)])
    for (const [key, value] of Object.entries(table)) if (typeof value === "number") words[key] = value;
  return t(`about-${deck}-${dashed(id)}`, { ...words, ...other });
}

/** Whether values that the card shares with others were changed: such as its text tells, and those of its levels. */
export function changedBeside(deck: Deck, id: string, cards: Cards): { text: boolean; levels: boolean } {
  const text = told(deck, id, cards);
  const shared = [cards.table, cards.captains] as unknown as Values[];
  const type = licenseType(id);
  const steps = deck === "license" ? [...(shared[0]!.changed ?? []), ...((cards.levels as unknown as Values).changed ?? [])] : [];
  return {
    text: shared.some((table) => (table.changed ?? []).some((key) => told(deck, id, cards, { [key]: Number(table[key]) + 1 }) !== text)),
    // Tables of levels are called after their license; that of the types is on one King Crab license only.
    levels: steps.some((key) => (key === "king_crab_types" ? id === "king_crab_licenses" : key in cards.levels && key.startsWith(`${type}_`))),
  };
}

/** Name and text, for a mouse that rests on the card; the name alone until the texts are there. */
export function tip(deck: Deck, id: string, cards: Cards): string {
  const name = cardName(deck, id);
  return learnt.cards ? t("card-tip", { name, text: told(deck, id, cards) }) : name;
}

/** The same of what is read about under this name (`data-about`). */
export function tipOf(text: string | undefined, cards: Cards): string | undefined {
  if (!text) return undefined;
  const { deck, id } = parsed(text);
  return tip(deck, id, cards);
}

export interface Fact {
  key: string;
  sign: Sign;
  text: string;
  mark: Mark | null;
}

const FACTS: readonly (readonly [string, Sign])[] = [
  ["cost", "coin"],
  ["price", "coin"],
  ["coins", "coin"],
  ["launch", "slip"],
  ["refund", "coin"],
  ["vp", "flag"],
  ["vp_full", "flag"],
  ["cap", "flag"],
  ["catch", "crate"],
  ["room", "crate"],
  ["count", "cards"],
];

/** The printed values in words, each marked if it is ours or changed. */
export function facts(deck: Deck, id: string, cards: Cards): Fact[] {
  const printed = values(deck, id, cards);
  // Of the twelve crewmen each kind has its own number; T.C. and Kirkman go by one table.
  if (deck === "crew") return [fact("count", "cards", Number(printed[id]), mark(printed, id))];
  if (deck === "captain") return [];
  return FACTS.filter(([key]) => typeof printed[key] === "number" && !(key === "count" && deck === "trophy")).map(([key, sign]) =>
    fact(key, sign, printed[key] as number, mark(printed, key)),
  );
}

const fact = (key: string, sign: Sign, n: number, marked: Mark | null): Fact => ({ key, sign, text: t(`fact-${dashed(key)}`, { n }), mark: marked });

/** Everything there is to read about at a table, by deck. */
export function decks(view: View, cards: Cards): { deck: Deck; ids: string[] }[] {
  const { setup } = view;
  const crabs = ["king_crab_captains", "king_crab_crates", "king_crab_licenses"];
  const charters = setup.epic || setup.seats > 4 ? ["charter"] : [];
  const all: Record<Deck, string[]> = {
    license: [...setup.line_up.flatMap((id) => (id === "king_crab" ? crabs : [id])), ...(setup.crewman ? ["hire_crewman"] : [])],
    boat: [...setup.line_up.filter((id) => cards.boats[id]), ...charters],
    dock: setup.docks,
    crew: setup.crewman ? Object.keys(cards.bay.crewman).filter((id) => typeof cards.bay.crewman[id] === "number") : [],
    trophy: view.trophies.map((one) => one.trophy),
    captain: setup.captains,
    module: (["gone_fishin", "meeples"] as const).filter((id) => setup[id]),
  };
  return DECKS.map((deck) => ({ deck, ids: all[deck].filter((id, n) => all[deck].indexOf(id) === n) })).filter(({ ids }) => ids.length > 0);
}

/** Whether anything lies beside the row: dock cards, trophies, meeples, the crew deck. */
export const hasBay = ({ setup }: View): boolean => setup.docks.length > 0 || setup.trophies || setup.meeples || setup.crewman;

/** VP of the cards under a Marina and of the Marina itself, up to its cap (MA2). */
export function marinaVp(under: Counts, cards: Cards): number {
  const printed = cards.licenses["marina"];
  const cardsVp = Object.entries(under).reduce((all, [card, count]) => all + count * (cards.boats[card]?.vp ?? 0), 0);
  const own = printed?.vp ?? 0;
  return own + Math.max(0, Math.min(cardsVp, (printed?.cap ?? 0) - own));
}
