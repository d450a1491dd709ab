import { type Context, Hono } from "hono";
import { z } from "zod";
import { AuthError, type AuthSettings } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import type { AuthModules } from "../modules.ts";
import type { Throttle } from "../rate-limits.ts";
import { flag, readBody, text } from "../read-body.ts";
import { redirectOf } from "../redirect-of.ts";
import { samlRoutes } from "./saml.ts";

const schema = z.object({
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: flag,
  code_challenge: text,
  code_challenge_method: text,
});

/** `/sso` and what is below it; answers as if it were not there where SAML is off. */
export function sso(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const { auth } = modules;
  const routes = new Hono<ServerEnv>();
  routes.use(async (_, next) => {
    requireSaml(auth.settings);
    await next();
  });
  routes.post("/", throttle.byAddress("sso"), async (c) => {
    const body = await readBody(c, schema);
    const url = await auth.beginSso({
      providerId: body.provider_id,
      domain: body.domain,
      codeChallenge: body.code_challenge,
      codeChallengeMethod: body.code_challenge_method,
      redirectTo: redirectOf(c, auth, body.redirect_to),
    });
    c.header("Cache-Control", "no-store");
    return leave(c, url, body.skip_http_redirect);
  });
  routes.route("/saml", samlRoutes(modules, throttle));
  return routes;
}

function leave(c: Context<ServerEnv>, url: string, isAsked: boolean | null | undefined): Response {
  return isAsked ? c.json({ url }) : c.redirect(url, 303);
}

export function requireSaml({ saml }: AuthSettings): void {
  if (!saml) throw new AuthError("saml_provider_disabled", "SAML 2.0 is disabled");
}
