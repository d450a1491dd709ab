import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, it, vi } from "vitest";
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
  type StoreEvent,
  StoreUnavailable,
} from "#database";
import { newStoreLocation, type StoreLocation } from "../../database/fixture.ts";
import { type NetworkState, startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

/** Milliseconds, as promised to whoever waits for an answer, for the store, or for what is known already. */
const promised = { answer: 2000, recovery: 5000, known: 500 };

const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown) => unhandled.push(reason);
process.on("unhandledRejection", onUnhandled).on("uncaughtException", onUnhandled);
afterAll(() => {
  process.off("unhandledRejection", onUnhandled).off("uncaughtException", onUnhandled);
  expect(unhandled).toEqual([]);
});

type Away = {
  location: StoreLocation;
  proxy: TcpProxy;
  open: (postgres?: DatabaseOptions["postgres"]) => Promise<Database>;
};

/** A database of its own behind a network of its own: these tests wait, so they do it side by side. */
function behindProxy(work: (away: Away) => Promise<void>): () => Promise<void> {
  return async () => {
    const location = await newStoreLocation("postgres");
    const proxy = await startTcpProxy({ port: Number(new URL(location.options.url ?? "").port) });
    const opened: Database[] = [];
    const open: Away["open"] = async (postgres) => {
      const url = proxy.through(location.options.url ?? "");
      const database = await openDatabase({ ...location.options, url, postgres });
      opened.push(database);
      return database;
    };
    try {
      await work({ location, proxy, open });
    } finally {
      for (const database of opened) await database.close();
      await proxy.close();
      await location.erase();
    }
  };
}

async function ask({ query }: Database): Promise<unknown> {
  return query.selectFrom("ai_budget").selectAll().execute();
}

async function timed(work: () => Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const began = performance.now();
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - began };
}

async function untilReachable(store: Database): Promise<number> {
  const began = performance.now();
  while (!(await store.isReachable())) {
    if (performance.now() - began > 2 * promised.recovery) throw new Error("It did not recover.");
    await sleep(20);
  }
  return performance.now() - began;
}

/** Not `expect.poll`: it asks which test is running, which nobody knows where several are. */
async function untilAway(store: Database, timeout: number): Promise<void> {
  await vi.waitFor(async () => expect(await store.isReachable()).toBe(false), { timeout });
}

function turns(events: StoreEvent[]): string[] {
  return events.map(({ event }) => event).filter((event) => event !== "migrated");
}

describe.concurrent.each<NetworkState & string>(["reset", "blackhole", "refuse"])(
  "when the network begins to %s",
  (state) => {
    it(
      "every query fails within two seconds, later ones at once, and all of it heals",
      behindProxy(async ({ location, open, proxy }) => {
        const store = await open();
        await Promise.all(Array.from({ length: 10 }, () => ask(store)));
        await proxy.become(state);
        const first = await Promise.all(Array.from({ length: 25 }, () => timed(() => ask(store))));
        for (const { error, ms } of first) {
          expect(error).toBeInstanceOf(StoreUnavailable);
          expect(ms).toBeLessThan(promised.answer);
        }
        await untilAway(store, promised.answer);
        const later = await timed(() => ask(store));
        expect(later.error).toMatchObject({ name: "StoreUnavailable", reason: "away" });
        expect(later.ms).toBeLessThan(promised.known);
        expect((await timed(() => store.isReachable())).ms).toBeLessThan(promised.known);

        await proxy.become("pass");
        expect(await untilReachable(store)).toBeLessThan(promised.recovery);
        await expect(ask(store)).resolves.toEqual([]);
        expect(turns(location.events)).toEqual(["unreachable", "recovered"]);
      }),
    );

    it(
      "a transaction in its middle is undone, and rejects within two seconds",
      behindProxy(async ({ open, proxy }) => {
        const store = await open();
        const began = Promise.withResolvers<void>();
        const cut = Promise.withResolvers<void>();
        const work = timed(() =>
          store.transaction(async (trx) => {
            await trx.insertInto("rate_limits").values({ key: "half", tat: 1 }).execute();
            began.resolve();
            await cut.promise;
            await trx.insertInto("rate_limits").values({ key: "whole", tat: 1 }).execute();
          }),
        );
        await began.promise;
        await proxy.become(state);
        cut.resolve();
        const { error, ms } = await work;
        expect(error).toBeInstanceOf(StoreUnavailable);
        expect(ms).toBeLessThan(promised.answer);
        await proxy.become("pass");
        await untilReachable(store);
        const rows = await store.query.selectFrom("rate_limits").selectAll().execute();
        expect(rows).toEqual([]);
      }),
    );

    it(
      "before the start, it opens all the same, and is there when the network is",
      behindProxy(async ({ open, proxy }) => {
        await proxy.become(state);
        const began = performance.now();
        const store = await open();
        expect(performance.now() - began).toBeLessThan(promised.recovery);
        expect(await store.isReachable()).toBe(false);
        expect((await timed(() => ask(store))).error).toBeInstanceOf(StoreUnavailable);
        await proxy.become("pass");
        expect(await untilReachable(store)).toBeLessThan(promised.recovery);
        await expect(ask(store)).resolves.toEqual([]);
      }),
    );

    it(
      "it can be closed meanwhile, in time",
      behindProxy(async ({ open, proxy }) => {
        const store = await open();
        await ask(store);
        await proxy.become(state);
        const asked = timed(() => ask(store));
        expect((await timed(() => store.close())).ms).toBeLessThan(promised.recovery);
        expect((await asked).error).toBeInstanceOf(StoreUnavailable);
      }),
    );
  },
);

describe.concurrent("connections that have died without a sign", () => {
  async function openWithTen(open: Away["open"]): Promise<Database> {
    const store = await open();
    const hold = () => sql`select pg_sleep(0.1)`.execute(store.query);
    await Promise.all(Array.from({ length: 10 }, hold));
    return store;
  }

  async function askTenTimes(store: Database): Promise<void> {
    const { error, ms } = await timed(async () => {
      for (let i = 0; i < 10; i++) await ask(store);
    });
    expect(error).toBeUndefined();
    expect(ms).toBeLessThan(promised.answer);
  }

  it(
    "cost one request its time, not as many as there are",
    behindProxy(async ({ location, open, proxy }) => {
      const store = await openWithTen(open);
      await proxy.become("forget");
      const first = await timed(() => ask(store));
      expect(first.error).toMatchObject({ name: "StoreUnavailable", reason: "timeout" });
      expect(first.ms).toBeLessThan(promised.answer);
      await askTenTimes(store);
      expect(turns(location.events)).toEqual([]);
    }),
  );

  it(
    "cost none when the store was seen to be away",
    behindProxy(async ({ open, proxy }) => {
      const store = await openWithTen(open);
      await proxy.become("blackhole");
      await untilAway(store, promised.recovery);
      await proxy.become("forget");
      await untilReachable(store);
      await askTenTimes(store);
    }),
  );
});

describe.concurrent("a store that is slow, not away", () => {
  it(
    "answers through a slow network",
    behindProxy(async ({ location, open, proxy }) => {
      await proxy.become({ delay: 30 });
      const store = await open();
      await expect(ask(store)).resolves.toEqual([]);
      expect(turns(location.events)).toEqual([]);
    }),
  );

  it(
    "ends a statement that takes too long, and stays reachable",
    behindProxy(async ({ location, open }) => {
      const store = await open();
      const slow = await timed(() => sql`select pg_sleep(10)`.execute(store.query));
      expect(slow.error).toMatchObject({ name: "StoreUnavailable", reason: "timeout" });
      expect(slow.ms).toBeLessThan(promised.answer);
      expect(await store.isReachable()).toBe(true);
      expect(turns(location.events)).toEqual([]);
    }),
  );

  it(
    "refuses within two seconds who finds all connections in use, and stays reachable",
    behindProxy(async ({ open }) => {
      const store = await open({ connectTimeoutMs: 400 });
      const askTen = () => Promise.all(Array.from({ length: 10 }, () => ask(store)));
      // A busy machine may need longer than that to open all of them at once.
      await expect.poll(() => askTen().then(Boolean, () => false)).toBe(true);
      const slow = () => timed(() => sql`select pg_sleep(0.7)`.execute(store.query));
      const all = await Promise.all(Array.from({ length: 30 }, slow));
      expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(promised.answer);
      const refused = all.filter(({ error }) => error);
      expect(refused).toHaveLength(20);
      for (const { error } of refused) expect(error).toMatchObject({ reason: "busy" });
      expect(await store.isReachable()).toBe(true);
    }),
  );

  it(
    "outlives a server that ends single connections",
    behindProxy(async ({ location, open }) => {
      const store = await open();
      await Promise.all([ask(store), ask(store), ask(store)]);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(store.query);
      await sleep(50);
      for (let i = 0; i < 5; i++) await expect(ask(store)).resolves.toEqual([]);
      expect(turns(location.events)).toEqual([]);
    }),
  );
});
