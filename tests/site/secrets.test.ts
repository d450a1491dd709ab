import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  publishableKey,
  type RunningServer,
  secretKey,
  startServer,
} from "../wire/running-server.ts";
import { files, pages } from "./built-site.ts";
import { root } from "./folders.ts";

/** All that only the operator knows. */
const secrets = {
  SUPABASE_SECRET_KEY: secretKey,
  AUTH_SECRET: "the secret of the accounts of these tests".replaceAll(" ", "-"),
  AUTH_JWT_SECRET: "the shared secret of these tests, long enough",
  GEMINI_API_KEY: "the-key-of-gemini-of-these-tests",
  OPENAI_API_KEY: "the-key-of-another-model-of-these-tests",
  AUTH_SMTP_PASS: "the-password-of-the-mail-server",
};

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    ...secrets,
    SITE_DIR: join(root, "build/site"),
    AUTH_SMTP_USER: "the-site",
    AUTH_SMTP_HOST: "127.0.0.1",
    AUTH_SMTP_ADMIN_EMAIL: "contato@loja.example",
  });
});
afterAll(() => server.kill());

function secretsIn(text: string): string[] {
  const found = Object.entries(secrets).filter(([, value]) => text.includes(value));
  return found.map(([name]) => name);
}

test("no page and no file that a browser is given holds a secret of the operator's", async () => {
  const addresses = [
    ...pages.map(({ path }) => (path === "*" ? "/nada" : path)),
    ...files.keys(),
    ...["/robots.txt", "/sitemap.xml", "/.well-known/security.txt", "/health/ready"],
    ...["/auth/v1/.well-known/jwks.json", "/auth/v1/settings", "/auth/v1/health"],
  ];
  let holdingKey = 0;
  for (const address of addresses) {
    const response = await fetch(`${server.url}${address}`, {
      headers: { apikey: publishableKey },
    });
    const text = await response.text();
    expect([address, secretsIn(text)]).toEqual([address, []]);
    if (text.includes(publishableKey)) holdingKey += 1;
  }
  // The key that everybody may have stands in each page, so that a secret one would have been seen.
  expect(holdingKey).toBeGreaterThanOrEqual(pages.length);
});

test("no script of the site asks for a secret by its name", () => {
  const scripts = [...files].filter(([address]) => address.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  for (const [address, file] of scripts) {
    const text = readFileSync(file, "utf8");
    const names = Object.keys(secrets).filter((name) => text.includes(name));
    expect([address, names, /service_role/.test(text)]).toEqual([address, [], false]);
  }
});

test("what the server says while it starts and answers holds none either", async () => {
  await fetch(`${server.url}/auth/v1/user`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  expect(secretsIn(server.output())).toEqual([]);
});

test("nothing that the server makes comes from guessable numbers", () => {
  const sources = globSync("{auth,limits,server}/**/*.ts", { cwd: root });
  expect(sources.length).toBeGreaterThan(100);
  const guessable = sources.filter((file) =>
    readFileSync(join(root, file), "utf8").includes("Math.random"),
  );
  expect(guessable).toEqual([]);
});
