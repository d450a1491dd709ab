import { type ChildProcess, fork } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Memory } from "./gateway/self-report.ts";
import { root } from "./servers.ts";

/** A process that is measured; its output is discarded. */
export type Measured = {
  /** Microseconds of processor so far. */
  processor: () => Promise<number>;
  memory: () => Promise<Memory>;
  stop: () => void;
};

/** Its own costs can be asked of it: `measured`. */
export function start(
  script: string,
  args: string[],
  env: Record<string, string>,
  cwd = root,
): ChildProcess {
  return fork(script, args, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", ...env },
    execArgv: ["--expose-gc", "--import", join(import.meta.dirname, "gateway/self-report.ts")],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

export function ask<Answer>(child: ChildProcess, question: string): Promise<Answer> {
  return new Promise((resolve) => {
    child.once("message", (answer) => resolve(answer as Answer));
    child.send(question);
  });
}

export function measured(child: ChildProcess): Measured {
  return {
    processor: () => ask(child, "processor"),
    memory: () => ask(child, "memory"),
    stop: () => void child.kill(),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
