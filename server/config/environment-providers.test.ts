import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

function providersWith(variables: Record<string, string>) {
  const result = parseConfig(variables);
  return "config" in result ? result.config.auth.settings.providers : result.faults;
}

const google = {
  AUTH_EXTERNAL_GOOGLE_ENABLED: "on",
  AUTH_EXTERNAL_GOOGLE_CLIENT_ID: "loja.apps.example, app-de-telefone",
  AUTH_EXTERNAL_GOOGLE_SECRET: "segredo",
};

test("a provider has its ids, its secret and the address that people come back to", () => {
  expect(providersWith({})).toEqual({});
  expect(providersWith({ ...google, AUTH_EXTERNAL_GOOGLE_ENABLED: "off" })).toEqual({});
  expect(providersWith({ ...google, PUBLIC_URL: "https://loja.example" })).toEqual({
    google: {
      clientIds: ["loja.apps.example", "app-de-telefone"],
      secret: "segredo",
      redirectUri: "https://loja.example/auth/v1/callback",
      url: undefined,
      skipNonceCheck: false,
    },
  });
  const chosen = providersWith({
    ...google,
    AUTH_EXTERNAL_GOOGLE_REDIRECT_URI: "https://conta.loja.example/volta",
    AUTH_EXTERNAL_GOOGLE_URL: "https://accounts.example/",
    AUTH_EXTERNAL_GOOGLE_SKIP_NONCE_CHECK: "true",
  });
  expect(chosen).toMatchObject({
    google: {
      redirectUri: "https://conta.loja.example/volta",
      url: "https://accounts.example",
      skipNonceCheck: true,
    },
  });
});

test("one that is on without what it needs stops the start, all of them at once", () => {
  expect(
    providersWith({
      AUTH_EXTERNAL_GOOGLE_ENABLED: "on",
      AUTH_EXTERNAL_AZURE_ENABLED: "true",
      AUTH_EXTERNAL_AZURE_CLIENT_ID: "loja",
      AUTH_EXTERNAL_KEYCLOAK_ENABLED: "1",
      AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: "loja",
      AUTH_EXTERNAL_KEYCLOAK_SECRET: "segredo",
    }),
  ).toEqual([
    "AUTH_EXTERNAL_GOOGLE_CLIENT_ID and AUTH_EXTERNAL_GOOGLE_SECRET are required when AUTH_EXTERNAL_GOOGLE_ENABLED is on.",
    "AUTH_EXTERNAL_AZURE_SECRET is required when AUTH_EXTERNAL_AZURE_ENABLED is on.",
    "AUTH_EXTERNAL_KEYCLOAK_URL is required when AUTH_EXTERNAL_KEYCLOAK_ENABLED is on.",
  ]);
  expect(providersWith({ ...google, AUTH_EXTERNAL_GOOGLE_CLIENT_ID: " , " })).toEqual([
    "AUTH_EXTERNAL_GOOGLE_CLIENT_ID must name at least one client.",
  ]);
});

test("a name of it that is not known is told the nearest one, and a service that there is not says so", () => {
  expect(providersWith({ AUTH_EXTERNAL_GOOGLE_CLIENTID: "loja" })).toEqual([
    "AUTH_EXTERNAL_GOOGLE_CLIENTID is unknown: the nearest name is AUTH_EXTERNAL_GOOGLE_CLIENT_ID.",
  ]);
  expect(providersWith({ AUTH_EXTERNAL_DISCORD_ENABLED: "on" })).toEqual([
    "AUTH_EXTERNAL_DISCORD_ENABLED is a setting of the reference server that this one does not have: any service with OpenID Connect can be named in AUTH_EXTERNAL_KEYCLOAK_URL.",
  ]);
});

test.each(["http://accounts.example", "accounts.example", "https://u:p@accounts.example"])(
  "secrets are not sent to %s",
  (AUTH_EXTERNAL_GOOGLE_URL) => {
    expect(providersWith({ ...google, AUTH_EXTERNAL_GOOGLE_URL })).toEqual([
      "AUTH_EXTERNAL_GOOGLE_URL must be an https address.",
    ]);
  },
);
