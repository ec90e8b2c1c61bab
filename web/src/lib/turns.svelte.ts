/** At which tables it is my turn, for the tab to say so: by its title, its icon and, if that is wished here, a notification. */

import { request } from "./api";
import { t } from "./words";

/** ms between two questions; a table that is open says so by itself, at once. */
const ASK = 20_000;
/** Where this browser keeps how it tells: "tab", while a page is open; "push", always; nothing: by title and icon alone. */
export const TELLS = "ridback-tells";

class Turns {
  tables = $state.raw<readonly string[]>([]);
  /** What the page is called, but for how many tables wait. */
  #title = $state("");
  #known = false;

  /** Begin to ask. Gives what ends it. */
  start(): () => void {
    const timer = setInterval(() => void this.ask(), ASK);
    const seen = () => document.visibilityState === "visible" && void this.ask();
    document.addEventListener("visibilitychange", seen);
    const end = $effect.root(() => {
      $effect(() => {
        const count = this.tables.length;
        document.title = count ? t("title-waiting", { count, title: this.#title }) : this.#title;
        document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", count ? "/icon-turn.svg" : "/icon.svg");
      });
    });
    void this.ask();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      end();
    };
  }

  /** Call the page so. */
  title(title: string): void {
    this.#title = title;
  }

  /** An open table says whether it is my turn there. */
  heard(table: string, mine: boolean): void {
    if (mine !== this.tables.includes(table)) this.#tell(mine ? [...this.tables, table] : this.tables.filter((one) => one !== table));
  }

  async ask(): Promise<void> {
    try {
      this.#tell((await request<{ tables: string[] }>("GET", "waiting")).tables ?? []);
      this.#known = true;
    } catch {
      // The next answer will do.
    }
  }

  #tell(tables: readonly string[]): void {
    const fresh = tables.filter((table) => !this.tables.includes(table));
    this.tables = tables;
    // What waited already when the page was opened is no news.
    if (!fresh.length || !this.#known || document.visibilityState !== "hidden" || localStorage.getItem(TELLS) !== "tab") return;
    void import("./tell").then(({ tell }) => tell(fresh));
  }
}

export const turns = new Turns();
