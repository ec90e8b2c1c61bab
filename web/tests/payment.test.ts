// Suggested payments spare the cards that are to be kept, as far as that is possible.
import { describe, expect, it } from "vitest";
import { counted, needless, sparing, total } from "../src/lib/payment";
import { cards, open } from "./table";

const spared = (suggested: string[], kept: string[], means: Record<string, number>, price: number): string[] => {
  const parts = sparing(suggested, new Set(kept), means, price, cards);
  expect(total(parts, cards)).toBeGreaterThanOrEqual(price);
  expect(needless(parts, price, cards)).toBeNull();
  for (const [part, count] of Object.entries(counted(parts))) expect(count).toBeLessThanOrEqual(means[part] ?? 0);
  return parts.sort();
};

describe("a suggested payment", () => {
  it("stays as it is where it takes nothing that is kept", () => {
    expect(spared(["shrimp", "shrimp"], ["cod"], { shrimp: 3, cod: 1 }, 3)).toEqual(["shrimp", "shrimp"]);
  });

  it("takes other cards instead", () => {
    expect(spared(["tuna"], ["tuna"], { tuna: 1, shrimp: 1, cod: 2 }, 3)).toEqual(["cod", "shrimp"]);
  });

  it("takes as few of what is kept as it can where the rest is too little", () => {
    expect(spared(["shrimp", "shrimp", "shrimp"], ["shrimp"], { shrimp: 3, cod: 1, crate: 1 }, 4).filter((part) => part === "shrimp")).toHaveLength(1);
    expect(spared(["shrimp"], ["shrimp"], { shrimp: 1 }, 1)).toEqual(["shrimp"]);
  });
});

it("is laid out anew when a card is to be kept, unless somebody has chosen", async () => {
  const { game } = await open("pay");
  const before = { ...game.choice.parts };
  const card = Object.keys(before).find((part) => part in cards.boats)!;
  const keep = { auto_pass: null, mode: "off" as const, orders: [{ id: "a", do: "keep" as const, license: null, most: null, card }], notes: [] };
  game.advance = keep;
  expect(game.choice.parts).not.toEqual(before);
  expect(game.choice.parts[card] ?? 0).toBeLessThan(before[card]!);
  game.advance = { ...keep, orders: [] };
  expect(game.choice.parts).toEqual(before);
  game.choice.addPart(card);
  const chosen = { ...game.choice.parts };
  game.advance = keep;
  expect(game.choice.parts).toEqual(chosen);
  game.close();
});
