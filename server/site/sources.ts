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

/** Reads what the build left and gives each file its address and headers. */
export function createSources(directory: string, values: OperatorValues) {
  const headers = siteHeaders(values.publicUrl.startsWith("https:"));
  const apiOrigin = values.supabaseUrl && new URL(values.supabaseUrl).origin;

  async function page(entry: PageEntry): Promise<Source> {
    const html = await readFile(join(directory, "pages", entry.file), "utf8");
    const filled = fillIn(html, values);
    const policy = { "Content-Security-Policy": contentSecurityPolicy(filled, apiOrigin) };
    const robots: Record<string, string> = entry.indexed ? {} : { "X-Robots-Tag": "noindex" };
    const source = file(entry.path, entry.file, Buffer.from(filled), revalidated);
    return {
      ...source,
      kind: "page",
      status: entry.status,
      headers: { ...headers, ...policy, ...robots },
    };
  }

  function file(
    path: string,
    name: string,
    content: Buffer<ArrayBuffer>,
    cacheControl: string,
  ): Source {
    const { type, compressible } = mediaTypeOf(name);
    const policy: Record<string, string> = name.endsWith(".svg")
      ? { "Content-Security-Policy": svgPolicy }
      : {};
    return {
      path,
      kind: "file",
      status: 200,
      type,
      compressible,
      content,
      cacheControl,
      headers: { ...headers, ...policy },
    };
  }

  async function folder(name: string, prefix: string, cacheControl: string): Promise<Source[]> {
    const root = join(directory, name);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
    return Promise.all(
      files.map(async (entry) => {
        const full = join(entry.parentPath, entry.name);
        const path = prefix + relative(root, full).split(sep).join("/");
        return file(path, entry.name, await readFile(full), cacheControl);
      }),
    );
  }

  return {
    pages: (entries: PageEntry[]) => Promise.all(entries.map(page)),
    assets: () => folder("assets", "/assets/", immutable),
    publicFiles: () => folder("public", "/", revalidated),
    generated: (files: GeneratedFile[]) =>
      files.map(({ path, content }) => file(path, path, Buffer.from(content), revalidated)),
  };
}
