import { describe, expect, it } from "vitest";
import { attribute, files, meta, pages, validator } from "./built-site.ts";

function title(html: string): string {
  return html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
}

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_, page) => {
  it("is valid HTML", async () => {
    const { results } = await validator.validateString(page.html, page.file);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`)).toEqual([]);
  });

  it("is in Brazilian Portuguese and has one main heading and one main part", () => {
    const language = page.document.querySelector("html");
    expect(language && attribute(language, "lang")).toBe("pt-BR");
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(page.document.querySelectorAll("main")).toHaveLength(1);
  });

  it("has a title and a description of its own", () => {
    expect(title(page.html).length).toBeGreaterThan(20);
    expect(meta(page, "description")?.length).toBeGreaterThan(60);
    const others = pages.filter((other) => other !== page);
    expect(others.map(({ html }) => title(html))).not.toContain(title(page.html));
    const descriptions = others.map((other) => meta(other, "description"));
    expect(descriptions).not.toContain(meta(page, "description"));
  });

  it("names its address to search engines, or asks them to stay away", () => {
    const canonical = page.document.querySelector('link[rel="canonical"]');
    const address = canonical ? attribute(canonical, "href") : undefined;
    expect(address).toBe(page.indexed ? `__PUBLIC_URL__${page.path}` : undefined);
    expect(meta(page, "robots")).toBe(page.indexed ? undefined : "noindex");
  });

  it("has a preview in Portuguese for links that people share", () => {
    expect(title(page.html)).toContain(meta(page, "og:title"));
    expect(meta(page, "og:description")).toBe(meta(page, "description"));
    expect(meta(page, "og:url")).toBe(`__PUBLIC_URL__${page.path === "*" ? "/" : page.path}`);
    expect(meta(page, "og:locale")).toBe("pt_BR");
    expect(meta(page, "og:type")).toBe("website");
    expect(files.has(meta(page, "og:image")?.replace("__PUBLIC_URL__", "") ?? "")).toBe(true);
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
  });

  it("runs no script but its own: no handlers in attributes, no javascript: addresses", () => {
    const handlers = page.html.match(/<[^>]+\son[a-z]+\s*=\s*["'][^>]*>/gi) ?? [];
    expect(handlers).toEqual([]);
    expect(page.html).not.toMatch(/(href|src|action)\s*=\s*["']?\s*javascript:/i);
    const outside = page.document.querySelectorAll("script[src], iframe, object, embed");
    expect(outside.map((element) => element.tagName)).toEqual([]);
  });

  it("shows its content without JavaScript", () => {
    const main = page.document.querySelector("main");
    expect(main?.textContent.replace(/\s+/g, " ").length).toBeGreaterThan(80);
    expect(page.html).toContain("<noscript>");
  });
});

describe("what the operator decides", () => {
  it("stands in every page as a mark that the server replaces", () => {
    for (const page of pages) {
      expect(meta(page, "supabase-url")).toBe("__SUPABASE_URL__");
      expect(meta(page, "supabase-publishable-key")).toBe("__PUBLISHABLE_KEY__");
    }
  });
});
