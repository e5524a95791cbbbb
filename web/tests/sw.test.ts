// The service worker: what it keeps, and what it leaves to the network.
import { expect, test } from "vitest";
import source from "../public/sw.js?raw";

const HOST = "https://play.example.org";
const html = (text: string) => new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });

/** A worker with a cache that can be looked into, and a network that answers as told. */
function worker(network: (path: string) => Response | null) {
  const kept = new Map<string, Response>();
  const listeners = new Map<string, (event: unknown) => void>();
  const path = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, HOST).pathname;
  const cache = {
    add: async (request: string) => void kept.set(path(request), network(path(request)) as Response),
    match: async (request: string | { url: string }) => kept.get(path(request))?.clone(),
    put: async (request: string | { url: string }, response: Response) => void kept.set(path(request), response),
    keys: async () => [...kept.keys()],
    delete: async (request: string) => kept.delete(request),
  };
  const globals = {
    self: { addEventListener: (kind: string, listen: (event: unknown) => void) => listeners.set(kind, listen) },
    caches: { open: async () => cache },
    fetch: async (request: { url: string }) => network(path(request)) ?? Promise.reject(new TypeError("no network")),
    location: { origin: HOST },
  };
  new Function(...Object.keys(globals), source)(...Object.values(globals));
  async function visit(address: string, mode = "navigate") {
    let answer: Promise<Response> | undefined;
    const request = { url: HOST + address, method: "GET", mode };
    listeners.get("fetch")?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer && (await answer).text();
  }
  return { kept, visit };
}

test("every address of the page is kept as the page, and shown without a network", async () => {
  let isOnline = true;
  const { kept, visit } = worker(() => (isOnline ? html("the page") : null));
  for (const address of ["/", "/t/abc", "/r/abc", "/rules/materia", "/continue"]) {
    kept.clear();
    expect(await visit(address)).toBe("the page");
    expect([...kept.keys()]).toEqual(["/"]);
  }
  isOnline = false;
  expect(await visit("/t/other")).toBe("the page");
});

test("other files, errors and what is not a page are never kept as the page", async () => {
  const answers: Record<string, Response> = {
    "/t/missing": new Response("not found", { status: 404, headers: { "content-type": "text/html" } }),
    "/t/text": new Response("numbers", { headers: { "content-type": "text/plain" } }),
  };
  const { kept, visit } = worker((path) => answers[path]?.clone() ?? html("something else"));
  for (const address of ["/metrics", "/OFL.txt", "/icon.svg", "/api/health", "/elsewhere"]) {
    expect(await visit(address)).toBeUndefined();
  }
  expect(await visit("/t/missing")).toBe("not found");
  expect(await visit("/t/text")).toBe("numbers");
  expect([...kept.keys()]).toEqual([]);
});

test("built files are kept for ever", async () => {
  let answers = 0;
  const { visit } = worker(() => new Response(`file ${++answers}`));
  expect(await visit("/assets/page-1234.js", "cors")).toBe("file 1");
  expect(await visit("/assets/page-1234.js", "cors")).toBe("file 1");
});
