/** Asks now and then at which tables it is my turn, for the tab to say so: by its title, its icon and, if that is wished here, a notification. */

import { request } from "./api";
import { route } from "./route.svelte";
import { TELLS, turns } from "./turns.svelte";
import { t } from "./words";

/** ms between two questions; a table that is open says so by itself, at once. */
const ASK = 20_000;

/** Begins to ask. */
export function start(): () => void {
  /** What has waited already when the page was opened is no news. */
  let known: readonly string[] | null = null;

  async function ask(): Promise<void> {
    try {
      turns.tables = (await request<{ tables?: string[] }>("GET", "waiting")).tables ?? [];
      known ??= turns.tables;
    } catch {
      // The next answer will do.
    }
  }

  const timer = setInterval(() => void ask(), ASK);
  const seen = (): void => {
    if (document.visibilityState === "visible") void ask();
  };
  document.addEventListener("visibilitychange", seen);
  const end = $effect.root(() => {
    $effect(() => {
      const { tables, page } = turns;
      const count = tables.length;
      document.title = count ? t("title-waiting", { count, title: page }) : page;
      document.querySelector("link[rel=icon]")?.setAttribute("href", count ? "/icon-turn.svg" : "/icon.svg");
      const fresh = tables.filter((table) => known && !known.includes(table));
      if (known) known = tables;
      if (fresh.length && document.visibilityState === "hidden" && localStorage.getItem(TELLS) === "tab") void tell(fresh);
    });
  });
  void ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    end();
  };
}

async function tell(tables: readonly string[]): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  // Where there is a service worker it shows them: some browsers let no page do so.
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const table of tables) {
    const path = `/t/${table}`;
    const options = { body: t("tell-turn-text"), tag: path, icon: "/icon.svg", data: { path } };
    if (worker?.active) {
      await worker.showNotification(t("tell-turn"), options);
      continue;
    }
    try {
      const shown = new Notification(t("tell-turn"), options);
      shown.onclick = () => {
        shown.close();
        window.focus();
        route.go(path);
      };
    } catch {
      // Only a service worker may, and there is none: the title says it.
    }
  }
}
