import { createHash } from "node:crypto";
import type { Compressed } from "./compress.ts";
import type { Encoding } from "./negotiate.ts";

/** One address of the site, before it is made ready to be sent. */
export type Source = {
  path: string;
  kind: "page" | "file";
  status: 200 | 404;
  type: string;
  compressible: boolean;
  content: Buffer<ArrayBuffer>;
  cacheControl: string;
  /** Beside those that every answer of the site has: a policy, for example. */
  headers: Record<string, string>;
};

/** The same content in one encoding, with everything that can be prepared. */
export type Representation = {
  etag: string;
  body: Buffer<ArrayBuffer>;
  /** Header lines as `writeHead` takes them: name, value, name, value. */
  head: string[];
  /** The same for a 304. */
  unchangedHead: string[];
};

export type Resource = {
  path: string;
  kind: "page" | "file";
  status: 200 | 404;
  representations: { identity: Representation; br?: Representation; gzip?: Representation };
};

export async function createResource(
  source: Source,
  compress: (content: Buffer<ArrayBuffer>) => Promise<Compressed>,
): Promise<Resource> {
  const { path, kind, status, content } = source;
  const identity = represent(source, "identity", content);
  if (!source.compressible) return { path, kind, status, representations: { identity } };
  const { br, gzip } = await compress(content);
  return {
    path,
    kind,
    status,
    representations: {
      identity,
      ...(br.length < content.length ? { br: represent(source, "br", br) } : {}),
      ...(gzip.length < content.length ? { gzip: represent(source, "gzip", gzip) } : {}),
    },
  };
}

function represent(source: Source, encoding: Encoding, body: Buffer<ArrayBuffer>): Representation {
  // Of the bytes as sent: two encodings of one content are different to a strong ETag.
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const shared = {
    ETag: etag,
    "Cache-Control": source.cacheControl,
    ...(source.compressible ? { Vary: varyOf(source) } : {}),
    ...source.headers,
  };
  const own = {
    "Content-Type": source.type,
    "Content-Length": String(body.length),
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
  return { etag, body, head: flat({ ...own, ...shared }), unchangedHead: flat(shared) };
}

/** Programs get the 404 as JSON. */
function varyOf({ status }: Source): string {
  return status === 404 ? "Accept, Accept-Encoding" : "Accept-Encoding";
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}
