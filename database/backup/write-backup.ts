import { DatabaseSync } from "node:sqlite";
import { unavailableReason } from "../sqlite/sqlite-errors.ts";
import { BackupFault } from "./backup-fault.ts";
import {
  aboutTable,
  backupFormat,
  contentsTable,
  createStatement,
  sealOf,
} from "./backup-format.ts";
import { type Snapshot, type TableContents, type TaskOptions, transfer } from "./snapshot.ts";
import { createRowWriter } from "./sqlite-rows.ts";
import { migrationsTable, type TableSchema } from "./store-schema.ts";

/** Into an empty file that nobody else knows of yet; the caller brings it to the disk. */
export async function writeBackup(
  path: string,
  from: Snapshot,
  durable: readonly TableSchema[],
  options: TaskOptions,
): Promise<TableContents[]> {
  const tables = [migrationsTable, ...durable];
  const file = new DatabaseSync(path);
  try {
    // A file that is not finished is thrown away: nothing to roll back, nothing to sync.
    file.exec("pragma journal_mode = off; pragma synchronous = off; begin");
    for (const table of [...tables, contentsTable, aboutTable]) file.exec(createStatement(table));
    const insert = createRowWriter(file);
    const write: typeof insert = (table, rows) => writing(() => insert(table, rows));
    const contents = await transfer(from, tables, write, options);
    write(
      contentsTable,
      contents.map(({ table, rows, checksum }) => [table, BigInt(rows), checksum]),
    );
    const about = { store: from.kind, createdAt: Date.now() };
    write(aboutTable, [[about.store, BigInt(about.createdAt), sealOf(about, contents)]]);
    const { applicationId, version } = backupFormat;
    const name = `pragma application_id = ${applicationId}; pragma user_version = ${version}`;
    writing(() => file.exec(`${name}; commit`));
    return contents;
  } finally {
    file.close();
  }
}

/** Told apart from what the store itself may say while it is read. */
function writing(work: () => void): void {
  try {
    work();
  } catch (error) {
    const reason = unavailableReason(error);
    if (!reason) throw error;
    throw new BackupFault("file-unwritable", `The backup cannot be written (${reason}).`, error);
  }
}
