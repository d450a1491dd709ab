import type { MiddlewareHandler } from "hono";
import type { KeyRing } from "../keys/key-ring.ts";
import type { ServerEnv } from "../server-env.ts";

/** A browser opens them from an email or comes back to them, without any header. */
const open = /^\/auth\/v1\/(?:verify|callback|authorize|\.well-known\/.+|sso\/saml\/.+|oauth\/.+)$/;

/** In the words of the gateway that stands before the reference server. */
const refusals = {
  missing: {
    message: "No API key found in request",
    hint: "No `apikey` request header was found.",
  },
  invalid: {
    message: "Invalid API key",
    hint: "Double check the publishable or the secret key of the project.",
  },
} as const;

export function apiKeyGate(ring: KeyRing): MiddlewareHandler<ServerEnv> {
  return async function requireProjectKey(c, next) {
    if (open.test(c.req.path)) return next();
    const key = c.req.header("apikey");
    if (!key) return c.json(refusals.missing, 401);
    if (!(await ring.roleOf(key))) return c.json(refusals.invalid, 401);
    return next();
  };
}
