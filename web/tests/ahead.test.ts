// What is asked ahead is asked once, and whoever wants it gets it, once.
import { afterEach, expect, it, vi } from "vitest";
import { askAhead, forgetAhead } from "../src/lib/ahead";
import { api } from "../src/lib/api";

let status = 200;
const asked: string[] = [];
const stub = () =>
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.replace("/api/", ""));
    return status ? Promise.resolve(new Response(JSON.stringify({ n: asked.length }), { status })) : Promise.reject(new TypeError("no line"));
  });

afterEach(() => {
  forgetAhead();
  vi.unstubAllGlobals();
  asked.length = 0;
  status = 200;
});

it("is what the page at the address needs first", () => {
  stub();
  for (const [address, more] of [
    ["/", ["lobby"]],
    ["/t/abc-1", ["tables/abc-1/view", "cards?table=abc-1"]],
    ["/t/abc-1?ply=3", []],
    ["/t/abc-1/review/0", []],
    ["/account", []],
  ] as const) {
    askAhead(address);
    expect(asked).toEqual(["status", "me", "bots", "cards", "setups", ...more]);
    forgetAhead();
    asked.length = 0;
  }
});

it("is answered once", async () => {
  stub();
  askAhead("/");
  expect(await api.lobby()).toEqual({ n: 6 });
  expect(asked.length).toBe(6);
  expect(await api.lobby()).toEqual({ n: 7 });
});

it.each([0, 401, 503])("is asked as ever after %d", async (wrong) => {
  stub();
  status = wrong;
  askAhead("/");
  await Promise.resolve();
  status = 200;
  expect(await api.status()).toEqual({ n: 7 });
});

it("is forgotten when something is changed", async () => {
  stub();
  askAhead("/t/abc");
  await api.rename("Anna");
  expect(await api.me()).toEqual({ n: 9 });
});
