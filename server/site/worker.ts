import { createHash } from "node:crypto";
import { workerPolicy } from "./csp.ts";
import type { Source } from "./resource.ts";

/**
 * The service worker, told what it serves: its bytes change with those of any page or PDF, those that the operator's values
 * stand in too, and a browser then takes the new one.
 */
export function withRevision(source: Source, kept: readonly Source[]): Source {
  if (source.path !== "/sw.js") return source;
  const hash = createHash("sha256");
  for (const { path, content } of kept) hash.update(path).update(content);
  const revision = hash.digest("base64url").slice(0, 22);
  const code = source.content.toString().replaceAll("__SITE_REVISION__", revision);
  return {
    ...source,
    content: Buffer.from(code),
    headers: { ...source.headers, "Content-Security-Policy": workerPolicy },
  };
}
