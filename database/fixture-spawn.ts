import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ProcessLine, ProcessPlace } from "./fixture-process.ts";

export type StoreProcess = {
  pid: number;
  /** All it has said so far. */
  lines: ProcessLine[];
  /** Resolves with the first line of this event, said already or to come. */
  said: (event: string) => Promise<ProcessLine>;
  /** kill -9, and until it is gone. */
  kill: () => Promise<void>;
};

/** Another process that opens the store at this location. */
export function openInProcess({ dataDirectory, url, slow }: ProcessPlace): StoreProcess {
  const location = JSON.stringify({ dataDirectory, url, slow });
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "fixture-process.ts"), location],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const lines: ProcessLine[] = [];
  const output = createInterface(child.stdout);
  output.on("line", (line) => lines.push(JSON.parse(line)));
  const ended = once(child, "close");

  async function said(event: string): Promise<ProcessLine> {
    for (;;) {
      const line = lines.find((one) => one.event === event);
      if (line) return line;
      const [result] = await Promise.race([once(output, "line"), ended]);
      if (typeof result !== "string") throw new Error(`It ended without "${event}".`);
    }
  }

  return {
    pid: child.pid ?? 0,
    lines,
    said,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
