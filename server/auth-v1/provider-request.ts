import type { Context } from "hono";
import { type Auth, AuthError } from "#auth";
import type { ServerEnv } from "../server-env.ts";
import { markBrowser } from "./browser-cookie.ts";
import { redirectOf } from "./redirect-of.ts";

/** Of the client, for us. */
const ours = new Set([
  ...["provider", "redirect_to", "scopes", "skip_http_redirect", "apikey", "invite_token"],
  ...["code_challenge", "code_challenge_method"],
]);
/** What this server itself says to the provider: a page that could choose it would choose where the answer goes. */
const reserved = new Set([
  ...["client_id", "client_secret", "redirect_uri", "response_type", "response_mode", "scope"],
  ...["state", "nonce", "request", "request_uri", "registration", "code", "code_verifier"],
]);
const maxParameters = 20;
const maxCharacters = 500;

/** What `/authorize` and `/user/identities/authorize` are asked, in one form. */
export function providerRequest(c: Context<ServerEnv>, auth: Pick<Auth, "settings">) {
  const { provider = "", scopes = "", ...query } = c.req.query();
  if (!provider)
    throw new AuthError("validation_failed", "Unsupported provider: Provider  could not be found");
  return {
    provider: provider.slice(0, 100),
    scopes: scopes
      .slice(0, maxCharacters)
      .split(/[\s,]+/)
      .filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope)),
    parameters: parametersOf(query),
    codeChallenge: query.code_challenge,
    codeChallengeMethod: query.code_challenge_method,
    redirectTo: redirectOf(c, auth),
    browser: markBrowser(c, auth.settings.issuer),
  };
}

function parametersOf(query: Readonly<Record<string, string>>): Record<string, string> {
  const chosen = Object.entries(query).filter(
    ([name, value]) => !ours.has(name) && !reserved.has(name) && value.length <= maxCharacters,
  );
  return Object.fromEntries(chosen.slice(0, maxParameters));
}
