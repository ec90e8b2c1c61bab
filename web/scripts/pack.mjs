// Packs what was built as far as it goes, once, so that no server has to for each who asks: a .br and a .gz beside each file of text.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../src/ridback/static", import.meta.url));

for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(css|html|js|svg|txt|webmanifest)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const whole = readFileSync(path);
  if (whole.length < 500) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }));
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
}
