/**
 * Development without a server: ?fixture=NAME shows fixtures/NAME.json (a table, a view, events in the contract's shape) and answers
 * every move with the same view. For looking at states that are rare at a real table.
 */

import printed from "../../../src/ridback/cards/cards.toml";

const files = import.meta.glob<{ default: Record<string, unknown> }>("../../fixtures/*.json");

export function pretend(name: string): void {
  const load = async (): Promise<Record<string, unknown>> => (await files[`../../fixtures/${name}.json`]!()).default;
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname;
    if (!path.startsWith("/api/")) return real(input, init);
    return new Response(JSON.stringify(await answer(path.slice(5), init?.method ?? "GET", load)), { status: 200 });
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

async function answer(path: string, method: string, load: () => Promise<Record<string, unknown>>): Promise<unknown> {
  switch (path) {
    case "status":
      return { ready: true, step: "ready", seconds: 0 };
    case "me":
      return { name: "Anna", tables: [] };
    case "bots":
      return { bots: [{ id: "drifter" }, { id: "deckhand" }] };
    case "cards":
      return printed;
  }
  const fixture = await load();
  if (path === "tables") return method === "GET" ? { tables: fixture["tables"] ?? [] } : { id: "demo" };
  if (path.endsWith("/view")) return { table: fixture["table"], view: fixture["view"] ?? null, last: 1 };
  if (path.endsWith("/log")) return { events: fixture["events"] ?? [], last: 1 };
  if (path.endsWith("/moves")) return { ply: 1, last: 1, view: fixture["view"] };
  return fixture["table"];
}
