// What the table asks, in words that fit what lies there.
import { describe, expect, it } from "vitest";
import { ask } from "../src/lib/ask";
import type { View } from "../src/lib/types";
import told from "./decisions.json";
import { cards, openView } from "./table";

const cases = told as unknown as { name: string; view: View }[];

async function asked(name: string, drawn?: number) {
  const view = structuredClone(cases.find((one) => one.name === name)!.view);
  if (drawn !== undefined) view.seats[view.seat!]!.drawn = drawn;
  const { game } = await openView(view);
  return ask(game);
}

describe("a question", () => {
  it("says what a first mate is worth", async () => {
    const { vp, vp_full } = cards.dock["first_mate"]!;
    expect((await asked("mate")).hint).toMatch(new RegExp(`${vp_full} VP if his boat is full, else ${vp}\\.`));
  });

  it("speaks of one drawn card, of two and of more", async () => {
    expect(await asked("tuck", 1)).toMatchObject({ title: "Put the card you drew under a boat?", hint: expect.stringContaining("Otherwise it joins") });
    expect(await asked("tuck", 2)).toMatchObject({ title: "Put drawn cards under boats?", hint: expect.stringContaining("The others join") });
    expect(await asked("discard_drawn", 1)).toMatchObject({ title: "Discard the card you drew" });
    expect(await asked("discard_drawn", 2)).toMatchObject({ title: "Discard one of the cards you drew", hint: "The other one joins your hand." });
    expect((await asked("discard_drawn", 3)).hint).toBe("The others join your hand.");
  });
});
