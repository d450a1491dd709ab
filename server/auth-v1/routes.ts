import { Hono } from "hono";
import { AppError } from "../../contract/error.ts";
import { limitBody } from "../middleware/body-limit.ts";
import type { ServerEnv } from "../server-env.ts";
import { adminAudit } from "./admin/audit.ts";
import { adminFactors } from "./admin/factors.ts";
import { generateLink } from "./admin/generate-link.ts";
import { invite } from "./admin/invite.ts";
import { adminPasskeys } from "./admin/passkeys.ts";
import { adminSsoProviders } from "./admin/sso-providers.ts";
import { adminUsers } from "./admin/users.ts";
import { apiKeyGate } from "./api-key-gate.ts";
import { authorize } from "./authorize.ts";
import { callback } from "./callback.ts";
import { disabled } from "./disabled.ts";
import { renderAuthErrors } from "./errors.ts";
import { factors } from "./factors/routes.ts";
import { identities } from "./identities.ts";
import { logout } from "./logout.ts";
import type { AuthModules } from "./modules.ts";
import { magiclink, otp } from "./otp.ts";
import { passkeys } from "./passkeys/routes.ts";
import { createThrottle } from "./rate-limits.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { recover } from "./recover.ts";
import { resend } from "./resend.ts";
import { health, settings } from "./settings.ts";
import { signup } from "./signup.ts";
import { sso } from "./sso/routes.ts";
import { token } from "./token/routes.ts";
import { user } from "./user.ts";
import { verify } from "./verify/routes.ts";
import { jwks } from "./well-known/jwks.ts";

/** The protocol takes a megabyte; what people say of themselves needs none, and parsing it is paid by everybody. */
const maxBodyBytes = 64_000;

/** Everything below `/auth/v1`: one file or folder per endpoint, named as its path. */
export function authV1(modules: AuthModules): Hono<ServerEnv> {
  const { auth, limits, authRates, trustedProxies } = modules;
  const throttle = createThrottle(limits, authRates, trustedProxies);
  const routes = new Hono<ServerEnv>();
  routes.onError(renderAuthErrors(modules.log));
  if (modules.apiKeyGate) routes.use(apiKeyGate(modules.ring));
  routes.use(limitBody(maxBodyBytes));
  routes.route("/signup", signup(modules, throttle));
  routes.route("/token", token(modules, throttle));
  routes.route("/otp", otp(modules, throttle));
  routes.route("/magiclink", magiclink(modules, throttle));
  routes.route("/authorize", authorize(modules, throttle));
  routes.route("/callback", callback(modules, throttle));
  routes.route("/verify", verify(modules, throttle));
  routes.route("/recover", recover(modules, throttle));
  routes.route("/resend", resend(modules, throttle));
  routes.route("/user/identities", identities(modules, throttle));
  routes.route("/user", user(modules, throttle));
  routes.route("/reauthenticate", reauthenticate(modules, throttle));
  routes.route("/logout", logout(modules));
  routes.route("/factors", factors(modules, throttle));
  routes.route("/passkeys", passkeys(modules, throttle));
  routes.route("/admin/users", adminUsers(modules));
  routes.route("/admin/users", adminFactors(modules));
  routes.route("/admin/users", adminPasskeys(modules));
  routes.route("/admin/generate_link", generateLink(modules));
  routes.route("/invite", invite(modules));
  routes.route("/admin/audit", adminAudit(modules));
  routes.route("/admin/sso/providers", adminSsoProviders(modules));
  routes.route("/sso", sso(modules, throttle));
  routes.route("/settings", settings(auth));
  routes.route("/health", health());
  routes.route("/.well-known/jwks.json", jwks(auth));
  routes.route("/", disabled(modules));
  routes.all("*", () => {
    throw new AppError("not_found");
  });
  return routes;
}
