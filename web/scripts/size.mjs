// Fails the build when what a phone on a ferry should have to fetch grows, packed as servers without Brotli send it: the first load of the home page
// and of a table, in each language, and all files of a language together, those included that are fetched only when somebody asks for them.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const FIRST = { home: 110 * 1024, table: 150 * 1024 };
const ALL = 245 * 1024;
const root = fileURLToPath(new URL("../../src/ridback/static", import.meta.url));

function* walk(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield relative(root, path).replaceAll("\\", "/");
  }
}

const files = [...walk(root)].filter((name) => !/\.(map|sources|br|gz|png)$|^\.vite\//.test(name));
const manifest = Object.values(JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf8")));
const languages = new Set(manifest.flatMap((chunk) => (/^[a-z]{2}$/.test(chunk.name ?? "") ? [chunk.name] : [])));

/** What a file makes a browser fetch at once: what a page or a style sheet names, what a script imports at its top. */
function need(name, needs) {
  if (needs.has(name) || !files.includes(name)) return;
  needs.add(name);
  if (!/\.(html|css|js)$/.test(name)) return;
  const text = readFileSync(join(root, name), "utf8");
  const named = name.endsWith(".js")
    ? [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)].map((found) => `assets/${found[1]}`)
    : [...text.matchAll(/(?:src=|href=|url\()["']?\/([^"')]+)/g)].map((found) => found[1]);
  for (const one of named) need(one, needs);
}

/** What is fetched before the page `page` can be used in `language`. */
function first(page, language) {
  const needs = new Set();
  need("index.html", needs);
  for (const { name, file, css = [] } of manifest) if (["every", page, language].includes(name)) for (const one of [file, ...css]) need(one, needs);
  return needs;
}

const sizes = new Map(files.map((name) => [name, gzipSync(readFileSync(join(root, name)), { level: 9 }).length]));
const together = (names) => [...names].reduce((sum, name) => sum + sizes.get(name), 0);
const home = first("home", "en");
const table = first("table", "en");
for (const [name, size] of sizes) {
  const where = home.has(name) ? (table.has(name) ? "both" : "home") : table.has(name) ? "table" : "later";
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${where.padEnd(5)}  ${name}`);
}

let fits = true;
function told(size, limit, what) {
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${what}, of at most ${limit / 1024} KB`);
  fits &&= size <= limit;
}
for (const language of languages) for (const page of Object.keys(FIRST)) told(together(first(page, language)), FIRST[page], `first, ${page}, ${language}`);
const ofOthers = (name) => /^assets\/([a-z]{2})-/.exec(name)?.[1] !== undefined && !name.startsWith("assets/en-");
told(together(files.filter((name) => !ofOthers(name))), ALL, "together");
if (!languages.has("en") || ![...table].some((name) => name.endsWith(".woff2")) || home.size < 8) {
  console.error("The page no longer names its scripts and fonts in a way that this program can read.");
  process.exit(1);
}
if (!fits) {
  console.error("The client has grown too large.");
  process.exit(1);
}
