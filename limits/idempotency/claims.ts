import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#database";

/** What another instance sees of a call: that it runs, or that it has run. */
export type Claims = {
  /** "elsewhere": another instance has the key; "conflict": with another body. */
  claim(key: string, fingerprint: string): Promise<"ours" | "elsewhere" | "conflict">;
  /** The call has been answered: nobody shall pay for it again while the answer is kept. */
  keep(key: string): Promise<void>;
  /** The call has failed: whoever comes next may try. */
  release(key: string): Promise<void>;
};

export type ClaimTimes = {
  /** A claim of an instance that died is anybody's after this. */
  claimMs: number;
  keepMs: number;
};

const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Claims on Postgres, by its clock; keys and fingerprints come hashed. */
export function createClaims(store: Kysely<Tables>, times: ClaimTimes): Claims {
  const instance = randomUUID();

  return {
    async claim(key, fingerprint) {
      const expiresAt = sql<number>`${clock} + ${times.claimMs}::bigint`;
      // Our own claim without an answer in memory is of an answer that had to make room.
      const { rows } = await sql`
        insert into idempotent_calls as seen (key, fingerprint, instance, expires_at)
        values (${key}, ${fingerprint}, ${instance}, ${expiresAt})
        on conflict (key) do update
        set fingerprint = excluded.fingerprint, instance = ${instance}, expires_at = ${expiresAt}
        where seen.expires_at <= ${clock}
          or (seen.instance = ${instance} and seen.fingerprint = ${fingerprint})
        returning key`.execute(store);
      if (rows.length > 0) return "ours";
      const other = await store
        .selectFrom("idempotent_calls")
        .select("fingerprint")
        .where("key", "=", key)
        .executeTakeFirst();
      return other && other.fingerprint !== fingerprint ? "conflict" : "elsewhere";
    },
    async keep(key) {
      await store
        .updateTable("idempotent_calls")
        .set({ expires_at: sql<number>`${clock} + ${times.keepMs}::bigint` })
        .where("key", "=", key)
        .where("instance", "=", instance)
        .execute();
    },
    async release(key) {
      await store
        .deleteFrom("idempotent_calls")
        .where("key", "=", key)
        .where("instance", "=", instance)
        .execute();
    },
  };
}
