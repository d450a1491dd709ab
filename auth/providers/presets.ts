/** Services whose people may sign in here, by the names of the protocol. */
export const providerNames = [
  "google",
  "apple",
  "azure",
  "github",
  "facebook",
  "keycloak",
] as const;
export type ProviderName = (typeof providerNames)[number];

/** What the operator says of one that is on. */
export type ProviderSettings = {
  /** The first one is ours when a browser is sent there; an id token may be for any of them (apps have ids of their own). */
  clientIds: readonly [string, ...string[]];
  secret: string;
  /** Where the provider sends browsers back to, as it is registered there. */
  redirectUri: string;
  /** Of OpenID Connect the issuer, of the others where their own installation is. */
  url: string | undefined;
  /** Id tokens of apps whose library makes the nonce itself. */
  skipNonceCheck: boolean;
};

/** Addresses of a service that has no OpenID Connect for browsers. */
export type OAuthEndpoints = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  /** Where it says who somebody is. */
  api: string;
};

export type Preset = {
  /** Absent: the operator names it (OpenID Connect), or there is none. */
  issuer?: string;
  oauth?: (url: string | undefined) => OAuthEndpoints;
  scopes: readonly string[];
  /** Whether it knows PKCE (RFC 7636). */
  pkce: boolean;
  parameters?: Readonly<Record<string, string>>;
  /** Which claim says that the address is the person's, and not only written there. Absent: it tells no other. */
  verifiedClaim?: string;
};

const openid = ["openid", "email", "profile"];
const graphVersion = "v23.0";

export const presets: Readonly<Record<ProviderName, Preset>> = {
  google: {
    issuer: "https://accounts.google.com",
    scopes: openid,
    pkce: true,
    verifiedClaim: "email_verified",
  },
  apple: {
    issuer: "https://appleid.apple.com",
    scopes: ["openid", "email", "name"],
    pkce: false,
    // Apple demands it where it is asked for the name.
    parameters: { response_mode: "form_post" },
    verifiedClaim: "email_verified",
  },
  azure: {
    issuer: "https://login.microsoftonline.com/common/v2.0",
    scopes: openid,
    pkce: true,
    // `email` is whatever the administrator of some tenant wrote; this one says that its domain is theirs.
    verifiedClaim: "xms_edov",
  },
  github: {
    oauth: (url) => ({
      issuer: url ?? "https://github.com",
      authorization_endpoint: `${url ?? "https://github.com"}/login/oauth/authorize`,
      token_endpoint: `${url ?? "https://github.com"}/login/oauth/access_token`,
      api: url ? `${url}/api/v3` : "https://api.github.com",
    }),
    scopes: ["read:user", "user:email"],
    pkce: true,
    verifiedClaim: "verified",
  },
  facebook: {
    // Of the id tokens that its apps bring along (limited login).
    issuer: "https://www.facebook.com",
    oauth: (url) => ({
      issuer: url ?? "https://www.facebook.com",
      authorization_endpoint: `${url ?? "https://www.facebook.com"}/${graphVersion}/dialog/oauth`,
      token_endpoint: `${url ?? "https://graph.facebook.com"}/${graphVersion}/oauth/access_token`,
      api: `${url ?? "https://graph.facebook.com"}/${graphVersion}`,
    }),
    scopes: ["email", "public_profile"],
    pkce: false,
  },
  keycloak: { scopes: openid, pkce: true, verifiedClaim: "email_verified" },
};

export function isProviderName(name: string): name is ProviderName {
  return providerNames.some((known) => known === name);
}
