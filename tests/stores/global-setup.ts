import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { TestProject } from "vitest/node";
import { createSharedServers } from "../wire/shared-servers.ts";

const buildScript = join(import.meta.dirname, "../../scripts/build.ts");

type PostgresProcess = ChildProcessByStdio<Writable, Readable, null>;

/**
 * For the whole run: a broker that gives the address of the process that keeps Postgres, and those
 * of the servers that files share. It starts each when the first test asks: a run that needs none
 * pays for nothing but the broker.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // The servers that tests start are those of `npm start`.
  execFileSync(process.execPath, [buildScript, "server"], { stdio: "inherit" });
  let postgresProcess: PostgresProcess | undefined;
  let address: Promise<string> | undefined;

  function start(): Promise<string> {
    postgresProcess = spawn(
      process.execPath,
      [join(import.meta.dirname, "postgres-process.ts")],
      // Ctrl-C must not end it before it has tidied up; that its input ends tells it.
      { stdio: ["pipe", "pipe", "inherit"], detached: true },
    );
    return addressOf(postgresProcess);
  }

  function postgres(): Promise<string> {
    address ??= start();
    return address;
  }

  const servers = createSharedServers(async () => {
    const response = await fetch(`${await postgres()}/migrated`, { method: "POST" });
    return response.text();
  });

  /** `/postgres`, or `/server/SETTINGS/KIND`. */
  async function answer(path: string): Promise<string> {
    if (path === "/postgres") return postgres();
    return JSON.stringify(await servers.find(path.replace("/server/", "")));
  }

  const broker = createServer(async ({ url = "" }, response) => {
    try {
      response.end(await answer(url));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  broker.listen(0, "127.0.0.1");
  await once(broker, "listening");
  provide("testBroker", `http://127.0.0.1:${portOf(broker.address())}`);

  return async function teardown() {
    broker.close();
    broker.closeAllConnections();
    await servers.stop();
    postgresProcess?.stdin.end();
  };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>["address"]>): number {
  if (address === null || typeof address === "string") throw new Error("The broker has no port.");
  return address.port;
}

/** The first line that the process says. */
async function addressOf(postgresProcess: PostgresProcess): Promise<string> {
  const gone = once(postgresProcess, "exit").then(() => ["{}"]);
  const lines = createInterface(postgresProcess.stdout);
  const [line] = await Promise.race([once(lines, "line"), gone]);
  const { url, fault } = JSON.parse(line);
  if (typeof url === "string") return url;
  throw new Error(fault ?? "The process that keeps Postgres ended without a word.");
}
