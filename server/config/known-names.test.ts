import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

type Lines = Record<string, string>;

function faultsOf(variables: Lines, lines: Lines = {}): string[] {
  const result = parseConfig(variables, lines);
  return "faults" in result ? result.faults : [];
}

describe("a name that the server does not know", () => {
  test.each([
    ["AUTH_SIET_URL", "AUTH_SITE_URL"],
    ["AUTH_MAILER_AUTO_CONFIRM", "AUTH_MAILER_AUTOCONFIRM"],
    ["AUTH_JWT_EXPIRY", "AUTH_JWT_EXP"],
    ["AUTH_DISABLE_SIGNUPS", "AUTH_DISABLE_SIGNUP"],
  ])("stops the start and names the nearest one: %s, %s", (name, nearest) => {
    expect(faultsOf({ [name]: "x" })).toEqual([
      `${name} is unknown: the nearest name is ${nearest}.`,
    ]);
  });

  test("stops it from a line of .env, whatever it begins with", () => {
    expect(faultsOf({}, { GEMINI_APIKEY: "k", Port: "3000" })).toEqual([
      "GEMINI_APIKEY is unknown: the nearest name is GEMINI_API_KEY.",
      "Port is unknown: the nearest name is PORT.",
    ]);
    expect(faultsOf({}, { GOTRUE_DISABLE_SIGNUP: "true" })).toEqual([
      "GOTRUE_DISABLE_SIGNUP is unknown: the nearest name is AUTH_DISABLE_SIGNUP.",
    ]);
  });

  test("is nobody's business in the environment, which other programs share", () => {
    expect(faultsOf({ GEMINI_APIKEY: "k", PATH: "/bin", HOME: "/root" })).toEqual([]);
  });

  test("is told beside every other fault, and its value is not", () => {
    const faults = faultsOf({ AUTH_SMTP_PASSWORD: "hunter2", PORT: "70000" });
    expect(faults).toEqual([
      "AUTH_SMTP_PASSWORD is unknown: the nearest name is AUTH_SMTP_PASS.",
      "PORT must be a whole number from 0 to 65535.",
    ]);
  });

  test("is not set where it has no value", () => {
    expect(faultsOf({ AUTH_SIET_URL: " " }, { NEVER_HEARD_OF: "" })).toEqual([]);
  });
});

describe("a setting of the reference server that there is not", () => {
  test.each([
    [
      "AUTH_SAML_EXTERNAL_URL",
      "assertions are signed and not encrypted, by one key, and come to PUBLIC_URL",
    ],
    ["AUTH_HOOK_SEND_EMAIL_URI", "AUTH_HOOK_SEND_SMS_URI is the one hook that it calls"],
    [
      "AUTH_SMS_VONAGE_FROM",
      "AUTH_SMS_PROVIDER knows Twilio, and AUTH_HOOK_SEND_SMS_URI brings codes to any other service",
    ],
    ["AUTH_DB_MAX_POOL_SIZE", "DATABASE_URL and DATABASE_POOL_SIZE say where accounts are kept"],
    ["AUTH_RATE_LIMIT_HEADER", "TRUSTED_PROXIES says whose word counts for an address"],
    ["AUTH_API_EXTERNAL_URL", "PUBLIC_URL, HOST and PORT say where it is reached"],
  ])("%s says so: %s", (name, reason) => {
    expect(faultsOf({ [name]: "x" })).toEqual([
      `${name} is a setting of the reference server that this one does not have: ${reason}.`,
    ]);
  });

  test("may be off, since it is", () => {
    expect(faultsOf({ AUTH_OAUTH_SERVER_ENABLED: "off" })).toEqual([]);
    expect(faultsOf({ AUTH_OAUTH_SERVER_ENABLED: "on" })).toHaveLength(1);
    expect(faultsOf({ AUTH_MADE_UP_ENABLED: "off" })).toHaveLength(1);
  });
});

test("a name that was retired only warns", () => {
  const result = parseConfig({ AUTH_MFA_ENABLED: "true" }, { AI_WARM_UP: "on" });
  expect(result).toMatchObject({
    warnings: [
      "AI_WARM_UP is retired and does nothing: what answers is loaded before the server listens.",
      "AUTH_MFA_ENABLED is retired and does nothing: AUTH_MFA_TOTP_ENROLL_ENABLED and its siblings say which factors there are.",
    ],
  });
});

test("a copy of .env.example is understood, line by line", async () => {
  const example = await readFile(join(import.meta.dirname, "../../.env.example"), "utf8");
  expect(parseConfig({}, parseEnv(example))).toEqual(parseConfig({}));
});

test("the environment wins over a line of .env, also where it says nothing", () => {
  const portOf = (variables: Lines) => {
    const result = parseConfig(variables, { PORT: "4000" });
    return "config" in result ? result.config.port : result.faults;
  };
  expect([portOf({}), portOf({ PORT: "5000" }), portOf({ PORT: "" })]).toEqual([4000, 5000, 3000]);
});
