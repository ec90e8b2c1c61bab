/**
 * Development without a server: ?fixture=NAME shows a table of fixtures.ts and answers every move with the same view. For looking at
 * states that are rare at a real table.
 */

import printed from "../../../src/ridback/cards/cards.toml";
import { fixture } from "./fixtures";
import type { Advice, View } from "../lib/types";
import { reviewed } from "./reviewed";

const BASE = {
  line_up: ["shrimp", "cod", "lobster", "tuna", "processing", "pub", "king_crab"],
  docks: [],
  captains: [],
  gone_fishin: true,
  crewman: false,
  trophies: false,
  meeples: false,
  epic: false,
};
const SETUPS = {
  presets: [{ id: "first_voyage", choices: { "2": BASE, "3": BASE, "4": BASE } }],
  limits: Object.fromEntries([2, 3, 4].map((seats) => [seats, { line_up: [{ standard: 5, premium: 2 }], docks: [0, 2], captains: [0], epic: seats > 2 }])),
  standard: ["shrimp", "cod", "lobster", "tuna", "processing", "swordfish", "oyster", "char", "salmon"],
  premium: ["pub", "king_crab", "dfo", "marina"],
  docks: ["tug", "artisan", "inuit", "house_boat", "first_mate", "salty_captain"],
  captains: ["tc", "kirkman"],
  touching: ["char", "dfo", "tug", "artisan", "inuit", "house_boat", "first_mate", "salty_captain"],
};

export function pretend(name: string): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname;
    if (!path.startsWith("/api/")) return real(input, init);
    if (path.endsWith("/hint")) await new Promise((done) => setTimeout(done, 1_200));
    return new Response(JSON.stringify(answer(path.slice(5), init?.method ?? "GET", name)), { status: 200 });
  };
  class Quiet extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new MessageEvent("beat", { data: "[0,{}]" })), 10);
    }
    close(): void {
      // Nothing was opened.
    }
  }
  Object.assign(window, { EventSource: Quiet });
  Reflect.deleteProperty(window, "SharedWorker");
}

function answer(path: string, method: string, name: string): unknown {
  const { table, view, events, tables } = fixture(name);
  switch (path) {
    case "status":
      return { ready: true, step: "ready", seconds: 0 };
    case "me":
      return { name: "Anna", tables: [] };
    case "bots":
      return { bots: [["drifter", 0], ["deckhand", 0], ["mate", 0], ["captain", 0.3], ["admiral", 1.5]].map(([name, seconds]) => ({ name, seconds })) };
    case "cards":
      return printed;
    case "setups":
      return SETUPS;
    case "setups/check":
      return { fits: true, problems: [], preset: null, cards: null };
    case "lobby":
      return { open: [], running: [], mine: tables };
    case "tables":
      return method === "GET" ? { tables } : { id: "demo" };
  }
  if (path.endsWith("/view")) return { table, view, last: 1 };
  if (path.endsWith("/log")) return { events, last: 1 };
  if (path.endsWith("/moves")) return { ply: 1, last: 1, view };
  if (path.endsWith("/hint")) return advice(view!);
  if (path.endsWith("/review")) return { status: "ready", review: reviewed(0, new URLSearchParams(location.search).get("game") === "clean" ? "clean" : "mixed") };
  return table;
}

/** The first moves there are, each a little worse than the one before. */
function advice({ decision, seats }: View): Advice {
  const estimates = decision!.legal.slice(0, 6).map(({ n, ...move }) => ({ move, text: `${move.text} ${n}`, chance: 0.44 - 0.031 * n, score: 60 - n }));
  return { bot: "admiral", ply: decision!.ply, move: estimates[0]!.move, text: estimates[0]!.text, estimates, chances: seats.map(() => 1 / seats.length) };
}
