import { certificateKeysPath } from "../../contract/certificate.ts";
import { createCompressor } from "./compress.ts";
import { generateFiles } from "./generated-files.ts";
import type { OperatorValues } from "./operator-values.ts";
import { readPageEntries } from "./pages-file.ts";
import { isPaper, withAddress } from "./papers.ts";
import { createResource, type Resource } from "./resource.ts";
import { assetSources, generatedSources, pageSources, publicSources } from "./sources.ts";
import { withRevision } from "./worker.ts";

/** Everything the site can answer with, in memory and ready to be sent. */
export type Site = {
  resources: ReadonlyMap<string, Resource>;
  /** For every unknown address. */
  notFound: Resource;
};

export type SiteOptions = {
  /** What the site build left: `pages.json`, `pages/`, `assets/`, `public/`. */
  directory: string;
  /** Keeps compressed bytes from one start to the next. */
  cacheDirectory: string;
  values: OperatorValues;
  securityContact: string;
  /** A JWK set, as it is published. */
  certificateKeys: string;
};

export async function loadSite(options: SiteOptions): Promise<Site> {
  const { directory, values, securityContact, certificateKeys } = options;
  const origin = { directory, values };
  const pages = await readPageEntries(directory);
  const pageList = await pageSources(origin, pages);
  const publicList = (await publicSources(origin)).map((source) =>
    withAddress(source, values.publicUrl),
  );
  const about = { publicUrl: values.publicUrl, securityContact, pages, now: new Date() };
  const keys = generatedSources(origin, [{ path: certificateKeysPath, content: certificateKeys }]);
  const kept = [...pageList, ...publicList.filter(isPaper), ...keys];
  // Pages last: where two have one address, the page is the one that counts.
  const sources = [
    ...(await assetSources(origin)),
    ...publicList.map((source) => withRevision(source, kept)),
    ...generatedSources(origin, generateFiles(about)),
    ...keys,
    ...pageList,
  ];
  const { compress, forgetUnused } = createCompressor(options.cacheDirectory);
  const resources = await Promise.all(sources.map((source) => createResource(source, compress)));
  await forgetUnused();
  return index(resources, directory);
}

function index(all: Resource[], directory: string): Site {
  const resources = new Map(all.map((resource) => [resource.path, resource]));
  const notFound = resources.get("*");
  if (!notFound)
    throw new Error(`The site in ${directory} has no page for unknown addresses ("*").`);
  resources.delete("*");
  return { resources, notFound };
}
