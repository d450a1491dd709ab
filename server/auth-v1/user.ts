import { Hono } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../server-env.ts";
import { requireToken } from "./credentials.ts";
import type { AuthModules } from "./modules.ts";
import type { Throttle } from "./rate-limits.ts";
import { metadata, readBody, text } from "./read-body.ts";
import { redirectOf } from "./redirect-of.ts";
import { accountShape } from "./shapes/account.ts";

const schema = z.object({
  email: text,
  phone: text,
  channel: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: z.unknown().optional(),
  code_challenge: text,
  code_challenge_method: text,
});

/** `GET /user`, `PUT /user` */
export function user(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const { auth } = modules;
  return new Hono<ServerEnv>()
    .get("/", async (c) => c.json(accountShape(await auth.account(requireToken(c, modules)))))
    .put("/", throttle.byAddress("user"), async (c) => {
      const token = requireToken(c, modules);
      const body = await readBody(c, schema);
      const account = await auth.updateOwnUser(token, {
        ...body,
        currentPassword: body.current_password,
        appMetadata: body.app_metadata,
        codeChallenge: body.code_challenge,
        codeChallengeMethod: body.code_challenge_method,
        redirectTo: redirectOf(c, auth),
        countSending: throttle.countSendingFrom(c),
        countAttempt: throttle.countAccount,
      });
      return c.json(accountShape(account));
    });
}
