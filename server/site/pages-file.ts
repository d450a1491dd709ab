import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** What the site build says of its pages, in `pages.json`. */
const pagesFileSchema = z.object({
  pages: z.array(
    z.object({
      /** '/', '/perfil', or '*' for the page of every unknown address. */
      path: z.string().regex(/^(\*|\/|(\/[\w.~-]+)+)$/),
      /** Below `pages/`. */
      file: z.string(),
      status: z.union([z.literal(200), z.literal(404)]),
      /** Stands in sitemap.xml. */
      indexed: z.boolean(),
    }),
  ),
});

export type PageEntry = z.infer<typeof pagesFileSchema>["pages"][number];

export async function readPageEntries(siteDirectory: string): Promise<PageEntry[]> {
  const file = join(siteDirectory, "pages.json");
  const parsed = pagesFileSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!parsed.success)
    throw new Error(`${file} is not in the expected form: ${z.prettifyError(parsed.error)}`);
  return parsed.data.pages;
}
