import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

function settingsWith(variables: Record<string, string>) {
  const result = parseConfig(variables);
  if ("faults" in result) return result.faults;
  const { passkeys, webauthn, factors } = result.config.auth.settings;
  return { passkeys, ...webauthn, factor: factors.webauthn };
}

const site = { PUBLIC_URL: "https://loja.example" };
const on = { AUTH_PASSKEY_ENABLED: "on" };

test("keys are for the domain of the site, and for this machine under its name", () => {
  const off = { enroll: false, verify: false };
  expect(settingsWith(site)).toEqual({
    ...{ passkeys: false, rpId: "loja.example", rpName: "Imersão Empreendedora", factor: off },
    origins: ["https://loja.example"],
  });
  const here = { rpId: "localhost", origins: ["http://localhost:4000"] };
  expect(settingsWith({ ...on, PORT: "4000" })).toMatchObject({ passkeys: true, ...here });
  expect(settingsWith({ ...on, PUBLIC_URL: "http://127.0.0.1:4000" })).toMatchObject(here);
});

test("domain, pages, apps and name are the operator's to choose", () => {
  const app = `android:apk-key-hash:${"a".repeat(43)}`;
  expect(
    settingsWith({
      PUBLIC_URL: "https://www.loja.example",
      AUTH_WEBAUTHN_RP_ID: "loja.example",
      AUTH_WEBAUTHN_RP_ORIGINS: `https://loja.example/, https://conta.loja.example:8443,${app}`,
      AUTH_WEBAUTHN_RP_DISPLAY_NAME: "Loja da Ana",
      AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: "on",
      AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: "on",
    }),
  ).toEqual({
    ...{ passkeys: false, rpId: "loja.example", rpName: "Loja da Ana" },
    origins: ["https://loja.example", "https://conta.loja.example:8443", app],
    factor: { enroll: true, verify: true },
  });
});

const within =
  "AUTH_WEBAUTHN_RP_ORIGINS must be pages of AUTH_WEBAUTHN_RP_ID or of domains below it: browsers refuse others.";
const form =
  "AUTH_WEBAUTHN_RP_ORIGINS must be ten at most, like https://loja.example or android:apk-key-hash:….";
const domain =
  "AUTH_WEBAUTHN_RP_ID must be a domain in small letters, like loja.example, without a scheme or a port.";

test.each<[Record<string, string>, string[]]>([
  [{ ...site, ...on, AUTH_WEBAUTHN_RP_ID: "outra.example" }, [within]],
  [{ ...site, ...on, AUTH_WEBAUTHN_RP_ORIGINS: "https://evilloja.example" }, [within]],
  [{ ...site, ...on, AUTH_WEBAUTHN_RP_ORIGINS: "http://loja.example" }, [form]],
  [{ ...site, AUTH_WEBAUTHN_RP_ORIGINS: "https://loja.example/conta" }, [form]],
  [{ ...site, AUTH_WEBAUTHN_RP_ORIGINS: `${site.PUBLIC_URL},`.repeat(11) }, [form]],
  [{ ...site, AUTH_WEBAUTHN_RP_ID: "https://loja.example" }, [domain]],
  [{ ...site, ...on, AUTH_WEBAUTHN_RP_ID: "203.0.113.7" }, [domain, within]],
  [
    { PUBLIC_URL: "http://203.0.113.7", AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: "on" },
    [
      "AUTH_WEBAUTHN_RP_ID is required: keys are for a domain, and PUBLIC_URL has none.",
      "PUBLIC_URL must be an https address: browsers offer keys to no other pages.",
    ],
  ],
  [
    { ...site, AUTH_PASSKEYS_ENABLED: "on" },
    ["AUTH_PASSKEYS_ENABLED is unknown: the nearest name is AUTH_PASSKEY_ENABLED."],
  ],
])("%j stops the start", (variables, faults) => {
  expect(settingsWith(variables).toString()).toContain(faults[0]);
  expect(settingsWith(variables)).toEqual(expect.arrayContaining(faults));
});

test("where nothing of it is on, nothing is asked of the address", () => {
  expect(settingsWith({ PUBLIC_URL: "http://203.0.113.7" })).toMatchObject({ passkeys: false });
});
