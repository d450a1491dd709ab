import type { Context } from "hono";
import type { IssuedSession } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { accountShape } from "./account.ts";

/** The body that the client takes for a session. */
export function sessionShape(session: IssuedSession) {
  return {
    access_token: session.accessToken,
    token_type: "bearer",
    expires_in: session.expiresIn,
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    user: accountShape(session.account),
    ...providerTokens(session),
    ...(session.weakness && { weak_password: session.weakness }),
  };
}

function providerTokens({ providerTokens: tokens }: IssuedSession) {
  if (!tokens) return {};
  const { accessToken, refreshToken } = tokens;
  return {
    provider_token: accessToken,
    ...(refreshToken !== undefined && { provider_refresh_token: refreshToken }),
  };
}

export function answerSession(c: Context<ServerEnv>, session: IssuedSession): Response {
  c.header("sb-auth-user-id", session.account.user.id);
  c.header("sb-auth-session-id", session.sessionId);
  return c.json(sessionShape(session));
}
