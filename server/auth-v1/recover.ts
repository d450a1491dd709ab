import { Hono } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../server-env.ts";
import type { AuthModules } from "./modules.ts";
import type { Throttle } from "./rate-limits.ts";
import { readBody, text } from "./read-body.ts";
import { redirectOf } from "./redirect-of.ts";

const schema = z.object({ email: text, code_challenge: text, code_challenge_method: text });

/** `POST /recover`: the same answer for an address that nobody has. */
export function recover({ auth }: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post("/", throttle.byAddress("recover"), async (c) => {
    const body = await readBody(c, schema);
    await auth.recoverAccount({
      email: body.email,
      codeChallenge: body.code_challenge,
      codeChallengeMethod: body.code_challenge_method,
      redirectTo: redirectOf(c, auth),
      countSending: throttle.countSendingFrom(c),
    });
    return c.json({});
  });
}
