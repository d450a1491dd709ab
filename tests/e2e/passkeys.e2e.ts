import { rm } from "node:fs/promises";
import { test as base, expect, type Page } from "@playwright/test";
import { freePort } from "../wire/free-port.ts";
import { startServer } from "../wire/running-server.ts";
import { type ClientWindow, writeClientSite } from "./client-site.ts";

declare const window: ClientWindow;

/** A server with passkeys, and a page of it with the client as it is published; by name, as browsers ask for keys. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const port = await freePort();
      const pages = await writeClientSite();
      const server = await startServer({
        ...{ SITE_DIR: pages, PORT: String(port), AUTH_PASSKEY_ENABLED: "on" },
        AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: "on",
        AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: "on",
      });
      await use(`http://localhost:${port}/implicit`);
      await server.stop();
      await rm(pages, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** A device in the browser itself, which makes sure of its person. */
async function plugIn(page: Page, hasResidentKey: boolean) {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: hasResidentKey ? "internal" : "usb", hasResidentKey },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

async function signUp(page: Page, site: string, email: string) {
  await page.goto(site);
  const password = "pão quente às 6h";
  await page.evaluate((who) => window.client.auth.signUp(who).then(() => undefined), {
    ...{ email, password },
  });
  return { email, password };
}

test("somebody adds a passkey, comes back by it alone, renames it and takes it away", async ({
  page,
  site,
}) => {
  await plugIn(page, true);
  const { email } = await signUp(page, site, "ana@padaria.example");
  const told = await page.evaluate(async () => {
    const { auth } = window.client;
    const added = await auth.registerPasskey();
    const passkeyId = added.data?.id ?? "";
    const twice = await auth.registerPasskey();
    await auth.signOut();
    const back = await auth.signInWithPasskey();
    await auth.passkey.update({ passkeyId, friendlyName: "meu celular" });
    const { data: kept } = await auth.passkey.list();
    const gone = await auth.passkey.delete({ passkeyId });
    await auth.signOut();
    const without = await auth.signInWithPasskey();
    return {
      added: added.error?.message,
      twice: twice.error?.code,
      email: back.data?.user?.email,
      names: kept?.map(({ friendly_name }) => friendly_name),
      gone: gone.error?.message,
      without: without.error?.code,
    };
  });
  expect(told).toEqual({
    added: undefined,
    twice: "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED",
    email,
    names: ["meu celular"],
    gone: undefined,
    without: "webauthn_verification_failed",
  });
});

test("a security key is the second step, and raises the next session too", async ({
  page,
  site,
}) => {
  await plugIn(page, false);
  const person = await signUp(page, site, "bia@padaria.example");
  const told = await page.evaluate(async (who) => {
    const { auth } = window.client;
    const level = async () => (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
    const registered = await auth.mfa.webauthn.register({ friendlyName: "chave" });
    const first = await level();
    await auth.signOut();
    await auth.signInWithPassword(who);
    const before = await level();
    const { data } = await auth.mfa.listFactors();
    const factorId = data?.webauthn[0]?.id ?? "";
    const answered = await auth.mfa.webauthn.authenticate({ factorId });
    const errors = [registered.error?.message, answered.error?.message];
    return { errors, levels: [first, before, await level()] };
  }, person);
  expect(told).toEqual({ errors: [undefined, undefined], levels: ["aal2", "aal1", "aal2"] });
});
