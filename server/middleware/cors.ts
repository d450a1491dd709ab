import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { allowedHeaders, exposedHeaders, preflightMaxAge } from "../../contract/cors.ts";

/** Any origin may call: nothing here goes by cookies, so there is no `credentials`. */
export function apiCors(): MiddlewareHandler {
  return cors({
    origin: "*",
    allowHeaders: allowedHeaders,
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    exposeHeaders: exposedHeaders,
    maxAge: preflightMaxAge,
  });
}
