/**
 * What a person is about to do: taps on the row, the hand and the fleet gather here until they make a move.
 *
 * Whether something may be chosen comes from the decision's `legal` and `refused` alone; only the arithmetic of payments is done here
 * too, so that the total runs along.
 */

import { keepDraft, keptDraft } from "./draft";
import { counted, flat, needless, total, worth } from "./payment";
import type { Cards, Counts, Decision, Legal, Move, Refused, Seat, View } from "./types";

interface Host {
  readonly id: string;
  readonly cards: Cards;
  view: View | null;
  busy: boolean;
}

/** Whether something may be tapped, how many of it are chosen, and why not. */
export interface Spot {
  can: boolean;
  picked: number;
  why: Refused | null;
}

const NOWHERE: Spot = { can: false, picked: 0, why: null };

interface Draft {
  lot: number | null;
  card: string | null;
  boat: number | null;
  boats: number[];
  parts: Counts;
}

/** Why the move cannot be made yet. */
export interface Lack {
  kind: "short" | "needless" | "card" | "boat" | "both";
  missing?: number;
  part?: string;
}

export interface Paying {
  for: "license" | "launch" | "hire";
  id: string;
  price: number;
  discount: number;
  /** What there is to pay with. */
  means: Counts;
}

export class Choice {
  lot = $state<number | null>(null);
  card = $state<string | null>(null);
  boat = $state<number | null>(null);
  boats = $state.raw<number[]>([]);
  parts = $state.raw<Counts>({});
  /** The last thing tapped that cannot be done, to say why. */
  refused = $state.raw<Refused | null>(null);

  constructor(private readonly host: Host) {}

  get decision(): Decision | null {
    return this.host.view?.decision ?? null;
  }

  /** A new decision: an empty choice, or what this tab had half chosen before it was reloaded. */
  begin(): void {
    this.#reset();
    const { decision } = this;
    if (!decision) return;
    const kept = keptDraft<Draft>(this.host.id, decision.ply, decision.kind);
    if (kept) {
      this.lot = kept.lot;
      this.card = kept.card;
      this.boat = kept.boat;
      this.boats = kept.boats;
      this.parts = kept.parts;
    } else if (decision.kind === "pay") this.offer();
    else if (decision.kind === "hire" || decision.kind === "captain") this.boat = this.#onlyBoat();
  }

  #reset(): void {
    this.lot = this.card = this.boat = this.refused = null;
    this.boats = [];
    this.parts = {};
  }

  #keep(): void {
    const { decision, lot, card, boat, boats, parts } = this;
    this.refused = null;
    if (decision) keepDraft(this.host.id, decision.ply, decision.kind, { lot, card, boat, boats, parts } satisfies Draft);
  }

  /** A boat that needs no choosing, as there is no other. */
  #onlyBoat(): number | null {
    const { view } = this.host;
    if (view?.hiring) return view.hiring.boat;
    const boats = this.#legal("hire");
    return boats.length === 1 ? (boats[0]!.boat ?? null) : null;
  }

  #legal(what: string): Legal[] {
    return this.decision?.legal.filter((move) => move.do === what) ?? [];
  }

  #spot(what: string, fits: (move: Move) => boolean, picked: number): Spot {
    const can = this.#legal(what).some(fits);
    const why = can ? null : (this.decision?.refused.find((move) => move.do === what && fits(move)) ?? null);
    return { can, picked, why };
  }

  get #seat(): Seat | null {
    const { view } = this.host;
    return view && view.seat !== null ? (view.seats[view.seat] ?? null) : null;
  }

  get canPass(): boolean {
    return this.#legal("pass").length > 0;
  }

  // ---- paying ----

  get paying(): Paying | null {
    const { decision } = this;
    const { view, cards } = this.host;
    const seat = this.#seat;
    if (!decision || !view || !seat) return null;
    const means: Counts = { ...view.hand };
    if (seat.store) means["crate"] = seat.store;
    if (seat.gone_fishin) means["gone_fishin"] = seat.gone_fishin;
    if (decision.kind === "pay" && view.payment)
      return { for: view.payment.for, id: view.payment.id, price: view.payment.left, discount: decision.discount, means };
    if (decision.kind === "launch" && this.card !== null) {
      const printed = cards.boats[this.card]?.launch ?? 0;
      const price = decision.launches?.[this.card]?.price ?? printed;
      // The card itself is being launched and pays for nothing (PY5).
      means[this.card] = (means[this.card] ?? 0) - 1;
      return { for: "launch", id: this.card, price, discount: printed - price, means };
    }
    return null;
  }

  get chosen(): string[] {
    return flat(this.parts);
  }

  get total(): number {
    return total(this.chosen, this.host.cards);
  }

  /** Puts the server's suggestion on the table. */
  offer(): void {
    const { decision } = this;
    const suggested = decision?.kind === "pay" ? decision.suggested : decision?.launches?.[this.card ?? ""]?.suggested;
    this.parts = counted(suggested ?? []);
  }

  /** The server's suggestion again, in place of what was chosen. */
  resuggest(): void {
    this.offer();
    this.#keep();
  }

  clear(): void {
    this.parts = {};
    this.#keep();
  }

  /** One more of a part; after the last one, none again. */
  addPart(part: string): void {
    const available = this.paying?.means[part] ?? 0;
    const now = this.parts[part] ?? 0;
    this.parts = { ...this.parts, [part]: now >= available ? 0 : now + 1 };
    this.#keep();
  }

  removePart(part: string): void {
    this.parts = { ...this.parts, [part]: Math.max(0, (this.parts[part] ?? 0) - 1) };
    this.#keep();
  }

  // ---- where one can tap ----

  lotAt(slot: number): Spot {
    return this.decision?.kind === "name" ? this.#spot("lot", (move) => move.slot === slot, Number(this.lot === slot)) : NOWHERE;
  }

  handAt(card: string): Spot {
    const { decision, paying } = this;
    if (!decision) return NOWHERE;
    if (paying) return { can: (paying.means[card] ?? 0) > 0, picked: this.parts[card] ?? 0, why: null };
    const picked = Number(this.card === card);
    switch (decision.kind) {
      case "launch":
        return this.#spot("launch", (move) => move.card === card, picked);
      case "hire":
        return { can: this.#legal("hire").length > 0, picked, why: null };
      case "captain":
        return this.#spot("captain", (move) => move.card === card, picked);
      case "discard":
        return this.#spot("discard", (move) => move.card === card, picked);
      default:
        return NOWHERE;
    }
  }

  drawnAt(card: string): Spot {
    return this.decision?.kind === "discard_drawn" ? this.#spot("discard", (move) => move.card === card, Number(this.card === card)) : NOWHERE;
  }

  boatAt(boat: number): Spot {
    switch (this.decision?.kind) {
      case "hire":
        return this.#spot("hire", (move) => move.boat === boat, Number(this.boat === boat));
      case "captain":
        return { can: false, picked: Number(this.boat === boat), why: null };
      case "process":
        return this.#spot("process", (move) => move.boat === boat, Number(this.boats.includes(boat)));
      default:
        return NOWHERE;
    }
  }

  // ---- tapping ----

  tapLot(slot: number): void {
    const spot = this.lotAt(slot);
    if (!spot.can) return this.#say(spot);
    this.lot = this.lot === slot ? null : slot;
    this.#keep();
  }

  tapHand(card: string): void {
    const spot = this.handAt(card);
    if (!spot.can) return this.#say(spot);
    if (this.paying) return this.addPart(card);
    this.card = this.card === card ? null : card;
    if (this.decision?.kind === "launch") this.offer();
    this.#keep();
  }

  tapDrawn(card: string): void {
    const spot = this.drawnAt(card);
    if (!spot.can) return this.#say(spot);
    this.card = this.card === card ? null : card;
    this.#keep();
  }

  tapBoat(boat: number): void {
    const spot = this.boatAt(boat);
    if (!spot.can) return this.#say(spot);
    if (this.decision?.kind === "process")
      this.boats = this.boats.includes(boat) ? this.boats.filter((other) => other !== boat) : [...this.boats, boat].sort((a, b) => a - b);
    else this.boat = this.boat === boat ? null : boat;
    this.#keep();
  }

  allBoats(): void {
    this.boats = this.#legal("process").map((move) => move.boat!);
    this.#keep();
  }

  /** Takes the card for launch back into the hand. */
  back(): void {
    this.card = null;
    this.lot = null;
    this.parts = {};
    this.#keep();
  }

  #say(spot: Spot): void {
    this.refused = spot.why;
  }

  // ---- the move ----

  get lack(): Lack | null {
    const { decision, paying } = this;
    if (!decision) return null;
    if (paying) {
      const missing = paying.price - this.total;
      if (missing > 0) return { kind: "short", missing };
      const part = needless(this.chosen, paying.price, this.host.cards);
      return part === null ? null : { kind: "needless", part };
    }
    if (decision.kind === "hire") {
      if (this.card === null && this.boat === null) return { kind: "both" };
      if (this.card === null) return { kind: "card" };
      if (this.boat === null) return { kind: "boat" };
    }
    if (["launch", "captain", "discard", "discard_drawn"].includes(decision.kind) && this.card === null) return { kind: "card" };
    return null;
  }

  /** The move that has been put together, or null while something lacks. */
  get move(): Move | null {
    const { decision, card, boat } = this;
    if (!decision || this.lack) return null;
    switch (decision.kind) {
      case "pay":
        return { do: "pay", parts: this.chosen };
      case "launch":
        return this.paying!.price === 0 ? { do: "launch", card: card! } : { do: "launch", card: card!, paying: this.chosen };
      case "hire":
        return { do: "hire", boat: boat!, with: card! };
      case "captain":
        return { do: "captain", card: card! };
      case "process":
        return { do: "process", boats: this.boats };
      case "discard":
      case "discard_drawn":
        return { do: "discard", card: card! };
      default:
        return null;
    }
  }

  /** A bid of so much: on the license just tapped, or in the bidding that goes on. */
  bid(amount: number): Move {
    return this.decision?.kind === "name" ? { do: "lot", slot: this.lot!, bid: amount } : { do: "bid", amount };
  }

  /** What one can bid, lowest first; empty while no license is chosen. */
  get bids(): number[] {
    const { decision } = this;
    const { view, cards } = this.host;
    if (decision?.kind === "open" || decision?.kind === "bid") return this.#legal("bid").map((move) => move.amount!);
    if (decision?.kind !== "name" || this.lot === null) return [];
    const type = view!.row[this.lot]!;
    const cost = cards.licenses[type.startsWith("king_crab") ? "king_crab" : type]?.cost ?? 0;
    const most = decision.max_bid ?? cost;
    return Array.from({ length: Math.max(0, most - cost + 1) }, (_, n) => cost + n);
  }

  worth(part: string): number {
    return worth(part, this.host.cards);
  }
}
