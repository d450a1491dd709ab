import type { PasswordRules } from "./passwords/strength.ts";

/** What an operator decides about the accounts. Times are milliseconds where nothing else is said. */
export type AuthSettings = {
  /** `iss` of the tokens: the address of this service. */
  issuer: string;
  /** Where people come back to, and whose host authenticator apps show. */
  siteUrl: string;
  signUp: { enabled: boolean; email: boolean; phone: boolean; anonymous: boolean };
  /** No proof of the address is asked for. */
  autoconfirm: { email: boolean; phone: boolean };
  accessTokenSeconds: number;
  passwords: PasswordRules;
  /** What changing a password asks for besides the session. */
  passwordChange: { currentPassword: boolean };
  sessions: {
    /** Off: a token that was used before is refused, and nothing else happens. */
    rotation: boolean;
    reuseIntervalMs: number;
    timeboxMs: number | undefined;
    inactivityMs: number | undefined;
    singlePerUser: boolean;
    /** How long a session may stay at aal1 where its user has a second factor. */
    lowAalMs: number | undefined;
  };
  factors: { totp: { enroll: boolean; verify: boolean }; most: number };
};

/** The one audience of all tokens, and the role of everybody who signs in. */
export const authenticated = "authenticated";
