import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { allowedHeaders, exposedHeaders, preflightMaxAge } from "../../contract/cors.ts";

/** Any origin may read an answer. */
const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders.join(","),
};

/** Any origin may call: nothing here goes by cookies, so there is no `credentials`. */
export function apiCors(): MiddlewareHandler {
  const answerPreflight = cors({
    origin: "*",
    allowHeaders: allowedHeaders,
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    exposeHeaders: exposedHeaders,
    maxAge: preflightMaxAge,
  });
  return async function setCors(c, next) {
    if (c.req.method === "OPTIONS") return answerPreflight(c, next);
    await next();
    // Set on the answer that is there: set before, Hono would copy the answer to join them.
    for (const [name, value] of Object.entries(corsHeaders)) c.res.headers.set(name, value);
    return undefined;
  };
}
