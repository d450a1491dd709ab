import { randomBytes } from "node:crypto";
import { mkdir, readdir, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Makes the folder, closed to other users, and writes once: better now than at the first visitor. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const probe = join(directory, `.probe-${randomBytes(4).toString("hex")}`);
  try {
    await writeFile(probe, "writable");
  } finally {
    await unlink(probe).catch(() => undefined);
  }
}

/** Made by a first start, after the store: where there are any, the store was in use. */
const keyFiles = ["keys.env", "auth.env", "auth-keys.json"];

export async function hasKeys(directory: string): Promise<boolean> {
  const names = await readdir(directory);
  return keyFiles.some((name) => names.includes(name));
}
