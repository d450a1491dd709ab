import { matchesGlob } from "./glob.ts";

/** What runs in the browser or reads from its disk: it counts for nothing, whatever the list says. */
const neverSchemes = [
  ...["about", "blob", "data", "file", "filesystem", "javascript", "vbscript", "view-source"],
  ...["ws", "wss"],
];

type PagePattern = { protocol: string; host: string; port: string | undefined; path: string };

/** Undefined for what is no pattern of pages, or of too many. */
function readPagePattern(pattern: string): PagePattern | undefined {
  const [, scheme = "", host = "", port, path = ""] =
    /^(https?):\/\/([^/:@\\\s]+|\[[\da-f:.]+\])(?::([\d*]+))?(\/.*)?$/i.exec(pattern) ?? [];
  // Its end has to be written out: `loja.example**` would be `loja.example.evil.example` too.
  if (!/[^*?\]]$|^\[[\da-f:.]+\]$/i.test(host)) return undefined;
  return { protocol: `${scheme.toLowerCase()}:`, host: host.toLowerCase(), port, path };
}

function readAppScheme(pattern: string): string | undefined {
  const [, scheme = ""] = /^([a-z][a-z\d+.-]*):/i.exec(pattern) ?? [];
  const known = scheme.toLowerCase();
  return known === "" || /^https?$/.test(known) || neverSchemes.includes(known) ? undefined : known;
}

/** Whether an entry of the operator's list means anything. */
export function isRedirectPattern(pattern: string): boolean {
  return readPagePattern(pattern) !== undefined || readAppScheme(pattern) !== undefined;
}

/** Part by part, so that no wildcard of the host reaches into the path, nor the other way round. */
export function isListedPage(redirects: readonly string[], url: URL): boolean {
  const rest = `${url.pathname}${url.search}`;
  return redirects.some((entry) => {
    const pattern = readPagePattern(entry);
    if (pattern?.protocol !== url.protocol) return false;
    const { host, port, path } = pattern;
    return (
      matchesGlob(host, url.hostname) &&
      matchesGlob(port ?? "", portOf(url, port)) &&
      (matchesGlob(path, rest) || (rest === "/" && path === ""))
    );
  });
}

/** A wildcard is for any port, also the usual one, which stands in no address. */
function portOf({ port, protocol }: URL, pattern: string | undefined): string {
  if (port !== "" || pattern === undefined) return port;
  return protocol === "https:" ? "443" : "80";
}

/** An app's own scheme, where the list names it. */
export function isListedApp(
  redirects: readonly string[],
  written: string,
  scheme: string,
): boolean {
  const url = URL.parse(written);
  if (url?.username !== "" || url.password !== "") return false;
  const [address = ""] = written.split("#");
  return redirects.some(
    (pattern) =>
      readAppScheme(pattern) === scheme &&
      matchesGlob(pattern.slice(scheme.length), address.slice(scheme.length)),
  );
}
