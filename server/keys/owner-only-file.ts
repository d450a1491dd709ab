import { randomBytes } from "node:crypto";
import { chmod, link, open, readFile, unlink } from "node:fs/promises";

/**
 * The content of a file that only its owner can read, made on the first start. Read back after it
 * was made: another process may have been first.
 */
export async function readOrCreate(file: string, make: () => Promise<string>): Promise<string> {
  const found = await readIfThere(file);
  if (found !== undefined) return found;
  await create(file, await make());
  return readFile(file, "utf8");
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    await chmod(file, 0o600);
    return await readFile(file, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** Written whole under another name, then linked: `link` never replaces a file that is there. */
async function create(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    await handle.close();
    await unlink(draft);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
