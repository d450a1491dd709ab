import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "../../contract/error.ts";

/** The adapter drains what is still coming in, so the sender reads the answer, not a reset. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError("body_too_large");
    },
  });
}
