/** What the table asks for, in words. */

import { levels, licenseName, power, typeName } from "./cards";
import { sentenceOf } from "./sentence";
import type { TableState } from "./table.svelte";
import { dashed, listed, t } from "./words";

export interface Ask {
  title: string;
  hint: string | null;
  /** Why the thing just tapped cannot be done. */
  refused: string | null;
}

export function ask(game: TableState): Ask {
  const refused = game.choice.refused ? sentenceOf(game.choice.refused.code, game.choice.refused.args, game) : null;
  return { ...question(game), refused };
}

function question(game: TableState): { title: string; hint: string | null } {
  const view = game.view!;
  const { choice } = game;
  const { decision } = view;
  if (view.over) return { title: t("ask-over"), hint: null };
  if (!decision) return waiting(game);
  const me = view.seats[view.seat!]!;
  const max = decision.max_bid ?? 0;
  switch (decision.kind) {
    case "name": {
      if (choice.lot === null) return { title: t("ask-name"), hint: t("ask-name-hint", { max }) };
      const id = view.row[choice.lot]!;
      // What it does, for those whose screen has no room for that on the card.
      const level = Math.min(4, (me.levels[id] ?? 0) + 1);
      const effect = id.startsWith("king_crab") ? undefined : levels(id, game.cards)[level - 1];
      return {
        title: t("ask-name-picked", { license: licenseName(id) }),
        hint: effect ? t("ask-name-effect", { power: power(id, game.cards), level, effect }) : power(id, game.cards),
      };
    }
    case "open":
      return { title: t("ask-open", { license: licenseName(view.auction!.license) }), hint: null };
    case "bid":
      return {
        title: t("ask-bid", { license: licenseName(view.auction!.license) }),
        hint: t("ask-bid-hint", { name: game.name(view.auction!.bidder), bid: view.auction!.bid, max }),
      };
    case "pay":
      return view.payment?.for === "launch"
        ? { title: t("ask-pay-launch", { type: typeName(view.payment.id) }), hint: null }
        : { title: t("ask-pay-license", { license: licenseName(view.payment!.id) }), hint: null };
    case "launch":
      if (choice.card !== null) return { title: t("ask-launch-picked", { type: typeName(choice.card) }), hint: null };
      return {
        title: t("ask-launch-more", { count: me.launches_left }),
        hint: decision.legal.some((move) => move.do === "launch") ? t("ask-launch-hint") : t("ask-launch-none"),
      };
    case "hire": {
      const boat = choice.boat === null ? null : me.boats[choice.boat];
      const hint = boat ? t("ask-hire-card", { type: typeName(boat.type) }) : choice.card !== null ? t("ask-hire-boat") : t("ask-hire-hint");
      return { title: t("ask-hire-more", { count: me.hires_left }), hint: boat && choice.card !== null ? null : hint };
    }
    case "captain":
      return { title: t("ask-captain", { type: typeName(me.boats[view.hiring!.boat]!.type) }), hint: null };
    case "process":
      return { title: t("ask-process"), hint: t("ask-process-hint") };
    case "trade":
      return { title: t("ask-trade"), hint: t("ask-trade-hint", { cards: me.levels["processing"] ?? 1, store: me.store }) };
    case "discard_drawn":
      return { title: t("ask-discard-drawn"), hint: t("ask-discard-drawn-hint") };
    case "discard":
      return { title: t("ask-discard"), hint: t("ask-discard-hint") };
    default:
      return { title: t(`ask-${dashed(decision.kind)}`), hint: null };
  }
}

function waiting(game: TableState): { title: string; hint: string | null } {
  const view = game.view!;
  const asked = view.seats.map((seat, n) => ({ n, kind: seat.asked })).filter((seat) => seat.kind !== null);
  const hint = view.seat === null ? t("ask-watch-hint") : null;
  if (asked.length === 1) return { title: t(`ask-wait-${dashed(asked[0]!.kind!)}`, { name: game.name(asked[0]!.n) }), hint };
  return { title: t("ask-wait-many", { names: listed(asked.map((seat) => game.name(seat.n))) }), hint };
}
