import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { findBinaries, runAs } from "./postgres-binaries.ts";

export type PostgresServer = {
  /** Of one of its databases, for its superuser. */
  url: (database: string) => string;
  /** Like `kill -9` for the machine: nothing is written any more. */
  kill: () => Promise<void>;
  /** After `kill`: on the same port, with what the disk has. */
  start: () => Promise<void>;
  /** Stops it and erases all it has; what ends the process without this does it as well as it can. */
  erase: () => Promise<void>;
};

/**
 * A Postgres of our own on a free port of 127.0.0.1. Without `durable` it skips fsync, which tests
 * of behaviour do not need; reliability tests about lost power and killed servers do.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "imersao-postgres-"));
  let server: ChildProcess | undefined;
  const remove = () => {
    server?.kill("SIGQUIT");
    // Its children may still write for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  const erase = async () => {
    process.off("exit", remove);
    await quit(server);
    remove();
  };
  process.once("exit", remove);
  try {
    const bin = findBinaries(folder);
    const password = randomBytes(12).toString("hex");
    createCluster(bin, folder, password);
    const port = await freePort();
    const start = async () => {
      server = await launch(bin, join(folder, "data"), [`--port=${port}`, ...settings(durable)]);
    };
    await start();
    return {
      url: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
      kill: () => quit(server),
      start,
      erase,
    };
  } catch (error) {
    await erase();
    throw error;
  }
}

function settings(durable: boolean): string[] {
  const always = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
  const careless = ["fsync=off", "full_page_writes=off"];
  return [...always, ...(durable ? [] : careless)].map((setting) => `-c${setting}`);
}

function createCluster(bin: string, folder: string, password: string): void {
  const { uid, gid } = runAs();
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, uid, gid);
  }
  chmodSync(folder, 0o700);
  const options = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  const text = ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  const data = `--pgdata=${join(folder, "data")}`;
  const made = spawnSync(join(bin, "initdb"), [data, ...options, ...text], {
    ...runAs(),
    cwd: folder,
    encoding: "utf8",
  });
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.stderr}`, { cause: made.error });
  }
}

async function launch(bin: string, data: string, options: string[]): Promise<ChildProcess> {
  const server = spawn(join(bin, "postgres"), ["-D", data, ...options], {
    ...runAs(),
    cwd: data,
    stdio: ["ignore", "ignore", "pipe"],
    // Ctrl-C is for the tests; they end it themselves.
    detached: true,
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      said = `${said}${text}`.slice(-4000);
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`Postgres did not start:\n${said}`)));
  });
  return server;
}

async function quit(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  // Of the server's signals the one that stops its children too, without a checkpoint.
  server.kill("SIGQUIT");
  await once(server, "exit");
}
