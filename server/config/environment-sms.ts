import { z } from "zod";
import { codePlace, type SmsOptions } from "#auth";
import { choice, integer, secureAddress, text } from "./environment-rules.ts";

/** Who brings codes to phones, by the names of the reference server; the addresses are ours. */
export const smsVariables = {
  AUTH_SMS_PROVIDER: z.enum(["twilio", "twilio_verify"]).optional(),
  AUTH_SMS_OTP_EXP: integer(86_400, 30).default(600),
  AUTH_SMS_OTP_LENGTH: integer(10, 6).default(6),
  AUTH_SMS_TEMPLATE: z
    .string()
    .refine((value) => value.length <= 600 && value.search(codePlace) >= 0, holdsCode())
    .optional(),
  AUTH_SMS_TWILIO_ACCOUNT_SID: sid("AC").optional(),
  AUTH_SMS_TWILIO_AUTH_TOKEN: word().optional(),
  AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID: text(
    /^(?:MG[\da-f]{32}|\+?\d{3,15}|[A-Za-z\d][A-Za-z\d ]{0,10})$/,
    "must be a messaging service (MG…), a number or a name of at most 11 letters",
  ).optional(),
  AUTH_SMS_TWILIO_CONTENT_SID: sid("HX").optional(),
  AUTH_SMS_TWILIO_URL: secureAddress().default("https://api.twilio.com"),
  AUTH_SMS_TWILIO_VERIFY_ACCOUNT_SID: sid("AC").optional(),
  AUTH_SMS_TWILIO_VERIFY_AUTH_TOKEN: word().optional(),
  AUTH_SMS_TWILIO_VERIFY_MESSAGE_SERVICE_SID: sid("VA").optional(),
  AUTH_SMS_TWILIO_VERIFY_URL: secureAddress().default("https://verify.twilio.com"),
  AUTH_HOOK_SEND_SMS_ENABLED: choice().default(false),
  AUTH_HOOK_SEND_SMS_URI: secureAddress().optional(),
  AUTH_HOOK_SEND_SMS_SECRETS: z
    .string()
    .transform((value) => value.split("|").map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => hookSecret.test(secret)), {
      error: "must be like v1,whsec_ and 32 to 88 letters of base64, several with | between them",
    })
    .optional(),
};

/** The form of Standard Webhooks: 24 to 64 bytes. */
const hookSecret = /^v1,whsec_[A-Za-z\d+/=]{32,88}$/;

function holdsCode() {
  return "must have at most 600 characters and hold {{ .Code }}";
}

function sid(kind: string) {
  return text(new RegExp(`^${kind}[\\da-f]{32}$`), `must be ${kind} and 32 digits of Twilio's`);
}

function word() {
  return text(/^[\x21-\x7e]{1,400}$/, "must be one word of letters, digits and signs");
}

type Environment = z.infer<z.ZodObject<typeof smsVariables>>;
type Variables = Record<string, string | undefined>;

/** One that is named without what it needs would fail only when the first person comes. */
export function smsFaults(variables: Variables): string[] {
  const { AUTH_SMS_PROVIDER: provider, AUTH_HOOK_SEND_SMS_ENABLED: hook } = variables;
  const account = ["ACCOUNT_SID", "AUTH_TOKEN", "MESSAGE_SERVICE_SID"];
  const ofTwilio = account.map((name) => `AUTH_SMS_${(provider ?? "").toUpperCase()}_${name}`);
  const ofHook = ["AUTH_HOOK_SEND_SMS_URI", "AUTH_HOOK_SEND_SMS_SECRETS"];
  return [
    ...(provider === "twilio" || provider === "twilio_verify"
      ? missing(variables, ofTwilio, `AUTH_SMS_PROVIDER is ${provider}`)
      : []),
    ...(choice().safeParse(hook).data
      ? missing(variables, ofHook, "AUTH_HOOK_SEND_SMS_ENABLED is on")
      : []),
  ];
}

function missing(variables: Variables, names: readonly string[], when: string): string[] {
  const absent = names.filter((name) => !variables[name]);
  if (absent.length === 0) return [];
  return [`${absent.join(" and ")} ${absent.length === 1 ? "is" : "are"} required when ${when}.`];
}

/** Undefined where nothing brings them. A hook goes before a provider, as there. */
export function smsOf(env: Environment, siteName: string): SmsOptions | undefined {
  const { AUTH_HOOK_SEND_SMS_URI: url, AUTH_HOOK_SEND_SMS_SECRETS: secrets } = env;
  // What has to be there is held together by `smsFaults`.
  if (env.AUTH_HOOK_SEND_SMS_ENABLED && url && secrets) return { kind: "hook", url, secrets };
  if (env.AUTH_SMS_PROVIDER === "twilio") return twilioOf(env, siteName);
  return env.AUTH_SMS_PROVIDER === "twilio_verify" ? verifyOf(env) : undefined;
}

function twilioOf(env: Environment, siteName: string): SmsOptions {
  return {
    kind: "twilio",
    accountSid: env.AUTH_SMS_TWILIO_ACCOUNT_SID ?? "",
    authToken: env.AUTH_SMS_TWILIO_AUTH_TOKEN ?? "",
    sender: env.AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID ?? "",
    contentSid: env.AUTH_SMS_TWILIO_CONTENT_SID,
    // One message of 70 characters, with the name that the site comes with.
    template:
      env.AUTH_SMS_TEMPLATE ?? `${siteName}: seu código é {{ .Code }}. Não passe a ninguém.`,
    url: env.AUTH_SMS_TWILIO_URL.replace(/\/$/, ""),
  };
}

function verifyOf(env: Environment): SmsOptions {
  return {
    kind: "twilio_verify",
    accountSid: env.AUTH_SMS_TWILIO_VERIFY_ACCOUNT_SID ?? "",
    authToken: env.AUTH_SMS_TWILIO_VERIFY_AUTH_TOKEN ?? "",
    serviceSid: env.AUTH_SMS_TWILIO_VERIFY_MESSAGE_SERVICE_SID ?? "",
    url: env.AUTH_SMS_TWILIO_VERIFY_URL.replace(/\/$/, ""),
  };
}
