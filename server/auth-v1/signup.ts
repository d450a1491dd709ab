import { Hono } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../server-env.ts";
import { accountOf, clientOf } from "./credentials.ts";
import type { AuthModules } from "./modules.ts";
import type { Throttle } from "./rate-limits.ts";
import { metadata, readBody, text } from "./read-body.ts";
import { redirectOf } from "./redirect-of.ts";
import { accountShape } from "./shapes/account.ts";
import { answerSession } from "./shapes/session.ts";

const schema = z.object({
  email: text,
  phone: text,
  channel: text,
  password: text,
  data: metadata,
  code_challenge: text,
  code_challenge_method: text,
});

/** `POST /signup`; with neither an address nor a number, an anonymous sign-in. */
export function signup(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const { auth } = modules;
  return new Hono<ServerEnv>().post("/", throttle.byAddress("signup"), async (c) => {
    const body = await readBody(c, schema);
    const client = clientOf(c, modules);
    if (!(body.email || body.phone)) {
      if (auth.settings.signUp.anonymous) await throttle.countAddress("anonymous", c);
      return answerSession(c, await auth.signUpAnonymously({ data: body.data, client }));
    }
    // Where nothing is confirmed, the right password opens an account that an operator prepared.
    const refund = await throttle.countAccount(`signup:${accountOf(body)}`);
    const { code_challenge: codeChallenge, code_challenge_method: codeChallengeMethod } = body;
    const result = await auth.signUp({
      ...body,
      codeChallenge,
      codeChallengeMethod,
      redirectTo: redirectOf(c, auth),
      countSending: throttle.countSendingFrom(c),
      client,
    });
    await refund();
    return result.kind === "session"
      ? answerSession(c, result.session)
      : c.json(accountShape(result.account));
  });
}
