import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Manifest } from "vite";
import type { PrerenderModule } from "../web/prerender/module.ts";

/** build/site is what the server loads: assets/, public/, pages/ and pages.json. */
const root = new URL("..", import.meta.url).pathname;
const siteDirectory = join(root, "build/site");
/** The site is put together here and moved in place at the end: a cut build never stands. */
const draft = join(root, "build/site-draft");

async function buildClient(): Promise<Manifest> {
  await build({ root, logLevel: "warn" });
  return JSON.parse(await readFile(join(root, "build/client/manifest.json"), "utf8"));
}

async function buildEarlyScript(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: "web/early/early.ts", formats: ["iife"], name: "early" },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) {
    throw new Error("The early script was not built.");
  }
  return chunk.code.trim();
}

async function loadPrerender(): Promise<PrerenderModule> {
  const outDir = join(root, "build/prerender");
  await build({
    root,
    logLevel: "warn",
    build: {
      ssr: "web/prerender/entry.tsx",
      outDir,
      manifest: false,
      rolldownOptions: { input: "web/prerender/entry.tsx" },
    },
  });
  return await import(join(outDir, "entry.js"));
}

type ClientFiles = { applicationScript: string; css: string; font: string };

async function clientFiles(manifest: Manifest): Promise<ClientFiles> {
  const entry = manifest["web/entry-client.tsx"];
  const style = Object.values(manifest).find(({ file }) => file.endsWith(".css"));
  const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"));
  if (!(entry && style && font)) {
    throw new Error("The client build lacks its entry, stylesheet or font.");
  }
  const css = await readFile(join(root, "build/client", style.file), "utf8");
  return { applicationScript: `/${entry.file}`, css: css.trim(), font: `/${font.file}` };
}

function fileName(path: string): string {
  if (path === "*") {
    return "not-found.html";
  }
  return path === "/" ? "index.html" : `${path.slice(1).replaceAll("/", ".")}.html`;
}

async function writePages(files: ClientFiles, earlyScript: string): Promise<void> {
  const { renderAllPages, renderDocument } = await loadPrerender();
  const pages = await renderAllPages();
  await mkdir(join(draft, "pages"), { recursive: true });
  for (const page of pages) {
    const document = renderDocument({ ...page, ...files, earlyScript });
    await writeFile(join(draft, "pages", fileName(page.path)), document);
  }
  const list = pages.map(({ path, indexed }) => ({
    path,
    file: fileName(path),
    status: path === "*" ? 404 : 200,
    indexed,
  }));
  await writeFile(join(draft, "pages.json"), `${JSON.stringify({ pages: list }, null, 2)}\n`);
}

async function copyAssets(): Promise<void> {
  await cp(join(root, "build/client/assets"), join(draft, "assets"), {
    recursive: true,
    // The stylesheet is inlined in every page; nothing asks for the file.
    filter: (source) => !basename(source).endsWith(".css"),
  });
  await cp(join(root, "web/public"), join(draft, "public"), { recursive: true });
}

async function buildSite(): Promise<void> {
  await rm(draft, { recursive: true, force: true });
  const [manifest, earlyScript] = [await buildClient(), await buildEarlyScript()];
  await writePages(await clientFiles(manifest), earlyScript);
  await copyAssets();
  await rm(siteDirectory, { recursive: true, force: true });
  await rename(draft, siteDirectory);
}

await buildSite();
