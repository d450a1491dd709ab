import type { Context } from "hono";
import { z } from "zod";
import { IdTokenFault } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { clientOf, requireToken } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { OAuthError } from "../oauth-error.ts";
import { flag, readBody, text } from "../read-body.ts";
import { answerSession } from "../shapes/session.ts";

const schema = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: flag,
  client_id: text,
  issuer: text,
});

export async function idTokenGrant(c: Context<ServerEnv>, modules: AuthModules): Promise<Response> {
  const body = await readBody(c, schema);
  if (!body.id_token) throw new OAuthError("invalid request", "id_token required");
  if (!body.provider && !(body.client_id && body.issuer))
    throw new OAuthError("invalid request", "provider or client_id and issuer required");
  const brought = {
    idToken: body.id_token,
    accessToken: body.access_token ?? undefined,
    nonce: body.nonce ?? undefined,
    provider: body.provider ?? undefined,
    issuer: body.issuer ?? undefined,
    linkingToken: body.link_identity ? requireToken(c, modules) : undefined,
  };
  try {
    const client = clientOf(c, modules);
    return answerSession(c, await modules.auth.signInWithIdToken({ ...brought, client }));
  } catch (error) {
    if (!(error instanceof IdTokenFault)) throw error;
    throw new OAuthError(error.error, error.message);
  }
}
