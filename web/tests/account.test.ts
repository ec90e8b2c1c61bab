// What the account page is made of: bytes on the way to a passkey, days and browsers in words, one thing done at a time.
import { beforeAll, describe, expect, it } from "vitest";
import { browserName, day, Doing } from "../src/account/account.svelte";
import { bytes, PasskeyError, text } from "../src/account/passkey";
import { ApiError } from "../src/lib/api";
import { likes } from "../src/lib/likes.svelte";
import { motion } from "../src/lib/motion";
import { loadMore } from "../src/lib/words";

beforeAll(() => loadMore("account"));

describe("bytes", () => {
  it("come back as they went, without what addresses cannot have", () => {
    for (const wanted of [[], [0], [251, 255, 254], [...Array(256).keys()]]) {
      const there = text(new Uint8Array(wanted).buffer);
      expect(there).toMatch(/^[\w-]*$/);
      expect([...bytes(there)]).toEqual(wanted);
    }
    expect(text(new Uint8Array([251, 255]).buffer)).toBe("-_8");
  });
});

describe("a day", () => {
  const noon = new Date(2026, 10, 30, 12);
  const before = (hours: number): string => day(noon.getTime() / 1000 - hours * 3600, noon);

  it("is told as people do", () => {
    expect([before(0), before(11), before(13), before(24), before(48), before(24 * 30)]).toEqual([
      "today",
      "today",
      "yesterday",
      "yesterday",
      "2 days ago",
      "30 days ago",
    ]);
  });

  it("is today where the server's clock goes before this one's", () => {
    expect(before(-30)).toBe("today");
  });
});

it("a browser is named by what is known of it", () => {
  expect(browserName({ browser: "Firefox", system: "Linux" })).toBe("Firefox on Linux");
  expect(browserName({ browser: "Firefox", system: null })).toBe("Firefox");
  expect(browserName({ browser: null, system: "Linux" })).toBe("Linux");
  expect(browserName({ browser: null, system: null })).toBe("Some program");
});

describe("what is done", () => {
  it("is done one at a time, and told", async () => {
    const doing = new Doing();
    let end: (said: string) => void = () => undefined;
    const first = doing.run(() => new Promise<string>((done) => (end = done)));
    expect(doing.busy).toBe(true);
    let second = false;
    await doing.run(async () => {
      second = true;
    });
    expect(second).toBe(false);
    end("Done.");
    await first;
    expect([doing.busy, doing.done, doing.trouble]).toEqual([false, "Done.", null]);
  });

  it("says why it could not be, and nothing to whom has thought better of it", async () => {
    const doing = new Doing();
    await doing.run(() => Promise.reject(new ApiError(409, "name_taken", {}, null)));
    expect([doing.code, doing.trouble, doing.done]).toEqual(["name_taken", "That name is taken.", null]);
    await doing.run(() => Promise.reject(new PasskeyError("error-passkey-failed")));
    expect(doing.trouble).toBe("That passkey was not accepted. Try again.");
    await doing.run(() => Promise.reject(new PasskeyError(null)));
    expect([doing.code, doing.trouble, doing.busy]).toEqual([null, null, false]);
  });
});

it("what a person likes goes before what the system has", () => {
  // The tests' system wants less motion.
  const all = { language: null, theme: "auto", sound: true, hints: true, auto_pass: "off", listed: true } as const;
  likes.take({ ...all, motion: "auto" });
  expect(motion(300)).toBe(0);
  likes.take({ ...all, motion: "full" });
  expect(motion(300)).toBe(300);
  likes.take({ ...all, motion: "less" });
  expect(motion(300)).toBe(0);
  likes.take({ ...all, motion: "auto" });
});
