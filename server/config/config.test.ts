import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { type Config, parseConfig } from "./config.ts";
import { authVariables } from "./environment-auth.ts";

function configOf(variables: Record<string, string | undefined>): Config {
  const result = parseConfig(variables);
  if ("faults" in result) throw new Error(result.faults.join("\n"));
  return result.config;
}

function faultsOf(variables: Record<string, string>): string[] {
  const result = parseConfig(variables);
  return "faults" in result ? result.faults : [];
}

const mailServer = {
  AUTH_SMTP_HOST: "smtp.loja.example",
  AUTH_SMTP_ADMIN_EMAIL: "contato@loja.com.br",
};
const contact = {
  SECURITY_CONTACT: "mailto:seguranca@loja.com.br",
  OPERATOR_NAME: "Padaria Aurora",
  OPERATOR_EMAIL: "contato@loja.com.br",
};
const inProduction = {
  NODE_ENV: "production",
  ...contact,
  PUBLIC_URL: "https://loja.example",
  ...mailServer,
};

describe("the configuration", () => {
  test("needs nothing", () => {
    const config = configOf({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      production: false,
      supabaseUrl: "",
    });
    expect(config.publicUrl).toBe("http://127.0.0.1:3000");
    expect(config.dataDirectory).toMatch(/\/data$/);
  });

  test("takes an empty value as not set", () => {
    expect(configOf({ PORT: "", HOST: " ", LOG_LEVEL: "" }).port).toBe(3000);
  });

  test("builds the public address from host and port, of IPv6 too", () => {
    expect(configOf({ HOST: "::1", PORT: "8080" }).publicUrl).toBe("http://[::1]:8080");
    expect(configOf({ PUBLIC_URL: "https://loja.example/" }).publicUrl).toBe(
      "https://loja.example",
    );
  });

  test("names every fault at once, a sentence each", () => {
    const faults = faultsOf({
      PORT: "70000",
      HOST: "a b",
      NODE_ENV: "prod",
      PUBLIC_URL: "loja.example",
      TRUSTED_PROXIES: "-1",
      SUPABASE_URL: "ftp://x",
      SECURITY_CONTACT: "me",
      LOG_LEVEL: "loud",
      SUPABASE_SECRET_KEY: "short",
    });
    const names = faults.map((fault) => fault.split(" ")[0]);
    expect(names.toSorted()).toEqual([
      "HOST",
      "LOG_LEVEL",
      "NODE_ENV",
      "PORT",
      "PUBLIC_URL",
      "SECURITY_CONTACT",
      "SUPABASE_PUBLISHABLE_KEY",
      "SUPABASE_SECRET_KEY",
      "SUPABASE_URL",
      "TRUSTED_PROXIES",
    ]);
    expect(faults.every((fault) => fault.endsWith("."))).toBe(true);
    expect(faults).toContain("PORT must be a whole number from 0 to 65535.");
    expect(faults).toContain("NODE_ENV must be one of development, production, test.");
  });

  test("never repeats a value, which may be secret", () => {
    expect(faultsOf({ SUPABASE_SECRET_KEY: "hunter2!" }).join()).not.toContain("hunter2");
  });

  test("asks for PUBLIC_URL in production", () => {
    expect(faultsOf({ NODE_ENV: "production", ...contact, ...mailServer })).toEqual([
      "PUBLIC_URL is required when NODE_ENV is production.",
    ]);
    expect(configOf(inProduction).production).toBe(true);
  });

  test.each([
    ["OPERATOR_EMAIL", ""],
    ["OPERATOR_EMAIL", "contato@imersao.example"],
    ["SECURITY_CONTACT", ""],
    ["SECURITY_CONTACT", "mailto:contato@imersao.example"],
    ["SECURITY_CONTACT", "https://www.example.com/seguranca"],
    ["AUTH_SMTP_ADMIN_EMAIL", "contato@loja.example"],
    ["AUTH_SMTP_ADMIN_EMAIL", "loja@EXAMPLE.org"],
  ])("refuses %s=%s in production, where it reaches nobody", (name, value) => {
    expect(faultsOf({ ...inProduction, [name]: value })).toEqual([
      `${name} must be yours when NODE_ENV is production: an example reaches nobody.`,
    ]);
    expect(faultsOf({ ...mailServer, [name]: value })).toEqual([]);
  });

  test("asks who runs the site in production, since visitors read it", () => {
    const { OPERATOR_NAME: _, ...nameless } = inProduction;
    expect(faultsOf(nameless)).toEqual([
      "OPERATOR_NAME is required when NODE_ENV is production: visitors read who has their data.",
    ]);
    expect(configOf(inProduction).operator).toEqual({
      name: "Padaria Aurora",
      email: "contato@loja.com.br",
    });
  });

  test.each(["tel:+55-11-5555-0100", "https://loja.com.br/contato", "mailto:eu@exemplo.com.br"])(
    "takes %s as a contact in production",
    (SECURITY_CONTACT) => {
      expect(faultsOf({ ...inProduction, SECURITY_CONTACT })).toEqual([]);
    },
  );

  test.each([
    "https://a.example/loja",
    "https://u:p@a.example",
    "https://a.example?x",
    "javascript:1",
    `https://${"a.".repeat(100)}example`,
  ])("refuses %s as PUBLIC_URL", (PUBLIC_URL) => {
    expect(faultsOf({ PUBLIC_URL })).toHaveLength(1);
  });

  test("asks for the key of a hosted project, and refuses a secret one in its place", () => {
    const SUPABASE_URL = "https://abc.supabase.example";
    expect(faultsOf({ SUPABASE_URL })).toHaveLength(1);
    const secret = faultsOf({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789" });
    expect(secret.join()).toContain("every visitor would see");
  });
});

test("the lead of a stop is ten seconds in production and none elsewhere, unless it is said", () => {
  expect(configOf(inProduction).stopLeadMs).toBe(10_000);
  expect(configOf({}).stopLeadMs).toBe(0);
  expect(configOf({ ...inProduction, STOP_LEAD: "90s" }).stopLeadMs).toBe(90_000);
  expect(configOf({ STOP_LEAD: "500ms" }).stopLeadMs).toBe(500);
  expect(faultsOf({ STOP_LEAD: "11m" })).toEqual(["STOP_LEAD must be ten minutes at most."]);
});

test("figures are told on an address of their own, and nowhere unless it is said", () => {
  expect(configOf({}).metrics).toBeUndefined();
  expect(configOf({ METRICS_HOST: "10.0.0.5" }).metrics).toBeUndefined();
  expect(configOf({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
  const fault = ["METRICS_PORT must not be PORT: what it tells is for the operator alone."];
  expect(faultsOf({ METRICS_PORT: "3000" })).toEqual(fault);
  expect(faultsOf({ METRICS_PORT: "80", PORT: "80" })).toEqual(fault);
});

describe("the allowances", () => {
  test("hold without a word, and can be lifted but not in production", () => {
    expect(configOf({}).allowances).toEqual({
      visitor: { burst: 20, refillSeconds: 180 },
      daily: { requests: 1000, tokens: 2_000_000 },
    });
    expect(configOf({ RATE_LIMIT: "off" }).allowances).toBeUndefined();
    expect(faultsOf({ ...inProduction, RATE_LIMIT: "off" })).toEqual([
      "RATE_LIMIT=off is refused when NODE_ENV is production.",
    ]);
  });

  test("are whole numbers in their bounds", () => {
    const faults = faultsOf({
      AI_VISITOR_BURST: "0",
      AI_DAILY_TOKENS: "1e6",
      AI_CONCURRENT_CALLS: "10001",
    });
    expect(faults).toEqual([
      "AI_VISITOR_BURST must be a whole number from 1 to 1000.",
      "AI_DAILY_TOKENS must be a whole number from 0 to 1000000000000.",
      "AI_CONCURRENT_CALLS must be a whole number from 1 to 10000.",
    ]);
  });
});

test("the address of a database is that of a Postgres, and is not repeated when it is not", () => {
  const databaseUrl = "postgres://ana:segredo@db.example:5432/imersao";
  expect(configOf({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  const [fault] = faultsOf({ DATABASE_URL: "mysql://ana:segredo@db.example/imersao" });
  expect(fault).toBe("DATABASE_URL must be like postgres://user:password@host:5432/name.");
});

test("how long a request waits for Postgres is told once, and divided", () => {
  const usual = { poolSize: 10, connectTimeoutMs: 800, statementTimeoutMs: 1000 };
  expect(configOf({}).postgres).toEqual(usual);
  const patient = configOf({ DATABASE_WAIT_MS: "4500", DATABASE_POOL_SIZE: "40" }).postgres;
  expect(patient).toEqual({ poolSize: 40, connectTimeoutMs: 2000, statementTimeoutMs: 2500 });
  const [fault] = faultsOf({ DATABASE_WAIT_MS: "9000" });
  expect(fault).toBe("DATABASE_WAIT_MS must be a whole number from 500 to 8000.");
});

describe("the accounts", () => {
  test("begin with e-mail, without confirmation, and with TOTP", () => {
    const { auth, publicUrl } = configOf({});
    expect(auth.settings).toMatchObject({
      issuer: `${publicUrl}/auth/v1`,
      siteUrl: publicUrl,
      signUp: { enabled: true, email: true, phone: false, anonymous: false },
      autoconfirm: { email: true, phone: false },
      accessTokenSeconds: 3600,
      passwords: { minLength: 8, refuseKnown: true },
      sessions: { rotation: true, reuseIntervalMs: 10_000, timeboxMs: undefined },
      factors: { totp: { enroll: true, verify: true }, maxEnrolled: 10 },
    });
    expect(auth).toMatchObject({ apiKeyGate: true, jwtSecret: undefined, keysFile: undefined });
    expect(auth.hashing.cost).toEqual({ memory: 19_456, passes: 2 });
  });

  test("take no address without proof in production, unless it is said", () => {
    const emailOf = (variables: Record<string, string>) =>
      configOf(variables).auth.settings.autoconfirm.email;
    expect(emailOf(inProduction)).toBe(false);
    expect(emailOf({ ...inProduction, AUTH_MAILER_AUTOCONFIRM: "on" })).toBe(true);
    expect(emailOf({ AUTH_MAILER_AUTOCONFIRM: "off" })).toBe(false);
  });

  test("count as the protocol does: so many in five minutes, an hour, a minute", () => {
    const { rates } = configOf({ HOST: "0.0.0.0" }).auth;
    expect(rates).toMatchObject({
      token: { calls: 150, perMs: 300_000, burst: 30 },
      signup: { calls: 30, perMs: 300_000, burst: 30 },
      anonymous: { calls: 30, perMs: 3_600_000, burst: 30 },
      factors: { calls: 15, perMs: 60_000, burst: 15 },
    });
  });

  test("let somebody alone on their machine do more at once, unless a number is said", () => {
    const burstsWith = (choices: Record<string, string>) => {
      const { signup, factors } = configOf(choices).auth.rates;
      return [signup.burst, factors.burst];
    };
    expect(burstsWith({})).toEqual([1000, 1000]);
    expect(burstsWith({ AUTH_RATE_LIMIT_OTP: "5" })).toEqual([5, 1000]);
    expect(burstsWith({ AUTH_RATE_LIMIT_BURST: "20" })).toEqual([20, 15]);
    const open: Record<string, string>[] = [
      { HOST: "0.0.0.0" },
      { PUBLIC_URL: "https://loja.example" },
      { TRUSTED_PROXIES: "1" },
    ];
    for (const choices of open) expect(burstsWith(choices)).toEqual([30, 15]);
  });

  test("bound the emails of an hour once they leave, or it is said", () => {
    const emailsWith = (choices: Record<string, string>) => configOf(choices).auth.mail.perHour;
    const smtp = { AUTH_SMTP_HOST: "127.0.0.1", AUTH_SMTP_ADMIN_EMAIL: "site@example.com" };
    expect(emailsWith({})).toBe(1_000_000);
    expect(emailsWith({ AUTH_MAILER_AUTOCONFIRM: "off" })).toBe(1_000_000);
    expect(emailsWith(smtp)).toBe(300);
    expect(emailsWith({ AUTH_RATE_LIMIT_EMAIL_SENT: "6" })).toBe(6);
    const client = (choices: Record<string, string>) =>
      configOf(choices).auth.rates["emails per client"];
    expect(client(smtp)).toEqual({ calls: 100, perMs: 3_600_000, burst: 100 });
  });

  test("take the words of the reference server and ours, and durations as it writes them", () => {
    const { settings } = configOf({
      AUTH_DISABLE_SIGNUP: "TRUE",
      AUTH_MAILER_AUTOCONFIRM: "off",
      AUTH_SESSIONS_TIMEBOX: "24h",
    }).auth;
    expect(settings.signUp.enabled).toBe(false);
    expect(settings.autoconfirm.email).toBe(false);
    expect(settings.sessions.timeboxMs).toBe(86_400_000);
  });

  test("name every fault at once", () => {
    const faults = faultsOf({
      AUTH_DISABLE_SIGNUP: "maybe",
      AUTH_PASSWORD_MIN_LENGTH: "5",
      AUTH_SESSIONS_TIMEBOX: "a day",
      AUTH_SECRET: "short",
      AUTH_SITE_URL: "javascript:alert(1)",
    });
    expect(faults.map((fault) => fault.split(" ")[0]).toSorted()).toEqual([
      "AUTH_DISABLE_SIGNUP",
      "AUTH_PASSWORD_MIN_LENGTH",
      "AUTH_SECRET",
      "AUTH_SESSIONS_TIMEBOX",
      "AUTH_SITE_URL",
    ]);
    expect(faults).toContain("AUTH_PASSWORD_MIN_LENGTH must be a whole number from 6 to 64.");
  });

  test("are explained in .env.example, each setting of them, with the value it has anyway", async () => {
    const file = join(import.meta.dirname, "../../.env.example");
    const example = parseEnv(await readFile(file, "utf8"));
    const explained = Object.keys(example).filter((name) => name.startsWith("AUTH_"));
    expect(explained.toSorted()).toEqual(Object.keys(authVariables).toSorted());
    expect(configOf(example).auth).toEqual(configOf({}).auth);
  });

  test("are not opened in production with a secret that others know, or cheap hashes", () => {
    const known = "super-secret-jwt-token-with-at-least-32-characters-long";
    expect(faultsOf({ ...inProduction, AUTH_JWT_SECRET: known })).toHaveLength(1);
    expect(faultsOf({ ...inProduction, AUTH_SECRET: known })).toHaveLength(1);
    expect(
      faultsOf({ ...inProduction, AUTH_JWT_SECRET: "only 31 bytes long, one too few" }),
    ).toEqual(["AUTH_JWT_SECRET must have at least 32 bytes when NODE_ENV is production."]);
    expect(faultsOf({ ...inProduction, AUTH_ARGON2_MEMORY: "64" })).toHaveLength(1);
    expect(faultsOf({ AUTH_JWT_SECRET: "short", AUTH_ARGON2_MEMORY: "64" })).toEqual([]);
  });
});

describe("emails", () => {
  const both = "AUTH_SMTP_HOST and AUTH_SMTP_ADMIN_EMAIL are required to send emails by SMTP.";

  test("go to the outbox of whoever says nothing", () => {
    const outbox = { kind: "outbox", senderName: "Imersão Empreendedora", perHour: 1_000_000 };
    expect(configOf({}).auth.mail).toEqual(outbox);
    expect(configOf({ ...mailServer, AUTH_MAIL: "outbox" }).auth.mail).toEqual(outbox);
  });

  test("go through the server that is named", () => {
    const { mail } = configOf({
      ...mailServer,
      AUTH_SMTP_PORT: "465",
      AUTH_SMTP_USER: "loja",
      AUTH_SMTP_PASS: "segredo",
      AUTH_SMTP_SENDER_NAME: "Padaria Aurora",
    }).auth;
    expect(mail).toEqual({
      kind: "smtp",
      senderName: "Padaria Aurora",
      perHour: 300,
      smtp: {
        host: "smtp.loja.example",
        port: 465,
        isLoopback: false,
        login: { user: "loja", pass: "segredo" },
        from: { name: "Padaria Aurora", address: "contato@loja.com.br" },
      },
    });
    const local = configOf({ ...mailServer, AUTH_SMTP_HOST: "127.0.0.1" }).auth.mail;
    expect(local).toMatchObject({ smtp: { port: 587, isLoopback: true, login: undefined } });
  });

  test.each([
    [{ AUTH_MAIL: "smtp" }, [both]],
    [{ AUTH_SMTP_HOST: "smtp.loja.example" }, [both]],
    [{ AUTH_MAIL: "smtp", AUTH_SMTP_ADMIN_EMAIL: "contato@loja.example" }, [both]],
    [{ AUTH_SMTP_PASS: "segredo" }, ["AUTH_SMTP_USER and AUTH_SMTP_PASS are required together."]],
    [
      { ...mailServer, AUTH_SMTP_ADMIN_EMAIL: "Loja <contato@loja.example>" },
      ["AUTH_SMTP_ADMIN_EMAIL must be one e-mail address, without a name."],
    ],
    [
      { ...mailServer, AUTH_SMTP_ADMIN_EMAIL: "a@b.example\r\nBcc: eva@mal.example" },
      ["AUTH_SMTP_ADMIN_EMAIL must be one e-mail address, without a name."],
    ],
    [
      { AUTH_SMTP_SENDER_NAME: "Loja\nBcc: eva@mal.example" },
      ["AUTH_SMTP_SENDER_NAME must be one line of at most 100 characters."],
    ],
  ])("need what belongs together: %j", (variables, faults) => {
    expect(faultsOf(variables)).toEqual(faults);
  });

  test("are not left in a folder in production, and both ways out are said", () => {
    const production = { NODE_ENV: "production", PUBLIC_URL: "https://loja.example", ...contact };
    for (const AUTH_MAIL of ["", "outbox"]) {
      const [fault, ...others] = faultsOf({ ...production, AUTH_MAIL });
      expect(others).toEqual([]);
      for (const name of ["AUTH_SMTP_HOST", "AUTH_SMTP_ADMIN_EMAIL", "AUTH_EXTERNAL_EMAIL_ENABLED"])
        expect(fault).toContain(name);
    }
    expect(faultsOf({ ...inProduction, AUTH_MAIL: "outbox" })).toHaveLength(1);
    const withoutEmail = configOf({ ...production, AUTH_EXTERNAL_EMAIL_ENABLED: "off" });
    expect(withoutEmail.auth.mail.kind).toBe("none");
  });
});
