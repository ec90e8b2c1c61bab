/** What the table asks for, in words. */

import { levels, licenseName, power, typeName } from "./cards";
import { legal } from "./spots";
import { botName, sentenceOf } from "./sentence";
import type { TableState } from "./table.svelte";
import { dashed, listed, t } from "./words";

export interface Ask {
  title: string;
  hint: string | null;
  /** Why the thing just tapped cannot be done. */
  refused: string | null;
}

interface Question {
  title: string;
  hint: string | null;
}

export function ask(game: TableState): Ask {
  const refused = game.choice.refused ? sentenceOf(game.choice.refused.code, game.choice.refused.args, game) : null;
  return { ...question(game), ...(game.choice.draft.pickup === null ? {} : { hint: t("ask-pickup-hint") }), refused };
}

function question(game: TableState): Question {
  const view = game.view!;
  const { choice } = game;
  const { decision } = view;
  if (view.over) return { title: t("ask-over"), hint: null };
  if (game.standIn) return { title: t("seat-stand-in", { bot: botName(game.standIn) }), hint: t("seat-stand-in-hint") };
  if (!decision) return waiting(game);
  const me = view.seats[view.seat!]!;
  const max = decision.max_bid ?? 0;
  switch (decision.kind) {
    case "name":
      return choice.lot === null ? { title: t("ask-name"), hint: t("ask-name-hint", { max }) } : named(game, choice.lot);
    case "open":
      return { title: t("ask-open", { license: licenseName(view.auction!.license) }), hint: null };
    case "bid":
      return {
        title: t("ask-bid", { license: licenseName(view.auction!.license) }),
        hint: t(choice.bids.length ? "ask-bid-hint" : "ask-bid-hint-most", { name: game.name(view.auction!.bidder), bid: view.auction!.bid, max }),
      };
    case "pay": {
      const { id, for: what } = view.payment!;
      if (what === "license") return { title: t("ask-pay-license", { license: licenseName(id) }), hint: null };
      return { title: id in game.cards.dock ? t("ask-pay-card", { card: typeName(id) }) : t("ask-pay-launch", { type: typeName(id) }), hint: null };
    }
    case "launch":
      return launching(game);
    case "hire": {
      const boat = choice.boat === null ? null : me.boats[choice.boat];
      const hint = boat ? t("ask-hire-card", { type: typeName(boat.type) }) : choice.card !== null ? t("ask-hire-boat") : t("ask-hire-hint");
      return { title: t("ask-hire-more", { count: me.hires_left }), hint: boat && choice.card !== null ? null : hint };
    }
    case "captain":
      return { title: t("ask-captain", { type: typeName(me.boats[view.hiring!.boat]!.type) }), hint: null };
    case "mate": {
      const mate = game.cards.dock["first_mate"];
      const hint = t("ask-mate-hint", { full: mate?.vp_full ?? 0, vp: mate?.vp ?? 0 });
      return { title: t("ask-mate-boat", { type: typeName(me.boats[view.hiring!.boat]!.type) }), hint };
    }
    case "trade":
      return { title: t("ask-trade"), hint: t("ask-trade-hint", { cards: me.levels["processing"] ?? 1, store: me.store }) };
    case "marina":
      return { title: t("ask-marina"), hint: t("ask-marina-hint", { cap: game.cards.licenses["marina"]?.cap ?? 0 }) };
    case "take_seat":
      return { title: t("ask-take-seat"), hint: t("ask-take-seat-hint", { count: view.taking!.left }) };
    case "take":
      return { title: t("ask-take"), hint: t("ask-take-hint", { name: game.name(view.taking!.victim) }) };
    case "tuck":
      return { title: t("ask-tuck", { count: me.drawn }), hint: t("ask-tuck-hint", { count: me.drawn, room: game.cards.table.boat_room }) };
    case "discard_drawn":
      return { title: t("ask-discard-drawn", { count: me.drawn }), hint: t("ask-discard-drawn-hint", { count: me.drawn }) };
    case "assign":
      return { title: t("ask-assign", { crew: t(`crew-${view.assigning!.crew}`) }), hint: t(`ask-assign-${view.assigning!.crew}-hint`) };
    case "keep":
      return { title: t("ask-keep", { count: decision.owed ?? 0, stay: me.hand - (decision.owed ?? 0) }), hint: t("ask-keep-hint", { count: choice.owed }) };
    default:
      return { title: t(`ask-${dashed(decision.kind)}`), hint: t(`ask-${dashed(decision.kind)}-hint`) };
  }
}

/** What a license does that may be named, for those whose screen has no room for that on the card. */
function named(game: TableState, lot: number): Question {
  const view = game.view!;
  const id = view.row[lot]!;
  const table = id.startsWith("king_crab") ? [] : levels(id, game.cards);
  const level = Math.min(table.length, (view.seats[view.seat!]!.levels[id] ?? 0) + 1);
  const effect = table[level - 1];
  const does = effect ? t("ask-name-effect", { power: power(id, game.cards), level, effect }) : power(id, game.cards);
  const crew = view.row_crew[lot];
  return {
    title: t("ask-name-picked", { license: licenseName(id) }),
    hint: crew ? t("ask-name-crew", { does, crew: t(`crew-${crew}`) }) : does,
  };
}

function launching({ view, choice, cards }: TableState): Question {
  const { card, draft } = choice;
  if (card === "charter" && draft.type === null) return { title: t("ask-launch-as"), hint: null };
  if (card !== null && card in cards.dock) return { title: t("ask-buy-picked", { card: typeName(card) }), hint: null };
  if (card !== null) return { title: t("ask-launch-picked", { type: typeName(draft.type ?? card) }), hint: null };
  const me = view!.seats[view!.seat!]!;
  const { decision } = view!;
  const count = me.launches_left + me.quartermaster;
  const launches = legal(decision, "launch").length + legal(decision, "charter").length > 0;
  const buys = legal(decision, "buy").length > 0;
  const hint = buys ? (launches ? "docks" : "docks-only") : launches ? null : "none";
  return {
    title: me.launches_left === 0 ? t("ask-launch-quartermaster") : t("ask-launch-more", { count }),
    hint: t(hint ? `ask-launch-hint-${hint}` : "ask-launch-hint"),
  };
}

function waiting(game: TableState): Question {
  const view = game.view!;
  const asked = view.seats.map((seat, n) => ({ n, kind: seat.asked })).filter((seat) => seat.kind !== null);
  const hint = view.seat === null ? t(game.table?.options.watch === "delayed" ? "ask-watch-delayed" : "ask-watch-hint") : null;
  if (asked.length === 1) return { title: t(`ask-wait-${dashed(asked[0]!.kind!)}`, { name: game.name(asked[0]!.n) }), hint };
  return { title: t("ask-wait-many", { names: listed(asked.map((seat) => game.name(seat.n))) }), hint };
}
