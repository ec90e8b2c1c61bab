import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { cleanup, configure } from "@testing-library/svelte";
import { learnt } from "../src/lib/learnt.svelte";
import { loadWords } from "../src/lib/words";

// What jsdom has not got.
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("reduce"),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.getAnimations = () => [];
Element.prototype.animate = function () {
  const animation = { onfinish: null as (() => void) | null, cancel: () => undefined, finished: Promise.resolve(), currentTime: 0, effect: null };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// Whether every ancestor is visible costs jsdom seconds to find out, by role.
configure({ defaultHidden: true });

beforeAll(async () => {
  await loadWords(["en"]);
  await learnt.load();
});

// A missing sentence or variable is reported there, and is a fault.
let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  sessionStorage.clear();
  complaints = vi.spyOn(console, "error");
});
afterEach(() => {
  cleanup();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
