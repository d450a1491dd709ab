import { type Kysely, sql } from "kysely";
import type { Tables } from "#database";
import type { KeyedHash } from "../keyed-hash.ts";
import { allowed, intervalOf, refused, toleranceOf } from "./gcra.ts";
import type { RateStore } from "./rate-store.ts";

/**
 * Not now(): that is when the transaction began. Read again behind the row's lock, so that a call
 * which had to wait does not count with an older time than the one before it.
 */
const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000000)::bigint`;

type Row = {
  now: number;
  /** Set where one was taken. */
  taken: number | null;
  /** As the statement found it; null where nobody was known then. */
  before: number | null;
};

/** The TATs that all instances share: one statement a take, by the store's clock. */
export function createPostgresStore(store: Kysely<Tables>, hash: KeyedHash): RateStore {
  return {
    async take(limit, visitor) {
      const key = hash(limit.name, visitor);
      const interval = sql`${intervalOf(limit)}::bigint`;
      const tolerance = sql`${toleranceOf(limit)}::bigint`;
      const { rows } = await sql<Row>`
        with taken as (
          insert into rate_limits as seen (key, tat) values (${key}, ${clock} + ${interval})
          on conflict (key) do update set tat = greatest(seen.tat, ${clock}) + ${interval}
          where greatest(seen.tat - ${clock}, 0) + ${interval} <= ${tolerance}
          returning tat, ${clock} as now
        )
        select (select tat from taken) as taken,
          (select tat from rate_limits where key = ${key}) as before,
          coalesce((select now from taken), ${clock}) as now`.execute(store);
      const [row] = rows;
      if (!row) throw new Error("The statement that takes one always answers with a row.");
      const { now, taken, before } = row;
      if (taken === null) return refused(limit, before ?? now, now);
      return { ...allowed(limit, taken, now), takenAt: now };
    },
    /** As `unspent` says it, in one statement. */
    async refund(limit, visitor, takenAt) {
      const interval = sql`${intervalOf(limit)}::bigint`;
      await sql`
        update rate_limits
        set tat = tat - greatest(0, ${interval} - greatest(0, ${clock} - ${takenAt}::bigint))
        where key = ${hash(limit.name, visitor)}`.execute(store);
    },
  };
}
