import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { StoreUnavailable } from "#database";
import { openTestStore, stores, type TestStore } from "../database/fixture.ts";
import { createLimits, type Limits, type LimitsOptions } from "./create-limits.ts";
import { createClock, silentLog } from "./fixture.ts";
import type { AllowanceSettings } from "./settings.ts";
import { type Visitor, visitorAt } from "./visitor/visitor-of.ts";

const settings: AllowanceSettings = {
  visitor: { ai: { burst: 3, perMs: 180_000 }, any: { burst: 5, perMs: 60_000 } },
  budget: { requests: 100, tokens: 10_000 },
  modelCalls: { maxConcurrent: 2, maxQueued: 1, maxWaitMs: 60_000 },
};
const dayMs = 24 * 60 * 60 * 1000;
const estimatedTokens = 100;

describe.each(stores)("the allowances on %s", (kind) => {
  let store: TestStore;
  let days = 0;
  let clock = createClock();
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());
  let visitor = visitorAt("192.0.2.0");
  // A day that nobody has spent from, and somebody unknown.
  beforeEach(() => {
    days += 1;
    clock = createClock(Date.UTC(2030, 0, days * 10, 15));
    visitor = visitorAt(`192.0.2.${days}`);
  });

  function open(options: Partial<LimitsOptions> = {}): Limits {
    const { database } = store;
    const secret = "a secret of the tests";
    return createLimits({ database, secret, settings, now: clock.now, log: silentLog, ...options });
  }

  const ask = (limits: Limits, who = visitor) =>
    limits.admitModelCall({ visitor: who, estimatedTokens });

  async function admitted(limits: Limits, who = visitor) {
    const admission = await ask(limits, who);
    if (!admission.admitted) throw new Error(`Not admitted: ${admission.reason}`);
    return admission;
  }

  /** What is left to the visitor; a unit comes back in the background. */
  async function left(limits: Limits): Promise<number | undefined> {
    const { allowance, settle } = await admitted(limits);
    settle("none");
    return allowance && allowance.remaining + 1;
  }

  /** Asks, and waits until the call stands in the queue: only there does anybody listen whether the visitor leaves. */
  async function standInLine(limits: Limits, who = visitor) {
    const leaving = new AbortController();
    const listens = vi.spyOn(leaving.signal, "addEventListener");
    const call = { visitor: who, estimatedTokens, signal: leaving.signal };
    const admission = limits.admitModelCall(call);
    await vi.waitFor(() => expect(listens).toHaveBeenCalledOnce(), { timeout: 5000 });
    return { admission, leaving };
  }

  test("tell the visitor what is left, and when to come back", async () => {
    const limits = open();
    const left: unknown[] = [];
    for (let call = 0; call < 3; call += 1) {
      const { allowance, settle } = await admitted(limits);
      left.push(allowance);
      settle(50);
    }
    expect(left).toEqual(
      [2, 1, 0].map((remaining) => ({ remaining, limit: 3, refillSeconds: 180 })),
    );
    const refused = await ask(limits);
    expect(refused).toMatchObject({ admitted: false, reason: "visitor" });
    expect(refused).toHaveProperty("retryAfterMs", expect.closeTo(180_000, -4));
    expect(await ask(limits, visitorAt("198.51.100.1"))).toMatchObject({ admitted: true });
    expect(limits.remainingBudget()).toEqual({ requests: 96, tokens: 9_750 });
    await limits.close();
  });

  test("refuse everybody until tomorrow when the day is spent, and charge nobody for it", async () => {
    const limits = open({ settings: { ...settings, budget: { requests: 1, tokens: null } } });
    (await admitted(limits, visitorAt("198.51.100.2"))).settle(10);
    for (let call = 0; call < 5; call += 1) {
      const refused = { admitted: false, reason: "budget", retryAfterMs: dayMs / 2 };
      expect(await ask(limits)).toEqual(refused);
    }
    clock.advance(dayMs);
    await expect.poll(() => left(limits)).toBe(3);
    await limits.close();
  });

  test("turn away whoever finds the queue full, and charge nobody for it", async () => {
    const limits = open();
    const inside = [
      await admitted(limits, visitorAt("198.51.100.11")),
      await admitted(limits, visitorAt("198.51.100.12")),
    ];
    const { admission } = await standInLine(limits, visitorAt("198.51.100.13"));
    expect(limits.remainingBudget().requests).toBe(98);
    for (let call = 0; call < 5; call += 1) {
      expect(await ask(limits)).toMatchObject({ admitted: false, reason: "busy" });
    }
    for (const { settle } of inside) settle(estimatedTokens);
    expect(await admission).toMatchObject({ admitted: true });
    await expect.poll(() => left(limits)).toBe(3);
    expect(limits.remainingBudget()).toEqual({ requests: 97, tokens: 9_700 });
    await limits.close();
  });

  test("give back all of a call whose model was never reached", async () => {
    const limits = open();
    for (let call = 0; call < 6; call += 1) {
      const { settle } = await admitted(limits);
      settle("none");
      settle(5000);
      await expect.poll(() => left(limits)).toBe(3);
    }
    expect(limits.remainingBudget()).toEqual(settings.budget);
    await limits.close();
  });

  test("take nothing from a visitor who leaves the queue", async () => {
    const limits = open();
    const inside = [
      await admitted(limits, visitorAt("198.51.100.11")),
      await admitted(limits, visitorAt("198.51.100.12")),
    ];
    const { admission, leaving } = await standInLine(limits);
    leaving.abort(new Error("gone"));
    await expect(admission).rejects.toThrow("gone");
    expect(limits.remainingBudget().requests).toBe(98);
    for (const { settle } of inside) settle(1);
    await limits.close();
  });

  /** One call each, answered at once; how many were let in. */
  async function letIn(limits: Limits, visitors: readonly Visitor[]): Promise<number> {
    let count = 0;
    for (const who of visitors) {
      const admission = await ask(limits, who);
      if (!admission.admitted) continue;
      admission.settle(1);
      count += 1;
    }
    return count;
  }

  test("count accounts behind one address together, and let it have four times what one visitor has", async () => {
    const limits = open();
    const accounts = Array.from({ length: 90 }, (_, at) =>
      visitorAt(`203.0.113.${days}`, `of the store ${days}, ${at % 30}`),
    );
    expect(await letIn(limits, accounts)).toBe(12);
    const refused = await ask(limits, visitorAt(`203.0.113.${days}`, `one more of ${days}`));
    expect(refused).toMatchObject({ reason: "visitor" });
    expect(refused).toHaveProperty("retryAfterMs", expect.closeTo(180_000 / 4, -4));
    // Whoever has no account there is not kept out by those who have.
    expect(await letIn(limits, [visitorAt(`203.0.113.${days}`)])).toBe(1);
    await limits.close();
  });

  test("count the /64s of one /56 together, and the /56s of one /48", async () => {
    const limits = open();
    const hex = (count: number) => count.toString(16).padStart(2, "0");
    const network = `2001:db8:${(days + 16).toString(16)}`;
    const homes = Array.from({ length: 50 }, (_, at) => visitorAt(`${network}:1${hex(at)}::7`));
    expect(await letIn(limits, homes)).toBe(12);
    const wider = Array.from({ length: 60 }, (_, at) => visitorAt(`${network}:${hex(at)}00::7`));
    expect(await letIn(limits, [...wider, ...wider])).toBe(48 - 12);
    await limits.close();
  });

  test("give back to the network what the visitor's own allowance refuses, and the other way round", async () => {
    const limits = open();
    const [ana, bia] = ["a", "b"].map((one) => visitorAt(`198.51.100.${days}`, `${one}${days}`));
    if (!ana || !bia) throw new Error("Two accounts.");
    expect(await letIn(limits, Array(40).fill(ana))).toBe(3);
    // What comes back does so in the background.
    await expect.poll(() => letIn(limits, [bia])).toBe(1);
    expect(await letIn(limits, [bia, bia, bia])).toBe(2);
    await limits.close();
  });

  test("never let one address hold all places at the model, nor two", async () => {
    const modelCalls = { maxConcurrent: 8, maxQueued: 8, maxWaitMs: 60_000 };
    const ai = { burst: 20, perMs: 180_000 };
    const limits = open({
      settings: { ...settings, visitor: { ...settings.visitor, ai }, modelCalls },
    });
    const [one, other] = [visitorAt(`198.51.100.${days}`), visitorAt(`198.51.101.${days}`)];
    const held: { settle(usage: number): void }[] = [];
    let refused = 0;
    const ends = [...Array(8).fill(one), ...Array(8).fill(other)].map(async (who) => {
      const admission = await ask(limits, who);
      if (admission.admitted) held.push(admission);
      else refused += 1;
    });
    // Each waits in half of the queue that is free, and the rest hear so at once.
    await expect.poll(() => refused).toBe(4);
    expect(held).toHaveLength(4 + 2);
    (await admitted(limits, visitorAt(`198.51.102.${days}`))).settle(1);
    const settling = setInterval(() => {
      for (const { settle } of held.splice(0)) settle(1);
    }, 1);
    await Promise.all(ends);
    clearInterval(settling);
    expect(refused).toBe(4);
    await limits.close();
  });

  test("count cheap calls by themselves", async () => {
    const limits = open();
    for (let call = 0; call < 5; call += 1) {
      expect(await limits.takeAny(visitor)).toEqual({ allowed: true });
    }
    const refused = await limits.takeAny(visitor);
    expect(refused).toHaveProperty("retryAfterMs", expect.closeTo(60_000, -4));
    expect((await admitted(limits)).allowance).toMatchObject({ remaining: 2 });
    await limits.close();
  });

  test("that are lifted count nothing, and the limit of concurrent calls stays", async () => {
    const limits = open({ off: true });
    for (let call = 0; call < 10; call += 1) {
      const { allowance, settle } = await admitted(limits);
      expect(allowance).toBeUndefined();
      settle(1e9);
      expect(await limits.takeAny(visitor)).toEqual({ allowed: true });
    }
    expect(limits.remainingBudget()).toEqual({ requests: null, tokens: null });
    await admitted(limits);
    await admitted(limits);
    void ask(limits);
    expect(await ask(limits)).toMatchObject({ reason: "busy" });
    await limits.close();
  });

  test("remember over a new start what the day has cost", async () => {
    const first = open();
    (await admitted(first)).settle(2_000);
    await first.close();
    const second = open();
    (await admitted(second, visitorAt("198.51.100.3"))).settle(0);
    expect(second.remainingBudget()).toEqual({ requests: 98, tokens: 8_000 });
    await second.close();
  });

  test("answer the same call once, and keep the names of endpoints apart", async () => {
    const limits = open();
    const bytesOf = (text: string) => text.length;
    const [one, other] = ["one", "other"].map((name) =>
      limits.createIdempotentRunner({ name, bytesOf }),
    );
    const call = { key: `key of ${visitor.own}`, fingerprint: "body" };
    const answering = (answer: string) => async () => ({ answer, keep: true });
    await one?.(call, answering("first"));
    expect(await one?.(call, answering("second"))).toMatchObject({ answer: "first" });
    expect(await other?.(call, answering("third"))).toMatchObject({ answer: "third" });
    await limits.close();
  });

  test("refuse settings that would lift a limit by mistake", () => {
    const wrong: Partial<AllowanceSettings>[] = [
      { visitor: { ...settings.visitor, ai: { burst: Number.NaN, perMs: 1 } } },
      { visitor: { ...settings.visitor, any: { burst: 1, perMs: 0 } } },
      { budget: { requests: -1, tokens: null } },
      { budget: { requests: 1.5, tokens: null } },
      { modelCalls: { ...settings.modelCalls, maxConcurrent: 0 } },
    ];
    for (const part of wrong) {
      expect(() => open({ settings: { ...settings, ...part } })).toThrow(RangeError);
    }
  });
});

describe("on Postgres, with two instances", () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore("postgres");
  });
  afterAll(() => store.dispose());

  test("a visitor has one allowance, and nothing in the store tells who it was", async () => {
    const secret = "a secret of the tests";
    const options = { database: store.database, secret, settings, log: silentLog };
    const instances = [createLimits(options), createLimits(options)];
    const visitor = visitorAt("203.0.113.99");
    const calls = Array.from({ length: 10 }, async (_, call) => {
      const admission = await instances[call % 2]?.admitModelCall({ visitor, estimatedTokens });
      if (admission?.admitted) admission.settle(10);
      return admission?.admitted;
    });
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(3);
    const { query } = store.database;
    const rows = [
      await query.selectFrom("rate_limits").selectAll().execute(),
      await query.selectFrom("ai_budget").selectAll().execute(),
    ];
    expect(rows[0]).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    await Promise.all(instances.map((limits) => limits.close()));
  });
});

test("without the store a call of a model is refused, and a draft is not", async () => {
  const store = await openTestStore("postgres");
  const clock = createClock();
  const { database } = store;
  const options = { database, secret: "s", settings, now: clock.now, log: silentLog };
  const limits = createLimits(options);
  await store.dispose();
  const call = { visitor: visitorAt("192.0.2.1"), estimatedTokens };
  const refused = { admitted: false, reason: "store", retryAfterMs: 5000 };
  expect(await limits.admitModelCall(call)).toEqual(refused);
  expect(await limits.takeAny(call.visitor)).toEqual({ allowed: true });
  await expect(database.query.selectFrom("ai_budget").selectAll().execute()).rejects.toThrow(
    StoreUnavailable,
  );
  await limits.close();
});

describe("a limit of somebody else's choosing", () => {
  const limit = { name: "emails", burst: 2, perMs: 60_000, onOutage: "memory" } as const;

  test("counts each by themselves, and a try that was given back not at all", async () => {
    const { database, dispose } = await openTestStore("sqlite");
    const limits = createLimits({ database, secret: "s", now: () => 0, log: silentLog });
    const emails = limits.createRateLimit(limit);
    const first = await emails.take("ana");
    if (first.allowed) await first.refund();
    expect([await emails.take("ana"), await emails.take("ana")]).toMatchObject([
      { allowed: true },
      { allowed: true },
    ]);
    expect(await emails.take("ana")).toMatchObject({ allowed: false, retryAfterMs: 60_000 });
    expect(await emails.take("bia")).toMatchObject({ allowed: true });
    await limits.close();
    await dispose();
  });

  test("is lifted with all the others", async () => {
    const { database, dispose } = await openTestStore("sqlite");
    const limits = createLimits({ database, secret: "s", off: true, log: silentLog });
    const emails = limits.createRateLimit(limit);
    for (const _ of Array(5).keys())
      expect(await emails.take("ana")).toMatchObject({ allowed: true });
    await limits.close();
    await dispose();
  });
});

describe("a schedule", () => {
  const limit = { name: "emails", burst: 2, perMs: 60_000, onOutage: "memory" } as const;
  const reach = { ...limit, maxWaitMs: 150_000 };
  const place = (waitMs: number) => ({ allowed: true, waitMs });

  test("says when each has a turn, as far ahead as anybody may wait", async () => {
    const { database, dispose } = await openTestStore("sqlite");
    const clock = createClock();
    const limits = createLimits({ database, secret: "s", now: clock.now, log: silentLog });
    const emails = limits.createSchedule(reach);
    const places: unknown[] = [];
    for (const _ of Array(4).keys()) places.push(await emails.book("ana"));
    expect(places).toEqual([place(0), place(0), place(60_000), place(120_000)]);
    expect(await emails.book("ana")).toMatchObject({ allowed: false, retryAfterMs: 60_000 });
    expect(await emails.book("bia")).toEqual(place(0));
    clock.advance(60_000);
    expect(await emails.book("ana")).toEqual(place(120_000));
    await limits.close();
    await dispose();
  });

  test("has a turn at once for everybody where limits are lifted", async () => {
    const { database, dispose } = await openTestStore("sqlite");
    const limits = createLimits({ database, secret: "s", off: true, log: silentLog });
    const emails = limits.createSchedule(reach);
    for (const _ of Array(5).keys()) expect(await emails.book("ana")).toEqual(place(0));
    await limits.close();
    await dispose();
  });
});
