// The tab says at how many tables it is my turn, and tells of a new one if nobody looks.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let waiting: string[] = [];
let told: { title: string; tag: string }[] = [];
let stop: () => void = () => undefined;

class Shown {
  static permission = "granted";
  constructor(title: string, { tag }: { tag: string }) {
    told.push({ title, tag });
  }
}

async function begin() {
  await (await import("../src/lib/words")).loadWords(["en"]);
  const { turns } = await import("../src/lib/turns.svelte");
  turns.title("Ridback");
  stop = (await import("../src/lib/asking.svelte")).start();
  await settled();
  return turns;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  waiting = [];
  told = [];
  localStorage.clear();
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  vi.stubGlobal("Notification", Shown);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ tables: waiting })));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const icon = () => document.querySelector("link")!.getAttribute("href");
const hide = () => vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

it("counts the tables that wait, in the title and by the icon", async () => {
  const turns = await begin();
  expect([document.title, icon()]).toEqual(["Ridback", "/icon.svg"]);
  waiting = ["a", "b"];
  await vi.advanceTimersByTimeAsync(20_000);
  await settled();
  expect(document.title).toContain("Ridback");
  expect(document.title).not.toBe("Ridback");
  expect(icon()).toBe("/icon-turn.svg");
  turns.title("Ridback");
  expect(document.title).not.toBe("Ridback");
  turns.heard("a", false);
  turns.heard("b", false);
  await settled();
  expect([document.title, icon()]).toEqual(["Ridback", "/icon.svg"]);
});

it.each([
  ["tab", "hidden", 1],
  ["tab", "visible", 0],
  ["push", "hidden", 0],
  [null, "hidden", 0],
])("tells of a new table where that is wished and nobody looks (%s, %s)", async (wish, state, count) => {
  if (wish) localStorage.setItem("ridback-tells", wish);
  waiting = ["old"];
  await begin();
  if (state === "hidden") hide();
  waiting = ["old", "new"];
  await vi.advanceTimersByTimeAsync(20_000);
  await settled();
  expect(told.map(({ tag }) => tag)).toEqual(count ? ["/t/new"] : []);
});
