/** What a seat has of a card, and how one boat stands, in words. */

import { licenseType } from "../art/kinds";
import { licenseName, sum, typeName } from "../lib/cards";
import type { Boat, Cards, Counts, View } from "../lib/types";
import { listed, t } from "../lib/words";
import { marinaVp, type Deck } from "./about";

/** One phrase a thing; empty when the seat has nothing of it. */
export function has(view: View, cards: Cards, deck: Deck, id: string, seat: number): string[] {
  const it = view.seats[seat]!;
  const counted = (key: string, count: number | undefined): string[] => (count ? [t(key, { count })] : []);
  switch (deck) {
    case "license": {
      const owned = it.licenses[id] ?? 0;
      if (owned === 0) return [];
      const type = licenseType(id);
      const level = it.levels[id];
      return [
        t("has-licenses", { count: owned }),
        ...(level ? [t("has-level", { level })] : []),
        ...counted("has-assistant", it.assistants[type]),
        ...counted("has-bosun", it.bosuns[type]),
        ...(id === "oyster" ? counted("has-oyster-crates", it.oyster_crates) : []),
        ...(id === "marina" ? it.marinas.map((under) => marina(under, cards)) : []),
      ];
    }
    case "boat": {
      const own = seat === view.seat ? (view.hand?.[id] ?? 0) + (view.drawn?.[id] ?? 0) : 0;
      return [...counted("has-hand", own), ...counted("has-fleet", it.boats.filter((boat) => boat.card === id || boat.type === id).length)];
    }
    case "dock":
      if (id === "first_mate") return counted("has-fleet", it.boats.filter((boat) => boat.mate).length);
      if (id === "salty_captain") return counted("has-fleet", it.boats.filter((boat) => boat.captain === id).length);
      return counted("has-fleet", it.boats.filter((boat) => boat.card === id).length);
    case "crew":
      if (id === "quartermaster") return counted("has-uses", it.quartermaster);
      if (id === "crates") return counted("has-crew-crates", it.crew_crates);
      if (id === "storm") return view.storm === seat ? [t("has-storm")] : [];
      if (id === "bosun" || id === "assistant") return crewOn(id === "bosun" ? it.bosuns : it.assistants);
      return [];
    case "trophy":
      return view.trophies.some((one) => one.trophy === id && one.seat === seat) ? [t("has-trophy")] : [];
    case "captain":
      return [];
    case "module": {
      if (id === "gone_fishin") return it.gone_fishin ? [t("seat-fishin", { count: it.gone_fishin })] : [];
      const types = Object.entries(view.meeple_of).flatMap(([type, owner]) => (owner === seat ? [typeName(type)] : []));
      return it.meeples ? [t("has-meeples", { count: it.meeples, types: listed(types) })] : [];
    }
  }
}

function crewOn(on: Counts): string[] {
  return Object.entries(on).flatMap(([type, count]) => Array.from({ length: count }, () => t("has-crew-on", { license: licenseName(type) })));
}

function marina(under: Counts, cards: Cards): string {
  const vp = marinaVp(under, cards);
  if (sum(under) === 0) return t("has-marina-empty", { vp });
  const names = Object.entries(under).flatMap(([card, count]) => (count > 0 ? [count > 1 ? `${count} × ${typeName(card)}` : typeName(card)] : []));
  return t("has-marina", { cards: listed(names), vp });
}

/** A boat that comes with its captain, or needs none. */
const BORN = new Set(["dfo", "artisan", "inuit"]);
const EMPTY = new Set(["tug", "house_boat"]);

/** How a boat stands: captain, crates, what else is aboard. */
export function standing(boat: Boat): string[] {
  const out: string[] = boat.card === "charter" ? [t("boat-charter")] : [];
  if (EMPTY.has(boat.type)) return boat.towed ? [...out, t("boat-towed", { count: boat.towed })] : out;
  if (boat.unseen) out.push(t("boat-captain-unseen"));
  else if (boat.captain) out.push(t("seat-own-captain", { type: typeName(boat.captain) }));
  else if (BORN.has(boat.type)) out.push(t("boat-captain-born"));
  else out.push(t(boat.captained ? "boat-captain-hidden" : "boat-captain-none"));
  out.push(t("boat-crates", { crates: boat.crates, room: boat.room }));
  if (boat.mate) out.push(t("boat-mate"));
  if (boat.tucked !== undefined) {
    const inside = { crates: boat.tucked_crates ?? 0, room: 4 };
    out.push(boat.tucked === true ? t("boat-tucked-hidden", inside) : t("boat-tucked", { ...inside, card: typeName(boat.tucked) }));
  }
  return out;
}
