import type { MiddlewareHandler } from "hono";
import { AppError } from "../../contract/error.ts";
import type { KeyRing } from "../keys/key-ring.ts";
import { bearer } from "./bearer.ts";

/** Lets a request through that carries one of the keys, as `apikey` or as Bearer. */
export function requireApiKey(ring: KeyRing): MiddlewareHandler {
  return async function checkApiKey(c, next) {
    const sent = [c.req.header("apikey"), bearer(c.req.header("authorization"))];
    const candidates = sent.filter((key) => key !== undefined && key !== "");
    if (candidates.length === 0) throw new AppError("no_api_key");
    // A signed-in visitor's Bearer is a session token, so one of the two is enough.
    const roles = await Promise.all(candidates.map((key) => ring.roleOf(key ?? "")));
    if (roles.every((role) => role === undefined)) throw new AppError("invalid_api_key");
    await next();
  };
}
