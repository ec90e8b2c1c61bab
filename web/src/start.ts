import { mount } from "svelte";
import App from "./App.svelte";
import { wanted } from "./lib/likes.svelte";
import { route } from "./lib/route.svelte";
import { loadWords } from "./lib/words";
import { home, table } from "./pages";

/** ms to wait for the letters, while the server is asked: what is near is here by then. */
const LETTERS = 100;

async function start(): Promise<void> {
  const target = document.getElementById("app")!;
  if (route.path === "/") void home();
  else if (route.table && !route.review && !route.past) void table();
  const words = loadWords(wanted());
  // On their way while the server is asked, so that they are there with the first words, mostly.
  const fonts = Promise.allSettled(["500 1em 'Ridback Sans'", "700 1em 'Ridback Sans'", "1em 'Ridback Slab'"].map((font) => document.fonts.load(font)));
  await Promise.race([fonts, new Promise((done) => setTimeout(done, LETTERS))]);
  document.documentElement.lang = await words;
  if (import.meta.env.DEV) {
    const asked = new URLSearchParams(location.search);
    if (asked.has("gallery")) {
      mount((await import("./dev/Gallery.svelte")).default, { target });
      return;
    }
    // ?fixture=NAME: a recorded table instead of a server.
    const fixture = asked.get("fixture");
    if (fixture) (await import("./dev/fake")).pretend(fixture);
  }
  mount(App, { target });
}

void start();
