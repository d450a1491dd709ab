import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const libraries = ["fiu_run_preload.so", "fiu_posix_preload.so"];
const folders = ["/usr/lib/fiu", "/usr/local/lib/fiu", "/usr/lib64/fiu"];

/** Calls of the system that can be made to fail in another process, through libfiu's libraries. */
export type FailingCalls = {
  /** For the process that is to suffer. */
  environment: Record<string, string>;
  /** From now on; to a process that runs already. */
  tell: (pid: number, command: string) => Promise<void>;
  erase: () => void;
};

/** Undefined where libfiu is not installed (Debian's package `fiu-utils`). */
export function prepareFailingCalls(): FailingCalls | undefined {
  const folder = folders.find((one) => libraries.every((name) => existsSync(join(one, name))));
  if (!folder) return undefined;
  const control = mkdtempSync(join(tmpdir(), "imersao-fiu-"));
  const prefix = join(control, "control");
  return {
    environment: {
      LD_PRELOAD: libraries.map((name) => join(folder, name)).join(" "),
      FIU_CTRL_FIFO: prefix,
      FIU_ENABLE: "",
    },
    tell: async (pid, command) => {
      // A pipe each way; the library answers every line.
      const answer = readFile(`${prefix}-${pid}.out`, "utf8");
      writeFileSync(`${prefix}-${pid}.in`, `${command}\n`);
      if ((await answer).trim() !== "0") throw new Error(`libfiu refused: ${command}`);
    },
    erase: () => rmSync(control, { recursive: true, force: true }),
  };
}

/** Every call that asks the disk whether it has what was written. */
export const syncFails = "enable name=posix/io/sync/*";
export const syncFailsOften = "enable_random name=posix/io/sync/*,probability=0.3";
export const syncWorks = "disable name=posix/io/sync/*";
