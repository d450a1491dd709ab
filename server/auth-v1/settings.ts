import { Hono } from "hono";
import type { Auth } from "#auth";
import type { ServerEnv } from "../server-env.ts";

/** Of the protocol; the operator may turn some of them on. */
const outsideProviders = [
  ...["apple", "azure", "bitbucket", "discord", "facebook", "figma", "fly", "github", "gitlab"],
  ...["google", "kakao", "keycloak", "linkedin", "linkedin_oidc", "notion", "slack", "slack_oidc"],
  ...["snapchat", "spotify", "twitch", "twitter", "workos", "x", "zoom"],
];

/** `GET /settings`: what the client may offer. */
export function settings({ settings: chosen }: Auth): Hono<ServerEnv> {
  const { enabled, email, phone, anonymous } = chosen.signUp;
  const outside = Object.fromEntries(
    outsideProviders.map((name) => [name, Object.hasOwn(chosen.providers, name)]),
  );
  const body = {
    external: { anonymous_users: anonymous, ...outside, email, phone },
    disable_signup: !enabled,
    mailer_autoconfirm: chosen.autoconfirm.email,
    phone_autoconfirm: chosen.autoconfirm.phone,
    sms_provider: chosen.smsProvider,
    saml_enabled: chosen.saml !== undefined,
    saml_private_key_next_configured: false,
    passkeys_enabled: chosen.passkeys,
  };
  return new Hono<ServerEnv>().get("/", (c) => c.json(body));
}

/** `GET /health`: the name by which clients know the protocol, and the version it follows. */
export function health(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get("/", (c) =>
    c.json({
      version: "v2.196.0",
      name: "GoTrue",
      description: "GoTrue is a user registration and authentication API",
    }),
  );
}
