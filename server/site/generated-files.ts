import { escapeMarkup } from "./operator-values.ts";
import type { PageEntry } from "./pages-file.ts";

/** RFC 9116 wants less than a year; a server is started more often than that. */
const securityTextDays = 360;

export type GeneratedFile = { path: string; content: string };

type Options = { publicUrl: string; securityContact: string; pages: PageEntry[]; now: Date };

/** The files that are about the site, and need the operator's address. */
export function generateFiles(options: Options): GeneratedFile[] {
  return [
    { path: "/robots.txt", content: robots(options) },
    { path: "/sitemap.xml", content: sitemap(options) },
    { path: "/.well-known/security.txt", content: securityText(options) },
  ];
}

function robots({ publicUrl }: Options): string {
  return lines(
    "User-agent: *",
    "Disallow: /auth/v1/",
    "Disallow: /functions/v1/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
  );
}

function sitemap({ publicUrl, pages }: Options): string {
  const indexed = pages.filter((page) => page.indexed && page.path !== "*");
  const address = (path: string) => escapeMarkup(publicUrl + path);
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexed.map((page) => `  <url><loc>${address(page.path)}</loc></url>`),
    "</urlset>",
  );
}

function securityText({ publicUrl, securityContact, now }: Options): string {
  const expires = new Date(now.getTime() + securityTextDays * 86_400_000);
  return lines(
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: pt-BR, en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  );
}

function lines(...content: string[]): string {
  return `${content.join("\n")}\n`;
}
