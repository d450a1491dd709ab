/** Whom a route lets past the question who somebody is. */
export type Door =
  /** Whoever brings a key of the project, and whatever else they bring. */
  | "project"
  /** Not even that: browsers come to it from an email or from another site. */
  | "world"
  | "users"
  | "operators";

/** `:user`, `:factor` and `:id` stand for the ids of a user, of a factor of theirs, and of anything else. */
export type AuthRoute = { method: string; path: string; door: Door };

const paths: Record<Door, readonly string[]> = {
  project: [
    "POST /signup",
    ...["password", "refresh_token", "pkce", "id_token", "web3", "other"].map(
      (grant) => `POST /token?grant_type=${grant}`,
    ),
    ...["otp", "magiclink", "recover", "resend"].map((name) => `POST /${name}`),
    ...["GET /settings", "GET /health", "GET /sso", "POST /sso"],
    ...["options", "verify"].map((step) => `POST /passkeys/authentication/${step}`),
  ],
  world: [
    ...["GET /.well-known/jwks.json", "GET /.well-known/openid-configuration"],
    "GET /.well-known/oauth-authorization-server",
    ...["GET /verify", "GET /verify?type=signup&token=none", "POST /verify"],
    ...["GET /authorize", "GET /callback", "POST /callback"],
    ...["GET /sso/saml/metadata", "GET /sso/saml/login", "GET /sso/saml/acs", "POST /sso/saml/acs"],
    ...["GET /oauth/authorize", "POST /oauth/token"],
  ],
  users: [
    ...["GET /user", "PUT /user", "GET /reauthenticate"],
    ...["global", "local", "others", "none"].map((scope) => `POST /logout?scope=${scope}`),
    "POST /factors",
    "POST /factors/:factor/challenge",
    "POST /factors/:factor/verify",
    "DELETE /factors/:factor",
    ...["options", "verify"].map((step) => `POST /passkeys/registration/${step}`),
    ...["GET /passkeys", "PATCH /passkeys/:id", "DELETE /passkeys/:id"],
    "GET /user/identities/authorize",
    "DELETE /user/identities/:id",
  ],
  operators: [
    ...["GET /admin/users", "POST /admin/users"],
    ...["GET", "PUT", "DELETE"].map((method) => `${method} /admin/users/:user`),
    "GET /admin/users/:user/factors",
    ...["PUT", "DELETE"].map((method) => `${method} /admin/users/:user/factors/:factor`),
    "GET /admin/users/:user/passkeys",
    "DELETE /admin/users/:user/passkeys/:id",
    ...["POST /invite", "POST /admin/generate_link", "GET /admin/audit"],
    ...["GET", "POST"].map((method) => `${method} /admin/oauth/clients`),
    ...["GET", "POST"].map((method) => `${method} /admin/sso/providers`),
    ...["GET", "PUT", "DELETE"].map((method) => `${method} /admin/sso/providers/:id`),
    ...["GET /admin/custom-providers", "GET /admin/custom-providers/:id"],
  ],
};

/** Every address below `/auth/v1`, for all that is asked of each of them. */
export const authRoutes: readonly AuthRoute[] = Object.entries(paths).flatMap(([door, list]) =>
  list.map((line) => {
    const [method = "", path = ""] = line.split(" ");
    return { method, path, door: door as Door };
  }),
);

export type RouteIds = Record<"user" | "factor" | "id", string>;

/** Those that are not known stay as they are written. */
export function withIds(text: string, ids: RouteIds & Readonly<Record<string, string>>): string {
  return text.replaceAll(/:(user|factor|id|relay)\b/g, (written, name) => ids[name] ?? written);
}
