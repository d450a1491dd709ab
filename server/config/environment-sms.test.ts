import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

function smsWith(variables: Record<string, string>) {
  const result = parseConfig(variables);
  return "config" in result ? result.config.auth.sms : result.faults;
}

const id = "0123456789abcdef".repeat(2);
const twilio = {
  AUTH_SMS_PROVIDER: "twilio",
  AUTH_SMS_TWILIO_ACCOUNT_SID: `AC${id}`,
  AUTH_SMS_TWILIO_AUTH_TOKEN: "token",
  AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID: `MG${id}`,
};
const verify = {
  AUTH_SMS_PROVIDER: "twilio_verify",
  AUTH_SMS_TWILIO_VERIFY_ACCOUNT_SID: `AC${id}`,
  AUTH_SMS_TWILIO_VERIFY_AUTH_TOKEN: "token",
  AUTH_SMS_TWILIO_VERIFY_MESSAGE_SERVICE_SID: `VA${id}`,
};
const key = "c2VjcmV0".repeat(4);
const hook = {
  AUTH_HOOK_SEND_SMS_ENABLED: "on",
  AUTH_HOOK_SEND_SMS_URI: "https://loja.example/send",
  AUTH_HOOK_SEND_SMS_SECRETS: `v1,whsec_${key}|v1,whsec_${key}`,
};

test("nobody brings codes unless it is said, and phones do not keep the server from starting", () => {
  expect(smsWith({})).toBeUndefined();
  expect(smsWith({ AUTH_EXTERNAL_PHONE_ENABLED: "on" })).toBeUndefined();
});

test("Twilio, Verify and a hook, which goes before them", () => {
  const login = { accountSid: `AC${id}`, authToken: "token" };
  expect(smsWith(twilio)).toEqual({
    ...{ kind: "twilio", ...login, sender: `MG${id}`, contentSid: undefined },
    ...{ url: "https://api.twilio.com" },
    template: "Imersão Empreendedora: seu código é {{ .Code }}. Não passe a ninguém.",
  });
  expect(smsWith({ ...verify, AUTH_SMS_TWILIO_VERIFY_URL: "https://verify.example/" })).toEqual({
    ...{ kind: "twilio_verify", ...login, serviceSid: `VA${id}`, url: "https://verify.example" },
  });
  expect(smsWith({ ...twilio, ...hook })).toEqual({
    ...{ kind: "hook", url: "https://loja.example/send" },
    secrets: [`v1,whsec_${key}`, `v1,whsec_${key}`],
  });
});

test("one that is named without what it needs stops the start, all faults at once", () => {
  expect(smsWith({ AUTH_SMS_PROVIDER: "twilio", AUTH_HOOK_SEND_SMS_ENABLED: "on" })).toEqual([
    "AUTH_SMS_TWILIO_ACCOUNT_SID and AUTH_SMS_TWILIO_AUTH_TOKEN and AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID are required when AUTH_SMS_PROVIDER is twilio.",
    "AUTH_HOOK_SEND_SMS_URI and AUTH_HOOK_SEND_SMS_SECRETS are required when AUTH_HOOK_SEND_SMS_ENABLED is on.",
  ]);
});

test.each([
  [{ AUTH_SMS_PROVIDER: "vonage" }, "AUTH_SMS_PROVIDER must be one of twilio, twilio_verify."],
  [{ ...hook, AUTH_HOOK_SEND_SMS_URI: "http://loja.example" }, "must be an https address."],
  [{ ...hook, AUTH_HOOK_SEND_SMS_SECRETS: `whsec_${key}` }, "must be like v1,whsec_ and 32"],
  [{ ...twilio, AUTH_SMS_TEMPLATE: "Seu código" }, "hold {{ .Code }}."],
  [{ ...twilio, AUTH_SMS_TWILIO_ACCOUNT_SID: "../AC" }, "must be AC and 32 digits of Twilio's."],
  [
    { AUTH_HOOK_SEND_SMS_SECRET: "x" },
    "AUTH_HOOK_SEND_SMS_SECRET is unknown: the nearest name is AUTH_HOOK_SEND_SMS_SECRETS.",
  ],
])("%j is refused", (variables, sentence) => {
  const faults = smsWith(variables);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});
