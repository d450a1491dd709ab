import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { makeFile, syncFile, syncFolder } from "../sqlite/store-files.ts";
import { BackupFault } from "./backup-fault.ts";

/**
 * Under its name a file is there whole or not at all: it is made beside, brought to the disk, and
 * renamed. What a killed command leaves has the ending `.partial-` and its number.
 */
export async function writeBeside<T>(
  path: string,
  force: boolean,
  write: (partial: string) => Promise<T>,
): Promise<T> {
  const target = resolve(path);
  requireFree(target, force);
  const partial = `${target}.partial-${process.pid}`;
  try {
    create(partial, target);
    const result = await write(partial);
    syncFile(partial);
    requireFree(target, force);
    renameSync(partial, target);
    syncFolder(dirname(target));
    return result;
  } finally {
    rmSync(partial, { force: true });
  }
}

function requireFree(target: string, force: boolean): void {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isFile()) {
    throw new BackupFault("file-exists", `${target} is not a file that could be replaced.`);
  }
  if (found && !force) {
    throw new BackupFault("file-exists", `${target} is there already; --force replaces it.`);
  }
}

function create(partial: string, target: string): void {
  try {
    rmSync(partial, { force: true });
    makeFile(partial);
  } catch (error) {
    const folder = dirname(target);
    const why = existsSync(folder) ? "this user may not write there" : "that is no folder";
    const sentence = `${target} cannot be made in ${folder}: ${why}, or its disk is full.`;
    throw new BackupFault("file-unwritable", sentence, error);
  }
}
