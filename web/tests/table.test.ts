// What the table shows and says in situations that are seldom, and were told wrongly once.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { sheets } from "../src/table/sheets.svelte";
import { fixture } from "../src/dev/fixtures";
import { ask } from "../src/lib/ask";
import type { View } from "../src/lib/types";
import Board from "../src/table/Board.svelte";
import told from "./decisions.json";
import { openView } from "./table";

// Browsers fetch these behind the table; here they are there at once.
beforeAll(() => sheets.load());

const view = (name: string): View => structuredClone((told as unknown as { name: string; view: View }[]).find((one) => one.name === name)!.view);
const only = (view: View, ...what: string[]): View => ({ ...view, decision: { ...view.decision!, legal: view.decision!.legal.filter((move) => what.includes(move.do)) } });

async function page(view: View) {
  const { game } = await openView(view);
  render(Board, { game });
  return game;
}

describe("what is said", () => {
  it("of a bid that cannot be raised", async () => {
    const { game } = await openView(only(view("bid"), "pass"));
    expect(ask(game).hint).toContain("You cannot go higher");
    expect(ask((await openView(view("bid"))).game).hint).toContain("You can go up to");
  });

  it("of a hand without a boat to launch, and dock cards to buy", async () => {
    const hint = async (...what: string[]) => ask((await openView(only(view("launch"), ...what))).game).hint;
    expect(await hint("buy", "pass")).toMatch(/^No boat in your hand can be launched, but a dock card/);
    expect(await hint("pass")).toBe("No boat in your hand can be launched.");
    expect(await hint("launch", "pass")).toBe("Tap a card in your hand.");
    expect(await hint("launch", "buy", "pass")).toBe("Tap a card in your hand, or a dock card.");
  });

  it("of cards to keep: what is tapped is let go, and looks it", async () => {
    const game = await page(view("keep"));
    const { owed } = game.view!.decision!;
    expect(ask(game).title).toBe(`Discard ${owed} cards: ${game.view!.seats[0]!.hand - owed!} stay`);
    const card = document.querySelector<HTMLElement>('footer button[data-id="dfo"]')!;
    await fireEvent.click(card);
    expect(card.querySelectorAll(".card.gone .off")).toHaveLength(1);
    expect(card.querySelector(".card.picked")).toBeNull();
    expect(card.textContent).toContain("to discard");
    expect(ask(game).hint).toBe(`Tap ${owed! - 1} cards to let go.`);
  });

  it("of a supply that the last catch overdrew", async () => {
    await page({ ...fixture("wait").view!, supply: -6 });
    const supply = screen.getByTitle(/^The supply is empty/);
    expect(supply.querySelector("dd")!.textContent).toBe("0");
  });

  it("of a King Crab license when one owns another of them", async () => {
    const base = fixture("wait").view!;
    const owning = (licenses: Record<string, number>): View => ({
      ...base,
      row: ["king_crab_crates", "cod"],
      row_crew: [null, null],
      seats: base.seats.map((seat, n) => (n === base.seat ? { ...seat, licenses } : seat)),
    });
    await page(owning({ king_crab_captains: 1, cod: 2 }));
    expect([...document.querySelectorAll("article .owned")].map((one) => one.textContent)).toEqual(["you own 2"]);
  });
});

describe("a pile of dock cards", () => {
  it("is read about while something is paid for, and spends nothing", async () => {
    const game = await page(view("pay"));
    const before = game.choice.parts;
    const pile = document.querySelector<HTMLElement>('.pile[data-about="dock:house_boat"]')!;
    expect([...pile.classList].filter((name) => ["can", "cannot", "gone"].includes(name))).toEqual([]);
    await fireEvent.click(pile);
    expect(game.choice.parts).toEqual(before);
    expect(screen.getByRole("dialog").textContent).toContain("House Boat");
  });

  it("is not beside the hand when it is empty", async () => {
    const poor = only(view("launch"), "launch", "pass");
    const { dock_piles: piles } = poor;
    poor.decision!.launches = Object.fromEntries(Object.entries(poor.decision!.launches!).filter(([card]) => !(card in piles)));
    poor.decision!.refused = [...poor.decision!.refused, { do: "buy", card: "tug", code: "none_left", args: { card: "tug" } }];
    const offered = async (left: number) => {
      document.body.innerHTML = "";
      await page({ ...poor, dock_piles: { ...piles, tug: left } });
      return document.querySelectorAll('footer button[data-id="tug"]').length;
    };
    expect(await offered(1)).toBe(1);
    expect(await offered(0)).toBe(0);
  });
});

describe("a House Boat at sea", () => {
  it("pays, and is taken back, by a tap on it", async () => {
    const { choice } = (await openView(view("pay"))).game;
    choice.clear();
    const boat = { on: "boat", seat: 0, boat: 0 } as const;
    expect(choice.at(boat)).toMatchObject({ asked: true, can: true, picked: 0 });
    choice.tap(boat);
    expect(choice.parts["house_boat"]).toBe(1);
    expect(choice.at(boat).picked).toBe(1);
    choice.tap(boat);
    expect(choice.parts["house_boat"]).toBe(0);
    expect(choice.at({ on: "boat", seat: 0, boat: 1 }).asked).toBe(false);
  });
});
