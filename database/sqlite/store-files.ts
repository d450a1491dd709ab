import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { StoreFault } from "../faults.ts";

export type StoreFiles = { data: string; lock: string; holder: string };

export function storeFiles(dataDirectory: string): StoreFiles {
  return {
    data: join(dataDirectory, "store.db"),
    lock: join(dataDirectory, "store.lock"),
    holder: join(dataDirectory, "store.pid"),
  };
}

/** Closed to other users. SQLite gives its files beside the store the rights of the store itself. */
export function prepareFolder(dataDirectory: string): void {
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusable(dataDirectory, error);
  }
}

/**
 * An empty file is an empty store. Only before SQLite has opened it: closing any descriptor of a
 * file ends all locks that this process has on it.
 */
export function prepareFile(dataDirectory: string, file: string): void {
  try {
    makeFile(file);
    syncFolder(dataDirectory);
  } catch (error) {
    if (!isThere(error)) throw unusable(dataDirectory, error);
    chmodSync(file, 0o600);
  }
}

/** What a disk or a copy that failed leaves: to SQLite it is a store without a single table. */
export function refuseEmptied(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size !== 0) return;
  const sentence = `${file} is empty (0 bytes), and keys beside it say that it was in use. Restore a backup with "npm run database -- restore FILE", or delete the file to start with an empty store.`;
  throw new StoreFault("emptied", sentence);
}

function isThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}

/** An empty one that was not there; closed to other users. */
export function makeFile(path: string): void {
  syncAndClose(openSync(path, "wx", 0o600));
}

/** Not while this process has it open with SQLite. */
export function syncFile(path: string): void {
  syncAndClose(openSync(path, "r+"));
}

/** Without this a crash of the machine may forget that the file was made. */
export function syncFolder(folder: string): void {
  // Windows opens no folders, and its file systems need no such call.
  if (process.platform !== "win32") syncAndClose(openSync(folder, "r"));
}

function syncAndClose(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function unusable(folder: string, cause: unknown): StoreFault {
  const sentence = `The data folder ${folder} cannot be used: it must be a folder in which this user may create and write files.`;
  return new StoreFault("unusable-folder", sentence, cause);
}
