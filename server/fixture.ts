import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Writable } from "node:stream";
import { afterAll } from "vitest";
import { type AiOptions, createAi } from "#ai";
import { createAuth, createKeySet } from "#auth";
import { createConcurrencyLimiter, createLimits } from "#limits";
import { openTestStore, type TestStore } from "../database/fixture.ts";
import type { Modules } from "./app.ts";
import { type Config, parseConfig } from "./config/config.ts";
import { createKeyRing } from "./keys/key-ring.ts";
import { createLog } from "./lifecycle/log.ts";
import { openCertificates } from "./lifecycle/open-certificates.ts";
import { createClientHash } from "./middleware/client-hash.ts";
import { createRequestWatch } from "./middleware/request-log.ts";
import { loadSite } from "./site/load-site.ts";

/** For the tests of this folder: a small site as the build leaves it, and modules around it. */
export const fixtureKeys = { publishable: "sb_publishable_fixture", secret: "sb_secret_fixture" };

/** Where the checks keep what Node has compiled: it decides no more than how soon a process runs. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
};

const home = `<!doctype html><html lang="pt-BR"><head>
<link rel="canonical" href="__PUBLIC_URL__/"><meta name="key" content="__PUBLISHABLE_KEY__">
<meta name="supabase" content="__SUPABASE_URL__">
<script>document.documentElement.dataset.early = "1 < 2";</script>
<script type="application/ld+json">{"url":"__PUBLIC_URL__/"}</script>
<script type="module" src="/assets/app-abc123.js"></script></head>
<body><h1>Início</h1><p>${"Um negócio pequeno, bem cuidado. ".repeat(60)}</p>
<script type="module">queueMicrotask(() => {});</script></body></html>`;

const files: Record<string, string | Buffer> = {
  "pages/index.html": home,
  "pages/perfil.html": "<!doctype html><html lang='pt-BR'><h1>Meu Perfil</h1></html>",
  "pages/not-found.html": "<!doctype html><html lang='pt-BR'><h1>Oops! Page not found</h1></html>",
  "assets/app-abc123.js": `export const text = "${"programa ".repeat(200)}";`,
  "assets/type-def456.woff2": Buffer.alloc(600, "w"),
  "public/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "public/icon-192.png": Buffer.alloc(300, "p"),
  "public/manifest.webmanifest": '{"name":"Imersão"}',
  "pages.json": JSON.stringify({
    pages: [
      { path: "/", file: "index.html", status: 200, indexed: true },
      { path: "/perfil", file: "perfil.html", status: 200, indexed: false },
      { path: "*", file: "not-found.html", status: 404, indexed: false },
    ],
  }),
};

export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "imersao-server-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function writeFixtureSite(directory: string): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

type Choices = { publicUrl?: string; supabaseUrl?: string; publishableKey?: string };

/** The drafting engine: no key, no network. */
const fixtureAi: AiOptions = {
  provider: "local",
  gemini: { model: "gemini-flash-latest", apiVersion: "v1beta" },
  transport: fetch,
};

let store: Promise<TestStore> | undefined;
/** One for a file of tests. */
function fixtureStore(): Promise<TestStore> {
  store ??= openTestStore("sqlite");
  return store;
}
afterAll(async () => (await store)?.dispose());

/** Modules over the fixture site, and the lines they log. */
export async function fixtureModules(choices: Choices = {}) {
  const publicUrl = choices.publicUrl ?? "http://loja.example";
  const values = {
    publicUrl,
    publishableKey: choices.publishableKey ?? fixtureKeys.publishable,
    supabaseUrl: choices.supabaseUrl ?? "",
    operator: { name: "Padaria Aurora", email: "contato@loja.com.br" },
  };
  const certificates = await withTemporaryFolder((dataDirectory) =>
    openCertificates({ dataDirectory, certificateKeysFile: undefined, publicUrl }),
  );
  const site = await withTemporaryFolder(async (directory) => {
    await writeFixtureSite(directory);
    const cacheDirectory = join(directory, "cache");
    return loadSite({
      directory,
      cacheDirectory,
      values,
      securityContact: "mailto:a@b.example",
      certificateKeys: certificates.published,
    });
  });
  const lines: Record<string, unknown>[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = createLog("debug", output);
  const { database } = await fixtureStore();
  const { auth: chosen } = usualConfig();
  const keys = await createKeySet({ secret: "a secret of the tests, long enough" });
  const auth = createAuth({
    database,
    settings: chosen.settings,
    keys,
    secret: "a secret of the accounts of the tests",
    hashLimiter: createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 10, maxWaitMs: 5000 }),
    hashCost: { memory: 64, passes: 1 },
  });
  const modules: Modules = {
    site,
    certificates,
    auth,
    ring: createKeyRing(fixtureKeys, { keys }),
    apiKeyGate: true,
    authRates: chosen.rates,
    ai: createAi(fixtureAi),
    database,
    limits: createLimits({ database, secret: "a secret of the tests", log }),
    trustedProxies: 0,
    lifecycle: { stopping: false },
    outbox: undefined,
    log,
    requests: createRequestWatch({
      log,
      trustedProxies: 0,
      hashClient: createClientHash(fixtureKeys.secret),
    }),
    overTls: publicUrl.startsWith("https:"),
  };
  return { modules, lines, database };
}

/** What somebody gets who sets nothing. */
function usualConfig(): Config {
  const result = parseConfig({});
  if ("faults" in result) throw new Error(result.faults.join("\n"));
  return result.config;
}

/** On a free port of this machine; gives the port. */
export async function listenAnywhere(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
