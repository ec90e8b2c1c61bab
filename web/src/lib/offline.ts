/** Makes the page one that opens without a connection: its parts are kept by the service worker (public/sw.js). */

export async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // What came before there was a worker; from now on it sees by itself what is fetched.
    const parts = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage({ keep: ["/", ...new Set(parts.filter((path) => path.startsWith("/assets/")))] });
  } catch {
    // A browser that will not: the page is as it was.
  }
}
