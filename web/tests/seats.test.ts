// Who plays a seat, and what is told about it beside the moves.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sheets } from "../src/table/sheets.svelte";
import { fixture } from "../src/dev/fixtures";
import { ask } from "../src/lib/ask";
import { lines, withNotices } from "../src/lib/log";
import { session } from "../src/lib/session.svelte";
import { seatName } from "../src/lib/sentence";
import type { Bot, Notice, Table } from "../src/lib/types";
import Seats from "../src/screens/Seats.svelte";
import Board from "../src/table/Board.svelte";
import { open, SilentSource } from "./table";

// Browsers fetch these behind the table; here they are there at once.
beforeAll(() => sheets.load());

const BOTS: Bot[] = [["drifter", 0], ["deckhand", 0], ["mate", 0], ["captain", 0.3], ["admiral", 1.5]].map(([name, seconds]) => ({ name, seconds }) as Bot);
beforeEach(() => {
  session.bots = BOTS;
});

const failed: Notice = { id: 9, ply: 105, seat: 2, bot: "deckhand", code: "bot_failed", why: "crashed" };

/** Answers what changes a seat with that table, and remembers what was asked. */
function server(answer: Table) {
  const asked: [string, string, unknown][] = [];
  const before = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (!path.includes("/seats/")) return before(path, init);
    const headers = init!.headers as Record<string, string>;
    asked.push([`${init!.method} ${path}`, headers["content-type"]!, init!.body ? JSON.parse(String(init!.body)) : null]);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

describe("a bot that plays for me", () => {
  it("is asked in my place, until I take the seat back", async () => {
    const { game } = await open("stand_in");
    const asked = server(fixture("seats").table);
    render(Board, { game });
    expect(game.view!.decision).toBeNull();
    expect(ask(game).title).toBe("The Sea Captain plays for you");
    expect(game.name(0)).toContain("Anna");
    expect(document.querySelector(".bids")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Take the seat back" }));
    expect(asked).toEqual([["DELETE /api/tables/demo/seats/0/bot", "application/json", null]]);
    await vi.waitFor(() => expect(game.view!.decision?.kind).toBe("bid"));
    expect(document.querySelectorAll(".bids .coin").length).toBeGreaterThan(3);
    // what I know of myself is no news
    expect(game.news).toBeNull();
  });

  it("can be let in by the seat's menu, at the strength that is chosen", async () => {
    const { game } = await open("seats");
    const asked = server(fixture("stand_in").table);
    render(Board, { game });
    await fireEvent.click(within(document.querySelector<HTMLElement>("section.own")!).getByRole("button", { name: /who plays this seat/ }));
    const dialog = await screen.findByRole("dialog", undefined, { timeout: 10_000 }); // it is fetched when it is asked for
    expect(dialog.textContent).toContain("Who plays for you?");
    await fireEvent.click(within(dialog).getByRole("radio", { name: "Admiral" }));
    expect(dialog.textContent).toContain("Thinks up to 1.5 s a move.");
    await fireEvent.click(within(dialog).getByRole("button", { name: "Let the Admiral play" }));
    expect(asked).toEqual([["POST /api/tables/demo/seats/0/bot", "application/json", { bot: "admiral" }]]);
    await vi.waitFor(() => expect(game.standIn).toBe("captain"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("a menu is there for seats one may do something with, and for no others", async () => {
  const { game } = await open("seats");
  render(Board, { game });
  const menus = [...document.querySelectorAll("section[data-seat]")].filter((one) => one.querySelector(".menu")).map((one) => one.getAttribute("data-seat"));
  expect(menus.sort()).toEqual(["0", "1"]);
  expect(document.querySelector('section[data-seat="1"] .away')).toBeTruthy();
});

it("bots of a kind are numbered, those that stand in for somebody are not", () => {
  const bot = { kind: "bot", name: null, bot: "captain" } as const;
  const table = { seats: [{ kind: "human", name: "Anna", bot: "captain" } as const, bot] };
  expect(seatName(table, 1)).toBe("Sea Captain");
  expect(seatName(table, 0)).toContain("Anna");
  expect(seatName({ seats: [...table.seats, bot] }, 2)).toBe("Sea Captain 2");
});

describe("notices", () => {
  it("stand in the log where they were told", () => {
    const events = [104, 105, 105, 107].map((ply) => ({ ply, kind: "traded", seat: 1 }));
    const { table } = fixture("bid");
    const teller = { name: (seat: number) => seatName(table, seat), isMe: (seat: number | null | undefined) => seat === 0, isCaptain: () => false };
    const kinds = (...notices: Notice[]) => withNotices(events, notices).map((event) => event["code"] ?? event.ply);
    expect(kinds(failed)).toEqual([104, "bot_failed", 105, 105, 107]);
    expect(kinds({ ...failed, ply: 200 }, { ...failed, ply: 300, code: "bot_sits" })).toEqual([104, 105, 105, 107, "bot_failed", "bot_sits"]);
    expect(kinds(failed, { ...failed, code: "person_back" })).toEqual([104, "bot_failed", "person_back", 105, 105, 107]);
    const told = (notice: Partial<Notice>) => lines(withNotices([], [{ ...failed, ...notice }]), teller)[0]!.text;
    expect(told({})).toBe("A move was made for Deckhand 1: the bot broke down.");
    expect(told({ seat: 0 })).toBe("A move was made for you: the bot broke down.");
    expect(told({ why: "late" })).toContain("too long");
    expect(told({ why: "nonsense" })).toContain("no move here");
    expect(told({ code: "bot_sits", seat: 0, bot: "mate" })).toBe("Mate plays for you from now on.");
    expect(told({ code: "person_back", seat: 1, bot: "" })).toMatch(/^.*Bartholomew.* is back/);
  });

  it("are told once, when they are new, and not those that were there before", async () => {
    const { game } = await open("seats");
    render(Board, { game });
    expect(game.news).toBeNull();
    expect(screen.getByRole("log").textContent).toContain("thought for too long");
    const now = { ...game.table!, notices: [...game.table!.notices, failed] };
    SilentSource.all[0]!.tell("table", now);
    await vi.waitFor(() => expect(document.querySelector(".news")?.textContent).toContain("broke down"));
    expect(screen.getByRole("log").textContent).toContain("broke down");
    game.news = null;
    SilentSource.all[0]!.tell("table", now);
    await new Promise((done) => setTimeout(done));
    expect(game.news).toBeNull();
    game.close();
  });

  it("of what I did myself are in the log alone", async () => {
    const { game } = await open("seats");
    SilentSource.all[0]!.tell("table", { ...game.table!, notices: [{ ...failed, seat: 0, code: "bot_sits" }] });
    await new Promise((done) => setTimeout(done));
    expect(game.news).toBeNull();
    SilentSource.all[0]!.tell("table", { ...game.table!, notices: [{ ...failed, id: 10, seat: 0 }] });
    await new Promise((done) => setTimeout(done));
    expect(game.news).toContain("broke down");
    game.close();
  });
});

describe("the seats of a new table", () => {
  it("say of those who sit there how strong they are and how long they think, and of all on request", async () => {
    render(Seats, { seats: ["me", "mate", "admiral", "none", "none", "none"], captains: [] });
    const told = () => [...document.querySelectorAll(".about li")].map((one) => /^\s*([\w ]+)\./.exec(one.textContent!)![1]);
    expect(told()).toEqual(["Mate", "Admiral"]);
    expect(document.querySelector(".about")!.textContent).toContain("Thinks up to 1.5 s a move.");
    await fireEvent.click(screen.getByRole("button", { name: "How strong are they?" }));
    expect(told()).toEqual(["Drifter", "Deckhand", "Mate", "Sea Captain", "Admiral"]);
    expect([...document.querySelector("select")!.options].map((one) => one.value)).toEqual(["drifter", "deckhand", "mate", "captain", "admiral", "open", "here", "none"]);
  });
});
