// Every kind of decision, as the rules put it (tests/web/decisions.py): what is tapped, and the move that makes.
import { describe, expect, it, vi } from "vitest";
import { fireEvent, render, within } from "@testing-library/svelte";
import { ask } from "../src/lib/ask";
import { goWords } from "../src/lib/go";
import type { Place } from "../src/lib/spots";
import { KINDS, type Move, type View } from "../src/lib/types";
import Board from "../src/table/Board.svelte";
import told from "./decisions.json";
import { openView } from "./table";

type Tap = Place | { as: string } | { clear: true };
interface Case {
  name: string;
  view: View;
  answers: { taps: Tap[]; move: Move | null; refused: string | null }[];
}
const cases = told as unknown as Case[];

/** Moves that are a button of their own, made by no tap on a card or boat. */
const BUTTONS = ["shelve", "assign", "bid", "trade"];

async function answered(view: View, taps: Tap[], wanted: Move | null) {
  const { game, posts } = await openView(view);
  const { choice } = game;
  let as: string | null = null;
  for (const tap of taps) {
    if ("clear" in tap) choice.clear();
    else if ("as" in tap) as = tap.as;
    else choice.tap(tap);
  }
  const { pickup } = choice.draft;
  const move = as ? choice.moveAs(as) : pickup !== null ? { do: "pickup", boat: pickup } : wanted && BUTTONS.includes(wanted.do) ? wanted : choice.move;
  return { game, posts, move };
}

const plain = (move: Move | null): unknown =>
  move && { ...move, ...(move.parts ? { parts: [...move.parts].sort() } : {}), ...(move.paying ? { paying: [...move.paying].sort() } : {}), ...(move.do === "discard" && move.cards ? { cards: [...move.cards].sort() } : {}) };

describe.each(cases)("$name", ({ view, answers }) => {
  it.each(answers.map((answer, n) => ({ ...answer, n })))("answer $n: $move $refused", async ({ taps, move, refused }) => {
    const done = await answered(view, taps, move);
    expect(plain(done.move)).toEqual(plain(move));
    expect(done.game.choice.refused?.code ?? null).toBe(refused);
    if (refused) expect(ask(done.game).refused).toMatch(/^[A-Z].*\.$/);
    if (move) {
      await done.game.play(done.move!);
      expect(done.posts).toEqual([{ ply: view.decision!.ply, move: done.move }]);
    }
  });

  it("is asked in words, and answered with a button that says what it does", async () => {
    const { game } = await openView(view);
    expect(ask(game).title).toMatch(/^[A-Z]/);
    for (const { taps, move } of answers.filter((answer) => answer.move)) {
      sessionStorage.clear();
      const done = await answered(view, taps, move);
      const words = goWords(done.game);
      if (move && !BUTTONS.includes(move.do) && move.do !== "pickup") expect(words).toMatch(/^[A-Z].+/);
    }
  });

  it("shows nothing on the page that cannot be said", async () => {
    const { game } = await openView(view);
    render(Board, { game });
    expect(document.querySelector("footer")!.getAttribute("data-asked")).toBe(view.decision!.kind);
    expect(document.body.textContent).not.toMatch(/\{|\$[a-z]|undefined|NaN|_[a-z]/);
    game.close();
  });

  it("keeps a half-made answer for a reload", async () => {
    for (const { taps, move } of answers.filter((answer) => answer.move && answer.taps.length > 0)) {
      await answered(view, taps, move);
      const again = await answered(view, taps.filter((tap) => "as" in tap), move);
      expect(plain(again.move)).toEqual(plain(move));
      sessionStorage.clear();
    }
  });
});

describe("all decisions", () => {
  it("are among these", () => {
    expect(new Set(cases.map((one) => one.view.decision!.kind))).toEqual(new Set(KINDS));
  });

  it("say no more is chosen than can be", async () => {
    const keep = cases.find((one) => one.name === "keep")!;
    const { choice } = (await openView(keep.view)).game;
    expect(choice.owed).toBe(4);
    for (const card of Object.keys(keep.view.hand!)) choice.tap({ on: "hand", card });
    expect(choice.owed).toBe(0);
    const tuck = cases.find((one) => one.name === "tuck")!;
    const tucking = (await openView(tuck.view)).game.choice;
    tucking.tap({ on: "boat", seat: 0, boat: 1 });
    tucking.tap({ on: "boat", seat: 0, boat: 3 });
    expect(tucking.at({ on: "drawn", card: "cod" }).can).toBe(false);
    expect(tucking.at({ on: "boat", seat: 0, boat: 1 })).toMatchObject({ can: true, picked: 1 });
  });
});

describe("the page", () => {
  const view = (name: string): View => cases.find((one) => one.name === name)!.view;

  async function page(name: string) {
    const { game, posts } = await openView(view(name));
    render(Board, { game });
    const footer = document.querySelector("footer")!;
    const press = (id: string) => fireEvent.click(footer.querySelector(`button[data-id="${id}"]`)!);
    const button = (name: RegExp) => fireEvent.click(within(footer).getByRole("button", { name }));
    return { game, posts, footer, press, button, moves: () => posts.map((post) => post.move) };
  }

  it("launches a Charter Boat as a type in two taps", async () => {
    const { press, button, moves } = await page("launch");
    await press("charter");
    await button(/^As .*Char/);
    expect(moves()).toMatchObject([{ do: "charter", type: "char" }]);
  });

  it("buys a dock card in two taps", async () => {
    const { press, button, moves } = await page("launch");
    await press("inuit");
    await button(/^Buy for/);
    expect(moves()).toMatchObject([{ do: "buy", card: "inuit" }]);
  });

  it("takes the cards off a tug boat with one", async () => {
    const { button, moves } = await page("bid");
    await button(/^Take the 2 cards off the Tug Boat/);
    expect(moves()).toEqual([{ do: "pickup", boat: 3 }]);
  });

  it("keeps the license that is being named while they are taken", async () => {
    const { game, button, moves } = await page("name");
    game.choice.tap({ on: "row", slot: 1 });
    await button(/^Take the 2 cards off the Tug Boat/);
    await vi.waitFor(() => expect(game.busy).toBe(false));
    game.choice.begin();
    expect(game.choice.lot).toBe(1);
    expect(moves()).toEqual([{ do: "pickup", boat: 3 }]);
    game.choice.begin();
    expect(game.choice.lot).toBeNull();
  });

  it("shows the boat whose catch is decided", async () => {
    const { game } = await page("oyster");
    expect([0, 1].map((boat) => game.choice.at({ on: "boat", seat: 0, boat }).picked)).toEqual([1, 0]);
  });

  it("shelves a crate, or keeps all aboard, with one", async () => {
    const { button, moves } = await page("oyster");
    await button(/^One crate on the license/);
    expect(moves()).toEqual([{ do: "shelve" }]);
    const other = await page("oyster");
    await other.button(/^All of it on the boat/);
    expect(other.moves()).toEqual([{ do: "pass" }]);
  });

  it("gives a crewman a license with one", async () => {
    const { button, moves } = await page("assign-bosun");
    await button(/^Cod License/);
    expect(moves()).toEqual([{ do: "assign", license: "cod" }]);
  });

  it("has the boats of others where one answers", async () => {
    const { footer, button, moves } = await page("take_seat");
    const chips = [...footer.querySelectorAll<HTMLElement>(".giver .chip")];
    expect(chips).toHaveLength(7);
    await fireEvent.click(chips[1]!);
    await button(/^Take a crate from the Shrimp boat/);
    expect(moves()).toEqual([{ do: "from", seat: 1, take: 2 }]);
  });
});
