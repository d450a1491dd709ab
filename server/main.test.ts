import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { newStoreLocation } from "../database/fixture.ts";
import { compileCache, listenAnywhere, withTemporaryFolder, writeFixtureSite } from "./fixture.ts";

const main = join(import.meta.dirname, "main.ts");
const isRoot = process.getuid?.() === 0;
/** So that a developer's own .env changes nothing here: what is set, if to nothing, wins over it. */
const unset = {
  HOST: "",
  PUBLIC_URL: "",
  NODE_ENV: "",
  TRUSTED_PROXIES: "",
  SUPABASE_URL: "",
  SUPABASE_PUBLISHABLE_KEY: "",
  SUPABASE_SECRET_KEY: "",
  SECURITY_CONTACT: "",
  DATABASE_URL: "",
  RATE_LIMIT: "",
  AI_PROVIDER: "",
  // Nobody asks these servers anything of an assistant.
  GEMINI_API_KEY: "",
  OPENAI_BASE_URL: "",
  LOG_LEVEL: "",
};

type Start = { folder: string; env?: Record<string, string> };

function launch({ folder, env = {} }: Start): ChildProcess {
  const variables = {
    ...unset,
    ...compileCache,
    PORT: "0",
    SITE_DIR: join(folder, "site"),
    DATA_DIR: join(folder, "data"),
    ...env,
  };
  return spawn(process.execPath, [main], { env: variables, stdio: ["ignore", "pipe", "pipe"] });
}

/** For starts that must fail: what was said, and with which code the process ended. */
async function failedStart(start: Start) {
  const child = launch(start);
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const [out, error] = await Promise.all([said(child.stdout), said(child.stderr)]);
  return { code: await ended, out, error };
}

function said(stream: ChildProcess["stdout"]): Promise<string> {
  return stream ? text(stream) : Promise.resolve("");
}

/** A running server: its port, everything it wrote so far, and its end. */
async function started(start: Start) {
  const child = launch(start);
  let out = "";
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  // Not `expect.poll`: it asks which test is running, which nobody knows where several are.
  await vi.waitFor(() => expect(out).toContain("is running at"), { timeout: 30_000 });
  const port = Number(/running at http:\/\/127\.0\.0\.1:(\d+)/.exec(out)?.[1]);
  return { child, port, ended, written: () => out };
}

function withSite<T>(use: (folder: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    await writeFixtureSite(join(folder, "site"));
    return use(folder);
  });
}

describe.concurrent("a server that runs", { timeout: 60_000 }, () => {
  test("prints its address, serves, finishes what is open on SIGTERM and exits with 0", () =>
    withSite(async (folder) => {
      const { child, port, ended, written } = await started({ folder });
      expect((await fetch(`http://127.0.0.1:${port}/perfil?e=ana@example.com`)).status).toBe(200);
      const keys = await readFile(join(folder, "data", "keys.env"), "utf8");
      const key = /SUPABASE_SECRET_KEY=(\S+)/.exec(keys)?.[1];
      const open = connect(port, "127.0.0.1").setEncoding("latin1");
      open.write(`POST /functions/v1/x HTTP/1.1\r\nHost: a\r\napikey: ${key}\r\n`);
      open.write("Transfer-Encoding: chunked\r\n\r\n");
      await sleep(150);
      child.kill("SIGTERM");
      const ready = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
      await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 10_000 });
      open.write("0\r\n\r\n");
      expect(await text(open)).toMatch(/^HTTP\/1\.1 404 .*connection: close/is);
      expect(await ended).toBe(0);
      // The log is buffered: the last lines are written on the way out.
      const lines = written()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === "request");
      expect(lines.map(({ route }) => route)).toEqual(["/perfil", "/functions/v1/*"]);
      expect(written()).not.toContain("ana@example.com");
    }));

  test("ends at once on a second signal", () =>
    withSite(async (folder) => {
      const { child, port, ended } = await started({ folder });
      const open = connect(port, "127.0.0.1").on("error", () => undefined);
      open.write("POST /functions/v1/x HTTP/1.1\r\n");
      await sleep(100);
      child.kill("SIGINT");
      await sleep(100);
      child.kill("SIGINT");
      // 0 would be the end of its own accord.
      expect(await ended).toBe(1);
    }));

  test("two that start together on one folder and one Postgres agree on the keys", async () => {
    const place = await newStoreLocation("postgres");
    await withSite(async (folder) => {
      const env = { LOG_LEVEL: "silent", DATABASE_URL: place.options.url ?? "" };
      const both = await Promise.all([started({ folder, env }), started({ folder, env })]);
      const pages = await Promise.all(
        both.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/`)).text()),
      );
      const keys = pages.map((page) => /name="key" content="([^"]+)"/.exec(page)?.[1]);
      expect(keys[0]).toMatch(/^sb_publishable_/);
      expect(keys[1]).toBe(keys[0]);
      for (const { child } of both) child.kill("SIGKILL");
      await Promise.all(both.map(({ ended }) => ended));
    });
    await place.erase();
  });

  test("keeps a second one off its SQLite store, and leaves it to the next after a kill -9", () =>
    withSite(async (folder) => {
      const first = await started({ folder });
      const second = await failedStart({ folder });
      expect(second.error).toMatch(/^The store in \S+ is in use by another process \(\d+\)\./);
      expect(second.code).toBe(1);
      first.child.kill("SIGKILL");
      await first.ended;
      const third = await started({ folder });
      third.child.kill("SIGTERM");
      expect(await third.ended).toBe(0);
    }));
});

describe.concurrent("a server that cannot start says why in one sentence, and exits with 1", {
  timeout: 60_000,
}, () => {
  /** Without the lines about the store, which is opened first. */
  function quiet({ folder, env }: Start): Start {
    return { folder, env: { LOG_LEVEL: "warn", ...env } };
  }

  async function expectSentence(start: Start, sentence: RegExp) {
    const { code, out, error } = await failedStart(quiet(start));
    expect(error).toMatch(sentence);
    expect(error).toMatch(/^[^\n]+\.\n$/);
    expect(out).toBe("");
    expect(code).toBe(1);
  }

  test("the port is taken", () =>
    withSite(async (folder) => {
      const other = createServer();
      const port = await listenAnywhere(other);
      const start = { folder, env: { PORT: String(port) } };
      await expectSentence(start, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use`));
      other.close();
    }));

  test("the data folder may not be written", () =>
    withSite(async (folder) => {
      await mkdir(join(folder, "data"), { mode: 0o555 });
      // Root may write everywhere but in the kernel's own folders.
      const env: Record<string, string> = isRoot ? { DATA_DIR: "/sys/imersao" } : {};
      await expectSentence({ folder, env }, /^DATA_DIR \(.*\) cannot be written/);
    }));

  test("the data folder is a file", () =>
    withSite(async (folder) => {
      await writeFile(join(folder, "data"), "");
      await expectSentence({ folder }, /^DATA_DIR \(.*\/data\) is not a folder/);
    }));

  test("the site is not built", () =>
    withTemporaryFolder(async (folder) => {
      await expectSentence({ folder }, /^The site in .*\/site is missing.*npm run build/);
    }));

  test("the host is not of this machine", () =>
    withSite(async (folder) => {
      const start = { folder, env: { HOST: "192.0.2.1" } };
      await expectSentence(start, /^HOST 192\.0\.2\.1 is not an address of this machine/);
    }));

  test("several settings are wrong, and each is named", () =>
    withSite(async (folder) => {
      const env = {
        ...{ PORT: "x", NODE_ENV: "production", SUPABASE_URL: "abc" },
        AUTH_EXTERNAL_EMAIL_ENABLED: "off",
        AUTH_SIET_URL: "https://loja.example",
        SECURITY_CONTACT: "mailto:seguranca@loja.com.br",
        OPERATOR_NAME: "Padaria Aurora",
        OPERATOR_EMAIL: "contato@loja.com.br",
      };
      const { code, error } = await failedStart({ folder, env });
      expect(error.trimEnd().split("\n")).toEqual([
        "AUTH_SIET_URL is unknown: the nearest name is AUTH_SITE_URL.",
        "PORT must be a whole number from 0 to 65535.",
        "SUPABASE_URL must be an http or https address.",
        "PUBLIC_URL is required when NODE_ENV is production.",
        "SUPABASE_PUBLISHABLE_KEY of the hosted project is required with SUPABASE_URL.",
      ]);
      expect(code).toBe(1);
    }));
});
