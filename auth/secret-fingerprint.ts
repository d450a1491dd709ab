import { timingSafeEqual } from "node:crypto";
import type { Database } from "#database";
import { createSecrets } from "./secrets.ts";

type Store = Pick<Database, "query">;

const name = "accounts";

/**
 * Whether the store was written with this secret; a store without a fingerprint takes this one's. It is a keyed hash:
 * who reads it can only try secrets, and each has 32 characters at least.
 */
export async function isSecretOfStore({ query }: Store, secret: string): Promise<boolean> {
  const value = createSecrets(secret).mac("fingerprint", "").toString("base64url");
  const known = await findFingerprint(query);
  if (known === undefined)
    await query
      .insertInto("fingerprints")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  // Another instance may have been first.
  const kept = known ?? (await findFingerprint(query)) ?? "";
  return kept.length === value.length && timingSafeEqual(Buffer.from(kept), Buffer.from(value));
}

/** Whether there is anything that a new secret would make useless. */
export async function needsItsSecret({ query }: Store): Promise<boolean> {
  if ((await findFingerprint(query)) !== undefined) return true;
  // Of before there were fingerprints.
  for (const table of ["sessions", "factors", "letters"] as const) {
    if (await query.selectFrom(table).select("id").limit(1).executeTakeFirst()) return true;
  }
  return false;
}

async function findFingerprint(query: Store["query"]): Promise<string | undefined> {
  const row = await query
    .selectFrom("fingerprints")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}
