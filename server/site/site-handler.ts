import type { Context } from "hono";
import { AppError } from "../../contract/error.ts";
import type { ServerEnv } from "../server-env.ts";
import { type Answer, answerWith } from "./answer.ts";
import type { Site } from "./load-site.ts";
import type { Resource } from "./resource.ts";

/** Answers for every address that is not of the API, the unknown ones too. */
export function siteHandler(site: Site): (c: Context<ServerEnv>) => Response {
  return (c) => {
    const found = site.resources.get(c.req.path);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (found && isRead) return send(c, found);
    if (found) return refuseMethod(c);
    const moved = site.resources.get(c.req.path.slice(0, -1));
    if (moved && isRead && c.req.path.endsWith("/")) return redirect(c, moved);
    if (isRead && wantsPage(c)) return send(c, site.notFound);
    throw new AppError("not_found");
  };
}

function send(c: Context<ServerEnv>, resource: Resource): Response {
  return toResponse(
    answerWith(resource, c.req.header("accept-encoding"), c.req.header("if-none-match")),
  );
}

function toResponse({ status, head, body }: Answer): Response {
  const headers = new Headers();
  for (let i = 0; i < head.length; i += 2) headers.set(head[i] ?? "", head[i + 1] ?? "");
  return new Response(body ?? null, { status, headers });
}

function refuseMethod(c: Context<ServerEnv>): never {
  c.header("Allow", "GET, HEAD");
  throw new AppError("method_not_allowed");
}

/** To an address of our own list, never to one put together from what was asked. */
function redirect(c: Context<ServerEnv>, to: Resource): Response {
  return c.redirect(to.path + new URL(c.req.url).search, 308);
}

/** A person looks at pages; a missing script or a program is served with one line of JSON. */
function wantsPage(c: Context<ServerEnv>): boolean {
  if (c.req.path.startsWith("/assets/")) return false;
  const accept = c.req.header("accept") ?? "*/*";
  return accept.includes("text/html") || accept.includes("*/*");
}
