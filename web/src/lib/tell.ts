/** Notifications of a tab that is open and not looked at. */

import { route } from "./route.svelte";
import { t } from "./words";

export async function tell(tables: readonly string[]): Promise<void> {
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
