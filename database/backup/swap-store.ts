import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { StoreFault, StoreUnavailable } from "../faults.ts";
import { openFile } from "../sqlite/open-file.ts";
import { unavailableReason } from "../sqlite/sqlite-errors.ts";
import { syncFile, syncFolder } from "../sqlite/store-files.ts";
import { BackupFault } from "./backup-fault.ts";

/** What SQLite keeps beside a store; under a new one it would be taken for its own. */
const companions = ["-wal", "-shm", "-journal"];

/**
 * Puts the file in the store's place and keeps what was there; gives the name of that. Only under
 * the store's lock. At no moment is there no store: a kill leaves the old one or the new one.
 */
export function swapStore(data: string, fresh: string, now: Date): string | undefined {
  syncFile(fresh);
  const kept = keepsSomething(data) ? keptName(data, now) : undefined;
  if (kept !== undefined) {
    const sound = foldLog(data);
    keep(data, kept);
    if (!sound) moveCompanions(data, kept);
  } else {
    removeCompanions(data);
  }
  syncFolder(dirname(data));
  renameSync(fresh, data);
  syncFolder(dirname(data));
  return kept;
}

/** What a restore that was killed has left; under the store's lock it belongs to nobody. */
export function tidyAfterKill(data: string, fresh: string): void {
  rmSync(fresh, { force: true });
  const live = statSync(data, { throwIfNoEntry: false });
  const folder = dirname(data);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(data)}${keptMark}`)) continue;
    const { dev, ino } = statSync(join(folder, name));
    // A second name of the store itself, which was about to become the old one.
    if (live && ino === live.ino && dev === live.dev) rmSync(join(folder, name));
  }
}

const keptMark = ".before-restore-";

function keptName(data: string, now: Date): string {
  return `${data}${keptMark}${now.toISOString().replaceAll(/[:.]/g, "-")}`;
}

function keepsSomething(data: string): boolean {
  return (statSync(data, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/**
 * Makes one file of the store and its log. Says no where that cannot be done because the store is
 * damaged: its parts are then kept as they are.
 */
function foldLog(data: string): boolean {
  try {
    const file = openFile(data);
    try {
      // Only the last connection may leave the log, so this also finds everybody who reads.
      file.exec("pragma journal_mode = delete");
    } finally {
      file.close();
    }
  } catch (error) {
    if (isDamage(error)) return false;
    throw isBusy(error) ? inUse(data, error) : error;
  }
  if (existsSync(`${data}-wal`)) throw inUse(data);
  return true;
}

function isDamage(error: unknown): boolean {
  if (error instanceof StoreFault) return error.code === "not-a-database";
  return unavailableReason(error) === "damaged" || reasonOf(error) === "damaged";
}

function isBusy(error: unknown): boolean {
  return unavailableReason(error) === "busy" || reasonOf(error) === "busy";
}

function reasonOf(error: unknown): string | undefined {
  return error instanceof StoreUnavailable ? error.reason : undefined;
}

function inUse(data: string, cause?: unknown): BackupFault {
  const sentence = `Another program reads ${data}, perhaps a backup: try again when it has ended.`;
  return new BackupFault("in-use", sentence, cause);
}

/** A second name for the same file, at once and whole; a copy where the disk has no such thing. */
function keep(data: string, kept: string): void {
  try {
    linkSync(data, kept);
  } catch {
    copyFileSync(data, kept, constants.COPYFILE_EXCL);
    syncFile(kept);
  }
}

function moveCompanions(data: string, kept: string): void {
  for (const ending of companions) {
    if (existsSync(`${data}${ending}`)) renameSync(`${data}${ending}`, `${kept}${ending}`);
  }
}

function removeCompanions(data: string): void {
  for (const ending of companions) rmSync(`${data}${ending}`, { force: true });
}
