import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** What supabase-js sends of itself, with tracing and idempotency headers of its callers. */
const allowHeaders = [
  "authorization",
  "x-client-info",
  "apikey",
  "content-type",
  "accept",
  "x-region",
  "x-supabase-api-version",
  "x-retry-count",
  "idempotency-key",
  "traceparent",
  "tracestate",
  "baggage",
];

const exposeHeaders = [
  "retry-after",
  "x-relay-error",
  "x-request-id",
  "x-supabase-api-version",
  "x-total-count",
  "link",
];

/** Any origin may call: nothing here goes by cookies, so there is no `credentials`. */
export function apiCors(): MiddlewareHandler {
  return cors({
    origin: "*",
    allowHeaders,
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    exposeHeaders,
    // A day; browsers cap it lower themselves.
    maxAge: 86_400,
  });
}
