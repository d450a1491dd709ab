import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { freePort } from "../wire/free-port.ts";
import {
  clientId,
  clientSecret,
  type IdentityProvider,
  startIdentityProvider,
} from "../wire/identity-provider.ts";
import { publishableKey, type RunningServer, startServer } from "../wire/running-server.ts";

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
      const site = await writeSite();
      const server = await startServer({
        ...{ SITE_DIR: site, PORT: String(port), AUTH_MAILER_AUTOCONFIRM: "off" },
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

declare const window: { client: SupabaseClient };

const library = readFileSync(
  join(import.meta.dirname, "../../node_modules/@supabase/supabase-js/dist/umd/supabase.js"),
  "utf8",
);

/** The site of these tests: a page for each sort of flow, with the client as it is published. */
async function writeSite(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "imersao-e2e-"));
  for (const name of ["pages", "assets", "public"])
    await mkdir(join(directory, name), { recursive: true });
  const pages = [];
  for (const flowType of ["pkce", "implicit", "none"]) {
    const choices = JSON.stringify({ auth: { flowType } });
    const made = `window.client = supabase.createClient(location.origin, "${publishableKey}", ${choices})`;
    const scripts = `<script>${library}</script><script>${made}</script>`;
    const file = `${flowType}.html`;
    await writeFile(
      join(directory, "pages", file),
      `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Conta</title></head><body>${scripts}</body></html>`,
    );
    pages.push({
      path: flowType === "none" ? "*" : `/${flowType}`,
      file,
      status: flowType === "none" ? 404 : 200,
      indexed: false,
    });
  }
  await writeFile(join(directory, "pages.json"), JSON.stringify({ pages }));
  return directory;
}

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

function userOf(page: Page) {
  return page.evaluate(async () => {
    const { data } = await window.client.auth.getUser();
    const identities = data.user?.identities ?? [];
    return { email: data.user?.email, ways: identities.map(({ provider }) => provider).toSorted() };
  });
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
