import { createHash } from "node:crypto";
import type { StoreKind } from "../database.ts";
import type { TableContents } from "./snapshot.ts";
import { quoted, quotedList, type TableSchema } from "./store-schema.ts";

/**
 * A backup is one SQLite file, whatever store it was made of: the tables with their rows in order of
 * the primary key, the list of migrations, what each table held (`backup_contents`), and one line
 * about it all (`backup_about`), whose seal also covers that list.
 */
export const backupFormat = {
  /** "ImEm", where SQLite has a place for the name of a format. */
  applicationId: 0x49_6d_45_6d,
  version: 1,
} as const;

export const contentsTable: TableSchema = {
  name: "backup_contents",
  columns: ["name", "row_count", "checksum"],
  primaryKey: ["name"],
};

export const aboutTable: TableSchema = {
  name: "backup_about",
  columns: ["store", "created_at", "seal"],
  primaryKey: ["store"],
};

/** Columns without a type keep every value as it is given. */
export function createStatement({ name, columns }: TableSchema): string {
  const typed = columns.map((column) => `${quoted(column)} any`).join(", ");
  return `create table ${quoted(name)} (${typed}) strict`;
}

export function selectStatement({ name, columns }: TableSchema): string {
  return `select ${quotedList(columns)} from ${quoted(name)} order by rowid`;
}

export type About = { store: StoreKind; createdAt: number };

/** Of all that the other checksums do not cover. */
export function sealOf({ store, createdAt }: About, contents: readonly TableContents[]): string {
  const lines = contents.map(({ table, rows, checksum }) => [table, rows, checksum]);
  const text = JSON.stringify([backupFormat.version, store, createdAt, lines]);
  return createHash("sha256").update(text).digest("hex");
}
