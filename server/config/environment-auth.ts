import { z } from "zod";
import { characterRules, isRedirectPattern, recommendedCost } from "#auth";
import { mailFaults, mailVariables } from "./environment-mail.ts";
import { providerFaults, providerVariables } from "./environment-providers.ts";
import { choice, duration, integer, isWebAddress, list, text } from "./environment-rules.ts";
import { samlFaults, samlVariables } from "./environment-saml.ts";
import { smsFaults, smsVariables } from "./environment-sms.ts";
import { webauthnFaults, webauthnVariables } from "./environment-webauthn.ts";

/** As good as without a limit. */
export const unlimitedPerHour = 1_000_000;

/** Of the accounts: the names of the reference server with AUTH_ before them, and some of ours. */
export const authVariables = {
  AUTH_SITE_URL: z.string().refine(isWebAddress, "must be an http or https address").optional(),
  AUTH_URI_ALLOW_LIST: redirects().default([]),
  AUTH_API_KEY_GATE: choice().default(true),
  AUTH_SECRET: text(
    /^[\x21-\x7e]{32,400}$/,
    "must be one word of at least 32 characters",
  ).optional(),
  AUTH_JWT_SECRET: text(/^[\x20-\x7e]{1,400}$/, "must be letters, digits and signs").optional(),
  AUTH_JWT_KEYS_FILE: z.string().optional(),
  AUTH_JWT_EXP: integer(604_800, 30).default(3600),
  AUTH_DISABLE_SIGNUP: choice().default(false),
  AUTH_EXTERNAL_EMAIL_ENABLED: choice().default(true),
  AUTH_EXTERNAL_PHONE_ENABLED: choice().default(false),
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: choice().default(false),
  AUTH_ANONYMOUS_USERS_MAX_AGE: duration().optional(),
  AUTH_MAILER_AUTOCONFIRM: choice().optional(),
  AUTH_SMS_AUTOCONFIRM: choice().default(false),
  AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: choice().default(true),
  AUTH_MAILER_OTP_LENGTH: integer(10, 6).default(6),
  AUTH_MAILER_OTP_EXP: integer(86_400, 60).default(600),
  AUTH_SMS_TEST_OTP: testCodes().default(new Map()),
  ...mailVariables,
  ...providerVariables,
  ...samlVariables,
  ...smsVariables,
  ...webauthnVariables,
  AUTH_SMTP_MAX_FREQUENCY: duration().default(60_000),
  AUTH_SMS_MAX_FREQUENCY: duration().default(60_000),
  AUTH_PASSWORD_MIN_LENGTH: integer(64, 6).default(8),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: z.enum(characterRules).optional(),
  AUTH_PASSWORD_KNOWN_LIST: choice().default(true),
  AUTH_PASSWORD_BREACHED_FILE: z.string().optional(),
  AUTH_SECURITY_MANUAL_LINKING_ENABLED: choice().default(false),
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: choice().default(false),
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: choice().default(false),
  AUTH_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: choice().default(true),
  AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: integer(3600).default(10),
  AUTH_SESSIONS_TIMEBOX: duration().optional(),
  AUTH_SESSIONS_INACTIVITY_TIMEOUT: duration().optional(),
  AUTH_SESSIONS_ALLOW_LOW_AAL: duration().optional(),
  AUTH_SESSIONS_SINGLE_PER_USER: choice().default(false),
  AUTH_MFA_TOTP_ENROLL_ENABLED: choice().default(true),
  AUTH_MFA_TOTP_VERIFY_ENABLED: choice().default(true),
  AUTH_MFA_PHONE_ENROLL_ENABLED: choice().default(false),
  AUTH_MFA_PHONE_VERIFY_ENABLED: choice().default(false),
  AUTH_MFA_MAX_ENROLLED_FACTORS: integer(100, 1).default(10),
  AUTH_ARGON2_MEMORY: integer(262_144, 8).default(recommendedCost.memory),
  AUTH_ARGON2_PASSES: integer(10, 1).default(recommendedCost.passes),
  AUTH_ARGON2_CONCURRENT: integer(64, 1).optional(),
  AUTH_ARGON2_WAITING: integer(10_000).default(500),
  AUTH_RATE_LIMIT_BURST: integer(100_000, 1).optional(),
  AUTH_RATE_LIMIT_TOKEN_REFRESH: integer(1_000_000, 1).optional(),
  AUTH_RATE_LIMIT_OTP: integer(1_000_000, 1).optional(),
  AUTH_RATE_LIMIT_VERIFY: integer(1_000_000, 1).optional(),
  AUTH_RATE_LIMIT_SSO: integer(1_000_000, 1).optional(),
  AUTH_RATE_LIMIT_EMAIL_SENT: integer(unlimitedPerHour, 1).optional(),
  AUTH_RATE_LIMIT_SMS_SENT: integer(1_000_000, 1).default(30),
  AUTH_RATE_LIMIT_ANONYMOUS_USERS: integer(1_000_000, 1).optional(),
  AUTH_RATE_LIMIT_PASSKEY: integer(1_000_000, 1).optional(),
  AUTH_RATE_LIMIT_ACCOUNT: integer(1_000_000, 1).default(100),
  AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: integer(1_000_000, 1).optional(),
};

type Variables = Record<string, string | undefined>;

/** Examples of documentation and of other projects: whoever reads those could sign tokens. */
const knownSecrets = [
  "super-secret-jwt-token-with-at-least-32-characters-long",
  "your-super-secret-jwt-token-with-at-least-32-characters-long",
];
/** RFC 7518, 3.2: bytes of a key for HS256. */
const minSecretBytes = 32;
/** What OWASP holds to be the least with one pass: KiB. */
const minMemory = 7168;

/** What is for tests and small machines only, and what would let strangers sign tokens. */
export function authFaults(variables: Variables): string[] {
  const families = [mailFaults, providerFaults, samlFaults, smsFaults, webauthnFaults];
  const faults = families.flatMap((faultsOf) => faultsOf(variables));
  if (variables.NODE_ENV !== "production") return faults;
  const secret = variables.AUTH_JWT_SECRET ?? "";
  if (secret && Buffer.byteLength(secret) < minSecretBytes)
    faults.push(
      `AUTH_JWT_SECRET must have at least ${minSecretBytes} bytes when NODE_ENV is production.`,
    );
  if ([secret, variables.AUTH_SECRET].some((value) => value && knownSecrets.includes(value)))
    faults.push("AUTH_JWT_SECRET and AUTH_SECRET must not be taken from an example.");
  if (variables.AUTH_ARGON2_MEMORY && Number(variables.AUTH_ARGON2_MEMORY) < minMemory)
    faults.push(`AUTH_ARGON2_MEMORY below ${minMemory} is refused when NODE_ENV is production.`);
  return faults;
}

/** Where emails may lead back to. */
function redirects() {
  return list().refine(
    (items) => items.every(isRedirectPattern),
    "must be addresses whose hosts end in no wildcard, like https://*.loja.example/**",
  );
}

/** `number=code` pairs separated by commas, the number with its country's code. */
function testCodes() {
  const pair = /^\+?([1-9][0-9]{1,14})[=:]([0-9]{6,10})$/;
  return list()
    .refine(
      (items) => items.every((item) => pair.test(item)),
      "must be pairs like 5511999990000=123456",
    )
    .transform((items) => new Map(items.map((item) => pairOf(item, pair))));
}

function pairOf(item: string, pair: RegExp): [string, string] {
  const [, phone = "", code = ""] = pair.exec(item) ?? [];
  return [phone, code];
}
