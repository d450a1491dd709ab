import { rm } from "node:fs/promises";
import { test as base, expect, type Page } from "@playwright/test";
import { newEmail, operatorOf, password } from "../wire/auth-client.ts";
import { freePort } from "../wire/free-port.ts";
import {
  clientId,
  clientSecret,
  type IdentityProvider,
  startIdentityProvider,
} from "../wire/identity-provider.ts";
import { type RunningServer, startServer } from "../wire/running-server.ts";
import { type ClientWindow, userOf, writeClientSite } from "./client-site.ts";

type Stage = { server: RunningServer; provider: IdentityProvider };

/** A server whose people may sign in with a provider, once as any other and once as Apple, which posts its answer. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const port = await freePort();
      const callback = `http://127.0.0.1:${port}/auth/v1/callback`;
      const provider = await startIdentityProvider(callback, { pkce: false });
      const settings = ["KEYCLOAK", "APPLE"].flatMap((name) => [
        [`AUTH_EXTERNAL_${name}_ENABLED`, "on"],
        [`AUTH_EXTERNAL_${name}_URL`, provider.issuer],
        [`AUTH_EXTERNAL_${name}_CLIENT_ID`, clientId],
        [`AUTH_EXTERNAL_${name}_SECRET`, clientSecret],
      ]);
      const site = await writeClientSite();
      const server = await startServer({
        ...{ SITE_DIR: site, PORT: String(port), AUTH_MAILER_AUTOCONFIRM: "off" },
        AUTH_SECURITY_MANUAL_LINKING_ENABLED: "on",
        ...Object.fromEntries(settings),
      });
      await use({ server, provider });
      await server.stop();
      await provider.stop();
      await rm(site, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

declare const window: ClientWindow;

type Provider = "keycloak" | "apple";

/** The client sends the browser away, and the page is there again when it has come back. */
async function leave(page: Page, provider: Provider, who: string) {
  const back = page.waitForURL(/\/(?:pkce|implicit)[?#]/);
  await page.evaluate(
    async ([provider, who]) => {
      const redirectTo = location.origin + location.pathname;
      const request = {
        provider: provider as "keycloak",
        options: { redirectTo, queryParams: { login_hint: who } },
      };
      await window.client.auth.signInWithOAuth(request);
    },
    [provider, who] as const,
  );
  await back;
}

function newPerson({ people }: IdentityProvider) {
  const sub = `person-${people.size + 1}`;
  const person = { sub, email: `${sub}@padaria.example`, email_verified: true, name: "Ana Souza" };
  people.set(sub, person);
  return person;
}

for (const flowType of ["pkce", "implicit"] as const) {
  test(`somebody signs in with a provider and comes back (${flowType})`, async ({
    page,
    stage,
  }) => {
    await page.goto(`${stage.server.url}/${flowType}`);
    const person = newPerson(stage.provider);
    await leave(page, "keycloak", person.sub);
    expect(await userOf(page)).toEqual({ email: person.email, ways: ["keycloak"] });
    // The client takes what it read out of the address.
    await expect.poll(() => page.url()).not.toContain("access_token");
    await page.reload();
    expect(await userOf(page)).toMatchObject({ email: person.email });
  });
}

test("a provider that posts its answer finds the browser that began all the same", async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.server.url}/pkce`);
  const person = newPerson(stage.provider);
  await leave(page, "apple", person.sub);
  expect(await userOf(page)).toEqual({ email: person.email, ways: ["apple"] });
});

test("who says no comes back to the page that began, which is told", async ({ page, stage }) => {
  await page.goto(`${stage.server.url}/pkce`);
  await leave(page, "keycloak", "nobody");
  const said = new URL(page.url()).searchParams;
  expect(said.get("error_code")).toBe("bad_oauth_callback");
  expect(said.get("error_description")).toBe("The person said no");
  expect(await userOf(page)).toEqual({ ways: [] });
});

test("another way in is linked by the browser, opens, and is taken away again", async ({
  page,
  stage,
}) => {
  const { server, provider } = stage;
  const [email, person] = [newEmail(), newPerson(provider)];
  await operatorOf(server).auth.admin.createUser({ email, password, email_confirm: true });
  await page.goto(`${server.url}/pkce`);
  const signIn = () =>
    page.evaluate(
      async (credentials) => {
        await window.client.auth.signInWithPassword(credentials);
      },
      { email, password },
    );
  await signIn();
  const back = page.waitForURL(/\/pkce\?code=/);
  await page.evaluate(async (who) => {
    const redirectTo = location.origin + location.pathname;
    const options = { redirectTo, queryParams: { login_hint: who } };
    await window.client.auth.linkIdentity({ provider: "keycloak", options });
  }, person.sub);
  await back;
  await expect.poll(() => userOf(page)).toEqual({ email, ways: ["email", "keycloak"] });
  await page.evaluate(() => window.client.auth.signOut());
  await leave(page, "keycloak", person.sub);
  expect(await userOf(page)).toEqual({ email, ways: ["email", "keycloak"] });
  await signIn();
  const refused = await page.evaluate(async () => {
    const { data } = await window.client.auth.getUserIdentities();
    const linked = data?.identities.find(({ provider }) => provider === "keycloak");
    return linked && (await window.client.auth.unlinkIdentity(linked)).error?.message;
  });
  expect(refused).toBeUndefined();
  expect(await userOf(page)).toEqual({ email, ways: ["email"] });
});
