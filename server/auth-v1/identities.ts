import { Hono } from "hono";
import type { ServerEnv } from "../server-env.ts";
import { requireToken } from "./credentials.ts";
import type { AuthModules } from "./modules.ts";
import { providerRequest } from "./provider-request.ts";
import type { Throttle } from "./rate-limits.ts";

/** `GET /user/identities/authorize`, `DELETE /user/identities/{identity_id}` */
export function identities(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const { auth } = modules;
  return new Hono<ServerEnv>()
    .get("/authorize", throttle.byAddress("user"), async (c) => {
      // Who asks, and whether it is on, comes before what they ask.
      const session = await auth.mayLink(requireToken(c, modules));
      const url = await auth.beginLinking(session, providerRequest(c, auth));
      c.header("Cache-Control", "no-store");
      return c.req.query("skip_http_redirect") === "true" ? c.json({ url }) : c.redirect(url, 302);
    })
    .delete("/:id", throttle.byAddress("user"), async (c) => {
      await auth.unlinkIdentity(requireToken(c, modules), c.req.param("id"));
      return c.json({});
    });
}
