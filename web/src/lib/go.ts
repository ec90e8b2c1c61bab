/** The main button's words. */

import { typeName } from "./cards";
import { flat } from "./payment";
import type { TableState } from "./table.svelte";
import { t } from "./words";

/** What the main button does with what has been chosen; null while there is nothing for it to do, or where others answer. */
export function goWords({ view, choice, cards }: TableState): string | null {
  const me = view!.seats[view!.seat!]!;
  const { kind } = view!.decision!;
  const { card, boat, draft } = choice;
  const type = (of: number | null): string => typeName(me.boats[of ?? -1]?.type ?? "");
  switch (kind) {
    case "pay":
      return t("pay-go", { total: choice.total });
    case "launch": {
      if (card === null) return null;
      const free = choice.paying!.price === 0;
      if (card in cards.dock) return free ? t("ask-buy-free") : t("ask-buy-go", { price: choice.total });
      return free ? t("ask-launch-free") : t("ask-launch-go", { price: choice.total });
    }
    case "hire":
    case "captain":
      if (boat === null || card === null) return null;
      if (card === "deck") return t("ask-hire-deck");
      return card === "salty_captain" ? t("ask-hire-salty", { price: choice.total }) : t("ask-hire-go", { card: typeName(card), type: type(boat) });
    case "mate":
      return card === null || draft.from === null ? null : t("ask-mate-go", { card: typeName(card) });
    case "mate_card":
      return card === null ? null : t("ask-mate-go", { card: typeName(card) });
    case "marina":
    case "marina_card":
      return card === null ? null : t("ask-marina-go", { card: typeName(card) });
    case "process":
      return draft.boats.length ? t("ask-process-go", { count: draft.boats.length }) : null;
    case "take_seat":
    case "take": {
      const from = kind === "take" ? view!.taking!.victim : draft.seat;
      const giver = from === null || boat === null ? null : view!.seats[from]?.boats[boat];
      return giver ? t("ask-take-go", { type: typeName(giver.type) }) : null;
    }
    case "tuck": {
      const pairs = Object.entries(draft.tucks);
      const [first] = pairs;
      if (!first) return null;
      return pairs.length > 1 ? t("ask-tuck-go-all", { count: pairs.length }) : t("ask-tuck-go", { card: typeName(first[1]), type: type(Number(first[0])) });
    }
    case "tuck_card":
      return card === null ? null : t("ask-tuck-card-go", { card: typeName(card) });
    case "swordfish":
      return boat === null ? null : t("ask-swordfish-go", { type: type(boat) });
    case "swap":
      return card === null ? null : t("ask-swap-go", { card: typeName(card) });
    case "discard":
    case "discard_drawn":
      return card === null ? null : t("ask-discard-go", { card: typeName(card) });
    case "keep":
      return choice.owed === 0 ? t("ask-keep-go", { count: flat(draft.cards).length }) : null;
    default:
      return null;
  }
}
