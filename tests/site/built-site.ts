import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from "html-validate";
import { readBuild, root } from "./folders.ts";

const site = join(root, "build/site");

export type BuiltPage = {
  /** '/', '/perfil', or '*' for the page of every unknown address. */
  path: string;
  file: string;
  /** Open to search engines. */
  indexed: boolean;
  html: string;
  document: HtmlElement;
};

/** `html-validate:recommended`, and what this site has against some of its rules. */
export const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // How React writes markup, and the same to every parser.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "void-style": "off",
      // Ids that React makes begin with an underscore, which HTML has allowed since 5.
      "valid-id": ["error", { relaxed: true }],
      // The content security policy refuses them.
      "no-inline-style": ["error", { allowedProperties: [] }],
      // No browser lets `progress` be drawn as a measuring tape with the same care.
      "prefer-native-element": ["error", { exclude: ["progressbar"] }],
      // It sees no stylesheet: of the two main navigations one is displayed, by the width; of the
      // tabs' panels one. The accessibility tests look at what is displayed.
      "unique-landmark": "off",
      // Search results cut at the end, where the name of the product stands.
      "long-title": ["error", { maxlength: 90 }],
    },
  }),
);

async function parse(html: string, filename: string): Promise<HtmlElement> {
  return new Parser(await validator.getConfigFor(filename)).parseHtml(html);
}

type PageEntry = Pick<BuiltPage, "path" | "file" | "indexed">;

function readEntries(): PageEntry[] {
  return JSON.parse(readBuild("site/pages.json")).pages;
}

/** Every prerendered page, in the order of the route table. */
export const pages: readonly BuiltPage[] = await Promise.all(
  readEntries().map(async ({ path, file, indexed }) => {
    const html = readBuild(`site/pages/${file}`);
    return { path, file, indexed, html, document: await parse(html, file) };
  }),
);

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(site, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(site, folder), join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join("/"));
}

/** Address of every file that is no page -> where it lies. */
export const files: ReadonlyMap<string, string> = new Map([
  ...filesBelow("assets").map((path) => [`/assets/${path}`, join(site, "assets", path)] as const),
  ...filesBelow("public").map((path) => [`/${path}`, join(site, "public", path)] as const),
]);

/** The value of an attribute as the browser understands it; undefined where there is none. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.getAttributeValue(name)?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** `content` of a meta element, by its name or property. */
export function meta(page: BuiltPage, name: string): string | undefined {
  const element =
    page.document.querySelector(`meta[name="${name}"]`) ??
    page.document.querySelector(`meta[property="${name}"]`);
  return element ? attribute(element, "content") : undefined;
}
