import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { allowedHeaders, exposedHeaders, preflightMaxAge } from "../../contract/cors.ts";

const exposed = exposedHeaders.join(",");

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
    c.res.headers.set("Access-Control-Allow-Origin", "*");
    c.res.headers.set("Access-Control-Expose-Headers", exposed);
    return undefined;
  };
}
