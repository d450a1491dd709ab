import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { Argon2Cost, AuthSettings, SmsOptions } from "#auth";
import { brand } from "../../content/brand.ts";
import { type AuthRateLimits, ratesOf } from "./auth-rates.ts";
import type { Environment } from "./environment.ts";
import { providersOf } from "./environment-providers.ts";
import { isPrivate } from "./environment-rules.ts";
import { samlOf } from "./environment-saml.ts";
import { smsOf } from "./environment-sms.ts";
import { webauthnOf } from "./environment-webauthn.ts";
import { type MailConfig, mailConfigOf } from "./mail-config.ts";

/** What the operator decides about the accounts. */
export type AuthConfig = {
  settings: AuthSettings;
  apiKeyGate: boolean;
  /** Signs where there is no file of keys; checks HS256 tokens in any case. */
  jwtSecret: string | undefined;
  /** Absent: a file in the data directory, made on the first start. */
  keysFile: string | undefined;
  secret: string | undefined;
  /** One password a line. */
  breachedFile: string | undefined;
  hashing: { cost: Argon2Cost; concurrent: number; waiting: number };
  rates: AuthRateLimits;
  mail: MailConfig;
  /** Who brings codes to phones; absent: nobody, and only what needs none is done. */
  sms: SmsOptions | undefined;
};

/** `folder` is where relative paths begin. */
export function authConfigOf(env: Environment, publicUrl: string, folder: string): AuthConfig {
  const path = (name: string | undefined) => (name ? resolve(folder, name) : undefined);
  const isAtHome = isPrivate({
    publicUrl,
    host: env.HOST,
    production: env.NODE_ENV === "production",
    trustedProxies: env.TRUSTED_PROXIES,
  });
  return {
    settings: settingsOf(env, publicUrl),
    apiKeyGate: env.AUTH_API_KEY_GATE,
    jwtSecret: env.AUTH_JWT_SECRET,
    keysFile: path(env.AUTH_JWT_KEYS_FILE),
    secret: env.AUTH_SECRET,
    breachedFile: path(env.AUTH_PASSWORD_BREACHED_FILE),
    hashing: {
      cost: { memory: env.AUTH_ARGON2_MEMORY, passes: env.AUTH_ARGON2_PASSES },
      // One processor is left for everything else; libuv has four threads.
      concurrent:
        env.AUTH_ARGON2_CONCURRENT ?? Math.min(3, Math.max(1, availableParallelism() - 1)),
      waiting: env.AUTH_ARGON2_WAITING,
    },
    rates: ratesOf(env, isAtHome),
    mail: mailConfigOf(env),
    sms: smsOf(env, env.AUTH_SMTP_SENDER_NAME),
  };
}

/** What the site is called: whole, word by word, and as its address has it. */
function namesOf(env: Environment, publicUrl: string): string[] {
  const names = [brand.productName, env.AUTH_SMTP_SENDER_NAME];
  const hosts = [publicUrl, env.AUTH_SITE_URL ?? publicUrl].map((url) => new URL(url).hostname);
  const parts = [
    ...names.map((name) => name.split(/\s+/)),
    ...hosts.map((host) => host.split(".")),
  ];
  return [...new Set([...names, ...hosts, ...parts.flat()])];
}

function settingsOf(env: Environment, publicUrl: string): AuthSettings {
  return {
    issuer: `${publicUrl}/auth/v1`,
    siteUrl: env.AUTH_SITE_URL ?? publicUrl,
    redirects: env.AUTH_URI_ALLOW_LIST,
    signUp: {
      enabled: !env.AUTH_DISABLE_SIGNUP,
      email: env.AUTH_EXTERNAL_EMAIL_ENABLED,
      phone: env.AUTH_EXTERNAL_PHONE_ENABLED,
      anonymous: env.AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    },
    providers: providersOf(env, `${publicUrl}/auth/v1/callback`),
    saml: samlOf(env, publicUrl),
    manualLinking: env.AUTH_SECURITY_MANUAL_LINKING_ENABLED,
    autoconfirm: {
      // Whoever tries the server out has no mail server; among real people an address has to mean somebody.
      email: env.AUTH_MAILER_AUTOCONFIRM ?? env.NODE_ENV !== "production",
      phone: env.AUTH_SMS_AUTOCONFIRM,
    },
    accessTokenSeconds: env.AUTH_JWT_EXP,
    passwords: {
      minLength: env.AUTH_PASSWORD_MIN_LENGTH,
      required: env.AUTH_PASSWORD_REQUIRED_CHARACTERS,
      refuseKnown: env.AUTH_PASSWORD_KNOWN_LIST,
      siteNames: namesOf(env, publicUrl),
    },
    passwordChange: {
      currentPassword: env.AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
      reauthentication: env.AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    },
    codes: { digits: env.AUTH_MAILER_OTP_LENGTH, lifeMs: env.AUTH_MAILER_OTP_EXP * 1000 },
    phoneCodes: { digits: env.AUTH_SMS_OTP_LENGTH, lifeMs: env.AUTH_SMS_OTP_EXP * 1000 },
    smsProvider: env.AUTH_SMS_PROVIDER ?? "",
    secureEmailChange: env.AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    anonymousMaxAgeMs: env.AUTH_ANONYMOUS_USERS_MAX_AGE,
    testCodes: env.AUTH_SMS_TEST_OTP,
    sessions: {
      rotation: env.AUTH_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED,
      reuseIntervalMs: env.AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL * 1000,
      timeboxMs: env.AUTH_SESSIONS_TIMEBOX,
      inactivityMs: env.AUTH_SESSIONS_INACTIVITY_TIMEOUT,
      singlePerUser: env.AUTH_SESSIONS_SINGLE_PER_USER,
      lowAalMs: env.AUTH_SESSIONS_ALLOW_LOW_AAL,
    },
    passkeys: env.AUTH_PASSKEY_ENABLED,
    webauthn: webauthnOf(env, publicUrl, env.AUTH_SMTP_SENDER_NAME),
    factors: {
      totp: { enroll: env.AUTH_MFA_TOTP_ENROLL_ENABLED, verify: env.AUTH_MFA_TOTP_VERIFY_ENABLED },
      phone: {
        enroll: env.AUTH_MFA_PHONE_ENROLL_ENABLED,
        verify: env.AUTH_MFA_PHONE_VERIFY_ENABLED,
      },
      webauthn: {
        enroll: env.AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED,
        verify: env.AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED,
      },
      maxEnrolled: env.AUTH_MFA_MAX_ENROLLED_FACTORS,
    },
  };
}
