// The table on the page, one fixture for each thing that can be asked.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { sheets } from "../src/table/sheets.svelte";
import { NAMES } from "../src/dev/fixtures";
import Board from "../src/table/Board.svelte";
import { open } from "./table";

// Browsers fetch these behind the table; here they are there at once.
beforeAll(() => sheets.load());

const atTables = NAMES.filter((name) => !["open", "invited", "home"].includes(name));

describe("the board", () => {
  it.each(atTables)("shows %s without a missing word", async (name) => {
    const { game } = await open(name);
    render(Board, { game });
    expect(document.body.textContent).toContain("Round");
    expect(document.body.textContent).not.toMatch(/\{|\$[a-z]|undefined|NaN/);
    game.close();
  });

  it("bids by one tap", async () => {
    const { game, posts } = await open("bid");
    render(Board, { game });
    await fireEvent.click(screen.getByRole("button", { name: "Bid $9" }));
    expect(posts).toEqual([{ ply: 117, move: { do: "bid", amount: 9 } }]);
  });

  it("shows few bids first and all of them on request", async () => {
    const { game } = await open("bid");
    render(Board, { game });
    const coins = () => within(screen.getByRole("group", { name: "Your bid" })).getAllByRole("button", { name: /^Bid/ });
    expect(coins()).toHaveLength(8);
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    expect(coins()).toHaveLength(14);
  });

  it("does not let a payment go that is short or wasteful, and says why", async () => {
    const { game, posts } = await open("pay");
    render(Board, { game });
    await fireEvent.click(screen.getByRole("button", { name: "Take back Tuna" }));
    expect(document.body.textContent).toContain("$3 short");
    const pay = screen.getByRole("button", { name: "Pay $5" });
    expect(pay.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(pay);
    expect(posts).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Suggested" }));
    await fireEvent.click(screen.getByRole("button", { name: "Pay $8" }));
    expect(posts).toHaveLength(1);
  });

  it("says why a card cannot be launched when it is tapped", async () => {
    const { game } = await open("launch");
    render(Board, { game });
    await fireEvent.click(screen.getByRole("button", { name: /^Lobster, one card/ }));
    expect(document.body.textContent).toContain("You own no license for Lobster boats.");
  });

  it("opens the score sheet by itself when the game is over", async () => {
    const { game } = await open("over");
    render(Board, { game });
    const sheet = screen.getByRole("dialog", { name: "Score sheet" });
    expect(within(sheet).getByText(/Featherstonehaugh.* wins/)).toBeTruthy();
    // Two have 71: what broke the tie is shown.
    expect(within(sheet).getByText("Launched boats")).toBeTruthy();
  });
});
