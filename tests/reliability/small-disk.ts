import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreLocation } from "./test-run.ts";

/** A file system of its own with so little room that it can be filled. */
export type SmallDisk = {
  location: StoreLocation;
  /** Takes all the room that is left. */
  fill: () => void;
  /** Gives it back. */
  free: () => void;
};

/** Undefined where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "imersao-disk-"));
  const mounting = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  if (process.platform !== "linux" || spawnSync("mount", mounting).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, "ballast");
  const erase = async () => {
    spawnSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    location: { kind: "sqlite", dataDirectory: join(folder, "data"), url: undefined, erase },
    fill: () => fill(ballast),
    free: () => rmSync(ballast),
  };
}

function fill(file: string): void {
  const descriptor = openSync(file, "a");
  try {
    for (let size = 1 << 16; size >= 1; ) {
      if (!writes(descriptor, size)) size >>= 1;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** False when there is no room for that much. */
function writes(descriptor: number, size: number): boolean {
  try {
    return writeSync(descriptor, Buffer.alloc(size, "b")) === size;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return false;
    throw error;
  }
}
