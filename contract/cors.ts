/** What supabase-js and the reference servers name, with tracing and idempotency headers of their callers. */
export const allowedHeaders = [
  "authorization",
  "x-client-info",
  "apikey",
  "content-type",
  "accept",
  "x-region",
  "x-supabase-api-version",
  "x-retry-count",
  "x-client-ip",
  "x-jwt-aud",
  "x-use-cookie",
  "prefer",
  "range",
  "accept-profile",
  "content-profile",
  "idempotency-key",
  "traceparent",
  "tracestate",
  "baggage",
];

/** What a page of another origin may read of an answer. */
export const exposedHeaders = [
  "retry-after",
  "x-relay-error",
  "x-request-id",
  "x-supabase-api-version",
  "x-total-count",
  "link",
];

/** Seconds for which a browser need not ask again: a day; browsers cap it lower themselves. */
export const preflightMaxAge = 86_400;
