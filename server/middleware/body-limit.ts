import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "../../contract/error.ts";

/** The adapter drains what is still coming in, so the sender reads the answer, not a reset. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limitWhileReading = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async function checkBody(c, next) {
    const { headers } = c.req.raw;
    const length = headers.get("content-length");
    const isChunked = headers.has("transfer-encoding");
    if (length === null || isChunked) {
      // Nothing follows such a GET, and looking whether something does costs a tenth of the call.
      const isBare = c.req.method === "GET" && !isChunked;
      return isBare ? next() : limitWhileReading(c, next);
    }
    // Node takes no byte beyond the length that was said, so nothing need be made of the body here.
    if (Number(length) > maxBytes) refuse();
    return next();
  };
}

function refuse(): never {
  throw new AppError("body_too_large");
}
