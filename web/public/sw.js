// The page's service worker: the part of it that is there when no page is, and when no server is. Registered by lib/offline.ts.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);

// ---- what is kept for when there is no connection: the page and its parts, never an answer of the server's (lib/kept.ts keeps tables) ----

const FILES = "files";
/** Files whose names change with what is in them (server/pages.py). */
const ASSETS = "/assets/";
/** These addresses are no page of ours. */
const OTHERS = /^\/(api|health|locales|metrics|off)(\/|$)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!OTHERS.test(pathname)) event.respondWith(page(event));
  } else if (pathname.startsWith(ASSETS)) event.respondWith(part(event));
});

self.addEventListener("message", (event) => {
  const keep = event.data?.keep;
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep));
});

/** The page, as the server has it; the one that was kept if nobody answers. */
async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(remember(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(FILES)).match("/", { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** All addresses have one page. Another one than before has other parts, and the old ones are dropped. */
async function remember(answer) {
  const now = answer.ok ? await answer.clone().text() : "";
  if (!now.includes('id="app"')) return;
  const files = await caches.open(FILES);
  const before = await (await files.match("/", { ignoreVary: true }))?.text();
  if (before !== undefined && before !== now) {
    for (const one of await files.keys()) await files.delete(one);
  }
  await files.put("/", answer);
}

/** A part of the page: never another under the same name. */
async function part(event) {
  const files = await caches.open(FILES);
  const kept = await files.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) {
    const copy = answer.clone();
    event.waitUntil(files.put(event.request, copy));
  }
  return answer;
}

async function keepAll(paths) {
  const files = await caches.open(FILES);
  for (const path of paths) {
    if (await files.match(path, { ignoreVary: true })) continue;
    const answer = await fetch(path).catch(() => null);
    if (answer?.status !== 200) continue;
    if (path === "/") await remember(answer);
    else await files.put(path, answer);
  }
}

// ---- pushes: it is somebody's turn (the server's push.py says what is in one) ----

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // A push that cannot be read is still one that has to be shown.
  }
  const { title = "Ridback", body = "", path = "/", tag = path } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { path } }));
});

/** To the table: in the tab that shows it, in any tab of ours, or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? "/", self.location.origin);
  if (address.origin !== self.location.origin) return;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
    if (there) return there.focus();
    return self.clients.openWindow(address.href);
  };
  event.waitUntil(open());
});

/** The browser has another subscription now: the server is to know of it. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const { push } = await (await fetch("/api/me/calls")).json();
    if (!push.here) return;
    const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push.key }));
    const { endpoint, keys } = fresh.toJSON();
    const body = JSON.stringify({ endpoint, keys, delay: push.here.delay });
    await fetch("/api/me/calls/push", { method: "PUT", headers: { "content-type": "application/json" }, body });
  };
  event.waitUntil(renew());
});
