/** What a payment under way is for, and what there is to pay it with (PY). */

import type { Cards, Counts, Decision, Offer, Seat, View } from "./types";

export interface Paying {
  for: "license" | "launch" | "hire";
  id: string;
  price: number;
  discount: number;
  /** What there is to pay with, by part. */
  means: Counts;
}

/** What pays besides boat cards, as it lies beside the hand. */
export const MEANS = ["gone_fishin", "crate", "oyster_crate", "crewman_crate", "house_boat"] as const;

/** All the money of the viewer's seat (PY1). */
function allMeans(view: View, seat: Seat): Counts {
  const rest: Record<(typeof MEANS)[number], number> = {
    gone_fishin: seat.gone_fishin,
    crate: seat.store,
    oyster_crate: seat.oyster_crates,
    crewman_crate: seat.crew_crates,
    house_boat: seat.boats.filter((boat) => boat.type === "house_boat").length,
  };
  return { ...view.hand, ...Object.fromEntries(Object.entries(rest).filter(([, count]) => count > 0)) };
}

/** What a chosen launch, dock card or captain costs. */
export function offer(decision: Decision | null, card: string | null): Offer | null {
  if (card === null || !decision) return null;
  return decision.launches?.[card] ?? decision.hires?.[card] ?? null;
}

/** The payment that is asked, or that the chosen card brings with it. */
export function paying(view: View | null, cards: Cards, card: string | null): Paying | null {
  const decision = view?.decision;
  const seat = view && view.seat !== null ? view.seats[view.seat] : null;
  if (!decision || !seat) return null;
  const means = allMeans(view, seat);
  if (decision.kind === "pay" && view.payment)
    return { for: view.payment.for, id: view.payment.id, price: view.payment.left, discount: decision.discount, means };
  const asked = offer(decision, card);
  if (!asked || card === null || card === "deck") return null;
  const boat = cards.boats[card];
  const printed = boat?.launch ?? cards.dock[card]?.price ?? asked.price;
  // A card that is being launched pays for nothing (PY5).
  if (boat) means[card] = (means[card] ?? 0) - 1;
  return { for: decision.kind === "launch" ? "launch" : "hire", id: card, price: asked.price, discount: printed - asked.price, means };
}
