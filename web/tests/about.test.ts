// Every card there is: drawn, told apart, named, and with a page of its own that a tap opens.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { sheets } from "../src/table/sheets.svelte";
import { CREATURES } from "../src/art/creatures";
import { EMBLEMS } from "../src/art/emblems";
import { LOOKS } from "../src/art/kinds";
import { RIGS } from "../src/art/rigs";
import { boatVp, mark, partName } from "../src/lib/cards";
import type { Boat, View } from "../src/lib/types";
import { about, aboutPart, cardName, changedBeside, decks, DECKS, emblem, facts, marinaVp, parsed, tip, told, type Deck } from "../src/table/about";
import Board from "../src/table/Board.svelte";
import CardSheet from "../src/table/CardSheet.svelte";
import { has, standing } from "../src/table/has";
import { fixture } from "../src/dev/fixtures";
import { cards, open } from "./table";

// Browsers fetch these behind the table; here they are there at once.
beforeAll(() => sheets.load());

const crabs = ["king_crab_captains", "king_crab_crates", "king_crab_licenses"];
const numbers = (table: object): string[] => Object.entries(table).flatMap(([id, value]) => (typeof value === "number" ? [id] : []));
/** All of cards.toml, as the page names it. */
const ALL: Record<Deck, string[]> = {
  license: Object.keys(cards.licenses).flatMap((id) => (id === "king_crab" ? crabs : [id])),
  boat: Object.keys(cards.boats),
  dock: Object.keys(cards.dock),
  crew: numbers(cards.bay.crewman),
  trophy: ["one_type", "four_types", "crates", "licenses", "most_boats", "most_standard"],
  captain: ["tc", "kirkman"],
  module: ["gone_fishin", "meeples"],
};
const every = DECKS.flatMap((deck) => ALL[deck].map((id): [Deck, string] => [deck, id]));
const epic = (): View => fixture("epic").view!;

describe("every card", () => {
  it.each(every)("is drawn, told and named: %s %s", (deck, id) => {
    const art = emblem(deck, id);
    const type = art.startsWith("king_crab") ? "king_crab" : art;
    expect(CREATURES[type] ?? EMBLEMS[type]).toBeDefined();
    expect(LOOKS[type]?.letter).toMatch(/^[A-Z]$/);
    expect(cardName(deck, id)).not.toMatch(/[_{$]|^[a-z]+-/);
    expect(told(deck, id, cards).length).toBeGreaterThan(20);
    expect(told(deck, id, cards)).not.toMatch(/\{|\$[a-z]/);
    expect(tip(deck, id, cards)).toContain(cardName(deck, id));
    for (const fact of facts(deck, id, cards)) expect(fact.text).toMatch(/\d/);
  });

  it("has a color of its own and no letter of another in its deck", () => {
    const groups = [[...ALL.license.filter((id) => !crabs.includes(id)), "king_crab", "charter", ...ALL.dock], ALL.crew.map((id) => `crew_${id}`), ALL.trophy.map((id) => `trophy_${id}`)];
    for (const group of groups) {
      const looks = group.map((id) => LOOKS[id]!);
      expect(new Set(looks.map((one) => one.letter)).size).toBe(looks.length);
      expect(new Set(looks.map((one) => one.paint)).size).toBe(looks.length);
    }
  });

  it("has a rig if it floats, and each its own", () => {
    const afloat = [...ALL.boat, "tug", "artisan", "inuit", "house_boat"];
    expect(afloat.filter((id) => !RIGS[id])).toEqual([]);
    expect(new Set(afloat.map((id) => JSON.stringify(RIGS[id]))).size).toBe(afloat.length);
    expect(afloat.map((id) => boatVp(id, cards))).toEqual(afloat.map((id) => (cards.boats[id] ?? cards.dock[id])!.vp));
  });

  it("says which of its values are ours, and which are changed", () => {
    expect(facts("license", "swordfish", cards).filter((one) => one.mark === "house").map((one) => one.key)).toEqual(["cost", "vp"]);
    expect(facts("license", "cod", cards).every((one) => one.mark === null)).toBe(true);
    expect(facts("crew", "bosun", cards)).toMatchObject([{ mark: "house" }]);
    expect(mark({ house: ["vp"], changed: ["cost"] }, "cost")).toBe("changed");
    expect(mark({ house: ["vp"], changed: ["cost"] }, "launch")).toBeNull();
  });

  it("says that a value it shares with other cards was changed", async () => {
    const mine = structuredClone(cards) as unknown as Record<"table" | "levels" | "captains", Record<string, unknown>>;
    Object.assign(mine.table, { boat_room: 6, king_crab_types: [9, 9, 9, 9, 9, 9, 9], changed: ["boat_room", "king_crab_types"] });
    Object.assign(mine.levels, { cod_draw: [4, 3, 2, 1], changed: ["cod_draw"] });
    Object.assign(mine.captains, { crates_solo: 30, changed: ["crates_solo"] });
    const marked = every.map(([deck, id]) => ({ card: `${deck}:${id}`, ...changedBeside(deck, id, mine as unknown as typeof cards) }));
    const roomy = ALL.boat.filter((id) => !["oyster", "charter"].includes(id)).map((id) => `boat:${id}`);
    expect(marked.filter(({ text }) => text).map(({ card }) => card).sort()).toEqual([...roomy, "license:salmon"].sort());
    expect(marked.filter(({ levels }) => levels).map(({ card }) => card)).toEqual(["license:cod", "license:king_crab_licenses"]);
    expect(every.some(([deck, id]) => Object.values(changedBeside(deck, id, cards)).some(Boolean))).toBe(false);
    const { game } = await open("epic");
    game.cards = mine as unknown as typeof cards;
    for (const [of, count] of [["boat:cod", 1], ["license:cod", 1], ["boat:oyster", 0]] as const) {
      const { unmount } = render(CardSheet, { game, of, onclose: () => undefined });
      expect(screen.queryAllByText("Changed value")).toHaveLength(count);
      unmount();
    }
    game.close();
  });

  it("is found again by what the page carries", () => {
    for (const [deck, id] of every) expect(parsed(about(deck, id))).toEqual({ deck, id });
    expect(parsed(about("boat", "cod", 2, 0))).toEqual({ deck: "boat", id: "cod", seat: 2, boat: 0 });
  });

  it("is behind each part of a payment that is one", () => {
    expect(["cod", "gone_fishin", "oyster_crate", "crewman_crate", "house_boat", "crate"].map((part) => aboutPart(part, cards))).toEqual([
      "boat:cod",
      "module:gone_fishin",
      "license:oyster",
      "crew:crates",
      "dock:house_boat",
      undefined,
    ]);
    expect(partName("oyster_crate")).toBe("Oyster crate");
  });
});

describe("what there is to read at a table", () => {
  it("is everything in an Epic Fleet, and no more than the base game in one of that", () => {
    expect(decks(epic(), cards).map(({ deck, ids }) => [deck, new Set(ids)])).toEqual(
      DECKS.filter((deck) => deck !== "captain").map((deck) => [deck, new Set(deck === "trophy" ? epic().trophies.map((one) => one.trophy) : ALL[deck])]),
    );
    expect(decks(fixture("name").view!, cards).map(({ deck, ids }) => [deck, ids.length])).toEqual([
      ["license", 9],
      ["boat", 6],
      ["module", 1],
    ]);
  });
});

describe("what a seat has", () => {
  it("counts a Marina's cards up to its cap", () => {
    expect(marinaVp({}, cards)).toBe(5);
    expect(marinaVp({ king_crab: 2, cod: 1 }, cards)).toBe(13);
    expect(marinaVp({ king_crab: 4 }, cards)).toBe(15);
  });

  it("tells levels, Assistants, Bosuns and crates on a license", () => {
    const view = epic();
    Object.assign(view.seats[1]!, { licenses: { oyster: 2 }, levels: { oyster: 3 }, assistants: { oyster: 1 }, bosuns: { oyster: 2 }, oyster_crates: 4 });
    expect(has(view, cards, "license", "oyster", 1)).toEqual([
      "2 licenses",
      "level 3",
      "one level by an Assistant",
      "2 crates more a boat by Bosuns",
      "4 crates on it",
    ]);
    expect(has(view, cards, "license", "cod", 1)).toEqual([]);
  });

  it("tells one's own hand and nobody else's", () => {
    const view = { ...epic(), hand: { cod: 2 }, drawn: {} };
    view.seats.forEach((seat) => (seat.boats = []));
    expect(has(view, cards, "boat", "cod", 0)).toEqual(["2 in hand"]);
    expect(has(view, cards, "boat", "cod", 1)).toEqual([]);
  });

  it("tells how a boat stands", () => {
    const boat: Boat = { type: "cod", card: "charter", captained: true, captain: null, crates: 2, room: 4, unseen: true, mate: true, tucked: "tuna", tucked_crates: 3 };
    expect(standing(boat)).toEqual([
      "A Charter Boat",
      "A captain from the deck, seen by nobody",
      "2 of 4 crates",
      "A first mate aboard",
      "Tuna under it, with 3 of 4 crates",
    ]);
    expect(standing({ type: "tug", card: "tug", captained: false, captain: null, crates: 0, room: 0, towed: 2 })).toEqual(["2 cards aboard"]);
    expect(standing({ type: "artisan", card: "artisan", captained: true, captain: null, crates: 1, room: 1 })).toEqual(["Needs no captain", "1 of 1 crates"]);
    expect(standing({ type: "cod", card: "cod", captained: true, captain: null, crates: 0, room: 4 })[0]).toBe("A captain, face down");
  });
});

describe("a card's page", () => {
  it("is there for every card of an Epic Fleet", async () => {
    const { game } = await open("epic");
    for (const { deck, ids } of decks(game.view!, cards))
      for (const id of ids) {
        const { unmount } = render(CardSheet, { game, of: about(deck, id), onclose: () => undefined });
        const page = document.querySelector("dialog")!;
        expect(page.getAttribute("aria-label")).toBe(cardName(deck, id));
        expect(page.textContent).toContain(told(deck, id, cards));
        expect(page.textContent).not.toMatch(/\{|\$[a-z]|undefined|NaN/);
        unmount();
      }
  });

  it("opens from the list of all cards", async () => {
    const { game } = await open("epic");
    render(Board, { game });
    await fireEvent.click(screen.getByRole("button", { name: "Cards" }));
    await fireEvent.click(screen.getByRole("button", { name: "All cards" }));
    const list = document.querySelector("dialog")!;
    const shown = [...list.querySelectorAll<HTMLElement>("[data-about]")].map((one) => one.dataset["about"]);
    expect(shown).toEqual(decks(game.view!, cards).flatMap(({ deck, ids }) => ids.map((id) => about(deck, id))));
    await fireEvent.click(list.querySelector('[data-about="crew:storm"]')!);
    expect([...document.querySelectorAll("dialog")].at(-1)!.getAttribute("aria-label")).toBe("Storm");
  });

  it("opens by a tap on what is not to be chosen, with what that seat has", async () => {
    const { game } = await open("epic");
    render(Board, { game });
    const view = game.view!;
    const boat = view.seats[0]!.boats.findIndex((one) => one.tucked !== undefined);
    await fireEvent.click(document.querySelector(`.tile[data-about$=":0:${boat}"]`)!);
    expect(screen.getByRole("dialog").textContent).toContain("This boat");
    expect(screen.getByRole("dialog").textContent).toContain("under it");
  });

  it("does not get in the way of choosing, and is a tap further then", async () => {
    const { game } = await open("name");
    render(Board, { game });
    const face = document.querySelector("article .face")!;
    await fireEvent.click(face);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(game.choice.lot).toBe(0);
    await fireEvent.click(screen.getByRole("button", { name: "Cards" }));
    await fireEvent.click(face);
    expect(screen.getByRole("dialog", { name: "Shrimp License" })).toBeTruthy();
    expect(game.choice.lot).toBe(0);
  });
});

describe("a table of many", () => {
  it("shows what the view says of docks, bay, crew and seats", async () => {
    const { game } = await open("epic");
    render(Board, { game });
    const view = game.view!;
    for (const [id, left] of Object.entries(view.dock_piles)) expect(document.querySelector(`.pile[data-about="dock:${id}"]`)!.textContent).toContain(`×${left}`);
    for (const { trophy } of view.trophies) expect(document.querySelector(`[data-about="trophy:${trophy}"]`)).not.toBeNull();
    view.seats.forEach((seat, n) => {
      const marinas = [...document.querySelectorAll(`.held[data-about="license:marina:${n}"]`)];
      expect(marinas.map((one) => [...one.querySelectorAll(".on")].map((on) => on.textContent).join("").replace(/\s+/g, ""))).toEqual(
        seat.marinas.map((under) => `${Object.values(under).reduce((all, count) => all + count, 0) || ""}${marinaVp(under, cards)}/15`),
      );
    });
    view.seats.forEach((seat, n) => expect(document.querySelectorAll(`.tile[data-about*=":${n}:"]`)).toHaveLength(seat.boats.length));
  });

  it("shows the crewman by each license, and whose Storm is blowing", async () => {
    const { game } = await open("solo");
    game.view = { ...game.view!, storm: 0 };
    render(Board, { game });
    const shown = [...document.querySelectorAll<HTMLElement>("article")].map((one) => one.querySelector<HTMLElement>(".crew")?.dataset["about"] ?? null);
    expect(shown).toEqual(game.view.row_crew.map((crew) => crew && `crew:${crew}`));
    expect(shown.filter(Boolean).length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: /only \u2068Anna\u2069 catches/ })).toBeTruthy();
  });

  it("tells who won when one plays alone", async () => {
    const { game } = await open("solo_over");
    render(Board, { game });
    const sheet = screen.getByRole("dialog", { name: "Score sheet" });
    expect(sheet.textContent).toContain("The Corporation comes out ahead");
    const names = [...sheet.querySelectorAll("thead .name")].map((one) => one.textContent);
    expect(names).toEqual(game.view!.result!.ranking.map(({ seat }) => (seat === 0 ? "\u2068Anna\u2069" : seat === 1 ? "T.C. of the Corporation" : "Kirkman of the Corporation")));
    const rows = [...sheet.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)));
    const totals = [...sheet.querySelectorAll("tr.total td")].map((cell) => Number(cell.textContent));
    expect(totals.map((_, n) => rows.reduce((all, row) => all + row[n]!, 0))).toEqual(totals);
  });
});
