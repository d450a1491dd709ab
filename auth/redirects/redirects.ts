import type { AuthSettings } from "../settings.ts";
import { isListedApp, isListedPage } from "./redirect-list.ts";

type Rules = Pick<AuthSettings, "siteUrl" | "redirects">;

/** Longer ones are nothing that a page of ours is called by. */
const maxCharacters = 2048;

/** Where somebody is sent back to: what they asked for, else the page they come from, else the site; never an error. */
export function chooseRedirect(
  rules: Rules,
  wanted: string | null | undefined,
  referer: string | null | undefined,
): string {
  return allowedRedirect(rules, wanted) ?? allowedRedirect(rules, referer) ?? rules.siteUrl;
}

/** The address as browsers read it, if it is one of ours or one of the operator's list. */
export function allowedRedirect(
  rules: Rules,
  written: string | null | undefined,
): string | undefined {
  if (!written || written.length > maxCharacters) return undefined;
  // Browsers drop some of them and turn others into something else; nobody means any.
  if (/[\\\s\p{C}]/u.test(written)) return undefined;
  const [, scheme = ""] = /^([a-z][a-z\d+.-]*):/i.exec(written) ?? [];
  if (!/^https?$/i.test(scheme))
    return isListedApp(rules.redirects, written, scheme.toLowerCase()) ? written : undefined;
  const url = readWebAddress(written);
  if (!(url && (isOwn(rules, url) || isLoopback(url) || isListedPage(rules.redirects, url))))
    return undefined;
  // `https://loja.example` stays as it was written.
  return url.href === `${written}/` ? written : url.href;
}

/**
 * Only a host in its plain form: no user before it, no other alphabet, no encoding, no number in
 * the place of an address. So nothing that reads it after us finds another host in it.
 */
function readWebAddress(written: string): URL | undefined {
  const [, host] =
    /^https?:\/\/([a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/i.exec(written) ?? [];
  const url = URL.parse(written);
  return url && host?.toLowerCase() === url.hostname ? url : undefined;
}

function isOwn({ siteUrl }: Rules, url: URL): boolean {
  const site = URL.parse(siteUrl);
  if (site?.protocol !== url.protocol || site.hostname !== url.hostname) return false;
  return site.port === url.port || site.hostname === "localhost";
}

/** The person's own machine, for who develops. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
