import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ProcessWork } from "./fixture-process.ts";

export type WorkProcess = {
  /** The last line that it has said so far. */
  last: () => string;
  /** Resolves with the next line that begins like this. */
  said: (beginning: string) => Promise<string>;
  /** Whether it came to its end; resolves when it is gone. */
  ended: Promise<boolean>;
  /** kill -9, and until it is gone. */
  kill: () => Promise<void>;
};

export function workInProcess(work: ProcessWork): WorkProcess {
  const program = join(import.meta.dirname, "fixture-process.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(work)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const output = createInterface(child.stdout);
  let last = "";
  output.on("line", (line) => {
    last = line;
  });
  const ended = once(child, "close").then(() => child.exitCode === 0);

  async function said(beginning: string): Promise<string> {
    for (;;) {
      if (last.startsWith(beginning)) return last;
      const gone = ended.then(() => true);
      const heard = once(output, "line").then(() => false);
      if ((await Promise.race([gone, heard])) && !last.startsWith(beginning)) {
        throw new Error(`It ended without "${beginning}".`);
      }
    }
  }

  return {
    last: () => last,
    said,
    ended,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
