import { readAnchor } from "./read-anchor.ts";

/**
 * Parts of a page that were rendered when the site was built and are never rendered again: their words travel once, in
 * the HTML. The page's policy forbids markup made of strings (Trusted Types), so they are kept as nodes.
 */
const kept = new Map<string, readonly Node[]>();

function keepParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-static]")) {
    const nodes = [...part.childNodes].map((node) => node.cloneNode(true));
    kept.set(part.dataset.static ?? "", nodes);
  }
}

/** The browser opens the page at this address, as a link would: from its top, or from what the address names. */
function openAsDocument(): Promise<never> {
  window.history.scrollRestoration = "manual";
  window.location.reload();
  return new Promise(() => {});
}

/** After openAsDocument: to what the address names, before the browser may put back where an earlier page stood. */
function arrive(): void {
  document.getElementById(readAnchor(window.location.hash))?.scrollIntoView();
  const settle = () => {
    window.history.scrollRestoration = "auto";
  };
  if (document.readyState === "complete") settle();
  else window.addEventListener("load", settle, { once: true });
}

/** Makes sure that the parts of the page at `path` are here; `name` is that of one of them. */
export async function loadStaticParts(path: string, name: string): Promise<void> {
  if (kept.has(name)) return;
  if (document.querySelector(`[data-static="${name}"]`)) {
    if (window.history.scrollRestoration === "manual") arrive();
    keepParts();
    return;
  }
  // A page that cannot be had is told of here, where the old one still stands.
  const { ok, status } = await fetch(path);
  if (!ok || window.location.pathname !== path) throw new Error(`${path} is not here: ${status}`);
  await openAsDocument();
}

/** A copy of a part: where it stood before it may stand again. */
export function staticNodes(name: string): readonly Node[] {
  return (kept.get(name) ?? []).map((node) => node.cloneNode(true));
}
