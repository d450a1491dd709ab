import type { Logger } from "pino";
import type { Auth } from "#auth";
import type { Limits } from "#limits";
import type { AuthRateLimits } from "../config/auth-rates.ts";
import type { KeyRing } from "../keys/key-ring.ts";

/** What the endpoints below `/auth/v1` are made of. */
export type AuthModules = {
  auth: Auth;
  ring: KeyRing;
  /** Whether each call has to bring one of the project's keys. */
  apiKeyGate: boolean;
  limits: Limits;
  authRates: AuthRateLimits;
  /** How many reverse proxies of the operator stand before this server. */
  trustedProxies: number;
  log: Logger;
};
