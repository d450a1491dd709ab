/** The part of `Storage` we use. Reading the property `window.localStorage` may throw, so it is asked for each time. */
export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
export type GetStorage = () => DeviceStorage | null;

/** Why this device keeps nothing, or not what it kept before; rendered as sentences by the page. */
export type StorageProblem =
  /** The browser refuses access: cookies blocked, a sandboxed frame. */
  | "blocked"
  /** No room left: changes live as long as the page. */
  | "full"
  /** What was stored is no document; it was set aside and we started over. */
  | "corrupt"
  /** A later release wrote the document: it stays as it is, changes live as long as the page. */
  | "newer";

/** The one key; also read by the inline script that sets the theme before the first paint. */
export const storageKey = "imersao";
/** Where a corrupt text is kept, the first one only, for somebody who wants to recover it. */
export const corruptKey = "imersao:corrompido";

/** Characters kept of a corrupt text: a real document is far shorter, and the rest is needed for new data. */
const maxCorruptLength = 100_000;

function openStorage(getStorage: GetStorage): DeviceStorage {
  const storage = getStorage();
  if (storage === null || storage === undefined)
    throw new Error("this browser offers no local storage");
  return storage;
}

/** Names of the error in today's browsers and in older Firefox; the code is that of older WebKit. */
function isQuotaError(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED" || code === 22;
}

/** The stored text, null when there is none, `blocked` when the browser refuses. Never throws. */
export function readText(getStorage: GetStorage): { text: string | null } | "blocked" {
  try {
    return { text: openStorage(getStorage).getItem(storageKey) };
  } catch {
    return "blocked"; // every cause has the same effect and the same sentence
  }
}

/** Stores the text; null when it is kept, else why not. Never throws. */
export function writeText(getStorage: GetStorage, text: string): "blocked" | "full" | null {
  try {
    openStorage(getStorage).setItem(storageKey, text);
    return null;
  } catch (error) {
    return isQuotaError(error) ? "full" : "blocked";
  }
}

/** Moves a corrupt text out of the way; the first of its kind is kept. Never throws. */
export function setAside(getStorage: GetStorage, text: string): void {
  try {
    const storage = openStorage(getStorage);
    storage.removeItem(storageKey); // first: there may be no room for both
    if (storage.getItem(corruptKey) === null)
      storage.setItem(corruptKey, text.slice(0, maxCorruptLength));
  } catch {
    // the next write overwrites it; a text that is no document is not worth a second sentence
  }
}

/** Removes every key of ours; false when the browser refused. Never throws. */
export function eraseAll(getStorage: GetStorage): boolean {
  try {
    const storage = openStorage(getStorage);
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(storageKey)) storage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
