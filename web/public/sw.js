/* Keeps the page itself, so that it opens at once and without a network. What is played always comes from the server. */
const KEPT = "grimoire";

self.addEventListener("install", (event) => event.waitUntil(begin()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

async function begin() {
  await (await caches.open(KEPT)).add("/");
  await self.skipWaiting();
}

/** Every address is the same page: the newest if the server answers, else the one that was kept. */
async function page(request) {
  const kept = await caches.open(KEPT);
  const fresh = await fetch(request).catch(() => null);
  if (!fresh) return (await kept.match("/")) ?? Response.error();
  if (fresh.ok) await keep(kept, fresh.clone());
  return fresh;
}

/** A page that was built anew has other files: the old ones are dropped. */
async function keep(kept, fresh) {
  const before = await kept.match("/");
  const isNew = before && (await before.text()) !== (await fresh.clone().text());
  if (isNew) await Promise.all((await kept.keys()).map((old) => kept.delete(old)));
  await kept.put("/", fresh);
}

/** Built files have their content in their names, so one that is kept is right for ever. */
async function asset(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}
