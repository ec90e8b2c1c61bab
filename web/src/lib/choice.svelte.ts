/**
 * What a person is about to do: taps on the row, the hand and the fleets gather here until they make a move.
 *
 * Whether something may be chosen comes from the decision alone, mostly from `legal` and `refused` (spots.ts); only the arithmetic of
 * payments is done here too, so that the total runs along (paying.ts).
 */

import { EMPTY, keepDraft, keptDraft, type Draft } from "./draft";
import { beginning, counted, flat, needless, sparing, total, worth } from "./payment";
import { offer, paying, type Paying } from "./paying";
import { legal, spotAt, type Place, type Spot } from "./spots";
import type { Cards, Counts, Decision, Legal, Move, Refused, View } from "./types";

interface Host {
  readonly id: string;
  readonly cards: Cards;
  view: View | null;
  busy: boolean;
  /** Types of boat cards that are to be kept, as was said in advance. */
  readonly kept: ReadonlySet<string>;
}

/** Why the move cannot be made yet. */
export interface Lack {
  kind: "short" | "needless" | "card" | "boat" | "both" | "type" | "more";
  missing?: number;
  part?: string;
}

export class Choice {
  /** What has been tapped so far. */
  draft = $state.raw<Draft>(EMPTY);
  /** The last thing tapped that cannot be done, to say why. */
  refused = $state.raw<Refused | null>(null);
  /** The move of a hint that was taken up last, to mark the button that makes it. */
  advised = $state.raw<Move | null>(null);

  /** The payment that was laid out without anybody's doing, as text. */
  #laidOut = "";
  /** The license that is being named while cards are taken off a Tug Boat: the same decision stands (TG4). */
  #named: number | null = null;

  constructor(private readonly host: Host) {}

  get decision(): Decision | null {
    return this.host.view?.decision ?? null;
  }

  get lot(): number | null {
    return this.draft.lot;
  }

  get card(): string | null {
    return this.draft.card;
  }

  get boat(): number | null {
    return this.draft.boat;
  }

  get boats(): number[] {
    return this.draft.boats;
  }

  get parts(): Counts {
    return this.draft.parts;
  }

  /** A new decision: an empty choice, or what this tab had half chosen before it was reloaded. */
  begin(): void {
    const { decision } = this;
    this.refused = null;
    this.advised = null;
    this.draft = EMPTY;
    if (!decision) return;
    this.draft = keptDraft(this.host.id, decision.ply, decision.kind) ?? this.#beginning(decision);
    if (decision.kind === "name" && this.#named !== null) this.draft = { ...this.draft, lot: this.#named };
    this.#named = null;
  }

  /** What needs no choosing, as there is nothing else; and a sensible beginning where it is as good as always right. */
  #beginning(decision: Decision): Draft {
    const { view } = this.host;
    const only = <T>(all: (T | undefined)[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);
    switch (decision.kind) {
      case "pay":
        return { ...EMPTY, parts: this.#suggestion(null) };
      case "hire":
        return { ...EMPTY, boat: only(this.#legal("hire").map((move) => move.boat)) };
      case "captain":
        return { ...EMPTY, boat: view?.hiring?.boat ?? null };
      case "mate": {
        // A crate ashore is a dollar, one on a boat is a point besides.
        const from = this.#legal("mate").map((move) => move.from);
        return { ...EMPTY, from: from.includes("store") ? "store" : only(from) };
      }
      case "marina":
        return { ...EMPTY, marina: this.#legal("marina")[0]?.marina ?? null };
      case "tuck":
        return { ...EMPTY, card: Object.keys(view?.drawn ?? {})[0] ?? null };
      case "swordfish":
        return { ...EMPTY, boat: only(this.#legal("swordfish").map((move) => move.boat)) };
      default:
        return EMPTY;
    }
  }

  #change(change: Partial<Draft>): void {
    const { decision } = this;
    this.refused = null;
    this.advised = null;
    this.draft = { ...this.draft, ...change };
    if (decision) keepDraft(this.host.id, decision.ply, decision.kind, this.draft);
  }

  #legal(what: string): Legal[] {
    return legal(this.decision, what);
  }

  get canPass(): boolean {
    return this.#legal("pass").length > 0;
  }

  // ---- paying ----

  get paying(): Paying | null {
    return paying(this.host.view, this.host.cards, this.card);
  }

  /** The same, where anything is to be paid at all. */
  get #bill(): Paying | null {
    const { paying } = this;
    return paying && paying.price > 0 ? paying : null;
  }

  get chosen(): string[] {
    return flat(this.parts);
  }

  get total(): number {
    return total(this.chosen, this.host.cards);
  }

  /** The server's suggestion again, in place of what was chosen. */
  resuggest(): void {
    this.#change({ parts: this.#suggestion(this.card) });
  }

  #suggestion(card: string | null): Counts {
    const { decision } = this;
    const { view, cards, kept } = this.host;
    const suggested = (decision?.kind === "pay" ? decision.suggested : offer(decision, card)?.suggested) ?? [];
    const bill = paying(view, cards, card);
    const parts = counted(bill ? sparing(suggested, kept, bill.means, bill.price, cards) : suggested);
    this.#laidOut = JSON.stringify(parts);
    return parts;
  }

  /** Other cards are to be kept now: a payment that was laid out without anybody's doing is laid out anew. */
  spare(): void {
    if (this.chosen.length && JSON.stringify(this.parts) === this.#laidOut) this.#change({ parts: this.#suggestion(this.card) });
  }

  /** The payment that begins with that part, as a hint has it. */
  begun(part: string): Counts {
    const { means, price } = this.paying!;
    return beginning(part, this.decision!.suggested ?? [], means, price, this.host.cards);
  }

  clear(): void {
    this.#change({ parts: {} });
  }

  /** One more of a part; after the last one, none again. */
  addPart(part: string): void {
    const available = this.paying?.means[part] ?? 0;
    const now = this.parts[part] ?? 0;
    this.#change({ parts: { ...this.parts, [part]: now >= available ? 0 : now + 1 } });
  }

  removePart(part: string): void {
    this.#change({ parts: { ...this.parts, [part]: Math.max(0, (this.parts[part] ?? 0) - 1) } });
  }

  worth(part: string): number {
    return worth(part, this.host.cards);
  }

  // ---- where one can tap, and tapping ----

  /** Whether a thing on the table may be tapped now. */
  at(place: Place): Spot {
    return spotAt(place, this.host.view, this.draft, this.#bill);
  }

  /** Chooses a thing, or takes the choice back; or says why it cannot be chosen. */
  tap(place: Place): void {
    const spot = this.at(place);
    if (!spot.can) {
      this.refused = spot.why;
      return;
    }
    const { kind } = this.decision!;
    const { draft } = this;
    const toggled = <T>(now: T | null, tapped: T): T | null => (now === tapped ? null : tapped);
    switch (place.on) {
      case "row":
        return this.#change({ lot: toggled(draft.lot, place.slot) });
      case "hand":
        if (this.#bill) return this.addPart(place.card);
        if (kind === "keep") return this.#change({ cards: { ...draft.cards, [place.card]: this.#oneMore(place.card) } });
        return this.#tapCard(place.card);
      case "beside":
        return this.#bill ? this.addPart(place.card) : this.#tapCard(place.card);
      case "pile":
        return this.#tapCard(place.card);
      case "drawn":
        return this.#change({ card: toggled(draft.card, place.card) });
      case "store":
        return this.#change({ from: toggled(draft.from, "store") });
      case "marina":
        return this.#change({ marina: place.marina });
      case "boat":
        return this.#tapBoat(place.seat, place.boat);
    }
  }

  #tapCard(tapped: string): void {
    const card = this.card === tapped ? null : tapped;
    const types = card === "charter" ? this.#legal("charter").map((move) => move.type!) : [];
    this.#change({ card, type: types.length === 1 ? types[0]! : null, parts: card === null ? {} : this.#suggestion(card) });
  }

  /** One more of the cards to let go; after the last one, or when none is owed any more, none again. */
  #oneMore(card: string): number {
    const now = this.draft.cards[card] ?? 0;
    return now >= (this.host.view?.hand?.[card] ?? 0) || this.owed === 0 ? 0 : now + 1;
  }

  #tapBoat(seat: number, boat: number): void {
    const { boats, from, pickup } = this.draft;
    if (this.#legal("pickup").some((move) => move.boat === boat) && seat === this.host.view?.seat)
      return this.#change({ pickup: pickup === boat ? null : boat });
    if (this.#bill && this.host.view?.seats[seat]?.boats[boat]?.type === "house_boat")
      return this.at({ on: "boat", seat, boat }).picked ? this.removePart("house_boat") : this.addPart("house_boat");
    switch (this.decision?.kind) {
      case "process":
        return this.#change({ boats: boats.includes(boat) ? boats.filter((other) => other !== boat) : [...boats, boat].sort((a, b) => a - b) });
      case "mate":
        return this.#change({ from: from === boat ? null : boat });
      case "tuck":
        return this.#tuckUnder(boat);
      case "take_seat": {
        const same = this.draft.seat === seat && this.boat === boat;
        return this.#change(same ? { seat: null, boat: null } : { seat, boat });
      }
      default:
        return this.#change({ boat: this.boat === boat ? null : boat });
    }
  }

  /** The chosen drawn card goes under the boat, or comes back from there; then the next one is as good as chosen. */
  #tuckUnder(boat: number): void {
    const tucks = { ...this.draft.tucks };
    if (tucks[boat] !== undefined) {
      const card = tucks[boat];
      delete tucks[boat];
      return this.#change({ tucks, card });
    }
    const left = (card: string): number => this.#untucked(tucks)[card] ?? 0;
    const card = this.card !== null && left(this.card) > 0 ? this.card : Object.keys(this.#untucked(tucks))[0];
    if (card === undefined) return;
    tucks[boat] = card;
    this.#change({ tucks, card: left(card) > 0 ? card : (Object.keys(this.#untucked(tucks))[0] ?? null) });
  }

  #untucked(tucks: Draft["tucks"]): Counts {
    const left: Counts = { ...this.host.view?.drawn };
    for (const card of Object.values(tucks)) left[card] = (left[card] ?? 0) - 1;
    return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
  }

  /** Chooses what a hint names, as far as taps would; the last one, which plays, is left to the person. */
  suggest(move: Move): void {
    const { draft, decision } = this;
    const { view } = this.host;
    if (!decision || !view) return;
    switch (move.do) {
      case "pass":
        if (this.halfway) this.back();
        break;
      case "lot":
        this.#change({ lot: move.slot! });
        break;
      case "pay":
        if (!draft.parts[move.part!]) this.#change({ parts: this.begun(move.part!) });
        break;
      case "charter":
      case "launch":
      case "buy":
      case "captain": {
        const card = move.do === "charter" ? "charter" : move.card!;
        if (draft.card !== card) this.#tapCard(card);
        break;
      }
      case "discard":
        if (decision.kind === "keep") this.#change({ cards: { ...draft.cards, [move.card!]: Math.max(1, draft.cards[move.card!] ?? 0) } });
        else this.#change({ card: move.card! });
        break;
      case "with":
        this.#change({ card: move.card! });
        break;
      case "process":
        this.#change({ boats: [...new Set([...draft.boats, move.boat!])].sort((a, b) => a - b) });
        break;
      case "mate":
        this.#change({ from: move.from! });
        break;
      case "marina":
        this.#change({ marina: move.marina! });
        break;
      case "from":
        this.#change({ seat: move.seat!, boat: view.seats[move.seat!]!.boats.findIndex((boat) => boat.crates + (boat.tucked_crates ?? 0) > 0) });
        break;
      case "tuck":
        if (draft.tucks[move.boat!] === undefined) this.#tuckUnder(move.boat!);
        break;
      case "pickup":
        this.#change({ pickup: move.boat! });
        break;
      case "hire":
      case "take":
      case "swordfish":
        this.#change({ boat: move.boat! });
        break;
    }
    this.advised = move;
  }

  /** Whether a button makes the move that a hint named. */
  isAdvised(what: Move): boolean {
    const { advised } = this;
    return advised !== null && (Object.keys(what) as (keyof Move)[]).every((key) => advised[key] === what[key]);
  }

  allBoats(): void {
    this.#change({ boats: this.#legal("process").map((move) => move.boat!) });
  }

  /** Takes the chosen card back into the hand. */
  back(): void {
    this.#change({ card: null, type: null, lot: null, parts: {} });
  }

  /** Whether there is a step back within the choice. */
  get halfway(): boolean {
    const { decision, card, lot } = this;
    if (decision?.kind === "name") return lot !== null;
    return card !== null && (decision?.kind === "launch" || (card === "salty_captain" && this.paying !== null));
  }

  // ---- the move ----

  /** Cards that are still to be let go (ST9). */
  get owed(): number {
    return (this.decision?.owed ?? 0) - flat(this.draft.cards).length;
  }

  get lack(): Lack | null {
    const { decision, paying } = this;
    if (!decision) return null;
    if (paying) {
      const missing = paying.price - this.total;
      if (missing > 0) return { kind: "short", missing };
      const part = needless(this.chosen, paying.price, this.host.cards);
      if (part !== null) return { kind: "needless", part };
    }
    return this.#missing(decision);
  }

  #missing(decision: Decision): Lack | null {
    const { card, boat, boats, from, type, marina, seat, tucks } = this.draft;
    const pair = (other: unknown): Lack | null => {
      if (card === null && other === null) return { kind: "both" };
      return card === null ? { kind: "card" } : other === null ? { kind: "boat" } : null;
    };
    switch (decision.kind) {
      case "hire":
        return pair(boat);
      case "mate":
        return pair(from);
      case "marina":
        return pair(marina);
      case "launch":
        return card === null ? { kind: "card" } : card === "charter" && type === null ? { kind: "type" } : null;
      case "captain":
      case "mate_card":
      case "marina_card":
      case "tuck_card":
      case "discard":
      case "discard_drawn":
      case "swap":
        return card === null ? { kind: "card" } : null;
      case "take_seat":
        return seat === null ? { kind: "boat" } : null;
      case "take":
      case "swordfish":
        return boat === null ? { kind: "boat" } : null;
      case "process":
        return boats.length ? null : { kind: "boat" };
      case "tuck":
        return Object.keys(tucks).length ? null : { kind: "boat" };
      case "keep":
        return this.owed > 0 ? { kind: "more", missing: this.owed } : null;
      default:
        return null;
    }
  }

  /** The move that has been put together, or null while something lacks. */
  get move(): Move | null {
    const { decision, draft } = this;
    if (!decision || this.lack) return null;
    const card = draft.card!;
    const boat = draft.boat!;
    const bill = this.#bill ? { paying: this.chosen } : {};
    switch (decision.kind) {
      case "pay":
        return { do: "pay", parts: this.chosen };
      case "launch":
        if (card === "charter") return { do: "charter", type: draft.type!, ...bill };
        return { do: card in this.host.cards.dock ? "buy" : "launch", card, ...bill };
      case "hire":
        return { do: "hire", boat, with: card, ...bill };
      case "captain":
        return { do: "captain", card, ...bill };
      case "process":
        return { do: "process", boats: draft.boats };
      case "discard":
      case "discard_drawn":
      case "swap":
        return { do: "discard", card };
      case "keep":
        return { do: "discard", cards: flat(draft.cards) };
      case "mate":
        return { do: "mate", from: draft.from!, with: card };
      case "marina":
        return { do: "marina", marina: draft.marina!, with: card };
      case "mate_card":
      case "marina_card":
      case "tuck_card":
        return { do: "with", card };
      case "take_seat":
        return { do: "from", seat: draft.seat!, ...this.#takenFrom(draft.seat!) };
      case "take":
        return { do: "take", boat };
      case "tuck": {
        const pairs = Object.entries(draft.tucks);
        return { do: "tuck", boats: pairs.map(([under]) => Number(under)), cards: pairs.map(([, under]) => under) };
      }
      case "swordfish":
        return { do: "swordfish", boat };
      default:
        return null;
    }
  }

  /** The move with the Charter Boat launched as a type (CH1), or null while the payment is not right. */
  moveAs(type: string): Move | null {
    const { lack } = this;
    if (lack && lack.kind !== "type") return null;
    return { do: "charter", type, ...(this.#bill ? { paying: this.chosen } : {}) };
  }

  /** Which boat a seat gives a crate from is asked only where it has more than one with crates (DF2). */
  #takenFrom(seat: number): { take?: number } {
    const laden = this.host.view!.seats[seat]!.boats.filter((boat) => boat.crates + (boat.tucked_crates ?? 0) > 0);
    return laden.length > 1 && this.boat !== null ? { take: this.boat } : {};
  }

  /** The cards of a Tug Boat into the hand, before the decision is answered (TG4). */
  pickUp(boat: number): Move {
    this.#named = this.lot;
    return { do: "pickup", boat };
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
}
