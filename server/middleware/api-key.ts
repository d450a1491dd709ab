import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { AppError } from "../../contract/error.ts";
import type { ApiKeys } from "../api-keys.ts";

/** Lets a request through that carries one of the keys, as `apikey` or as Bearer. */
export function requireApiKey(keys: ApiKeys): MiddlewareHandler {
  const known = [keys.publishable, keys.secret].map(digest);
  return async function checkApiKey(c, next) {
    const sent = [c.req.header("apikey"), bearer(c.req.header("authorization"))];
    const candidates = sent.filter((key) => key !== undefined && key !== "").map(digest);
    if (candidates.length === 0) throw new AppError("no_api_key");
    // A signed-in visitor's Bearer is a session token, so one of the two is enough.
    if (!candidates.some((key) => isKnown(known, key))) throw new AppError("invalid_api_key");
    await next();
  };
}

function bearer(authorization: string | undefined): string | undefined {
  return authorization?.match(/^bearer +(\S+)$/i)?.[1];
}

/** Equal lengths for timingSafeEqual, and the time tells nothing of the key's own. */
function digest(key: string | undefined): Buffer {
  return createHash("sha256")
    .update(key ?? "")
    .digest();
}

function isKnown(known: Buffer[], candidate: Buffer): boolean {
  return known.map((key) => timingSafeEqual(key, candidate)).includes(true);
}
