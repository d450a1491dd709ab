import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixtureModules, withTemporaryFolder, writeFixtureSite } from "../fixture.ts";
import { loadSite } from "./load-site.ts";

const values = {
  publicUrl: "https://loja.example",
  publishableKey: "k",
  supabaseUrl: "",
  operator: { name: "Ana", email: "ana@loja.com.br" },
};

function load(directory: string) {
  const cacheDirectory = join(directory, "cache");
  return loadSite({
    directory,
    cacheDirectory,
    values,
    certificateKeys: "{}",
    securityContact: "mailto:a@b.example",
  });
}

async function textOf(path: string, choices?: Parameters<typeof fixtureModules>[0]) {
  const { modules } = await fixtureModules(choices);
  return String(modules.site.resources.get(path)?.representations.identity.body);
}

test("pages carry the operator's values, escaped", async () => {
  const html = await textOf("/", {
    publicUrl: "https://loja.example",
    publishableKey: `k"><b>`,
    supabaseUrl: "https://abc.example",
  });
  expect(html).toContain('href="https://loja.example/"');
  expect(html).toContain('name="key" content="k&quot;&gt;&lt;b&gt;"');
  expect(html).toContain('name="supabase" content="https://abc.example"');
  expect(html).not.toContain("__");
});

test("the sitemap names the indexed pages, and robots.txt the sitemap", async () => {
  const sitemap = await textOf("/sitemap.xml");
  expect(sitemap.match(/<loc>.*<\/loc>/g)).toEqual(["<loc>http://loja.example/</loc>"]);
  expect(await textOf("/robots.txt")).toContain("\nSitemap: http://loja.example/sitemap.xml\n");
});

test("security.txt has what RFC 9116 asks for, and runs out between 300 days and a year from now", async () => {
  const text = await textOf("/.well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:a@b\.example$/m);
  expect(text).toMatch(/^Preferred-Languages: pt-BR, en$/m);
  expect(text).toMatch(/^Canonical: http:\/\/loja\.example\/\.well-known\/security\.txt$/m);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "").getTime();
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test("a site without the page for unknown addresses does not load", () =>
  withTemporaryFolder(async (folder) => {
    await writeFixtureSite(folder);
    await writeFile(join(folder, "pages.json"), '{"pages":[]}');
    await expect(load(folder)).rejects.toThrow('no page for unknown addresses ("*")');
  }));

test("a list of pages in another form is named with its file", () =>
  withTemporaryFolder(async (folder) => {
    await writeFixtureSite(folder);
    await writeFile(join(folder, "pages.json"), '{"pages":[{"path":"no-slash"}]}');
    await expect(load(folder)).rejects.toThrow("pages.json is not in the expected form");
  }));

test("a page that is listed and missing stops the start", () =>
  withTemporaryFolder(async (folder) => {
    await writeFixtureSite(folder);
    await rm(join(folder, "pages", "perfil.html"));
    await expect(load(folder)).rejects.toMatchObject({ code: "ENOENT" });
  }));
