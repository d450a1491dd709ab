import { rm } from "node:fs/promises";
import { test as base, expect, type Page } from "@playwright/test";
import { freePort } from "../wire/free-port.ts";
import { type RunningServer, startServer } from "../wire/running-server.ts";
import { newSamlKey, type SamlProvider, startSamlProvider } from "../wire/saml-provider.ts";
import { metadataOf, newMember, register } from "../wire/saml-stage.ts";
import { type ClientWindow, userOf, writeClientSite } from "./client-site.ts";

type Stage = { server: RunningServer; providers: Record<"redirect" | "post", SamlProvider> };

/** A server with two organisations: one is asked by a redirect, the other takes posts alone. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const site = await writeClientSite();
      const server = await startServer({
        ...{ SITE_DIR: site, PORT: String(await freePort()) },
        ...{ AUTH_SAML_ENABLED: "on", AUTH_SAML_PRIVATE_KEY: newSamlKey() },
      });
      const providers = {
        redirect: await startSamlProvider(metadataOf(server), ["Redirect"]),
        post: await startSamlProvider(metadataOf(server), ["POST"]),
      };
      for (const [name, provider] of Object.entries(providers))
        await register(server, provider, [`${name}.example`]);
      await use({ server, providers });
      await server.stop();
      for (const provider of Object.values(providers)) await provider.stop();
      await rm(site, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

declare const window: ClientWindow;

/** There and back, by whatever the client and the pages do. */
async function leave(page: Page, domain: string) {
  const back = page.waitForURL(/\/(?:pkce|implicit)[?#]/);
  await page.evaluate(async (domain) => {
    const redirectTo = location.origin + location.pathname;
    await window.client.auth.signInWithSSO({ domain, options: { redirectTo } });
  }, domain);
  await back;
}

const ways = [
  ["pkce", "redirect"],
  ["pkce", "post"],
  ["implicit", "redirect"],
] as const;

for (const [flowType, name] of ways) {
  test(`somebody signs in with their organisation and comes back (${flowType}, by ${name})`, async ({
    page,
    stage,
  }) => {
    const { email } = newMember({ provider: stage.providers[name] });
    await page.goto(`${stage.server.url}/${flowType}`);
    await leave(page, `${name}.example`);
    const isOf = [expect.stringMatching(/^sso:/)];
    await expect.poll(() => userOf(page)).toEqual({ email, ways: isOf });
    await page.reload();
    expect(await userOf(page)).toMatchObject({ email });
  });
}

test("who is not let in there comes back to the page that began, which is told", async ({
  page,
  stage,
}) => {
  stage.providers.redirect.person = { audience: "https://outra.example" };
  await page.goto(`${stage.server.url}/pkce`);
  await leave(page, "redirect.example");
  const said = new URL(page.url()).searchParams;
  expect(said.get("error_description")).toBe("SAML Assertion is not valid");
  expect(await userOf(page)).toEqual({ ways: [] });
});
