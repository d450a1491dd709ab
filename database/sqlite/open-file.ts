import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { StoreFault } from "../faults.ts";
import { translateSqlite, unavailableReason } from "./sqlite-errors.ts";

/** Milliseconds. It stops the event loop, and only a tool of the operator could make us wait. */
const busyTimeout = 1000;

/**
 * `synchronous = full`: a commit is on the disk when it returns. The file must be there: a store
 * whose file has gone is not silently replaced by an empty one.
 */
export function openFile(path: string, { readOnly = false } = {}): DatabaseSync {
  const url = pathToFileURL(path);
  url.searchParams.set("mode", readOnly ? "ro" : "rw");
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(url, { timeout: busyTimeout, readOnly });
    if (!readOnly) requireWriteAheadLog(file, path);
    file.exec("pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off");
    // After a long read (a backup), the log shrinks to this many bytes again.
    file.exec("pragma journal_size_limit = 16777216");
    return file;
  } catch (error) {
    file?.close();
    throw error instanceof StoreFault ? error : readable(error, path);
  }
}

function requireWriteAheadLog(file: DatabaseSync, path: string): void {
  const mode = file.prepare("pragma journal_mode = wal").get()?.journal_mode;
  if (mode === "wal") return;
  const sentence = `SQLite cannot keep its write-ahead log beside ${path}: the store needs a disk of this machine, not a network folder.`;
  throw new StoreFault("no-write-ahead-log", sentence);
}

function readable(error: unknown, path: string): unknown {
  if (unavailableReason(error) !== "damaged") return translateSqlite(error);
  const sentence = `${path} is not a SQLite database, or it is damaged. It is left as it is; restore a backup, or move it away to start with an empty store.`;
  return new StoreFault("not-a-database", sentence, error);
}
