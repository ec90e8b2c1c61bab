import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { likes } from "./lib/likes.svelte";
import { loadWords } from "./lib/words";

async function start(): Promise<void> {
  likes.begin();
  const target = document.getElementById("app")!;
  document.documentElement.lang = await loadWords(navigator.languages);
  if (import.meta.env.DEV) {
    const wanted = new URLSearchParams(location.search);
    if (wanted.has("gallery")) {
      mount((await import("./dev/Gallery.svelte")).default, { target });
      return;
    }
    // ?fixture=NAME: a recorded table instead of a server.
    const fixture = wanted.get("fixture");
    if (fixture) (await import("./dev/fake")).pretend(fixture);
  }
  mount(App, { target });
}

void start();
