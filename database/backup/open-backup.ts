import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { Migration } from "../migration.ts";
import { unavailableReason } from "../sqlite/sqlite-errors.ts";
import { BackupFault } from "./backup-fault.ts";
import {
  type About,
  aboutTable,
  backupFormat,
  contentsTable,
  sealOf,
  selectStatement,
} from "./backup-format.ts";
import { type ReadableStore, understand } from "./readable-store.ts";
import {
  contentsOf,
  differences,
  type Snapshot,
  type TableContents,
  type TaskOptions,
} from "./snapshot.ts";
import { readRows } from "./sqlite-rows.ts";
import { migrationsTable } from "./store-schema.ts";

export type Backup = ReadableStore & {
  createdAt: number;
  /** What its tables hold, the list of migrations included. */
  contents: readonly TableContents[];
};

/** Reads all of it and compares it with its table of contents before anybody builds on it. */
export async function openBackup(
  path: string,
  known: readonly Migration[],
  { signal }: Pick<TaskOptions, "signal"> = {},
): Promise<Backup> {
  requireFile(path);
  const file = openForReading(path);
  try {
    // Nothing that stands in the file may run, should somebody have made it for that.
    file.exec("pragma trusted_schema = off");
    requireFormat(file, path);
    requireIntegrity(file, path);
    return await readBackup(file, path, known, signal);
  } catch (error) {
    file.close();
    throw explain(error, path);
  }
}

async function readBackup(
  file: DatabaseSync,
  path: string,
  known: readonly Migration[],
  signal: AbortSignal | undefined,
): Promise<Backup> {
  const { about, contents } = readContents(file, path);
  const snapshot: Snapshot = {
    kind: about.store,
    // As they were written; the checksums say whether that was the right order.
    read: (table) => readRows(file, table, "rowid"),
    close: async () => file.close(),
  };
  const history = contents.filter(({ table }) => table === migrationsTable.name);
  requireSame(await contentsOf(snapshot, [migrationsTable]), history, path);
  const store = await understand(snapshot, known, `The backup ${path}`);
  const found = await contentsOf(snapshot, [migrationsTable, ...store.tables], { signal });
  requireSame(found, contents, path);
  return { ...store, createdAt: about.createdAt, contents };
}

function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new BackupFault("file-missing", `There is no file ${path}.`);
  if (!found.isFile()) throw new BackupFault("not-a-backup", `${path} is not a file.`);
}

/** As it lies there: no lock is taken and nothing is made beside it, be it on a read-only disk. */
function openForReading(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.searchParams.set("mode", "ro");
  url.searchParams.set("immutable", "1");
  try {
    return new DatabaseSync(url, { readOnly: true });
  } catch (error) {
    throw new BackupFault("file-missing", `${path} cannot be read.`, error);
  }
}

function requireFormat(file: DatabaseSync, path: string): void {
  const id = file.prepare("pragma application_id").get()?.application_id;
  if (id !== backupFormat.applicationId) {
    const sentence = `${path} is not a backup of this product: no file that "backup" has written begins like it.`;
    throw new BackupFault("not-a-backup", sentence);
  }
  const version = Number(file.prepare("pragma user_version").get()?.user_version);
  if (version > backupFormat.version) {
    const sentence = `${path} is a backup of a newer release (format ${version}): restore it with that release.`;
    throw new BackupFault("newer-format", sentence);
  }
  if (version !== backupFormat.version) throw damaged(path);
}

function requireIntegrity(file: DatabaseSync, path: string): void {
  const [row] = file.prepare("pragma integrity_check(1)").all();
  if (row?.integrity_check !== "ok") throw damaged(path);
}

function readContents(
  file: DatabaseSync,
  path: string,
): { about: About; contents: TableContents[] } {
  const contents = file
    .prepare(selectStatement(contentsTable))
    .all()
    .map((line) => ({
      table: String(line.name),
      rows: Number(line.row_count),
      checksum: String(line.checksum),
    }));
  const line = file.prepare(selectStatement(aboutTable)).get();
  const store = line?.store;
  if (store !== "sqlite" && store !== "postgres") throw damaged(path);
  const about = { store, createdAt: Number(line?.created_at) } as const;
  if (line?.seal !== sealOf(about, contents)) throw damaged(path);
  return { about, contents };
}

function requireSame(
  found: readonly TableContents[],
  listed: readonly TableContents[],
  path: string,
): void {
  const [table] = differences(listed, found);
  if (table !== undefined) throw damaged(path, `its table ${table} is not as it was written`);
}

function damaged(path: string, how = "its bytes make no sense", cause?: unknown): BackupFault {
  const sentence = `The backup ${path} is damaged or cut off: ${how}. Take another one.`;
  return new BackupFault("damaged", sentence, cause);
}

/** SQLite's own complaints, whatever it was reading; a table that is missing is one of them. */
function explain(error: unknown, path: string): unknown {
  if (!(error instanceof Error && "errcode" in error)) return error;
  const notSqlite = Number(error.errcode) === 26;
  if (notSqlite) {
    return new BackupFault("not-a-backup", `${path} is not a backup: no SQLite file.`, error);
  }
  return unavailableReason(error) === "io"
    ? new BackupFault("damaged", `The backup ${path} cannot be read to its end.`, error)
    : damaged(path, undefined, error);
}
