import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { TestProject } from "vitest/node";

type Keeper = ChildProcessByStdio<Writable, Readable, null>;

/**
 * For the whole run: a desk that gives the address of the keeper of Postgres, and starts it when
 * the first test asks. A run that needs no Postgres pays for nothing but the desk.
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  let keeper: Keeper | undefined;
  let address: Promise<string> | undefined;

  function start(): Promise<string> {
    keeper = spawn(process.execPath, [join(import.meta.dirname, "keeper.ts")], {
      stdio: ["pipe", "pipe", "inherit"],
      // Ctrl-C must not end it before it has tidied up; that its input ends tells it.
      detached: true,
    });
    return addressOf(keeper);
  }

  const desk = createServer(async (_request, response) => {
    try {
      address ??= start();
      response.end(await address);
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  desk.listen(0, "127.0.0.1");
  await once(desk, "listening");
  provide("postgresDesk", `http://127.0.0.1:${portOf(desk.address())}`);

  return function teardown() {
    desk.close();
    desk.closeAllConnections();
    keeper?.stdin.end();
  };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>["address"]>): number {
  if (address === null || typeof address === "string") throw new Error("The desk has no port.");
  return address.port;
}

/** The first line that the keeper says. */
async function addressOf(keeper: Keeper): Promise<string> {
  const gone = once(keeper, "exit").then(() => ["{}"]);
  const [line] = await Promise.race([once(createInterface(keeper.stdout), "line"), gone]);
  const { url, fault } = JSON.parse(line);
  if (typeof url === "string") return url;
  throw new Error(fault ?? "The keeper of Postgres ended without a word.");
}
