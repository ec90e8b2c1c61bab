/** What can be tapped for the decision that is asked, from its `legal` and `refused` moves. */

import type { Draft } from "./draft";
import type { Paying } from "./paying";
import type { Decision, Legal, Move, Refused, View } from "./types";

/** A thing on the table that may be tapped. */
export type Place =
  | { on: "row"; slot: number }
  | { on: "hand"; card: string }
  /** Beside the hand: money that is no boat card, a dock card, the Boat deck. */
  | { on: "beside"; card: string }
  /** A pile of dock cards in the bay: to be bought from, never paid with. */
  | { on: "pile"; card: string }
  | { on: "drawn"; card: string }
  | { on: "store" }
  | { on: "marina"; marina: number }
  | { on: "boat"; seat: number; boat: number };

/** Whether something may be tapped, how many of it are chosen, and why not. */
export interface Spot {
  /** Whether things of its kind are what is chosen from now. */
  asked: boolean;
  can: boolean;
  picked: number;
  why: Refused | null;
}

const NOWHERE: Spot = { asked: false, can: false, picked: 0, why: null };

export function legal(decision: Decision | null, what: string): Legal[] {
  return decision?.legal.filter((move) => move.do === what) ?? [];
}

export function spotAt(place: Place, view: View | null, draft: Draft, paying: Paying | null): Spot {
  const decision = view?.decision;
  if (!view || !decision) return NOWHERE;
  const { kind } = decision;

  const spot = (what: string, fits: (move: Move) => boolean, chosen: boolean): Spot => {
    const can = legal(decision, what).some(fits);
    const why = can ? null : (decision.refused.find((move) => move.do === what && fits(move)) ?? null);
    return { asked: true, can, picked: Number(chosen), why };
  };
  /** Where the other half of the answer says whether there is any: every card will do. */
  const anyCard = (what: string, card: string): Spot => ({
    asked: true,
    can: legal(decision, what).length > 0,
    picked: Number(draft.card === card),
    why: null,
  });

  switch (place.on) {
    case "row":
      return kind === "name" ? spot("lot", (move) => move.slot === place.slot, draft.lot === place.slot) : NOWHERE;
    case "hand":
      return inHand(place.card);
    case "beside":
      return paying ? pays(place.card) : beside(place.card);
    case "pile":
      // While something is paid for, a pile is only there to be read about.
      return paying ? { ...NOWHERE, picked: Number(draft.card === place.card) } : beside(place.card);
    case "drawn":
      return amongDrawn(place.card);
    case "store":
      return kind === "mate" ? spot("mate", (move) => move.from === "store", draft.from === "store") : NOWHERE;
    case "marina":
      return kind === "marina" ? spot("marina", (move) => move.marina === place.marina, draft.marina === place.marina) : NOWHERE;
    case "boat":
      return place.seat === view.seat ? ownBoat(place.boat) : othersBoat(place.seat, place.boat);
  }

  function pays(part: string): Spot {
    // What a part put down before forbids; that a part alone would end short forbids nothing, as all go down at once.
    const why = decision!.refused.find((move) => move.do === "pay" && move.part === part && move.code === "part_out_of_order") ?? null;
    return { asked: true, can: !why && (paying!.means[part] ?? 0) > 0, picked: draft.parts[part] ?? 0, why };
  }

  function inHand(card: string): Spot {
    if (paying) return pays(card);
    const chosen = draft.card === card;
    switch (kind) {
      case "launch":
        return card === "charter" ? charter() : spot("launch", (move) => move.card === card, chosen);
      case "captain":
        return spot("captain", (move) => move.card === card, chosen);
      case "discard":
      case "swap":
        return spot("discard", (move) => move.card === card, chosen);
      case "mate_card":
      case "marina_card":
        return spot("with", (move) => move.card === card, chosen);
      case "hire":
      case "mate":
      case "marina":
        return anyCard(kind, card);
      case "keep":
        return { asked: true, can: true, picked: draft.cards[card] ?? 0, why: null };
      default:
        return NOWHERE;
    }
  }

  /** A Charter Boat may be launched as something; if not, the price says more than the licenses that lack. */
  function charter(): Spot {
    const found = spot("charter", () => true, draft.card === "charter");
    if (found.can) return found;
    const whys = decision!.refused.filter((move) => move.do === "charter");
    return { ...found, why: whys.find((move) => move.code !== "no_license") ?? whys[0] ?? null };
  }

  function beside(card: string): Spot {
    const what = kind === "launch" ? "buy" : kind === "hire" || kind === "captain" ? "captain" : null;
    if (what === null) return NOWHERE;
    const can = card in (decision!.launches ?? decision!.hires ?? {});
    const why = can ? null : (decision!.refused.find((move) => move.do === what && move.card === card) ?? null);
    return can || why ? { asked: true, can, picked: Number(draft.card === card), why } : NOWHERE;
  }

  function amongDrawn(card: string): Spot {
    const chosen = draft.card === card;
    if (kind === "discard_drawn") return spot("discard", (move) => move.card === card, chosen);
    if (kind === "tuck_card") return spot("with", (move) => move.card === card, chosen);
    if (kind !== "tuck") return NOWHERE;
    const tucked = Object.values(draft.tucks).filter((one) => one === card).length;
    return { asked: true, can: (view!.drawn?.[card] ?? 0) > tucked, picked: Number(chosen), why: null };
  }

  function ownBoat(boat: number): Spot {
    if (legal(decision!, "pickup").some((move) => move.boat === boat)) return { asked: true, can: true, picked: Number(draft.pickup === boat), why: null };
    const here = (move: Move): boolean => move.boat === boat;
    const { boats } = view!.seats[view!.seat!]!;
    // One House Boat is as good as another: the first of them are the ones that are given.
    if (paying && boats[boat]?.type === "house_boat")
      return { ...pays("house_boat"), picked: Number(boats.slice(0, boat).filter(({ type }) => type === "house_boat").length < (draft.parts["house_boat"] ?? 0)) };
    switch (kind) {
      case "hire":
        return spot("hire", here, draft.boat === boat);
      case "captain":
        return { asked: true, can: false, picked: Number(draft.boat === boat), why: null };
      case "oyster":
        return boat === view!.catching?.boat ? { asked: true, can: false, picked: 1, why: null } : NOWHERE;
      case "process":
        return spot("process", here, draft.boats.includes(boat));
      case "mate":
        return spot("mate", (move) => move.from === boat, draft.from === boat);
      case "tuck": {
        const found = spot("tuck", here, draft.tucks[boat] !== undefined);
        // No more boats than cards.
        const full = Object.keys(draft.tucks).length >= Object.values(view!.drawn ?? {}).reduce((all, count) => all + count, 0);
        return { ...found, can: found.can && (found.picked > 0 || !full) };
      }
      case "swordfish":
        return spot("swordfish", here, draft.boat === boat);
      default:
        return NOWHERE;
    }
  }

  function othersBoat(seat: number, boat: number): Spot {
    if (kind === "take") {
      const giver = view!.taking?.victim === seat;
      return giver ? spot("take", (move) => move.boat === boat, draft.boat === boat) : NOWHERE;
    }
    if (kind !== "take_seat") return NOWHERE;
    const it = view!.seats[seat]?.boats[boat];
    const laden = it !== undefined && it.crates + (it.tucked_crates ?? 0) > 0;
    const found = spot("from", (move) => move.seat === seat, draft.seat === seat && draft.boat === boat);
    return { ...found, can: found.can && laden };
  }
}
