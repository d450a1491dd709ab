import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { isSecretOfStore, needsItsSecret } from "#auth";
import { type Database, StoreUnavailable } from "#database";
import type { Config } from "../config/config.ts";
import { readOrCreate } from "../keys/owner-only-file.ts";

type SecretConfig = Pick<Config, "dataDirectory"> & { auth: Pick<Config["auth"], "secret"> };
type Store = Pick<Database, "query">;

/** Milliseconds between two looks at a store that is away. */
const retryMs = 1000;

/** Of the environment, or of a file that is made on the first start, and on no other. */
export async function loadSecret(config: SecretConfig, database: Store): Promise<string> {
  if (config.auth.secret) return config.auth.secret;
  const file = fileOf(config);
  // The file is looked for once more: an instance that starts beside this one may have made it meanwhile.
  if (!existsSync(file) && (await isNeeded(database)) && !existsSync(file))
    throw new Error(
      `The store was written with an AUTH_SECRET that is missing: set it, or bring ${file} back from its backup. A new one would end all sessions and make every second factor useless.`,
    );
  const secret = parseEnv(await readOrCreate(file, newSecret)).AUTH_SECRET;
  if (secret && secret.length >= 32) return secret;
  throw new Error(`${file} does not hold AUTH_SECRET. Restore it from a backup of the folder.`);
}

/**
 * Rejects where the store was written with another secret. While a Postgres is away nobody can know: then it is asked
 * again until it is back, and what it says is told to `onFault`.
 */
export async function checkSecret(
  config: SecretConfig,
  {
    database,
    secret,
    onFault,
  }: { database: Store; secret: string; onFault: (fault: Error) => void },
): Promise<void> {
  try {
    if (await isSecretOfStore(database, secret)) return;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    if (error.reason === "closed") return;
    void sleep(retryMs, undefined, { ref: false })
      .then(() => checkSecret(config, { database, secret, onFault }))
      .catch(onFault);
    return;
  }
  const source = config.auth.secret ? "the environment" : fileOf(config);
  throw new Error(
    `The store was written with another AUTH_SECRET than that of ${source}: bring back the one that belongs to it. With this one all sessions would end and every second factor would be useless.`,
  );
}

function fileOf({ dataDirectory }: SecretConfig): string {
  return join(dataDirectory, "auth.env");
}

/** A store that is away is asked once it is back. */
async function isNeeded(database: Store): Promise<boolean> {
  try {
    return await needsItsSecret(database);
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}

async function newSecret(): Promise<string> {
  return [
    "# Made on the first start. Sessions and second factors hang on it: back it up with the store.",
    `AUTH_SECRET=${randomBytes(32).toString("base64url")}`,
    "",
  ].join("\n");
}
