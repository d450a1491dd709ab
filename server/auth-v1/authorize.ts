import { Hono } from "hono";
import { AuthError } from "#auth";
import type { ServerEnv } from "../server-env.ts";
import { logProviderFault } from "./log-provider-fault.ts";
import type { AuthModules } from "./modules.ts";
import { addressAfterError } from "./page-address.ts";
import { providerRequest } from "./provider-request.ts";
import type { Throttle } from "./rate-limits.ts";

/** `GET /authorize`: a browser leaves for the provider. With `skip_http_redirect` the client only made the address. */
export function authorize(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const { auth } = modules;
  return new Hono<ServerEnv>().get("/", throttle.byAddress("token"), async (c) => {
    const request = providerRequest(c, auth);
    c.header("Cache-Control", "no-store");
    try {
      return c.redirect(await auth.beginWithProvider(request), 302);
    } catch (error) {
      // A program has asked wrongly; but it is a person who waits for a provider that is away.
      if (!(error instanceof AuthError && error.code !== "validation_failed")) throw error;
      logProviderFault(modules.log, c.get("requestId"), error);
      return c.redirect(addressAfterError(error, { to: request.redirectTo, isFlow: true }), 302);
    }
  });
}
