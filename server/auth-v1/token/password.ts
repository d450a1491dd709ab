import type { Context } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../../server-env.ts";
import { accountOf, clientOf } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import type { Throttle } from "../rate-limits.ts";
import { readBody, text } from "../read-body.ts";
import { answerSession } from "../shapes/session.ts";

const schema = z.object({ email: text, phone: text, password: text });

export async function passwordGrant(
  c: Context<ServerEnv>,
  modules: AuthModules,
  throttle: Throttle,
): Promise<Response> {
  const body = await readBody(c, schema);
  // Whether or not anybody has this address, so that a refusal tells nothing.
  const { auth } = modules;
  const refund = await throttle.countPassword(accountOf(body), c, (isHere) =>
    auth.isKnownAddress(body, isHere),
  );
  const session = await auth.signInWithPassword({ ...body, client: clientOf(c, modules) });
  await refund();
  return answerSession(c, session);
}
