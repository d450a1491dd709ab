import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Config } from "../config/config.ts";
import { readOrCreate } from "./owner-only-file.ts";

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
  const file = join(config.dataDirectory, "keys.env");
  const kept = parse(await readOrCreate(file, newKeys), file);
  return { publishable: publishableKey ?? kept.publishable, secret: secretKey ?? kept.secret };
}

async function newKeys(): Promise<string> {
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
