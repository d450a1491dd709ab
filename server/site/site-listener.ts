import type { IncomingMessage, ServerResponse } from "node:http";
import { type RequestWatch, requestIdOf } from "../middleware/request-log.ts";
import { answerWith } from "./answer.ts";
import type { Site } from "./load-site.ts";

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Sends pages and files without going through the framework, and hands everything else on.
 * `siteHandler` gives the same answers; this one is the short way for what is asked most.
 */
export function siteListener(site: Site, watch: RequestWatch, next: NodeListener): NodeListener {
  return (incoming, outgoing) => {
    const { method, url = "", headers } = incoming;
    const resource = site.resources.get(pathOf(url));
    if (!resource || (method !== "GET" && method !== "HEAD")) return next(incoming, outgoing);
    const id = requestIdOf(headers["x-request-id"]);
    const { path: route, kind } = resource;
    const countedAs = kind === "file" ? "file" : undefined;
    watch(outgoing, () => ({ id, route, countedAs, quiet: kind === "file" }));
    const { status, head, body } = answerWith(
      resource,
      headers["accept-encoding"],
      headers["if-none-match"],
    );
    outgoing.writeHead(status, [...head, "X-Request-Id", id]);
    outgoing.end(body);
  };
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}
