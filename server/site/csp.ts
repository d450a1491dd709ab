import { createHash } from "node:crypto";

const attributes = /((?:[^>"']|"[^"]*"|'[^']*')*)/.source;
const elements = {
  script: new RegExp(`<script\\b${attributes}>([\\s\\S]*?)</script\\s*>`, "gi"),
  style: new RegExp(`<style\\b${attributes}>([\\s\\S]*?)</style\\s*>`, "gi"),
};

/**
 * The policy of one page: only its own files and the very scripts that stand in it run, and the same for its styles.
 * To be taken from the HTML as it is sent, after every replacement.
 */
export function contentSecurityPolicy(html: string, apiOrigin: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, "script")].join(" "),
    ["style-src 'self'", ...inlineHashes(html, "style")].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`.trimEnd(),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Of web/storage/kept-pages.ts: it passes the one address of the worker.
    "trusted-types imersao-worker",
  ].join("; ");
}

/** Of the worker itself: it fetches from its own server, and runs nothing but what stands in it. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Opened by itself, an SVG is a document that could run scripts. */
export const svgPolicy = "default-src 'none'; frame-ancestors 'none'";

export function inlineHashes(html: string, name: keyof typeof elements): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(elements[name])) {
    if (/\ssrc\s*=/i.test(attributes) || attributes.includes("application/ld+json")) continue;
    hashes.add(`'sha256-${sha256(asParsed(content))}'`);
  }
  return [...hashes];
}

/** A browser hashes what its parser made of the text: line ends are LF by then. */
function asParsed(content: string): string {
  return content.replace(/\r\n?/g, "\n");
}

function sha256(content: string): string {
  return createHash("sha256").update(content).digest("base64");
}
