// Every key the client uses has a sentence; every sentence is used, here or in Python.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, type Message } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import printed from "../../src/ridback/cards/cards.toml";
import { KINDS, SHEET_LINES } from "../src/lib/types";
import { CLOCKS } from "../src/lib/clock";
import { called, hasWords, isolate, languages, loadMore, loadWords, t } from "../src/lib/words";
import { NAMES } from "../src/dev/fixtures";

const root = join(import.meta.dirname, "..", "..");

function sources(folder: string, endings: RegExp): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name) && !entry.parentPath.includes("static"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

const body = new FluentParser().parse(sources(join(root, "src/ridback/locales/en"), /\.ftl$/)).body;
const keys = body.filter((entry): entry is Message => entry.type === "Message").map((entry) => entry.id.name);
const client = sources(join(root, "web/src"), /\.(ts|svelte)$/);
const python = sources(join(root, "src/ridback"), /\.py$/);

/** First arguments of t(…), as written. */
const calls = [...client.matchAll(/\bt\(\s*((?:[^(),`"']|"[^"]*"|`[^`]*`|\([^()]*\))+)/g)].map((found) => found[1]!);
const named = calls.flatMap((call) => [...call.matchAll(/"([a-z0-9-]+)"/g)].map((found) => found[1]!)).filter((key) => key.includes("-") || key === "close");
const families = [...client.matchAll(/`([a-z-]+-)\$\{/g), ...python.matchAll(/f"([a-z-]+-)\{/g)].map((found) => found[1]!);

/** What is fetched for single pages. */
const rareFiles = ["about", "account", "advance", "history", "keys", "people", "report", "review", "room"];

describe("the words", () => {
  it("parse", () => {
    expect(body.filter((entry) => entry.type === "Junk")).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are there for every key the client names", () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("are there for every member of a family", () => {
    const cards = printed as { boats: object; licenses: object; dock: object; bay: { crewman: object } };
    const ids = (table: object): string[] => Object.keys(table).filter((id) => !["from", "house"].includes(id)).map((id) => id.replaceAll("_", "-"));
    const crabs = ["king-crab-captains", "king-crab-crates", "king-crab-licenses"];
    const kinds = KINDS.map((kind) => kind.replaceAll("_", "-"));
    const turnedDown = ["name", "bid", "launch", "hire", "process", "trade", "mate", "marina", "tuck", "swordfish", "swap"];
    const members: [string, string[]][] = [
      ["type-", [...ids(cards.boats), ...ids(cards.dock)]],
      ["part-", ["gone-fishin", "crate", "oyster-crate", "crewman-crate", "house-boat"]],
      ...(["license-", "short-", "power-"] as const).map((family): [string, string[]] => [
        family,
        [...ids(cards.licenses).filter((id) => !["king-crab", "hire-crewman"].includes(id)), ...crabs],
      ]),
      ["crew-", ids(cards.bay.crewman)],
      ["trophy-", ["one-type", "four-types", "crates", "licenses", "most-boats", "most-standard"]],
      ["captain-", ["tc", "kirkman"]],
      ["ask-wait-", kinds],
      ["ask-", [...kinds.filter((kind) => !["pay", "launch", "hire", "process"].includes(kind)), ...["mate", "marina", "swordfish", "swap", "process", "trade"].map((kind) => `${kind}-none`)]],
      ["ask-", ["mate-card", "marina-card", "tuck-card", "swordfish", "swap", "discard", "discard-drawn", "process"].map((kind) => `${kind}-hint`)],
      ["log-passed-", turnedDown],
      ["paid-", ["gone-fishin", "crate", "oyster-crate", "crewman-crate", "house-boat"]],
      ["log-over-", ["licenses", "crates", "both"]],
      ["sheet-reason-", ["licenses", "crates", "both"]],
      ["sheet-line-", SHEET_LINES.map((line) => line.replaceAll("_", "-"))],
      ["why-", ["cod", "lobster", "trade", "tuna", "char", "swordfish", "salmon", "swap", "crew", "captains"]],
      ["phase-", ["keep", "auction", "launch", "corporation", "fishing", "processing", "draw"]],
      ["table-", ["supply", "licenses", "boats", "discards", "fishin"].flatMap((stock) => [stock, `${stock}-hint`])],
      ["pace-", ["instant", "fast", "normal", "slow"]],
      ["clock-", Object.keys(CLOCKS)],
      ["late-", ["bot", "pass"]],
      ["status-", ["waiting", "loading", "compiling", "ready", "failed"]],
      ["bot-", ["drifter", "drifter-about", "deckhand", "deckhand-about"]],
    ];
    expect(members.flatMap(([family, ids]) => ids.map((id) => family + id)).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("say why every refusal of the rules is one", () => {
    const codes = [...readFileSync(join(root, "src/ridback/refusals.py"), "utf8").matchAll(/^ {4}"([a-z_]+)": \(/gm)].map((found) => found[1]!);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.map((code) => `refusal-${code.replaceAll("_", "-")}`).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("are all used", () => {
    const used = (key: string): boolean =>
      client.includes(`"${key}"`) || python.includes(`"${key}"`) || python.includes(`'${key}'`) || families.some((family) => family.length > 3 && key.startsWith(family));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });

  it("are all there as a browser fetches them, in every language", async () => {
    const elsewhere = ["admin", "arena", "cli", "problems", "saves", "calls"];
    for (const language of languages) {
      await loadWords([language]);
      for (const file of readdirSync(join(root, "src/ridback/locales", language)).map((name) => name.replace(".ftl", ""))) {
        if (elsewhere.includes(file)) continue;
        if (rareFiles.includes(file)) await loadMore(file);
        const said = new FluentParser().parse(readFileSync(join(root, "src/ridback/locales", language, `${file}.ftl`), "utf8")).body;
        const ids = said.filter((entry): entry is Message => entry.type === "Message").map((entry) => entry.id.name);
        expect(ids.filter((id) => !hasWords(id))).toEqual([]);
      }
    }
    expect(languages).toEqual(["en", "es", "fr"]);
    await loadWords(["en"]);
  });

  it("are of one language at a time", async () => {
    expect(await loadWords(["es-MX", "en"])).toBe("es");
    expect(t("log-bid", { me: true, name: "Anna", amount: 1000 })).toBe("Pujas 1000\u00a0$.");
    expect(called("es")).toBe("Español");
    await loadWords(["en"]);
  });

  it("fall back to English for a language there is no file for", async () => {
    expect(await loadWords(["xx-YY", "en-GB"])).toBe("en");
    expect(await loadWords(["xx"])).toBe("en");
  });

  it("come with their variables, names fenced off", () => {
    expect(t("log-bid", { me: false, name: isolate("שרה"), amount: 7 })).toBe("\u2068שרה\u2069 bids $7.");
    expect(t("log-bid", { me: true, name: "Anna", amount: 7 })).toBe("You bid $7.");
    expect(NAMES).toContain("bid");
  });
});
