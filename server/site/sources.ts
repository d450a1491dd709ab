import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { siteHeaders } from "../middleware/security-headers.ts";
import { contentSecurityPolicy, svgPolicy } from "./csp.ts";
import type { GeneratedFile } from "./generated-files.ts";
import { mediaTypeOf } from "./media-types.ts";
import { fillIn, type OperatorValues } from "./operator-values.ts";
import type { PageEntry } from "./pages-file.ts";
import type { Source } from "./resource.ts";

/** Asked for again each time, answered with 304 while it is the same. */
const revalidated = "no-cache";
/** The name changes with the content. */
const immutable = "public, max-age=31536000, immutable";

/** Where the build left the site, and what the operator adds to it. */
export type Origin = { directory: string; values: OperatorValues };

type NamedContent = { path: string; name: string; content: Buffer<ArrayBuffer> };

export function pageSources(origin: Origin, entries: PageEntry[]): Promise<Source[]> {
  return Promise.all(entries.map((entry) => pageSource(origin, entry)));
}

export function assetSources(origin: Origin): Promise<Source[]> {
  return folderSources(origin, "assets", "/assets/", immutable);
}

export function publicSources(origin: Origin): Promise<Source[]> {
  return folderSources(origin, "public", "/", revalidated);
}

export function generatedSources(origin: Origin, files: GeneratedFile[]): Source[] {
  return files.map(({ path, content }) =>
    fileSource(origin, { path, name: path, content: Buffer.from(content) }, revalidated),
  );
}

async function pageSource(origin: Origin, entry: PageEntry): Promise<Source> {
  const { directory, values } = origin;
  const html = fillIn(await readFile(join(directory, "pages", entry.file), "utf8"), values);
  const apiOrigin = values.supabaseUrl && new URL(values.supabaseUrl).origin;
  const named = { path: entry.path, name: entry.file, content: Buffer.from(html) };
  const source = fileSource(origin, named, revalidated);
  source.headers["Content-Security-Policy"] = contentSecurityPolicy(html, apiOrigin);
  if (!entry.indexed) source.headers["X-Robots-Tag"] = "noindex";
  return { ...source, kind: "page", status: entry.status };
}

async function folderSources(origin: Origin, folder: string, prefix: string, cacheControl: string) {
  const root = join(origin.directory, folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = prefix + relative(root, file).split(sep).join("/");
      return fileSource(origin, { path, name, content: await readFile(file) }, cacheControl);
    }),
  );
}

function fileSource(origin: Origin, named: NamedContent, cacheControl: string): Source {
  const { path, name, content } = named;
  const headers = siteHeaders(origin.values.publicUrl.startsWith("https:"));
  if (name.endsWith(".svg")) headers["Content-Security-Policy"] = svgPolicy;
  return { path, kind: "file", status: 200, ...mediaTypeOf(name), content, cacheControl, headers };
}
