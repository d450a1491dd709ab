import { type Context, Hono } from "hono";
import { AuthError } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import type { AuthModules } from "../modules.ts";
import type { Throttle } from "../rate-limits.ts";
import { idTokenGrant } from "./id-token.ts";
import { passwordGrant } from "./password.ts";
import { pkceGrant } from "./pkce.ts";
import { refreshTokenGrant } from "./refresh-token.ts";

type Grant = (c: Context<ServerEnv>, modules: AuthModules, throttle: Throttle) => Promise<Response>;

const grants: Readonly<Record<string, Grant>> = {
  password: passwordGrant,
  refresh_token: refreshTokenGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: () => {
    throw new AuthError("web3_provider_disabled", "Web3 provider is disabled");
  },
};

/** `POST /token?grant_type=…` */
export function token(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post("/", throttle.byAddress("token"), (c) => {
    const name = c.req.query("grant_type") ?? "";
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw new AuthError("invalid_credentials", "unsupported_grant_type");
    return grant(c, modules, throttle);
  });
}
