import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StoreFault } from "../faults.ts";
import { unavailableReason } from "./sqlite-errors.ts";
import { prepareFile, prepareFolder, storeFiles, unusable } from "./store-files.ts";

export type Lock = { release: () => void };

/** Those that this process holds: one that nobody refers to would be collected, and so released unasked. */
const heldHere = new Set<DatabaseSync>();

/** Milliseconds; a process that was just told to stop may still be on its way out. */
const patience = 500;

/**
 * One process per store. The lock is the one that SQLite puts on a file of its own: the system ends
 * it with the process, however that ends, and no number of a process is ever trusted. It is another
 * file than the store, so that a backup can read that one meanwhile.
 */
export function lockStore(dataDirectory: string): Lock {
  prepareFolder(dataDirectory);
  const { lock, holder } = storeFiles(dataDirectory);
  prepareFile(dataDirectory, lock);
  const held = hold(lock, dataDirectory, holder);
  // Only for the sentence that a second process says.
  writeFileSync(holder, `${process.pid}\n`, { mode: 0o600 });
  heldHere.add(held);
  return {
    release: () => {
      heldHere.delete(held);
      held.close();
    },
  };
}

function hold(lock: string, dataDirectory: string, holder: string): DatabaseSync {
  const file = new DatabaseSync(lock, { timeout: patience });
  try {
    // Written to nowhere: the transaction has nothing to write.
    file.exec("pragma journal_mode = memory; begin exclusive");
    return file;
  } catch (error) {
    file.close();
    if (unavailableReason(error) === "busy") throw alreadyHeld(dataDirectory, holder, error);
    throw unusable(dataDirectory, error);
  }
}

function alreadyHeld(dataDirectory: string, holder: string, cause: unknown): StoreFault {
  const who = holderOf(holder);
  const sentence = `The store in ${dataDirectory} is in use by another process${who}. One SQLite store serves one process: stop the other one, choose another folder, or use Postgres for several.`;
  return new StoreFault("locked", sentence, cause);
}

function holderOf(file: string): string {
  try {
    const pid = readFileSync(file, "utf8").trim();
    return /^\d+$/.test(pid) ? ` (${pid})` : "";
  } catch {
    return "";
  }
}
