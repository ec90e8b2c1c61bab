// Fails the build when what a phone on a ferry should have to fetch grows, gzipped: the first load (the home page or a table, in English),
// and all files together, those included that are fetched only when somebody asks for them. Nobody fetches two languages: English counts,
// and no other may be much longer.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const FIRST = 190 * 1024;
const ALL = 260 * 1024;
/** How long the words of another language may be, those of English being 1. */
const LONGER = 1.2;
const root = fileURLToPath(new URL("../../src/ridback/static", import.meta.url));

function* walk(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield relative(root, path).replaceAll("\\", "/");
  }
}

const files = [...walk(root)].filter((name) => !name.endsWith(".map") && !name.endsWith(".sources"));
const needs = new Set();

/** What a file makes a browser fetch at once: what a page or a style sheet names, what a script imports at its top. */
function need(name) {
  if (needs.has(name) || !files.includes(name)) return;
  needs.add(name);
  if (!/\.(html|css|js)$/.test(name)) return;
  const text = readFileSync(join(root, name), "utf8");
  const named = name.endsWith(".js")
    ? [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)].map((found) => `assets/${found[1]}`)
    : [...text.matchAll(/(?:src=|href=|url\()["']?\/([^"')]+)/g)].map((found) => found[1]);
  named.forEach(need);
}

need("index.html");
files.filter((name) => /^assets\/en-[\w-]{8}\.js$/.test(name)).forEach(need);

let first = 0;
let all = 0;
/** What the words of each language weigh (vite.config.ts makes a file for every page, and one for each of some pages). */
const words = {};
for (const name of files) {
  const size = gzipSync(readFileSync(join(root, name)), { level: 6 }).length;
  const language = /^assets\/([a-z]{2})(?:-[a-z]+)?-[\w-]{8}\.js$/.exec(name)?.[1];
  if (language) words[language] = (words[language] ?? 0) + size;
  if (!language || language === "en") all += size;
  if (needs.has(name)) first += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${needs.has(name) ? "first" : "later"}  ${name}`);
}
const told = (size, limit, what) => console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${what}, of at most ${(limit / 1024).toFixed(0)} KB`);
told(first, FIRST, "first");
told(all, ALL, "together");
for (const [language, size] of Object.entries(words)) told(size, LONGER * words.en, `words in ${language}`);
if (![...needs].some((name) => name.endsWith(".js")) || ![...needs].some((name) => name.endsWith(".woff2"))) {
  console.error("The page no longer names its scripts and fonts in a way that this program can read.");
  process.exit(1);
}
if (first > FIRST || all > ALL || Object.values(words).some((size) => size > LONGER * words.en)) {
  console.error("The client has grown too large.");
  process.exit(1);
}
