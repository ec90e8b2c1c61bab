// Moves that come on each other's heels are shown together, in order and without a gap.
import { expect, it, vi } from "vitest";
import { same } from "../src/lib/same";
import { open, SilentSource } from "./table";

it("a move is shown at once, and those that follow it as one", async () => {
  const { game, view } = await open("wait");
  const before = game.events.length;
  const tell = (id: number): void =>
    SilentSource.all[0]!.tell("move", { id, ply: view.ply + id, seat: 1, events: [{ kind: "passed", seat: 1, decision: "bid", ply: view.ply + id }], view: { ...view, ply: view.ply + id } });
  tell(2);
  expect(game.view!.ply).toBe(view.ply + 2);
  for (const id of [3, 4, 5]) tell(id);
  expect(game.view!.ply).toBe(view.ply + 2);
  await vi.waitFor(() => expect(game.view!.ply).toBe(view.ply + 5));
  expect(game.events.slice(before).map(({ ply }) => ply)).toEqual([2, 3, 4, 5].map((id) => view.ply + id));
  game.close();
});

it("a list that says the same is the same", () => {
  const kept = same<number[]>();
  const one = kept([1, 2]);
  expect(kept([1, 2])).toBe(one);
  expect(kept([2, 1])).toEqual([2, 1]);
});
