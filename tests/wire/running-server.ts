import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

export type RunningServer = {
  url: string;
  /** Everything it has said so far, on both outputs. */
  output: () => string;
  stop: () => Promise<void>;
  /** At once, as a crash does; for tests that are over. */
  kill: () => Promise<void>;
};

export const publishableKey = "sb_publishable_of_the_wire_tests";
export const secretKey = "sb_secret_of_the_wire_tests";

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

/** Nothing of the machine's own settings: neither its variables nor a `.env` decide a test. */
function environment(folder: string, choices: Record<string, string>): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    PORT: "0",
    HOST: "127.0.0.1",
    PUBLIC_URL: "",
    NODE_ENV: "test",
    DATA_DIR: join(folder, "data"),
    SITE_DIR: join(folder, "site"),
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_URL: "",
    DATABASE_URL: "",
    TRUSTED_PROXIES: "",
    // Tests ask more than any visitor; those of the limits turn them on.
    RATE_LIMIT: "off",
    LOG_LEVEL: "trace",
    AI_PROVIDER: "auto",
    GEMINI_API_KEY: "",
    GEMINI_BASE_URL: "",
    GEMINI_MODEL: "",
    GEMINI_API_VERSION: "",
    OPENAI_BASE_URL: "",
    OPENAI_API_KEY: "",
    OPENAI_MODEL: "",
    ...choices,
  };
}

/** `server/main.ts` as an operator starts it, on a free port, with a folder of its own. */
export async function startServer(choices: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "imersao-wire-"));
  await writeSite(join(folder, "site"));
  const child = spawn(process.execPath, [join(root, "server/main.ts")], {
    cwd: folder,
    env: environment(folder, choices),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = listen(child);
  const url = await addressOf(child, said);
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  return { url, output: said, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
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
