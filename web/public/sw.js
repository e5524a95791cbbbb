/* Caches the client, so that it opens at once and without a network. Games always come from the server. */
const CACHE = "grimoire";
/* The addresses of the page; anything else that a tab can show, such as /metrics, is not. */
const PAGES = /^\/(?:$|t\/|r\/|rules\/|continue$)/;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate" && PAGES.test(pathname)) event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

async function install() {
  await (await caches.open(CACHE)).add("/");
  await self.skipWaiting();
}

/** Every address is the same page: from the server, or from the cache if it cannot be reached. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const response = await fetch(request).catch(() => null);
  if (!response) return (await cache.match("/")) ?? Response.error();
  if (isPage(response)) await update(cache, response.clone());
  return response;
}

/** Not an error, not a redirect to somewhere else, and not something that a proxy says in our place. */
function isPage(response) {
  const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
  return response.ok && !response.redirected && isHtml;
}

/** A new build has other files: the old ones are deleted. */
async function update(cache, response) {
  const cached = await cache.match("/");
  const isNew = cached && (await cached.text()) !== (await response.clone().text());
  if (isNew) await Promise.all((await cache.keys()).map((file) => cache.delete(file)));
  await cache.put("/", response);
}

/** The name of a built file contains a hash of its content, so a cached one is always valid. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
