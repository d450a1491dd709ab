import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type AgentType, agentTypes } from "../../contract/gemini-chat.ts";
import { files, pages } from "./built-site.ts";
import { brotliSize, draftLoad, firstLoad, readBuilt } from "./page-scripts.ts";

/** Brotli, bytes: what a phone fetches before the page is live. Lazy parts do not count. */
const scriptBudget = 110_000;

/**
 * Brotli, bytes, of what a card's draft needs beyond its page: 60 kB each were meant, and each may only shrink. Of a question:
 * its search and the largest subject of cards (docs/decisions/0040).
 */
const draftBudgets: Readonly<Record<AgentType, number>> = {
  reviews: 55_000,
  ads: 44_500,
  marketing: 49_000,
  roi: 9_000,
};

/** WOFF2, bytes; the one font of the site. */
const fontBudget = 28_000;

/** Brotli, bytes, styles and early script included: what stood here when it was set, and 15 %. */
const htmlBudgets: Readonly<Record<string, number>> = {
  "/": 14_400,
  "/imersao-empreendedora": 15_500,
  "/imersao-empreendedora/apoio": 14_500,
  "/ai-agent": 12_800,
  "/google-gemini-guide": 33_100,
  "/prompt-library": 33_600,
  "/certificado": 11_000,
  "/perfil": 11_700,
  "/privacidade": 14_600,
  "*": 10_400,
};
/** A lesson is its whole text, 2,600 to 2,900 words with tables, in the HTML alone; its drawings are to fit in too. */
const lessonBudget = 60_000;

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  it("becomes live with at most 110 kB of script", () => {
    const sizes = firstLoad(path).map((file) => brotliSize(readBuilt(file)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    // Far less would mean that we looked at the wrong files.
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(scriptBudget);
  });

  it("has HTML within its budget", () => {
    const budget = htmlBudgets[path] ?? lessonBudget;
    expect(brotliSize(page.html)).toBeLessThanOrEqual(budget);
  });

  it("asks for no script and no stylesheet before it is shown", () => {
    expect(page.document.querySelectorAll("script[src]")).toHaveLength(0);
    // A disabled one is not fetched: it tells the application what is inlined already.
    const sheets = page.document.querySelectorAll('link[rel="stylesheet"]');
    expect(sheets.filter((sheet) => !sheet.hasAttribute("disabled"))).toHaveLength(0);
    expect(page.document.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(0);
  });
});

describe("the drafts of a card", () => {
  it.each(agentTypes)("for %s stay within their budget of script", (agent) => {
    const sizes = draftLoad(agent).map((file) => brotliSize(readBuilt(file)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(2000);
    expect(total).toBeLessThanOrEqual(draftBudgets[agent]);
  });
});

describe("files that every page shares", () => {
  it("are one font of at most 28 kB", () => {
    const fonts = [...files].filter(([address]) => address.endsWith(".woff2"));
    expect(fonts).toHaveLength(1);
    for (const [, file] of fonts) {
      expect(statSync(file).size).toBeLessThanOrEqual(fontBudget);
    }
  });

  it("have names that change with their content, so that browsers may keep them for good", () => {
    const assets = [...files.keys()].filter((address) => address.startsWith("/assets/"));
    expect(assets.length).toBeGreaterThan(20);
    const unhashed = assets.filter((address) => !/-[\w-]{8}\.(js|css|woff2)$/.test(address));
    expect(unhashed).toEqual([]);
  });
});

describe("what the build leaves", () => {
  it("holds nothing that looks like a secret, and no source map", () => {
    const secret =
      /sb_secret_[\w-]{16}|AIza[\w-]{30}|-----BEGIN [A-Z ]*PRIVATE KEY|sourceMappingURL=/;
    const texts = [
      ...[...files].filter(([address]) => /\.(js|svg|webmanifest|txt)$/.test(address)),
      ...pages.map((page) => [page.path, page.html] as const),
    ].map(([address, place]) => {
      return [address, place.startsWith("/") ? readFileSync(place, "utf8") : place] as const;
    });
    expect(texts.filter(([, text]) => secret.test(text)).map(([address]) => address)).toEqual([]);
  });
});
