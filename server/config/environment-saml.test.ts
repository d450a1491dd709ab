import { generateKeyPairSync, X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

function samlWith(variables: Record<string, string>) {
  const result = parseConfig({ PUBLIC_URL: "https://loja.example", ...variables });
  return "config" in result ? result.config.auth.settings.saml : result.faults;
}

function newKey(modulusLength: number) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength });
  return {
    base64: privateKey.export({ type: "pkcs1", format: "der" }).toString("base64"),
    pem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    privateKey,
  };
}

test("a key is enough: its certificate is made of it, the same each time", () => {
  const { base64, pem, privateKey } = newKey(2048);
  const on = { AUTH_SAML_ENABLED: "on", AUTH_SAML_PRIVATE_KEY: base64 };
  expect(samlWith({})).toBeUndefined();
  expect(samlWith({ ...on, AUTH_SAML_ENABLED: "off" })).toBeUndefined();
  const saml = samlWith(on);
  if (!saml || Array.isArray(saml)) throw new Error("off");
  expect(saml).toMatchObject({ privateKey: pem, flowLifeMs: 600_000 });
  const certificate = new X509Certificate(saml.certificate);
  expect(certificate.subject).toBe("CN=loja.example");
  expect(certificate.checkPrivateKey(privateKey)).toBe(true);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(samlWith(on)).toEqual(saml);
  expect(samlWith({ ...on, AUTH_SAML_PRIVATE_KEY: pem.replaceAll("\n", "\\n") })).toEqual(saml);
  const shorter = { ...on, AUTH_SAML_RELAY_STATE_VALIDITY_PERIOD: "2m" };
  expect(samlWith(shorter)).toMatchObject({ flowLifeMs: 120_000 });
});

test("on without what it needs, or with what does not serve, stops the start", () => {
  const wrong = "AUTH_SAML_PRIVATE_KEY must be an RSA key of 2048 bits or more, PKCS#1 in base64.";
  expect(samlWith({ AUTH_SAML_ENABLED: "on" })).toEqual([
    "AUTH_SAML_PRIVATE_KEY is required when AUTH_SAML_ENABLED is on.",
  ]);
  for (const key of ["segredo", newKey(1024).base64])
    expect(samlWith({ AUTH_SAML_ENABLED: "on", AUTH_SAML_PRIVATE_KEY: key })).toEqual([wrong]);
  for (const period of ["1s", "1h", "x"])
    expect(samlWith({ AUTH_SAML_RELAY_STATE_VALIDITY_PERIOD: period })).toEqual([
      "AUTH_SAML_RELAY_STATE_VALIDITY_PERIOD must be a duration from 30s to 10m.",
    ]);
});
