import { type Kysely, sql } from "kysely";
import type { Tables } from "#database";
import type { KeyedHash } from "../keyed-hash.ts";
import {
  type Allowed,
  allAllowed,
  allowed,
  anyRefused,
  type Count,
  countsOf,
  intervalOf,
  type Refused,
  refused,
  takeOne,
  toleranceOf,
} from "./gcra.ts";
import type { RateStore } from "./rate-store.ts";

/**
 * Not now(): that is when the transaction began. Read again behind the row's lock, so that a call
 * which had to wait does not count with an older time than the one before it.
 */
const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000000)::bigint`;

type Row = {
  key: string;
  now: number;
  /** Set where one was taken. */
  taken: number | null;
  /** As the statement found it; null where nobody was known then. */
  before: number | null;
};

type Keyed = Count & { hashed: string };

/** The TATs that all instances share: one statement a take, by the store's clock. */
export function createPostgresStore(store: Kysely<Tables>, hash: KeyedHash): RateStore {
  const withHash = (count: Count): Keyed => ({
    ...count,
    hashed: hash(count.limit.name, count.key),
  });

  /** As `unspent` says it, in one statement. */
  async function giveBack({ hashed, limit }: Keyed, takenAt: number): Promise<void> {
    const interval = sql`${intervalOf(limit)}::bigint`;
    await sql`
      update rate_limits
      set tat = tat - greatest(0, ${interval} - greatest(0, ${clock} - ${takenAt}::bigint))
      where key = ${hashed}`.execute(store);
  }

  return {
    async take(limit, visitor, groups = []) {
      const counts = countsOf(limit, visitor, groups).map(withHash);
      const rows = new Map((await takeEach(store, counts)).map((row) => [row.key, row]));
      const found = counts.map((count) => ({ count, ...rowOf(rows, count) }));
      const missing = found.filter(({ taken }) => taken === null);
      // Less comes back of what was taken earlier: never too much.
      const takenAt = Math.min(...found.map(({ now }) => now));
      if (missing.length === 0) return { ...allAllowed(found.map(allowedBy)), takenAt };
      // Others took the last between the look and the row's lock.
      const taken = found.filter((one) => one.taken !== null);
      await Promise.all(taken.map(({ count }) => giveBack(count, takenAt)));
      const usedUp = missing.filter(isUsedUp);
      return anyRefused((usedUp.length > 0 ? usedUp : missing).map(refusedBy));
    },
    async refund(limit, visitor, takenAt, groups = []) {
      const counts = countsOf(limit, visitor, groups).map(withHash);
      await Promise.all(counts.map((count) => giveBack(count, takenAt)));
    },
  };
}

/**
 * Nothing is written where the first look shows that one of them is used up. Rows are locked in the order of their keys,
 * so that two visitors who share networks never wait for each other.
 */
async function takeEach(store: Kysely<Tables>, counts: readonly Keyed[]): Promise<Row[]> {
  const values = counts.map(
    ({ hashed, limit }) =>
      sql`(${hashed}::text, ${intervalOf(limit)}::bigint, ${toleranceOf(limit)}::bigint)`,
  );
  const { rows } = await sql<Row>`
    with asked (key, step, tolerance) as (values ${sql.join(values)}),
    used_up as (
      select from asked join rate_limits using (key)
      where greatest(tat - ${clock}, 0) + step > tolerance
    ),
    taken as (
      insert into rate_limits as seen (key, tat)
      select key, ${clock} + step from asked where not exists (select from used_up) order by key
      on conflict (key) do update
      set tat = greatest(seen.tat, ${clock}) + (select step from asked where key = seen.key)
      where exists (
        select from asked
        where key = seen.key and greatest(seen.tat - ${clock}, 0) + step <= tolerance
      )
      returning key, tat, ${clock} as now
    )
    select asked.key, taken.tat as taken, rate_limits.tat as before, coalesce(now, ${clock}) as now
    from asked left join taken using (key) left join rate_limits using (key)`.execute(store);
  return rows;
}

function rowOf(rows: ReadonlyMap<string, Row>, { hashed }: Keyed): Row {
  const row = rows.get(hashed);
  if (!row) throw new Error("The statement that takes one always answers for each key.");
  return row;
}

type Found = Row & { count: Keyed };

function isUsedUp({ count, before, now }: Found): boolean {
  return takeOne(count.limit, before ?? 0, now) === undefined;
}

function allowedBy({ count, taken, now }: Found): Allowed {
  return allowed(count.limit, taken ?? now, now);
}

function refusedBy({ count, before, now }: Found): Refused {
  return refused(count.limit, before ?? now, now);
}
