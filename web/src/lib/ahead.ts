/**
 * What every page begins by asking the server. It is asked while the page's own program is still on its way (main.ts), and whoever asks for it
 * then gets the answer that has come meanwhile, once.
 */

/** ms after which an answer may have changed. */
const FRESH = 15_000;

const asked = new Map<string, Promise<Response | null>>();

/** Asks for what the page at this address (with its query) needs first. */
export function askAhead(address: string): void {
  const table = /^\/t\/([\w-]+)\/?$/.exec(address)?.[1];
  const needed = table ? [`tables/${table}/view`, `cards?table=${table}`] : address === "/" ? ["lobby"] : [];
  setTimeout(forgetAhead, FRESH);
  for (const one of ["status", "me", "bots", "cards", "setups", ...needed]) {
    asked.set(one, fetch(`/api/${one}`, { credentials: "same-origin" }).catch(() => null));
  }
}

/** The answer to what was asked ahead, null if it went wrong: then it is to be asked as ever; null at once when it was not asked. */
export function answered(path: string): Promise<Response | null> | null {
  const answer = asked.get(path);
  asked.delete(path);
  return answer?.then((found) => (found?.ok ? found : null)) ?? null;
}

/** What may have changed since is asked again. */
export function forgetAhead(): void {
  asked.clear();
}
