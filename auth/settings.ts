import type { PasswordRules } from "./passwords/strength.ts";
import type { ProviderName, ProviderSettings } from "./providers/presets.ts";

export type SamlSettings = {
  /** RSA in PEM: signs what asks the identity providers. */
  privateKey: string;
  /** Of that key, in PEM, for their administrators. */
  certificate: string;
  /** Milliseconds for which somebody may stay there. */
  flowLifeMs: number;
};

/** Of passkeys and of second factors by WebAuthn. */
export type WebauthnSettings = {
  /** The domain that keys are for: of the pages, or above it. */
  rpId: string;
  /** As devices show it. */
  rpName: string;
  /** Of the pages, and of apps. */
  origins: readonly string[];
};

/** What an operator decides about the accounts. Times are milliseconds where nothing else is said. */
export type AuthSettings = {
  /** `iss` of the tokens: the address of this service. */
  issuer: string;
  /** Where people come back to, and whose host authenticator apps show. */
  siteUrl: string;
  /** Besides the site itself, where people may be sent back to: addresses with globs. */
  redirects: readonly string[];
  signUp: { enabled: boolean; email: boolean; phone: boolean; anonymous: boolean };
  /** Where else people may sign in; those that are off are not here. */
  providers: Readonly<Partial<Record<ProviderName, ProviderSettings>>>;
  /** Organisations may bring their own identity providers (SAML 2.0); undefined: off. */
  saml: SamlSettings | undefined;
  /** Whether people may add and take away ways into their account themselves. */
  manualLinking: boolean;
  /** No proof of the address is asked for. */
  autoconfirm: { email: boolean; phone: boolean };
  accessTokenSeconds: number;
  passwords: PasswordRules;
  /** What changing a password asks for besides the session. */
  passwordChange: { currentPassword: boolean; reauthentication: boolean };
  /** Of emails: digits, and how long a code and its link are good. */
  codes: { digits: number; lifeMs: number };
  /** The same of messages to phones. */
  phoneCodes: { digits: number; lifeMs: number };
  /** The name of who brings them, for `/settings`; "" where there is none. */
  smsProvider: string;
  /** Both addresses have to agree to a change, the old one too. */
  secureEmailChange: boolean;
  /** After so long without a visit, an account without an address goes; undefined: never. */
  anonymousMaxAgeMs: number | undefined;
  /** Numbers that are sent nothing, and the code that is always right for them. */
  testCodes: ReadonlyMap<string, string>;
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
  /** Whether people may sign in with a key that their device keeps. */
  passkeys: boolean;
  webauthn: WebauthnSettings;
  factors: {
    totp: { enroll: boolean; verify: boolean };
    phone: { enroll: boolean; verify: boolean };
    webauthn: { enroll: boolean; verify: boolean };
    maxEnrolled: number;
  };
};

/** The one audience of all tokens, and the role of everybody who signs in. */
export const authenticated = "authenticated";
