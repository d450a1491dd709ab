import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { certificateKeysPath } from "../../contract/certificate.ts";
import { sharedText, toFragment } from "../../domain/shared-text/shared-text.ts";
import { completeMark, paths, sharePath } from "../paths.ts";
import { keptAnswer, keptCaches, type VisitMessage } from "../storage/kept-caches.ts";
import { awayPage } from "./away-page.ts";
import type { KeptList } from "./kept-list.ts";

declare const self: ServiceWorkerGlobalScope;
/** As Workbox names what its build puts in; ours is put in by scripts/build-site.ts. */
declare const __WB_MANIFEST: KeptList;

const { first, rest, papers, revision } = __WB_MANIFEST;
const pages = [...first.pages, ...rest.pages];
/** Files that pages lead to, and the keys by which a certificate is checked without a network. */
const documents = [certificateKeysPath, ...papers];
const files = [...first.files, ...rest.files];

/** Where the list of the version before stands among the files. */
const listBefore = "/assets/list";

/** Seconds that a page on its way is waited for where an older one is kept. */
const patience = 2;

async function missingIn(cache: Cache, addresses: readonly string[]): Promise<string[]> {
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return addresses.filter((address) => !held.has(address));
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(keptCaches.files);
  await cache.addAll(await missingIn(cache, addresses));
}

/** As they are served now: the browser's own cache asks whether they have changed. */
async function keepFresh(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll(addresses.map((address) => new Request(address, { cache: "no-cache" })));
}

/** The version before stays for tabs that are still open; what is older goes. */
async function dropOld(): Promise<void> {
  const cache = await caches.open(keptCaches.files);
  const before: string[] = (await (await cache.match(listBefore))?.json()) ?? [];
  const needed = new Set([...files, ...before, completeMark]);
  for (const request of await cache.keys())
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  await cache.put(listBefore, new Response(JSON.stringify(files)));
}

/** @param visited is not trusted: only what stands in the list is kept. */
async function keepVisited(visited: readonly string[]): Promise<void> {
  await keepFiles(files.filter((file) => visited.includes(file)));
  await keepFresh(
    keptCaches.pages,
    pages.filter((page) => visited.includes(page)),
  );
}

/** The revision that is kept as a whole, if one is. */
async function completeRevision(): Promise<string | undefined> {
  const cache = await caches.open(keptCaches.files);
  return (await cache.match(completeMark))?.text();
}

/** Files before the pages that name them: what is kept is never without what it needs. */
async function keepAll(): Promise<void> {
  if ((await completeRevision()) === revision) return;
  for (const { files, pages } of [first, rest]) {
    await keepFiles(files);
    await keepFresh(keptCaches.pages, pages);
  }
  await keepFresh(keptCaches.papers, documents);
  const cache = await caches.open(keptCaches.files);
  await cache.put(completeMark, new Response(revision));
}

async function keepMore({ data, source }: ExtendableMessageEvent): Promise<void> {
  const { visited, isFrugal } = data as VisitMessage;
  await (isFrugal ? keepVisited(visited) : keepAll());
  source?.postMessage(keptAnswer);
}

/** Where a version is kept as a whole, the next one is, too; who visits for the first time says first what may be kept. */
async function install(): Promise<void> {
  if (await completeRevision()) await keepAll();
  // Nothing is loaded anew under anybody's hands: a page that is open has its files, and the next one is the new one.
  await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOld(), self.registration.navigationPreload?.enable()]));
  event.waitUntil(self.clients.claim());
});
self.addEventListener("message", (event) => {
  // What could not be fetched now is asked for by the next page.
  event.waitUntil(keepMore(event).catch(() => undefined));
});

const fresh = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        // A query changes nothing of what is served.
        cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
        // Not what a proxy says in its place.
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
      },
    ],
  });

const freshPage = fresh(keptCaches.pages);

/** A page that is kept is better than a proxy's word that the server is away. */
registerRoute(
  // Also where a page asks whether another one can be had, before it is left.
  ({ url, sameOrigin }) => sameOrigin && pages.includes(url.pathname),
  async (options) => {
    const response = await freshPage.handle(options);
    const kept = response.status < 500 ? undefined : await caches.match(options.url.pathname);
    return kept ?? response;
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && documents.includes(url.pathname),
  fresh(keptCaches.papers),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: keptCaches.files }),
);

/** Any other address is the server's alone; without a network, not the browser's own page stands there. */
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
  async ({ event, request }) => {
    try {
      return (await (event as FetchEvent).preloadResponse) ?? (await fetch(request));
    } catch {
      const kept = await (await caches.open(keptCaches.pages)).keys();
      return awayPage(kept.map(({ url }) => new URL(url).pathname));
    }
  },
);

async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? "");
  const text = sharedText({ title: read("title"), text: read("text") });
  try {
    const cache = await caches.open(keptCaches.shared);
    await cache.put(sharePath, new Response(text));
    return Response.redirect(`${paths.assistants}#reviews`, 303);
  } catch {
    return Response.redirect(`${paths.assistants}#${toFragment(text) ?? "reviews"}`, 303);
  }
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => takeShared(request),
  "POST",
);
