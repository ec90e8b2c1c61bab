// Whose results an address is about, and what results come to in words.
import { beforeAll, describe, expect, it } from "vitest";
import { bars, date, lineUp, mean, part, percent, whose } from "../src/people/results";
import { loadMore, loadWords } from "../src/lib/words";

beforeAll(async () => {
  await loadWords(["en"]);
  await loadMore("people");
});

describe("an address", () => {
  it("names oneself, an account or a seat", () => {
    expect(whose("/results")).toBeNull();
    expect(whose("/people/Ann")).toEqual({ name: "Ann" });
    expect(whose(`/people/${encodeURIComponent("Ann / of the Sea?")}`)).toEqual({ name: "Ann / of the Sea?" });
    expect(whose("/people/100%")).toEqual({ name: "100%" });
    expect(whose("/t/wXojbY0rSprx/people/2")).toEqual({ table: "wXojbY0rSprx", seat: 2 });
  });
});

describe("numbers", () => {
  it("have a digit behind the point, and none where there is none", () => {
    expect([mean(2), mean(1.25), mean(null)]).toEqual(["2.0", "1.3", "–"]);
    expect([percent(1, 3), percent(0, 0)]).toEqual(["33 %", "0 %"]);
  });

  it("of a score sheet are in its order, the longest bar the largest", () => {
    expect(bars({ king_crab: 4, licenses: 20, boats: 10 })).toEqual([
      { line: "licenses", points: 20, part: 1 },
      { line: "boats", points: 10, part: 0.5 },
      { line: "king_crab", points: 4, part: 0.2 },
    ]);
    expect(bars({})).toEqual([]);
  });
});

it("a day is the same wherever one is", () => {
  expect(date(1796083200)).toBe("Dec 1, 2026");
});

it("set-ups and parts have their names", () => {
  expect(["first_voyage", "own", "changed"].map(lineUp)).toEqual(["First voyage", "Own set-up", "Changed values"]);
  expect(["gone_fishin", "docks", "base"].map(part)).toEqual(["Gone Fishin'", "Dock cards", "Nothing beside the licenses"]);
});
