// How a game went: where things lie on the plot, and the page around it.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fixture } from "../src/dev/fixtures";
import { reviewed } from "../src/dev/reviewed";
import { chanceWords } from "../src/lib/chance";
import { asked } from "../src/lib/doing";
import { loadMore } from "../src/lib/words";
import { route } from "../src/lib/route.svelte";
import { apart, at, line, luck, MARKS, nearest, points, rounds, Scale, type Point, type Review as Reviewed, type ReviewAnswer } from "../src/review/review";
import Review from "../src/review/Review.svelte";

beforeAll(() => loadMore("review"));

const frame = { width: 500, height: 300, left: 40, right: 10, top: 10, bottom: 40 };
const curve: Point[] = [0, 10, 20, 40].map((ply, n) => ({ ply, round: n + 1, chances: [n / 4, 1 - n / 4] }));

describe("the scale", () => {
  it("puts the first ply left, the last right, no chance below and certainty above", () => {
    const scale = new Scale(frame, curve);
    expect([scale.x(0), scale.x(40), scale.x(20)]).toEqual([40, 490, 265]);
    expect([scale.y(0), scale.y(1), scale.y(0.5)]).toEqual([260, 10, 135]);
    expect(scale.ply(265)).toBe(20);
  });

  it("is finite for a curve of one point, and of none", () => {
    for (const short of [curve.slice(0, 1), []]) {
      const scale = new Scale({ ...frame, width: 0 }, short);
      expect([scale.x(0), scale.y(0.3), scale.ply(77)].every(Number.isFinite)).toBe(true);
    }
  });

  it("numbers rounds where there is room", () => {
    const told = (room: number) => rounds(curve, new Scale(frame, curve), room).filter((one) => one.told).map((one) => one.round);
    expect(told(20)).toEqual([1, 2, 3, 4]);
    expect(told(120)).toEqual([1, 3, 4]);
    const late = [{ ply: 0, round: 0, chances: [] }, ...curve];
    expect(rounds(late, new Scale(frame, late), 1).map((one) => one.round)).toEqual([1, 2, 3, 4]);
  });
});

describe("finding", () => {
  it("the decision nearest to a place", () => {
    expect([-5, 4, 5, 6, 31, 99].map((ply) => nearest(curve, ply))).toEqual([0, 0, 0, 1, 3, 3]);
    expect(nearest([], 3)).toBe(-1);
  });

  it("the chances at a ply: the last that were told", () => {
    expect(at(curve, 19)!.ply).toBe(10);
    expect(at(curve, 20)!.ply).toBe(20);
    expect(at(curve.slice(1), 3)!.ply).toBe(10);
    expect(at([], 3)).toBeNull();
  });
});

it("a line goes from point to point", () => {
  expect(line([[1, 2], [3.26, 4], [5, 6]])).toBe("M1.0 2.0L3.3 4.0L5.0 6.0");
  expect(line([])).toBe("");
});

it("what was lost is what lies between the chances that are told", () => {
  const lost = (chance: number, best_chance: number, mistake = true) => points({ ...reviewed(0).decisions[0]!, chance, best_chance, mistake });
  expect(lost(0.306, 0.354)).toBe(4); // 31 % and 35 %
  expect(lost(0.3, 0.36)).toBe(6);
  expect(lost(0.301, 0.304)).toBe(1);
  expect(lost(0.301, 0.304, false)).toBe(0);
});

it("how much is luck is the middle of what the decisions say", () => {
  const [one] = reviewed(0).decisions;
  expect(luck([0, 0.01, 0.03, 0.09].map((noise) => ({ ...one!, noise })))).toBe(3);
  expect(luck([])).toBe(0);
});

it("numbers on the plot do not cover each other", () => {
  const placed = apart([{ n: 1, x: 100, y: 50 }, { n: 2, x: 20, y: 40 }, { n: 3, x: 28, y: 41 }, { n: 4, x: 25, y: 15 }], 20, 10);
  expect(placed.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(placed[0]).toEqual({ n: 1, x: 100, y: 50 });
  for (const [k, one] of placed.entries())
    for (const other of placed.slice(k + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20);
  expect(placed.every(({ y }) => y >= 10)).toBe(true);
});

it("no two seats have the same mark", () => expect(new Set(MARKS).size).toBe(6));

it("chances are whole percents, and never certain unless they are", () => {
  expect([0, 0.004, 0.01, 0.336, 0.5, 0.99, 0.997, 1].map(chanceWords)).toEqual(["0%", "<1%", "1%", "34%", "50%", "99%", ">99%", "100%"]);
});

it("questions say what they are about", () => {
  expect(asked("bid", { slot: 1, license: "cod", bid: 6, bidder: 0 })).toContain("Cod");
  expect(asked("pay", { for: "license", id: "cod", price: 6, left: 6, parts: [] })).toMatch(/6.*Cod/);
  expect(asked("captain", { boat: 2, type: "shrimp" })).toContain("Shrimp");
  expect(asked("assign", { crew: "bosun" })).toMatch(/bosun/i);
});

async function page(answers: (seat: number) => ReviewAnswer | [number, unknown], path = "/t/demo/review") {
  const { table, view } = fixture("over");
  const reviews: number[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    if (input.endsWith("/view")) return new Response(JSON.stringify({ table, view, last: 1 }));
    const seat = Number(/review\?seat=(\d)$/.exec(input)![1]);
    reviews.push(seat);
    const answer = answers(seat);
    return Array.isArray(answer) ? new Response(JSON.stringify(answer[1]), { status: answer[0] }) : new Response(JSON.stringify(answer));
  });
  history.replaceState(null, "", path);
  route.path = path;
  render(Review, { id: "demo" });
  await screen.findByRole("radiogroup");
  return reviews;
}

const ready = (review: Reviewed): ReviewAnswer => ({ status: "ready", review });
const list = () => document.querySelectorAll(".right ul button");

describe("the page", () => {
  afterEach(() => vi.useRealTimers());

  it("waits while the server works, and says how far it is", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers: ReviewAnswer[] = [{ status: "working", done: 0, of: 0 }, { status: "working", done: 31, of: 88 }, ready(reviewed(0))];
    const reviews = await page(() => answers[Math.min(reviews_so_far++, 2)]!);
    expect(screen.getByRole("status").textContent).toContain("Waiting");
    await vi.advanceTimersByTimeAsync(900);
    expect(screen.getByRole("status").textContent).toContain("31 of 88");
    expect(document.querySelector("progress")!.value).toBe(31);
    await vi.advanceTimersByTimeAsync(900);
    expect(screen.getByRole("slider")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reviews).toEqual([0, 0, 0]);
  });
  let reviews_so_far = 0;

  it("shows the worst decisions, worst first, and begins with the worst", async () => {
    const review = reviewed(0);
    await page(() => ready(review));
    const cards = [...(await screen.findByText("The 3 costliest decisions")).closest("section")!.querySelectorAll("li")];
    expect(cards).toHaveLength(3);
    const lost = cards.map((card) => Number(/(\d+) points? lost/.exec(card.textContent!)![1]));
    expect(lost).toEqual([...lost].sort((a, b) => b - a));
    const [worst] = review.worst.map((place) => review.decisions[place]!);
    expect(lost[0]).toBe(points(worst!));
    for (const chance of [worst!.chance, worst!.best_chance]) expect(cards[0]!.textContent).toContain(chanceWords(chance));
    expect(screen.getByRole("slider").getAttribute("aria-valuenow")).toBe(String(review.worst[0]! + 1));
    expect(document.body.textContent).not.toMatch(/\{|undefined|NaN|_[a-z]/);
  });

  it("lists every decision, or the mistakes alone", async () => {
    const review = reviewed(0);
    await page(() => ready(review));
    await screen.findByRole("slider");
    expect(list()).toHaveLength(review.decisions.length);
    const mistakes = review.decisions.filter((one) => one.mistake).length;
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(list()).toHaveLength(mistakes);
    expect([...list()].every((one) => one.textContent.includes("Better:"))).toBe(true);
  });

  it("is gone through by keys, in the plot and the address", async () => {
    const review = reviewed(0);
    await page(() => ready(review));
    const slider = await screen.findByRole("slider");
    await fireEvent.keyDown(slider, { key: "Home" });
    expect(slider.getAttribute("aria-valuenow")).toBe("1");
    await fireEvent.keyDown(slider, { key: "ArrowLeft" });
    expect(slider.getAttribute("aria-valuenow")).toBe("1");
    await fireEvent.keyDown(slider, { key: "ArrowRight" });
    expect(slider.getAttribute("aria-valuenow")).toBe("2");
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^Round 1, .*Anna.* \d+%/);
    expect(location.pathname).toBe(`/t/demo/review/0/${review.decisions[1]!.ply}`);
    await fireEvent.keyDown(slider, { key: "End" });
    expect(slider.getAttribute("aria-valuenow")).toBe(String(review.decisions.length));
    const here = document.querySelector<SVGLineElement>("line.here")!;
    const x = here.getAttribute("x1");
    await fireEvent.click(list()[0]!);
    expect(document.querySelector("line.here")!.getAttribute("x1")).not.toBe(x);
    expect(list()[0]!.getAttribute("aria-pressed")).toBe("true");
  });

  it("opens at the seat and the decision of its address", async () => {
    const review = reviewed(2);
    const one = review.decisions[7]!;
    const reviews = await page((seat) => ready(reviewed(seat)), `/t/demo/review/2/${one.ply}`);
    const slider = await screen.findByRole("slider");
    expect(reviews).toEqual([2]);
    expect(slider.getAttribute("aria-valuenow")).toBe("8");
    await fireEvent.click(within(screen.getByRole("radiogroup")).getByRole("radio", { name: /Anna/ }));
    expect(reviews).toEqual([2, 0]);
    expect(location.pathname).toBe("/t/demo/review/0");
    await fireEvent.click(within(screen.getByRole("radiogroup")).getByRole("radio", { name: /Deckhand 1/ }));
    expect(reviews).toEqual([2, 0]);
  });

  it("is kind where little was lost, or nothing", async () => {
    await page(() => ready(reviewed(0, "one")));
    await screen.findByText("The costliest decision");
    expect(screen.getByText(/No other decision gave away more/)).toBeTruthy();
    document.body.innerHTML = "";
    await page(() => ready(reviewed(0, "clean")));
    await screen.findByText("Nothing was given away");
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(screen.getByText("There are none.")).toBeTruthy();
  });

  it("tells what a decided game lost in VP", async () => {
    const told = reviewed(0, "one");
    const [place] = told.worst;
    const decided = { chance: 0.004, best_chance: 0.004, loss: 0, decided: true, score: 41.3, best_score: 43.6, lost_vp: 2.3, noise: 0.4 };
    await page(() => ready({ ...told, decisions: told.decisions.map((one, n) => (n === place ? { ...one, ...decided } : one)) }));
    const card = (await screen.findByText("The costliest decision")).parentElement!.querySelector("ol.worst li")!;
    expect(card.textContent).toMatch(/2 VP lost.*41 VP.*44 VP/);
    expect(card.textContent).not.toMatch(/%/);
  });

  it("of a seat that never had a choice says so", async () => {
    await page(() => ready({ ...reviewed(0), decisions: [], worst: [] }));
    expect(await screen.findByText(/Anna.* never had a choice to make/ )).toBeTruthy();
  });

  it("tells why there is none", async () => {
    await page(() => [409, { code: "still_running", args: { wanted: "review" } }]);
    expect((await screen.findByRole("alert")).textContent).toMatch(/game is over/);
  });
});

it("addresses: a table, its review, and nothing else", () => {
  const told = (path: string) => {
    route.path = path;
    return [route.table, route.review];
  };
  expect(told("/t/ab-1")).toEqual(["ab-1", false]);
  expect(told("/t/ab-1/")).toEqual(["ab-1", false]);
  expect(told("/t/ab-1/review")).toEqual(["ab-1", true]);
  expect(told("/t/ab-1/review/2/77")).toEqual(["ab-1", true]);
  expect(told("/t/ab-1/reviews")).toEqual([null, false]);
  expect(told("/t/ab-1/else")).toEqual([null, false]);
  expect(told("/")).toEqual([null, false]);
});
