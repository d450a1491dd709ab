import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { OAuthError } from "../oauth-error.ts";
import { readBody, text } from "../read-body.ts";

const schema = z.object({ provider: text, id_token: text, client_id: text, issuer: text });

/** The providers whose tokens the protocol knows, none of which is enabled here. */
const issuers: Readonly<Record<string, string>> = {
  google: "https://accounts.google.com",
  apple: "https://appleid.apple.com",
  azure: "https://login.microsoftonline.com",
  facebook: "https://www.facebook.com",
  keycloak: "",
  kakao: "https://kauth.kakao.com",
};

export async function idTokenGrant(c: Context<ServerEnv>): Promise<never> {
  const { provider, id_token, client_id, issuer } = await readBody(c, schema);
  if (!id_token) throw new OAuthError("invalid request", "id_token required");
  if (!provider && !(client_id && issuer))
    throw new OAuthError("invalid request", "provider or client_id and issuer required");
  const name = provider || Object.entries(issuers).find(([, known]) => known === issuer)?.[0] || "";
  if (!Object.hasOwn(issuers, name)) {
    const shown = (provider || issuer || "").slice(0, 100);
    throw new AuthError("validation_failed", `Custom OIDC provider "${shown}" not allowed`);
  }
  const message = `Provider (issuer "${issuers[name]}") is not enabled`;
  throw new AuthError("provider_disabled", message);
}
