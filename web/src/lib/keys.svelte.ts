/** The keyboard at the table: one letter goes to each part of it, arrows go along what lies there. Enter and Space do the rest. */

/** Where this browser keeps that letters are not wanted: who speaks to their machine may say one by chance. */
const OFF = "ridback-keys-off";

/** What the keys go to, the first that is there and can be seen; the map shows them in this order. */
const PLACES: Record<string, string> = {
  q: "footer h2",
  a: "footer .answers button:not(:disabled, [aria-disabled='true']), footer .corner .pass",
  c: "footer section ul button",
  r: "main article .face",
  b: ".own .fleet button",
  f: ".others .fleet button",
  l: "[role='log']",
};

export const GO = Object.keys(PLACES);

class Keys {
  #on = $state(localStorage.getItem(OFF) === null);
  /** Whether the map is open. */
  map = $state(false);

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "");
  }

  /** What a key at the table means: a letter, an arrow or "?"; null where somebody writes, or where a dialog is open. */
  read(event: KeyboardEvent): string | null {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return null;
    if (event.target instanceof Element && event.target.matches("input, select, textarea")) return null;
    if (event.key.length > 1) return event.key;
    return this.#on ? event.key.toLowerCase() : null;
  }

  /** Goes to where a letter leads; whether it leads anywhere. */
  go(letter: string): boolean {
    const place = PLACES[letter];
    const found = place && [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.checkVisibility());
    if (found) found.focus();
    return Boolean(found);
  }

  /** From one thing of a list to the next; whether there was one. */
  step(by: number): boolean {
    const here = document.activeElement;
    const list = here?.closest("main ul, footer ul, footer [role='group'], footer .answers");
    if (!here?.matches("button") || !list) return false;
    const all = [...list.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((one) => one.checkVisibility());
    const next = all[all.indexOf(here as HTMLElement) + by];
    next?.focus();
    return Boolean(next);
  }
}

export const keys = new Keys();
