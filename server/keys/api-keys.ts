import { randomBytes } from "node:crypto";
import { appendFile } from "node:fs/promises";
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
  const file = fileOf(config);
  const kept = parse(await readOrCreate(file, newKeys), file);
  return { publishable: publishableKey ?? kept.publishable, secret: secretKey ?? kept.secret };
}

type OutboxConfig = Pick<Config, "dataDirectory" | "outboxToken">;

/** What opens `/dev/outbox`; kept beside the keys, also in a file of before there was one. */
export async function loadOutboxToken(config: OutboxConfig): Promise<string> {
  if (config.outboxToken) return config.outboxToken;
  const file = fileOf(config);
  const found = outboxTokenIn(await readOrCreate(file, newKeys));
  if (found) return found;
  await appendFile(file, `\n${newOutboxToken()}\n`);
  // Another process may have been first: its line counts for both.
  return outboxTokenIn(await readOrCreate(file, newKeys)) ?? "";
}

function outboxTokenIn(content: string): string | undefined {
  return content.match(/^OUTBOX_TOKEN=([\w-]+)$/m)?.[1];
}

function newOutboxToken(): string {
  return `OUTBOX_TOKEN=${random()}`;
}

function fileOf({ dataDirectory }: Pick<Config, "dataDirectory">): string {
  return join(dataDirectory, "keys.env");
}

function random(): string {
  return randomBytes(32).toString("base64url");
}

async function newKeys(): Promise<string> {
  return [
    "# Made on the first start. Values in the environment win over this file.",
    `SUPABASE_PUBLISHABLE_KEY=sb_publishable_${random()}`,
    `SUPABASE_SECRET_KEY=sb_secret_${random()}`,
    newOutboxToken(),
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
