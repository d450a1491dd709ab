import type { Environment } from "./environment.ts";
import { mailConfigOf } from "./mail-config.ts";

/** How many calls an address may make in so many milliseconds, and how many of them at once. */
export type Rate = { calls: number; perMs: number; burst: number };

export const rateNames = [
  "token",
  "signup",
  "otp",
  "recover",
  "resend",
  "verify",
  "anonymous",
  "user",
  "factors",
  "sso",
  /** Answers of identity providers. */
  "assertions",
  "passkeys",
  /** Wrong passwords for one account, wherever they come from. */
  "account",
  /** Emails of one sort to one address, whether or not it has an account. */
  "emails per recipient",
  /** The same for a phone number. */
  "sms per recipient",
  /** Those that calls from one network address ask for, so that nobody uses up what there is for all. */
  "emails per client",
  "sms per client",
  /** All of the site. */
  "sms",
] as const;
export type RateName = (typeof rateNames)[number];
export type AuthRateLimits = Record<RateName, Rate>;

const minute = 60_000;

/** The protocol counts most of them by five minutes, anonymous sign-ins by the hour. */
export function ratesOf(env: Environment, atHome: boolean): AuthRateLimits {
  const burst = env.AUTH_RATE_LIMIT_BURST ?? (atHome ? undefined : usualBurst);
  const fiveMinutes = 5 * minute;
  const otp = rateOf(env.AUTH_RATE_LIMIT_OTP, { usual: 30, perMs: fiveMinutes, burst });
  const account = env.AUTH_RATE_LIMIT_ACCOUNT;
  const emails = mailConfigOf(env).perHour;
  return {
    token: rateOf(env.AUTH_RATE_LIMIT_TOKEN_REFRESH, { usual: 150, perMs: fiveMinutes, burst }),
    signup: otp,
    otp,
    recover: otp,
    resend: otp,
    verify: rateOf(env.AUTH_RATE_LIMIT_VERIFY, { usual: 30, perMs: fiveMinutes, burst }),
    user: otp,
    anonymous: rateOf(env.AUTH_RATE_LIMIT_ANONYMOUS_USERS, {
      usual: 30,
      perMs: 60 * minute,
      burst,
    }),
    factors: rateOf(env.AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY, {
      usual: 15,
      perMs: minute,
      burst,
    }),
    sso: rateOf(env.AUTH_RATE_LIMIT_SSO, { usual: 30, perMs: fiveMinutes, burst }),
    assertions: rateOf(env.AUTH_SAML_RATE_LIMIT_ASSERTION, {
      usual: 150,
      perMs: fiveMinutes,
      burst,
    }),
    passkeys: rateOf(env.AUTH_RATE_LIMIT_PASSKEY, { usual: 30, perMs: fiveMinutes, burst }),
    account: { calls: account, perMs: 60 * minute, burst: account },
    "emails per recipient": { calls: 1, perMs: Math.max(1, env.AUTH_SMTP_MAX_FREQUENCY), burst: 1 },
    "sms per recipient": { calls: 1, perMs: Math.max(1, env.AUTH_SMS_MAX_FREQUENCY), burst: 1 },
    "emails per client": hourly(Math.ceil(emails / sharesOfSite)),
    "sms per client": hourly(Math.ceil(env.AUTH_RATE_LIMIT_SMS_SENT / sharesOfSite)),
    sms: hourly(env.AUTH_RATE_LIMIT_SMS_SENT),
  };
}

/** Calls of one address at once. */
const usualBurst = 30;
/** On a machine of one's own every call comes from one address, that of whoever tries things out. */
const burstAtHome = 1000;

type RateChoice = {
  usual: number;
  perMs: number;
  /** `undefined`: at home, and nothing was said. */
  burst: number | undefined;
};

/** Never more at once than in the whole time; at home as much as anybody may want, unless it is said. */
function rateOf(chosen: number | undefined, { usual, perMs, burst }: RateChoice): Rate {
  const calls = chosen ?? usual;
  if (burst === undefined && chosen === undefined) return { calls, perMs, burst: burstAtHome };
  return { calls, perMs, burst: Math.min(burst ?? usualBurst, calls) };
}

/** One client may ask for a third of what the site sends. */
const sharesOfSite = 3;

function hourly(calls: number): Rate {
  return { calls, perMs: 60 * minute, burst: calls };
}
