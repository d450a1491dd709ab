import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { clientOf } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { readBody, text } from "../read-body.ts";
import { answerSession } from "../shapes/session.ts";

const schema = z.object({ auth_code: text, code_verifier: text });

export async function pkceGrant(c: Context<ServerEnv>, modules: AuthModules): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, schema);
  if (!(code && verifier))
    throw new AuthError(
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  const client = clientOf(c, modules);
  return answerSession(c, await modules.auth.exchangeFlowCode({ code, verifier, client }));
}
