import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Manifest } from "vite";
import { writePapers } from "../paper/index.ts";
import type { PrerenderedPage, PrerenderModule } from "../web/prerender/module.ts";
import type { KeptList } from "../web/worker/kept-list.ts";

/** build/site is what the server loads: assets/, public/, pages/ and pages.json. */
const root = new URL("..", import.meta.url).pathname;
const siteDirectory = join(root, "build/site");
/** The site is put together here and moved in place at the end: a cut build never stands. */
const draft = join(root, "build/site-draft");

async function buildClient(): Promise<Manifest> {
  await build({ root, logLevel: "warn" });
  return JSON.parse(await readFile(join(root, "build/client/manifest.json"), "utf8"));
}

/** One script that stands alone, without what pages share. */
async function buildAlone(entry: string, name: string, define = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry, formats: ["iife"], name },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) {
    throw new Error(`${entry} was not built.`);
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

const entrySource = "web/entry-client.tsx";

/** Stylesheets of a module and of all it imports statically, in the order they apply. */
function stylesheetsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) {
    return [];
  }
  seen.add(source);
  const imported = (chunk.imports ?? []).flatMap((name) => stylesheetsOf(manifest, name, seen));
  return [...imported, ...(chunk.css ?? [])];
}

async function readStylesheets(files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(
    files.map((file) => readFile(join(root, "build/client", file), "utf8")),
  );
  return sheets.map((sheet) => sheet.trim()).join("");
}

/** What a page inlines: the styles that every page needs, then its own. */
async function pageStyles(manifest: Manifest, source: string) {
  if (!manifest[source]) {
    throw new Error(`The client build knows no page ${source}: check web/routes.ts.`);
  }
  const files = [entrySource, source].flatMap((name) => stylesheetsOf(manifest, name));
  const own = [...new Set(files)];
  return { css: await readStylesheets(own), stylesheets: own.map((file) => `/${file}`) };
}

function clientFiles(manifest: Manifest) {
  const entry = manifest[entrySource];
  const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"));
  if (!(entry && font)) {
    throw new Error("The client build lacks its entry or font.");
  }
  return { applicationScript: `/${entry.file}`, font: `/${font.file}` };
}

function fileName(path: string): string {
  if (path === "*") {
    return "not-found.html";
  }
  return path === "/" ? "index.html" : `${path.slice(1).replaceAll("/", ".")}.html`;
}

async function writePages(manifest: Manifest, earlyScript: string): Promise<PrerenderedPage[]> {
  const files = clientFiles(manifest);
  const { renderAllPages, renderDocument } = await loadPrerender();
  const pages = await renderAllPages();
  await mkdir(join(draft, "pages"), { recursive: true });
  for (const page of pages) {
    const styles = await pageStyles(manifest, page.source);
    const document = renderDocument({ ...page, ...files, ...styles, earlyScript });
    await writeFile(join(draft, "pages", fileName(page.path)), document);
  }
  const list = pages.map(({ path, indexed }) => ({
    path,
    file: fileName(path),
    status: path === "*" ? 404 : 200,
    indexed,
  }));
  await writeFile(join(draft, "pages.json"), `${JSON.stringify({ pages: list }, null, 2)}\n`);
  return pages;
}

/** Scripts of a module and of all it imports statically. */
function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => scriptsOf(manifest, name, seen))];
}

const isLesson = (path: string) => path.includes("/aula-");

/** What the worker keeps: first all pages but the lessons, each with what brings it to life; then everything; PDFs last. */
function listKept(
  manifest: Manifest,
  pages: readonly { path: string; source: string }[],
  papers: readonly string[],
): KeptList {
  const known = pages.filter(({ path }) => path !== "*");
  const [lessons, others] = [true, false].map((wanted) =>
    known.filter(({ path }) => isLesson(path) === wanted),
  ) as [typeof known, typeof known];
  const sources = [entrySource, ...others.map(({ source }) => source)];
  const live = sources.flatMap((source) => [
    ...scriptsOf(manifest, source),
    ...stylesheetsOf(manifest, source),
  ]);
  const first = new Set([...live.map((file) => `/${file}`), clientFiles(manifest).font]);
  const all = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const rest = new Set(all.map((file) => `/${file}`).filter((file) => !first.has(file)));
  return {
    first: { pages: others.map(({ path }) => path), files: [...first] },
    rest: { pages: lessons.map(({ path }) => path), files: [...rest] },
    papers,
    revision: "__SITE_REVISION__",
  };
}

/** The worker and its list. What serves the site puts the revision in: the pages change with the operator, too. */
async function writeWorker(list: KeptList): Promise<void> {
  const code = await buildAlone("web/worker/worker.ts", "worker", {
    __WB_MANIFEST: JSON.stringify(list),
    "process.env.NODE_ENV": '"production"',
  });
  await writeFile(join(draft, "public/sw.js"), code);
  await writeFile(join(draft, "kept.json"), JSON.stringify(list));
}

async function copyAssets(): Promise<void> {
  await cp(join(root, "build/client/assets"), join(draft, "assets"), {
    recursive: true,
  });
  await cp(join(root, "web/public"), join(draft, "public"), { recursive: true });
}

async function buildSite(): Promise<void> {
  await rm(draft, { recursive: true, force: true });
  const manifest = await buildClient();
  const pages = await writePages(manifest, await buildAlone("web/early/early.ts", "early"));
  await copyAssets();
  const papers = await writePapers(join(draft, "public"), join(root, "build/papers"));
  await writeWorker(listKept(manifest, pages, papers));
  await rm(siteDirectory, { recursive: true, force: true });
  await rename(draft, siteDirectory);
}

await buildSite();
