import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { parseEnv } from "node:util";

export type RunningServer = {
  url: string;
  /** Everything it has said so far, on both outputs. */
  output: () => string;
  stop: () => Promise<void>;
  /** At once, as a crash does; for tests that are over. */
  kill: () => Promise<void>;
};

/** A server that may not listen yet. */
export type LaunchedServer = Omit<RunningServer, "url"> & {
  pid: number;
  /** Rejects when it ends before it listens. */
  url: Promise<string>;
  hasEnded: () => boolean;
};

export const publishableKey = "sb_publishable_of_the_wire_tests";
export const secretKey = "sb_secret_of_the_wire_tests";

export const outboxToken = "outbox_token_of_the_wire_tests";

type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;

const root = join(import.meta.dirname, "../..");

/** The least that counts as a built site: these tests speak to the functions. */
async function writeSite(directory: string): Promise<void> {
  for (const name of ["pages", "assets", "public"])
    await mkdir(join(directory, name), { recursive: true });
  await writeFile(join(directory, "pages/not-found.html"), "<!doctype html><title>404</title>");
  const pages = [{ path: "*", file: "not-found.html", status: 404, indexed: false }];
  await writeFile(join(directory, "pages.json"), JSON.stringify({ pages }));
}

/** Every setting there is, as not set: what stands in the environment wins over a `.env`. */
const nothingSet = Object.fromEntries(
  Object.keys(parseEnv(readFileSync(join(root, ".env.example"), "utf8"))).map((name) => [name, ""]),
);

/** Nothing of the machine's own settings: neither its variables nor a `.env` decide a test. */
function environment(folder: string, choices: Record<string, string>): Record<string, string> {
  return {
    ...nothingSet,
    PATH: process.env.PATH ?? "",
    // It decides no more than how soon a process runs; none, where it is empty.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
    PORT: "0",
    HOST: "127.0.0.1",
    NODE_ENV: "test",
    DATA_DIR: join(folder, "data"),
    SITE_DIR: join(folder, "site"),
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    OUTBOX_TOKEN: outboxToken,
    // Tests ask more than any visitor; those of the limits turn them on.
    RATE_LIMIT: "off",
    LOG_LEVEL: "trace",
    // The least a hash may cost: what it protects is made up.
    AUTH_ARGON2_MEMORY: "8",
    AUTH_ARGON2_PASSES: "1",
    AI_PROVIDER: "auto",
    // A machine that stands still for a moment must not look like a store that is away; tests of that say "".
    DATABASE_WAIT_MS: "8000",
    ...choices,
  };
}

/** The server as an operator starts it, on a free port, with a folder of its own. */
export async function startServer(choices: Record<string, string> = {}): Promise<RunningServer> {
  const { output, stop, kill, ...server } = await launchServer(choices);
  try {
    return { url: await server.url, output, stop, kill };
  } catch (error) {
    // One that does not start leaves no folder behind either.
    await kill();
    throw error;
  }
}

/** The same, without waiting until it listens. */
export async function launchServer(choices: Record<string, string>): Promise<LaunchedServer> {
  const folder = await mkdtemp(join(tmpdir(), "imersao-wire-"));
  await writeSite(join(folder, "site"));
  const child = spawn(process.execPath, [join(root, "build/server/main.js")], {
    cwd: folder,
    env: environment(folder, choices),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = listen(child);
  const url = addressOf(child, output);
  // Whoever kills it before has no need of the address.
  url.catch(() => undefined);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    if (!hasEnded()) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  return {
    pid: child.pid ?? 0,
    url,
    output,
    hasEnded,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

/** All that the server has said so far. */
function listen(child: ServerProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
  }
  return () => output;
}

/** The first line says where it listens. */
async function addressOf(child: ServerProcess, said: () => string): Promise<string> {
  const gone = once(child, "exit").then(() => true);
  for (;;) {
    const [, url] = /is running at (\S+)\n/.exec(said()) ?? [];
    if (url) return url;
    const heard = once(child.stdout, "data").then(() => false);
    if (await Promise.race([gone, heard])) throw new Error(`The server did not start:\n${said()}`);
  }
}
