import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Auth,
  type AuthOptions,
  createAuth,
  createKeySet,
  createSmsProvider,
  KeyFault,
  type KeySet,
  newSigningKeys,
} from "#auth";
import type { Database } from "#database";
import { createConcurrencyLimiter } from "#limits";
import { accountShape } from "../auth-v1/shapes/account.ts";
import type { Config } from "../config/config.ts";
import { readOrCreate } from "../keys/owner-only-file.ts";

/** Milliseconds that a sign-in may wait for its turn to be checked. */
const maxWaitMs = 15_000;

type AuthFiles = Pick<Config, "dataDirectory" | "auth">;

type AccountParts = Pick<AuthOptions, "mail" | "hashClient" | "report"> & {
  database: Database;
  keys: KeySet;
  secret: string;
};

/** The accounts as the operator chose them. */
export async function openAccounts(config: AuthFiles, parts: AccountParts): Promise<Auth> {
  const { settings, hashing, sms } = config.auth;
  const { concurrent: maxConcurrent, waiting: maxQueued } = hashing;
  return createAuth({
    ...parts,
    settings: { ...settings, passwords: await withBreached(config) },
    hashLimiter: createConcurrencyLimiter({ maxConcurrent, maxQueued, maxWaitMs }),
    hashCost: hashing.cost,
    smsProvider: sms && createSmsProvider(sms, accountShape),
  });
}

/** Of the file that was named, of the secret, or of a file that is made on the first start. */
export async function loadKeySet({ dataDirectory, auth }: AuthFiles): Promise<KeySet> {
  const { keysFile, jwtSecret: secret } = auth;
  if (keysFile) {
    return readKeys(keysFile, await readNamed("AUTH_JWT_KEYS_FILE", keysFile), secret);
  }
  if (secret) return createKeySet({ secret });
  const file = join(dataDirectory, "auth-keys.json");
  return readKeys(file, await readOrCreate(file, madeKeys), secret);
}

export async function madeKeys(): Promise<string> {
  return `${JSON.stringify(await newSigningKeys(), undefined, 2)}\n`;
}

/** A file of the operator's: made anew, it would not be what they meant. */
export async function readNamed(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? ` (${cause.code})` : "";
    throw new Error(`${variable} names ${file}, which cannot be read${code}.`, { cause });
  }
}

export async function readKeys(
  file: string,
  content: string,
  secret: string | undefined,
): Promise<KeySet> {
  try {
    return await createKeySet({ jwks: parseJson(content), secret });
  } catch (error) {
    if (!(error instanceof KeyFault)) throw error;
    throw new Error(`The signing keys in ${file} cannot be used: ${error.message}.`, {
      cause: error,
    });
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new KeyFault("it is no JSON", { cause });
  }
}

async function withBreached({ auth }: AuthFiles) {
  const { passwords } = auth.settings;
  if (!auth.breachedFile) return passwords;
  const list = await readNamed("AUTH_PASSWORD_BREACHED_FILE", auth.breachedFile);
  const lines = list.normalize("NFC").split(/\r?\n/);
  const breached = new Set(lines.filter((line) => line !== ""));
  return { ...passwords, isBreached: async (password: string) => breached.has(password) };
}
