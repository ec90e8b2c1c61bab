// The page's service worker: the part of it that is there when no page is. Registered when somebody switches pushes on (account/telling.ts).

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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

// ---- what is kept for when there is no network belongs here; so far nothing is, and every request goes to the server ----
