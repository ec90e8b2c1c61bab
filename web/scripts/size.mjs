// Fails the build when the first load, gzipped, grows beyond what a phone on a ferry should have to fetch.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200 * 1024;
const root = fileURLToPath(new URL("../../src/ridback/static", import.meta.url));

function* walk(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield path;
  }
}

let total = 0;
for (const path of walk(root)) {
  if (path.endsWith(".map") || path.endsWith(".sources")) continue;
  const size = gzipSync(readFileSync(path), { level: 6 }).length;
  total += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${relative(root, path)}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  together, of at most ${LIMIT / 1024} KB`);
if (total > LIMIT) {
  console.error("The client's first load has grown too large.");
  process.exit(1);
}
