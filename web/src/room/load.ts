/** What only people in one room need, or those who wait for others, with its words: fetched when it is asked for. */

import type { Component } from "svelte";
import type { TableState } from "../lib/table.svelte";
import { loadMore } from "../lib/words";

const parts = {
  BoardScreen: () => import("./BoardScreen.svelte"),
  OneScreen: () => import("./OneScreen.svelte"),
  WaitingRoom: () => import("../screens/WaitingRoom.svelte"),
};

export async function room(name: keyof typeof parts): Promise<Component<{ game: TableState }>> {
  const [part] = await Promise.all([parts[name](), loadMore("room")]);
  return part.default;
}

/** Whether an address means every computer itself. */
export function alone(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
