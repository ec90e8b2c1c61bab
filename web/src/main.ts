import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { wanted } from "./lib/likes.svelte";
import { loadWords } from "./lib/words";

async function start(): Promise<void> {
  const target = document.getElementById("app")!;
  document.documentElement.lang = await loadWords(wanted());
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
