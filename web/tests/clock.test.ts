// Clocks: figures that run by themselves, and do not care what this machine believes the time is.
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { spell } from "../src/lib/clock";
import Board from "../src/table/Board.svelte";
import SeatClock from "../src/table/SeatClock.svelte";
import { open, SilentSource } from "./table";

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => vi.useRealTimers());

it("time is told in figures, days in words", () => {
  expect([0, 9, 60.2, 899.5, 3600, 36_061].map(spell)).toEqual(["0:00", "0:09", "1:01", "15:00", "1:00:00", "10:01:01"]);
  expect(spell(2 * 86_400 + 3 * 3600 + 5)).toBe("2 d 3 h");
});

it("a clock runs down to nothing, and little is little", async () => {
  render(SeatClock, { left: 32, until: Date.now() + 32_000, name: "Anna" });
  const clock = screen.getByRole("timer");
  expect(clock.textContent).toBe("0:32");
  expect(clock.getAttribute("aria-label")).toContain("Anna has 0:32 left");
  expect(clock.className).not.toMatch(/little/);
  for (const [passed, text] of [[1_100, "0:31"], [1_000, "0:30"], [25_000, "0:05"], [9_000, "0:00"]] as const) {
    await vi.advanceTimersByTimeAsync(passed);
    await tick();
    expect(clock.textContent).toBe(text);
  }
  expect(clock.className).toMatch(/little/);
  expect(vi.getTimerCount()).toBe(0);
});

it("a clock stands while its person is away, and what is left is told without that", async () => {
  const now = Date.now();
  const away = { left: 90, until: now + 160_000, name: "Anna" };
  const { rerender } = render(SeatClock, { ...away, rests: [[now - 10_000, now + 100_000]] });
  const clock = screen.getByRole("timer");
  expect(clock.textContent).toBe("1:00");
  expect(clock.className).not.toMatch(/runs/);
  await rerender({ ...away, rests: [[now + 20_000, now + 120_000]] });
  expect(clock.textContent).toBe("1:00");
  expect(clock.className).toMatch(/runs/);
});

it("a clock that stands still stands still", async () => {
  render(SeatClock, { left: 20, until: null, name: "Anna" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole("timer").textContent).toBe("0:20");
  expect(screen.getByRole("timer").className).not.toMatch(/runs|little/);
});

it("the table shows what the feed tells, by how long from now", async () => {
  vi.useRealTimers();
  const { game } = await open("bid");
  render(Board, { game });
  expect(screen.queryAllByRole("timer")).toEqual([]);
  const far = 5_000_000; // the server's clock has nothing to do with ours
  SilentSource.all[0]!.tell("clocks", { now: far, seats: [{ left: 100, until: null }, { left: 90, until: far + 59.5 }, { left: 3, until: null }, { left: 3, until: null }] });
  await tick();
  const texts = screen.getAllByRole("timer").map((one) => one.textContent);
  expect(texts).toContain("1:40");
  expect(texts.some((text) => text === "1:00" || text === "0:59")).toBe(true);
});
