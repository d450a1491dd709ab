/** What another app shares: a text from WhatsApp, a review from Maps with its address behind it. */
export type Shared = { title?: string; text?: string; url?: string };

/** A shared link says nothing that a form could use. */
const linkAtEnd = /\s*https?:\/\/\S+\s*$/;

/** What of it goes into a field; empty where nothing does. */
export function sharedText({ title = "", text = "" }: Shared): string {
  return text.replace(linkAtEnd, "").trim() || title.trim();
}

const key = "texto=";

/** Bytes of a Location that proxies with their usual buffers let pass. */
const longestFragment = 3000;

/** Behind the `#` of an address, which no browser sends on; undefined where the text is too long for it. */
export function toFragment(text: string): string | undefined {
  const fragment = `${key}${encodeURIComponent(text.toWellFormed())}`;
  return text && fragment.length <= longestFragment ? fragment : undefined;
}

/** The text behind the `#` of an address, with the `#`; undefined where there is none. */
export function readFragment(hash: string): string | undefined {
  if (!hash.startsWith(`#${key}`)) return undefined;
  try {
    return decodeURIComponent(hash.slice(key.length + 1)) || undefined;
  } catch {
    return undefined;
  }
}
