/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { FONTS, makeFonts } from "./scripts/fonts.mjs";

const server = process.env["RIDBACK_URL"] ?? "http://127.0.0.1:8000";

/** Lets tests and the fixture-driven development mode read the one catalogue of card values. */
function toml(): Plugin {
  return {
    name: "toml",
    load(id) {
      if (!id.endsWith(".toml")) return null;
      return `export default ${JSON.stringify(parse(readFileSync(id, "utf8")))};`;
    },
  };
}

/** The words as a browser fetches them: without what is said about them to whoever writes them, and without what only eyes need. */
function pressed(): Plugin {
  return {
    name: "pressed",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".ftl") || query !== "raw") return null;
      const text = readFileSync(file, "utf8")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}(?! )/g, "\n")
        .replace(/^ +/gm, " ")
        .replace(/\{ (\$\w+) \}/g, "{$1}");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

export default defineConfig({
  plugins: [{ name: "fonts", buildStart: makeFonts }, pressed(), toml(), svelte()],
  base: "/",
  resolve: {
    alias: { "@fonts": FONTS, "@locales": fileURLToPath(new URL("../src/ridback/locales", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/ridback/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Browsers that know light-dark(): rewritten for older ones it would not follow `color-scheme` within the page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // A strict Content-Security-Policy has no room for data: URLs or an inline preload script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A language is a folder of files; the browser fetches it as one, but for words of pages that not everybody opens.
            { test: /\.ftl/, name: (id) => /([\w-]+)\/[\w-]+\.ftl/.exec(id.replace(/\/(about|account)\.ftl/, "-$1/x.ftl").replace(/\/(advance|history|keys|people|report|review|room)\.ftl/, "-more/x.ftl"))?.[1] ?? null },
            // What asks ahead runs before anything else is here. Then: what every page needs, what the home page needs, and what a table needs: many small files are larger than a few.
            { test: /lib\/ahead\.|vite\/preload-helper/, name: "ahead", priority: 1 },
            // Every page looks at what is kept, and is not to fetch the account for it.
            { test: /lib\/kept\./, name: "kept", priority: 1 },
            { test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(start|pages|App)|src\/lib\/(api|cards|clock|likes|route|sentence|session|setups|trouble|turns|types|words)\.|src\/art\/(Boat\.|Icon|kinds|rigs|signs|tones)|src\/screens\/(Levels|Lost|Warming)\./, name: "every" },
            { test: /src\/(art\/Scene|screens\/(Home|Language|LobbyTables|MyTables|NewTable|Presets|Seats|TableCard|Upload))\./, name: "home" },
            { test: /src\/(lib\/(?!asking|kept|offline)|art\/|table\/(?!(AllCards|CardSheet|Chat|drag|HintCard|ScoreSheet|SeatMenu|over)\.)|screens\/Table\.)/, name: "table" },
            { test: /src\/account\/(?!tell|load)/, name: "account" },
            { test: /src\/table\/(over|AllCards|CardSheet|ScoreSheet|SeatMenu)\./, name: "sheets" },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, changeOrigin: false } },
    fs: { allow: [".."] },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 20_000,
  },
});
