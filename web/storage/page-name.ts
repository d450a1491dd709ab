import { storageKey } from "./browser-storage.ts";

/** Where a tab remembers which page it showed: it outlasts a reload and ends with the tab. */
const tabKey = `${storageKey}:aba`;

let names: { now: string; before: string | undefined } | undefined;

/** Without `randomUUID`, which a phone that comes by plain http does not have. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function named(): { now: string; before: string | undefined } {
  if (names) return names;
  names = { now: newName(), before: undefined };
  try {
    names.before = sessionStorage.getItem(tabKey) ?? undefined;
    sessionStorage.setItem(tabKey, names.now);
  } catch {
    // Blocked: after a reload the page takes what was typed last.
  }
  return names;
}

/** A name of this page's own, new with every load. */
export function pageName(): string {
  return named().now;
}

/** The page that this tab showed before. */
export function pageNameBefore(): string | undefined {
  return named().before;
}
