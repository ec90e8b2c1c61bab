/**
 * Development without a server: ?fixture=NAME shows a table of fixtures.ts and answers every move with the same view. For looking at
 * states that are rare at a real table.
 */

import printed from "../../../src/ridback/cards/cards.toml";
import { fixture } from "./fixtures";

export function pretend(name: string): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname;
    if (!path.startsWith("/api/")) return real(input, init);
    return new Response(JSON.stringify(answer(path.slice(5), init?.method ?? "GET", name)), { status: 200 });
  };
  class Quiet extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new Event("open")), 10);
    }
    close(): void {
      // Nothing was opened.
    }
  }
  Object.assign(window, { EventSource: Quiet });
}

function answer(path: string, method: string, name: string): unknown {
  const { table, view, events, tables } = fixture(name);
  switch (path) {
    case "status":
      return { ready: true, step: "ready", seconds: 0 };
    case "me":
      return { name: "Anna", tables: [] };
    case "bots":
      return { bots: [{ id: "drifter" }, { id: "deckhand" }] };
    case "cards":
      return printed;
    case "tables":
      return method === "GET" ? { tables } : { id: "demo" };
  }
  if (path.endsWith("/view")) return { table, view, last: 1 };
  if (path.endsWith("/log")) return { events, last: 1 };
  if (path.endsWith("/moves")) return { ply: 1, last: 1, view };
  return table;
}
