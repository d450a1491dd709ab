import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "#database";
import { openTestStore, type TestStore } from "../../database/fixture.ts";
import { createKeyedHash } from "../keyed-hash.ts";
import { createPostgresStore } from "./postgres-store.ts";
import type { RateStore } from "./rate-store.ts";

const hash = createKeyedHash("a secret of the tests");
/** Nothing comes back while a test runs. */
const limit = { name: "ai", burst: 20, perMs: 600_000 };

describe("limits on Postgres", () => {
  let store: TestStore;
  let other: Database;
  let instances: RateStore[];
  beforeAll(async () => {
    store = await openTestStore("postgres");
    other = await openDatabase(store.options);
    instances = [store.database, other].map(({ query }) => createPostgresStore(query, hash));
  });
  afterAll(async () => {
    await other.close();
    await store.dispose();
  });

  const first = () => instances[0] as RateStore;
  const rows = () => store.database.query.selectFrom("rate_limits").selectAll().execute();

  /** At once, on all instances in turn. */
  async function tryTake(visitor: string, calls: number, of = limit) {
    const takes = Array.from({ length: calls }, async (_, call) => {
      return instances[call % instances.length]?.take(of, visitor);
    });
    return await Promise.all(takes);
  }

  test("let exactly as many pass on two instances as the limit says, 20 times", async () => {
    for (let round = 0; round < 20; round += 1) {
      const takes = await tryTake(`ip:crowd-${round}`, 60);
      expect(takes.filter((take) => take?.allowed)).toHaveLength(20);
      for (const take of takes) {
        if (take?.allowed !== false) continue;
        expect(take.retryAfterMs).toBeGreaterThan(590_000);
        expect(take.retryAfterMs).toBeLessThanOrEqual(600_000);
      }
    }
  });

  test("let all pass that the limit says, when exactly so many come at once", async () => {
    // No more than there are connections: none is late, and each waits for the row of the others.
    const small = { ...limit, name: "small", burst: 16 };
    for (let round = 0; round < 40; round += 1) {
      const takes = await tryTake(`ip:just-enough-${round}`, 16, small);
      expect(takes.filter((take) => take?.allowed)).toHaveLength(16);
    }
  });

  test("let exactly so many pass where groups overlap, and nobody waits for each other", async () => {
    const group = (name: string, times: number) => ({ key: `net:${name}`, times });
    const small = { ...limit, name: "groups", burst: 4 };
    for (let round = 0; round < 4; round += 1) {
      const wide = group(`wide-${round}`, 3);
      const takes = Array.from({ length: 60 }, async (_, call) => {
        const groups = [group(`narrow-${round}-${call % 2}`, 2), wide];
        return await instances[call % 2]?.take(
          small,
          `ip:${round}-${call % 5}`,
          call % 3 ? groups : groups.toReversed(),
        );
      });
      const passed = (await Promise.all(takes)).filter((take) => take?.allowed);
      // Those who met at the last unit may all have given way.
      expect(passed.length).toBeLessThanOrEqual(12);
      for (let call = 0; call < 60; call += 1) {
        const groups = [group(`narrow-${round}-${call % 2}`, 2), wide];
        const take = await first().take(small, `ip:${round}-${call % 5}`, groups);
        if (take.allowed) passed.push(take);
      }
      expect(passed).toHaveLength(12);
    }
  });

  test("take from no group what the visitor has not, and tell the wait for what is used up", async () => {
    const small = { ...limit, name: "own", burst: 1 };
    const groups = [{ key: "net:own", times: 2 }];
    const [ana, bia] = [
      await first().take(small, "ana", groups),
      await first().take(small, "ana", groups),
    ];
    expect([ana.allowed, bia]).toEqual([
      true,
      { allowed: false, retryAfterMs: expect.closeTo(small.perMs, -4) },
    ]);
    expect(await first().take(small, "bia", groups)).toMatchObject({ allowed: true });
    const full = { allowed: false, retryAfterMs: expect.closeTo(small.perMs / 2, -4) };
    expect(await first().take(small, "carla", groups)).toEqual(full);
  });

  test("count with the time when it is their turn, not when they began to wait for it", async () => {
    await first().take(limit, "ip:queue");
    const key = hash("ai", "ip:queue");
    const locked = Promise.withResolvers<void>();
    // As all the others do who are before it, and who leave one.
    const others = store.database.transaction(async (trx) => {
      await trx.updateTable("rate_limits").set({ tat: 0 }).where("key", "=", key).execute();
      locked.resolve();
      await sleep(60);
      const tat = (Date.now() + 19 * limit.perMs) * 1000;
      await trx.updateTable("rate_limits").set({ tat }).where("key", "=", key).execute();
    });
    await locked.promise;
    const waiting = first().take(limit, "ip:queue");
    await others;
    expect(await waiting).toMatchObject({ allowed: true, remaining: 0 });
  });

  test("count down, and up again by what is given back", async () => {
    const remaining: number[] = [];
    for (let call = 0; call < 20; call += 1) {
      const take = await first().take(limit, "ip:1");
      if (take.allowed) remaining.push(take.remaining);
      if (take.allowed && call === 19) await first().refund(limit, "ip:1", take.takenAt);
    }
    expect(remaining).toEqual(Array.from({ length: 20 }, (_, index) => 19 - index));
    expect(await first().take({ ...limit, name: "any" }, "ip:1")).toMatchObject({ remaining: 19 });
    await sleep(50);
    expect(await first().take(limit, "ip:1")).toMatchObject({ allowed: true, remaining: 0 });
  });

  test("give back less of what time has given back to others already", async () => {
    const quick = { name: "shared", burst: 4, perMs: 10_000 };
    const one = await first().take(quick, "ip:1");
    await sleep(50);
    await first().take(quick, "ip:1");
    if (one.allowed) await first().refund(quick, "ip:1", one.takenAt);
    const { tat } = await store.database.query
      .selectFrom("rate_limits")
      .select("tat")
      .where("key", "=", hash("shared", "ip:1"))
      .executeTakeFirstOrThrow();
    const owedMs = tat / 1000 - Date.now();
    expect(owedMs).toBeGreaterThan(9_960);
    expect(owedMs).toBeLessThanOrEqual(10_001);
  });

  test("let whoever waits as long as told in again", async () => {
    const quick = { name: "quick", burst: 2, perMs: 60 };
    for (let call = 0; call < 2; call += 1) await first().take(quick, "ip:1");
    const refused = await first().take(quick, "ip:1");
    if (refused.allowed) throw new Error("Two of two were taken.");
    await sleep(refused.retryAfterMs + 1);
    expect(await first().take(quick, "ip:1")).toMatchObject({ allowed: true });
  });

  test("keep no address, only what the secret makes of it", async () => {
    await first().take(limit, "ip:203.0.113.77");
    const keys = (await rows()).map(({ key }) => key);
    expect(keys).toContain(hash("ai", "ip:203.0.113.77"));
    expect(keys).not.toContain(createKeyedHash("another secret")("ai", "ip:203.0.113.77"));
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
