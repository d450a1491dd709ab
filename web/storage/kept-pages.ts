import { readFragment } from "../../domain/shared-text/shared-text.ts";
import { sharePath, workerPath } from "../paths.ts";
import { keptAnswer, keptCaches, type VisitMessage } from "./kept-caches.ts";

/** Of the Trusted Types of a browser that has them. */
type PolicyMaker = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
};

/** The one policy of the site, for the one address of the worker: the browser refuses every other script by address. */
function trustAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyMaker };
  const policy = trustedTypes?.createPolicy("imersao-worker", {
    createScriptURL: (address) => {
      if (address !== workerPath) throw new TypeError("No address of the worker.");
      return address;
    },
  });
  return policy ? policy.createScriptURL(workerPath) : workerPath;
}

/** A policy is made once a document. */
let address: string | undefined;

/** The page and what it has loaded: all that is kept where data are to be saved. */
function visitedNow(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [window.location.pathname, ...loaded];
}

/** Absent in a browser without them; where storage is blocked, to ask is an error in some. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

function tellWorker(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const visit: VisitMessage = {
    visited: visitedNow(),
    isFrugal: connection?.saveData === true,
  };
  workers()?.controller?.postMessage(visit);
}

let isListening = false;

/** The first worker of a visit, and the one of a new version, is told when it is there. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  workers()?.addEventListener("controllerchange", tellWorker);
}

/**
 * Has the worker keep the site for where there is no network. A browser that refuses (blocked storage, a private
 * window, no https) works as it always did, and nobody is told of a fault.
 */
export async function keepSite(): Promise<void> {
  try {
    if (!workers()) return;
    // A worker that is sent away serves the pages that are open to their end, and may keep something meanwhile.
    if (await caches.has(keptCaches.off)) return await dropCaches();
    listen();
    address ??= trustAddress();
    await workers()?.register(address, { updateViaCache: "none" });
    tellWorker();
  } catch {
    // Refused: the site is as it is without.
  }
}

/** Called whenever the worker has kept what it may. */
export function onKept(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => data === keptAnswer && listener();
  workers()?.addEventListener("message", hear);
  return () => workers()?.removeEventListener("message", hear);
}

export type KeptSite = {
  pages: number;
  /** Of pages, files and PDFs, as they lie there. */
  bytes: number;
  /** The visitor wants nothing kept. */
  isOff: boolean;
};

async function sizeOf(name: string): Promise<{ count: number; bytes: number }> {
  const cache = await caches.open(name);
  const answers = await cache.matchAll();
  const blobs = await Promise.all(answers.map((answer) => answer.blob()));
  return { count: blobs.length, bytes: blobs.reduce((sum, { size }) => sum + size, 0) };
}

/** Undefined where the browser keeps nothing. */
export async function readKeptSite(): Promise<KeptSite | undefined> {
  try {
    if (!workers()) return undefined;
    if (await caches.has(keptCaches.off)) return { pages: 0, bytes: 0, isOff: true };
    const [pages, files] = [await sizeOf(keptCaches.pages), await sizeOf(keptCaches.files)];
    const papers = await sizeOf(keptCaches.papers);
    return { pages: pages.count, bytes: pages.bytes + files.bytes + papers.bytes, isOff: false };
  } catch {
    return undefined;
  }
}

async function dropCaches(): Promise<void> {
  const { pages, files, papers, shared } = keptCaches;
  await Promise.all([pages, files, papers, shared].map((name) => caches.delete(name)));
}

/** The worker goes, and all that it kept. */
export async function forgetSite(): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    await registration?.unregister();
    await dropCaches();
  } catch {
    // Where nothing can be kept, there is nothing to forget.
  }
}

/** Says whether anything is to be kept from now on; what is kept goes with a no. */
export async function chooseKeeping(isWanted: boolean): Promise<void> {
  if (isWanted) {
    await caches.delete(keptCaches.off);
    await keepSite();
  } else {
    await caches.open(keptCaches.off);
    await forgetSite();
  }
}

/** What another app has shared; given once, so that a page loaded anew does not bring it back. */
export async function takeSharedText(): Promise<string | undefined> {
  const inAddress = readFragment(window.location.hash);
  if (inAddress) window.history.replaceState(window.history.state, "", window.location.pathname);
  try {
    const cache = await caches.open(keptCaches.shared);
    const text = await (await cache.match(sharePath))?.text();
    await cache.delete(sharePath);
    return text || inAddress;
  } catch {
    return inAddress;
  }
}
