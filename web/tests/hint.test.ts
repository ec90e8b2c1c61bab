// Hints: asked for one decision, dropped when it is over; what is tapped is chosen, never played.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { answer, onTable } from "../src/lib/doing";
import { beginning, flat, total } from "../src/lib/payment";
import type { Place } from "../src/lib/spots";
import type { Advice, Move, View } from "../src/lib/types";
import { loadMore } from "../src/lib/words";
import Board from "../src/table/Board.svelte";
import told from "./decisions.json";
import { cards, open, openView, SilentSource } from "./table";

const cases = told as unknown as { name: string; view: View }[];

/** What the server will say, when it is told to. */
function thinking(game: { view: View | null }) {
  const answers: ((status: number, body: unknown) => void)[] = [];
  const before = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    path.endsWith("/hint")
      ? new Promise((done) => answers.push((status, body) => done(new Response(JSON.stringify(body), { status }))))
      : before(path, init),
  );
  const advice = (more: Partial<Advice> = {}): Advice => {
    const { ply, legal } = game.view!.decision!;
    const estimates = legal.map(({ n, text, ...move }) => ({ move, text: `${text} ${n}`, chance: 0.5 - n / 50, score: 50 }));
    return { bot: "admiral", ply, move: estimates[0]!.move, text: estimates[0]!.text, estimates, chances: [0.5, 0.5], ...more };
  };
  return { answers, advice };
}

const settled = () => new Promise((done) => setTimeout(done));

beforeAll(() => loadMore("review"));

describe("a hint", () => {
  it("tells what the bot would do first, then the next best, four in all", async () => {
    const { game } = await open("bid");
    const { answers, advice } = thinking(game);
    void game.hint.ask();
    expect(game.hint.thinking).toBe(true);
    const all = advice();
    answers[0]!(200, { ...all, text: all.estimates[3]!.text, move: all.estimates[3]!.move });
    await settled();
    expect(game.hint.thinking).toBe(false);
    expect(game.hint.advice!.estimates.map((one) => one.move)).toEqual([11, 8, 9, 10].map((amount) => ({ do: "bid", amount })));
  });

  it("calls passing what its button does", async () => {
    const passing = cases.filter(({ view }) => view.decision!.legal.some((move) => move.do === "pass"));
    const kinds = new Set(passing.map(({ view }) => view.decision!.kind));
    expect(kinds.has("name") && kinds.has("bid") && kinds.has("launch")).toBe(true);
    for (const { name, view } of passing) {
      document.body.innerHTML = "";
      const { game } = await openView(view);
      render(Board, { game });
      const { answers, advice } = thinking(game);
      void game.hint.ask();
      answers[0]!(200, advice({ estimates: [{ move: { do: "pass" }, text: "pass", chance: 0.5, score: 50 }], text: "pass", move: { do: "pass" } }));
      await settled();
      const button = document.querySelector("footer .btn.pass")!.textContent!.trim();
      await vi.waitFor(() => expect(document.querySelector(".hint-card .move span")?.textContent, name).toBe(button));
    }
  });

  it("tells a whole payment, which is what a tap lays out", async () => {
    const { game } = await open("pay");
    render(Board, { game });
    const { answers, advice } = thinking(game);
    void game.hint.ask();
    const part = game.view!.decision!.legal.find((move) => move.do === "pay")!.part!;
    answers[0]!(200, advice({ estimates: [{ move: { do: "pay", part }, text: `pay ${part}`, chance: 0.5, score: 50 }], text: `pay ${part}`, move: { do: "pay", part } }));
    await settled();
    const told = await vi.waitFor(() => document.querySelector(".hint-card .move.best span")!.textContent!);
    await fireEvent.click(document.querySelector(".hint-card .move.best")!);
    const parts = flat(game.choice.parts);
    expect(parts.length).toBeGreaterThan(1);
    expect(total(parts, cards)).toBeGreaterThanOrEqual(game.choice.paying!.price);
    expect(told).toBe(answer("pay", parts.map((one) => ({ do: "pay", part: one })), game));
  });

  it("is dropped when the decision was made before it came", async () => {
    const { game, view } = await open("bid");
    const { answers, advice } = thinking(game);
    void game.hint.ask();
    const late = advice();
    const next = { ...view, ply: view.ply + 1, decision: { ...view.decision!, ply: view.ply + 1 } };
    SilentSource.all[0]!.tell("move", { id: 2, ply: next.ply, seat: 0, events: [], view: next });
    expect(game.hint.open).toBe(false);
    void game.hint.ask();
    answers[0]!(200, late);
    await settled();
    expect(game.hint.advice).toBeNull();
    expect(game.hint.thinking).toBe(true);
    answers[1]!(200, advice());
    await settled();
    expect(game.hint.advice!.ply).toBe(next.ply);
  });

  it("that answers another decision than was asked about is not shown", async () => {
    const { game } = await open("bid");
    const { answers, advice } = thinking(game);
    void game.hint.ask();
    answers[0]!(200, advice({ ply: 3 }));
    await settled();
    expect(game.hint.open).toBe(false);
  });

  it("is given up by closing it", async () => {
    const { game } = await open("bid");
    const { answers, advice } = thinking(game);
    void game.hint.ask();
    game.hint.close();
    answers[0]!(200, advice());
    await settled();
    expect(game.hint.open).toBe(false);
  });

  it("stays while others move and the same is asked", async () => {
    const { game, view } = await open("bid");
    const { answers, advice } = thinking(game);
    void game.hint.ask();
    SilentSource.all[0]!.tell("move", { id: 2, ply: view.ply + 1, seat: 1, events: [], view: { ...view, ply: view.ply + 1 } });
    answers[0]!(200, advice());
    await settled();
    expect(game.hint.advice).not.toBeNull();
  });

  it("that cannot be had is told in a sentence", async () => {
    const { game } = await open("bid");
    const { answers } = thinking(game);
    void game.hint.ask();
    answers[0]!(403, { code: "hints_off", args: {} });
    await settled();
    expect(game.hint.trouble).toBe("There are no hints at this table.");
  });

  it("is not offered where there are none, or nothing is asked", async () => {
    const { game } = await open("bid");
    expect(game.hint.possible).toBe(true);
    game.table = { ...game.table!, options: { ...game.table!.options, hints: false } };
    expect(game.hint.possible).toBe(false);
    expect((await open("wait")).game.hint.possible).toBe(false);
    expect((await open("stand_in")).game.hint.possible).toBe(false);
  });

  it("comes and goes by the key H, and Escape closes it", async () => {
    const { game } = await open("bid");
    const { answers, advice } = thinking(game);
    render(Board, { game });
    await fireEvent.keyDown(window, { key: "h" });
    expect(await screen.findByText(/The Admiral is thinking/)).toBeTruthy();
    answers[0]!(200, advice());
    await screen.findByText("The Admiral would choose:");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByText("The Admiral would choose:")).toBeNull();
    await fireEvent.keyDown(window, { key: "h", ctrlKey: true });
    expect(game.hint.open).toBe(false);
  });

  it("marks the button that plays, and plays nothing by itself", async () => {
    const { game, posts } = await open("bid");
    const { answers, advice } = thinking(game);
    render(Board, { game });
    await fireEvent.click(screen.getByRole("button", { name: "Hint: What would the Admiral do?" }));
    const all = advice();
    answers[0]!(200, { ...all, text: all.estimates[11]!.text });
    await screen.findByText("The Admiral would choose:");
    await fireEvent.click(document.querySelector(".hint-card .move")!);
    // the far bids were behind "More"
    expect([...document.querySelectorAll(".advised")].map((one) => one.textContent)).toEqual(["$19"]);
    expect(document.activeElement).toBe(document.querySelector(".advised"));
    expect(game.hint.open).toBe(false);
    expect(posts).toEqual([]);
    await fireEvent.click(document.querySelector(".advised")!);
    expect(posts).toEqual([{ ply: 117, move: { do: "bid", amount: 19 } }]);
  });
});

/** Where the thing lies that a move names; null for those that a button of their own makes. */
function placeOf(move: Move, view: View): Place | null {
  const own = (boat: number): Place => ({ on: "boat", seat: view.seat!, boat });
  switch (move.do) {
    case "lot":
      return { on: "row", slot: move.slot! };
    case "discard":
    case "with":
      return { on: ["discard_drawn", "tuck_card"].includes(view.decision!.kind) ? "drawn" : "hand", card: move.card! };
    case "mate":
      return move.from === "store" ? { on: "store" } : own(move.from!);
    case "marina":
      return { on: "marina", marina: move.marina! };
    case "from":
      return { on: "boat", seat: move.seat!, boat: view.seats[move.seat!]!.boats.findIndex((boat) => boat.crates + (boat.tucked_crates ?? 0) > 0) };
    case "take":
      return { on: "boat", seat: view.taking!.victim, boat: move.boat! };
    case "hire":
    case "process":
    case "tuck":
    case "swordfish":
    case "pickup":
      return own(move.boat!);
    default:
      return null;
  }
}

describe.each(cases)("of what is asked: $name", ({ view }) => {
  it("every move can be said, and chosen as if it had been tapped", async () => {
    for (const { n, text, ...move } of view.decision!.legal) {
      sessionStorage.clear();
      const { game, posts } = await openView(view);
      expect(answer(view.decision!.kind, [onTable(move, view)], game), text).toMatch(/^[^{_]*[a-z][^{_]*$/i);
      game.choice.suggest(move);
      expect(game.choice.isAdvised(move), `${n} ${text}`).toBe(true);
      const place = placeOf(move, view);
      if (place) expect(game.choice.at(place).picked, text).toBeGreaterThan(0);
      if (["launch", "buy", "captain"].includes(move.do)) expect(game.choice.card, text).toBe(move.card);
      if (move.do === "pay") {
        expect(game.choice.parts[move.part!], text).toBeGreaterThan(0);
        expect(game.choice.lack, text).toBeNull();
      }
      if (move.do === "charter") expect(game.choice.moveAs(move.type!), text).not.toBeNull();
      expect(posts).toEqual([]);
      game.close();
    }
  });
});

it("of a payment: the part that was named is filled up to a payment that fits", () => {
  const means = { tuna: 2, shrimp: 2, cod: 1, crate: 2 }; // $3, $2, $1, $1
  const pays = (part: string, price: number) => beginning(part, ["tuna", "tuna", "crate", "crate"], means, price, cards);
  expect(pays("tuna", 8)).toEqual({ tuna: 2, crate: 2 });
  expect(pays("shrimp", 5)).toEqual({ shrimp: 2, crate: 1 });
  expect(pays("shrimp", 2)).toEqual({ shrimp: 1 });
  expect(pays("cod", 3)).toEqual({ cod: 1, crate: 2 });
  expect(total(flat(pays("cod", 9)), cards)).toBe(3);
});

it("of a half-made choice: passing steps back to where one can pass", async () => {
  const { game } = await open("launch");
  game.choice.tap({ on: "hand", card: "cod" });
  expect(game.choice.halfway).toBe(true);
  game.choice.suggest({ do: "pass" });
  expect(game.choice.halfway).toBe(false);
  expect(game.choice.isAdvised({ do: "pass" })).toBe(true);
  game.choice.tap({ on: "hand", card: "cod" });
  expect(game.choice.advised).toBeNull();
});
