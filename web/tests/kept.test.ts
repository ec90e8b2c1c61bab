// What is kept of a table, and of which.
import { beforeEach, expect, it, vi } from "vitest";
import { keep, keepNone, keepOnly, kept } from "../src/lib/kept";
import { open } from "./table";

const stored = new Map<string, Response>();
const path = (it: string | Request) => new URL(typeof it === "string" ? it : it.url, location.origin).pathname;
vi.stubGlobal("caches", {
  open: async () => ({
    put: async (it: string, answer: Response) => void stored.set(path(it), answer),
    match: async (it: string) => stored.get(path(it))?.clone(),
    delete: async (it: string) => stored.delete(path(it)),
    keys: async () => [...stored.keys()].map((it) => ({ url: location.origin + it })),
  }),
  delete: async () => stored.clear(),
});

beforeEach(() => stored.clear());

it("is what my seat sees, until somebody else is here", async () => {
  const { game } = await open("bid");
  await keep(game);
  const found = (await kept(game.id))!;
  expect(found.view).toEqual(game.view);
  expect(found.view.seat).toBe(found.table.you);
  await keepOnly([game.id]);
  expect(stored.size).toBe(1);
  await keepOnly(["another"]);
  expect(stored.size).toBe(0);
});

it("is nothing of a table where I only look on, of another's seat, or of a screen that several share", async () => {
  const { game } = await open("bid");
  const { table, view } = game;
  game.table = { ...table!, you: null };
  await keep(game);
  game.table = { ...table!, you: table!.you! + 1 };
  await keep(game);
  game.table = { ...table!, seats: table!.seats.map((seat, n) => ({ ...seat, here: n === 1 })) };
  await keep(game);
  game.table = table;
  game.view = { ...view!, seat: null, hand: null };
  await keep(game);
  expect(stored.size).toBe(0);
  game.view = view;
  await keep(game);
  expect(stored.size).toBe(1);
});

it("is nothing after signing out, in whatever tab, and what lies there still is shown to nobody", async () => {
  const { game } = await open("bid");
  await keep(game);
  const left = new Map(stored);
  await keepNone();
  expect(stored.size).toBe(0);
  await keep(game);
  expect(stored.size).toBe(0);
  for (const [place, answer] of left) stored.set(place, answer);
  expect(await kept(game.id)).toBeNull();
});
