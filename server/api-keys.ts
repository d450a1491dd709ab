import { randomBytes } from "node:crypto";
import { chmod, link, open, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Config } from "./config.ts";

export type ApiKeys = {
  /** Stands in every page: names the project, proves nothing. */
  publishable: string;
  /** For the operator's own programs only. */
  secret: string;
};

type KeyConfig = Pick<Config, "dataDirectory" | "publishableKey" | "secretKey">;

/** The keys of the environment, or those of `keys.env`, made on the first start. */
export async function loadApiKeys(config: KeyConfig): Promise<ApiKeys> {
  const { publishableKey, secretKey } = config;
  if (publishableKey && secretKey) return { publishable: publishableKey, secret: secretKey };
  const kept = await readOrCreate(join(config.dataDirectory, "keys.env"));
  return { publishable: publishableKey ?? kept.publishable, secret: secretKey ?? kept.secret };
}

async function readOrCreate(file: string): Promise<ApiKeys> {
  const found = await readIfThere(file);
  if (found !== undefined) return parse(found, file);
  await create(file);
  // Read back what is there: another process may have been first.
  return parse(await readFile(file, "utf8"), file);
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
async function create(file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(newKeys());
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    await handle.close();
    await unlink(draft);
  }
}

function newKeys(): string {
  const random = () => randomBytes(32).toString("base64url");
  return [
    "# Made on the first start. Values in the environment win over this file.",
    `SUPABASE_PUBLISHABLE_KEY=sb_publishable_${random()}`,
    `SUPABASE_SECRET_KEY=sb_secret_${random()}`,
    "",
  ].join("\n");
}

function parse(content: string, file: string): ApiKeys {
  const keys = parseEnv(content);
  const publishable = keys.SUPABASE_PUBLISHABLE_KEY;
  const secret = keys.SUPABASE_SECRET_KEY;
  if (publishable && secret) return { publishable, secret };
  throw new Error(`${file} does not hold both keys. Delete it, and the next start makes new ones.`);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
