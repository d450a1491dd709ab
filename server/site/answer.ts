import { acceptedEncodings } from "./negotiate.ts";
import type { Representation, Resource } from "./resource.ts";

export type Answer = {
  status: number;
  /** Header lines as `writeHead` takes them: name, value, name, value. */
  head: string[];
  body: Buffer<ArrayBuffer> | undefined;
};

/** To a GET or HEAD of a resource; the sender leaves the body out for HEAD. */
export function answerWith(
  resource: Resource,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Answer {
  const chosen = choose(resource, acceptEncoding);
  // RFC 9110 13.2.1: conditions are for what would be a 200.
  if (resource.status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, chosen.etag))
    return { status: 304, head: chosen.unchangedHead, body: undefined };
  return { status: resource.status, head: chosen.head, body: chosen.body };
}

function choose({ representations }: Resource, acceptEncoding: string | undefined): Representation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const representation = representations[encoding];
    if (representation) return representation;
  }
  return representations.identity;
}

/** Weak comparison, as RFC 9110 13.1.2 asks: proxies weaken our tags. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
