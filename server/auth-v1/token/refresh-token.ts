import type { Context } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../../server-env.ts";
import { clientOf } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { readBody, text } from "../read-body.ts";
import { answerSession } from "../shapes/session.ts";

const schema = z.object({ refresh_token: text });

export async function refreshTokenGrant(
  c: Context<ServerEnv>,
  modules: AuthModules,
): Promise<Response> {
  const { refresh_token } = await readBody(c, schema);
  const client = clientOf(c, modules);
  const session = await modules.auth.refresh({ refreshToken: refresh_token ?? "", client });
  return answerSession(c, session);
}
