// The letters of the page's fonts that its languages need, without hints for screens of few dots: half as much to fetch.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const find = createRequire(import.meta.url);
/** Where they lie for the style sheet, which calls them @fonts. */
export const FONTS = fileURLToPath(new URL("../node_modules/.fonts", import.meta.url));

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”•…‹›€−≈\u2009\u202f`;
const FILES = ["alfa-slab-one/files/alfa-slab-one-latin-400-normal", "barlow-semi-condensed/files/barlow-semi-condensed-latin-500-normal", "barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal"];

export async function makeFonts() {
  mkdirSync(FONTS, { recursive: true });
  for (const file of FILES) {
    const whole = readFileSync(join(dirname(find.resolve(`@fontsource/${file.split("/")[0]}/package.json`)), `${file.split("/").slice(1).join("/")}.woff2`));
    const part = await subset(whole, LETTERS, { targetFormat: "woff2", noHinting: true, noLayoutClosure: true, layoutFeatures: ["kern", "mark", "tnum", "lnum"] });
    writeFileSync(join(FONTS, `${file.split("/")[2].replace(/-latin-|-normal/g, "-").replace(/-$/, "")}.woff2`), part);
  }
}
