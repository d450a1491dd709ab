import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addresses as opened } from "../e2e/site.ts";
import { attribute, type BuiltPage, files, pages } from "./built-site.ts";

const addresses = new Map(pages.map((page) => [page.path, page]));
const ids = new Map(
  pages.map((page) => [
    page.path,
    new Set(page.document.querySelectorAll("[id]").map((element) => attribute(element, "id"))),
  ]),
);
/** Made by the server when it loads the site. */
const generated = ["/robots.txt", "/sitemap.xml", "/.well-known/security.txt"];

function links(page: BuiltPage): string[] {
  const holders = page.document.querySelectorAll("[href], [src]");
  const fromTags = holders.map((e) => attribute(e, "href") ?? attribute(e, "src") ?? "");
  const named = page.document.querySelectorAll("meta").map((e) => attribute(e, "content") ?? "");
  return [...fromTags, ...named.filter((content) => /^(\/|__PUBLIC_URL__\/)/.test(content))];
}

/** What is wrong with a link of ours; undefined if it leads somewhere. */
function fault(from: BuiltPage, link: string): string | undefined {
  const [address = "", anchor] = link.replace(/^__PUBLIC_URL__/, "").split("#");
  const path = address.replace(/\?.*$/, "") || from.path;
  if (files.has(path) || generated.includes(path)) {
    return undefined;
  }
  if (!addresses.has(path)) {
    return `${link}: there is no such page or file`;
  }
  const found = anchor === undefined || ids.get(path)?.has(decodeURIComponent(anchor));
  return found ? undefined : `${link}: ${path} has no element with this id`;
}

function isOutside(link: string): boolean {
  return /^[a-z]+:/.test(link);
}

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_, page) => {
  it("has no link that leads nowhere", () => {
    const ours = links(page).filter((link) => !isOutside(link));
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.map((link) => fault(page, link)).filter(Boolean)).toEqual([]);
  });

  it("has links outside by https or mail only, and gives none of them a handle on the page", () => {
    const outside = page.document.querySelectorAll("a[href]").filter((element) => {
      return isOutside(attribute(element, "href") ?? "");
    });
    for (const element of outside) {
      expect(attribute(element, "href")).toMatch(/^(https:\/\/[\w.-]+\/|mailto:\S+@)/);
      if (attribute(element, "target") === "_blank") {
        expect(attribute(element, "rel")).toContain("noopener");
      }
    }
  });

  it("has no empty link and no bare '#'", () => {
    const hrefs = page.document.querySelectorAll("a").map((e) => attribute(e, "href"));
    expect(hrefs.filter((href) => href === undefined || href === "" || href === "#")).toEqual([]);
  });
});

describe("links that only the live page makes", () => {
  it.each(pages.filter(({ path }) => /\/aula-\d$/.test(path)).map(({ path }) => path))(
    "%s has the exercises that the side sheet leads to",
    (path) => {
      expect(ids.get(path)).toContain("exercicios");
    },
  );
});

describe("the web manifest", () => {
  const manifest = JSON.parse(readFileSync(files.get("/manifest.webmanifest") ?? "", "utf8"));

  it("starts on a page and shows icons that are there", () => {
    expect(addresses.has(manifest.start_url)).toBe(true);
    const icons: { src: string }[] = manifest.icons;
    expect(icons.length).toBeGreaterThan(1);
    expect(icons.map(({ src }) => src).filter((src) => !files.has(src))).toEqual([]);
  });
});

describe("the tests in the browser", () => {
  it("open every page that there is, and one that there is not", () => {
    const unknown = opened.filter((address) => !addresses.has(address));
    expect(unknown).toHaveLength(1);
    const known = opened.filter((address) => addresses.has(address));
    const isOther = (path: string) => /aula-[1345]\/assistir$/.test(path);
    expect([...known, "*"].sort()).toEqual([...addresses.keys()].filter((p) => !isOther(p)).sort());
  });
});
