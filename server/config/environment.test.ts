import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

function faultsOf(variables: Record<string, string>): readonly string[] {
  const result = parseConfig(variables);
  return "faults" in result ? result.faults : [];
}

function signed(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2lnbmF0dXJl`;
}

test("a secret key in the place of the publishable one is refused, in the older form too", () => {
  const fault = ["SUPABASE_PUBLISHABLE_KEY holds a secret key, which every visitor would see."];
  const secrets = [
    "sb_secret_0123456789abcdef",
    signed({ iss: "supabase", ref: "projeto", role: "service_role", iat: 1 }),
    signed({ role: "supabase_admin" }),
  ];
  for (const key of secrets) expect(faultsOf({ SUPABASE_PUBLISHABLE_KEY: key })).toEqual(fault);
  const anon = signed({ iss: "supabase", ref: "service_role", role: "anon", iat: 1 });
  for (const key of ["sb_publishable_0123456789abcdef", anon, "a.b.c.d.e.f.g.h.i"])
    expect(faultsOf({ SUPABASE_PUBLISHABLE_KEY: key })).toEqual([]);
});

test("a publishable key in the place of the secret one is refused, in the older form too", () => {
  for (const key of ["sb_publishable_0123456789abcdef", signed({ role: "anon" })])
    expect(faultsOf({ SUPABASE_SECRET_KEY: key })).toEqual([
      "SUPABASE_SECRET_KEY holds a publishable key, which every visitor may have.",
    ]);
});

test("a secret key that stands in documentation is refused in production", () => {
  const demo = signed({ iss: "supabase-demo", role: "service_role", exp: 1_983_812_996 });
  const production = {
    SECURITY_CONTACT: "mailto:seguranca@loja.com.br",
    OPERATOR_NAME: "Padaria Aurora",
    OPERATOR_EMAIL: "contato@loja.com.br",
    NODE_ENV: "production",
    PUBLIC_URL: "https://loja.example",
    AUTH_EXTERNAL_EMAIL_ENABLED: "off",
  };
  for (const key of [demo, ["sb", "secret", "N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz"].join("_")]) {
    expect(faultsOf({ ...production, SUPABASE_SECRET_KEY: key })).toEqual([
      "SUPABASE_SECRET_KEY must not be taken from an example.",
    ]);
    expect(faultsOf({ SUPABASE_SECRET_KEY: key })).toEqual([]);
  }
  const own = "sb_secret_0123456789abcdefghijklmnop";
  expect(faultsOf({ ...production, SUPABASE_SECRET_KEY: own })).toEqual([]);
});

test("one key for both is refused: every visitor would be the operator", () => {
  const key = "a-key-of-both-kinds";
  expect(faultsOf({ SUPABASE_PUBLISHABLE_KEY: key, SUPABASE_SECRET_KEY: key })).toEqual([
    "SUPABASE_SECRET_KEY must not be the publishable key, which every visitor has.",
  ]);
});
