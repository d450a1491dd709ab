import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { TestProject } from "vitest/node";

type PostgresProcess = ChildProcessByStdio<Writable, Readable, null>;

/**
 * For the whole run: a broker that gives the address of the process that keeps Postgres, and starts it when
 * the first test asks. A run that needs no Postgres pays for nothing but the broker.
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  let postgresProcess: PostgresProcess | undefined;
  let address: Promise<string> | undefined;

  function start(): Promise<string> {
    postgresProcess = spawn(process.execPath, [join(import.meta.dirname, "postgres-process.ts")], {
      stdio: ["pipe", "pipe", "inherit"],
      // Ctrl-C must not end it before it has tidied up; that its input ends tells it.
      detached: true,
    });
    return addressOf(postgresProcess);
  }

  const broker = createServer(async (_request, response) => {
    try {
      address ??= start();
      response.end(await address);
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  broker.listen(0, "127.0.0.1");
  await once(broker, "listening");
  provide("postgresBroker", `http://127.0.0.1:${portOf(broker.address())}`);

  return function teardown() {
    broker.close();
    broker.closeAllConnections();
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
  const [line] = await Promise.race([once(createInterface(postgresProcess.stdout), "line"), gone]);
  const { url, fault } = JSON.parse(line);
  if (typeof url === "string") return url;
  throw new Error(fault ?? "The process that keeps Postgres ended without a word.");
}
