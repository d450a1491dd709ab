import { Hono } from "hono";
import { AuthError } from "#auth";
import type { ServerEnv } from "../server-env.ts";
import { requireAdmin } from "./credentials.ts";
import type { AuthModules } from "./modules.ts";

/** What this server does not offer answers as the reference server does where it is switched off. */
export function disabled(modules: AuthModules): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  for (const path of ["/oauth/*", "/user/oauth/grants"]) routes.all(path, refuseOAuthServer);
  for (const name of ["openid-configuration", "oauth-authorization-server"])
    routes.get(`/.well-known/${name}`, refuseOAuthServer);
  routes.route("/admin", administration(modules));
  return routes;
}

/** Only for who may know what is behind it. */
function administration(modules: AuthModules): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  for (const path of ["/oauth/*", "/custom-providers", "/custom-providers/:id"])
    routes.all(path, async (c) => {
      await requireAdmin(c, modules);
      return refuseOAuthServer();
    });
  return routes;
}

function refuseOAuthServer(): never {
  throw new AuthError("feature_disabled", "This feature is disabled");
}
