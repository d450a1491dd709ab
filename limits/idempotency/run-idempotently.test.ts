import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StoreUnavailable } from "#database";
import { openTestStore, type TestStore } from "../../database/fixture.ts";
import { createClock, silentLog } from "../fixture.ts";
import { type Claims, createClaims } from "./claims.ts";
import { createIdempotentRunner, type IdempotencyDeps } from "./run-idempotently.ts";

const call = { key: "key-1", fingerprint: "body-1" };
const minute = 60_000;

function newOnce(deps: Partial<IdempotencyDeps<string>> = {}) {
  const clock = createClock();
  const runIdempotently = createIdempotentRunner<string>({
    keepMs: 10 * minute,
    maxAnswers: 100,
    maxBytes: 1000,
    bytesOf: (answer) => answer.length,
    now: clock.now,
    log: silentLog,
    ...deps,
  });
  return { clock, runIdempotently };
}

/** Counts how often it is done; ends when told. */
function slowWork(keep = true) {
  const end = Promise.withResolvers<string>();
  const state = { runs: 0 };
  return {
    state,
    end,
    async work() {
      state.runs += 1;
      return { answer: await end.promise, keep };
    },
  };
}

const answering =
  (answer: string, keep = true) =>
  async () => ({ answer, keep });

describe("the same call", () => {
  test("50 times at once is worked on once, and all get the answer", async () => {
    const { runIdempotently } = newOnce();
    const { state, end, work } = slowWork();
    const calls = Array.from({ length: 50 }, () => runIdempotently(call, work));
    await setImmediate();
    end.resolve("text");
    const results = await Promise.all(calls);
    expect(state.runs).toBe(1);
    expect(results.filter((result) => result.kind === "answer" && result.repeated)).toHaveLength(
      49,
    );
    expect(results.every((result) => result.kind === "answer" && result.answer === "text")).toBe(
      true,
    );
  });

  test("later gets the same answer for ten minutes", async () => {
    const { clock, runIdempotently } = newOnce();
    await runIdempotently(call, answering("first"));
    const repeated = await runIdempotently(call, answering("second"));
    expect(repeated).toEqual({ kind: "answer", answer: "first", repeated: true });
    clock.advance(10 * minute);
    expect(await runIdempotently(call, answering("third"))).toMatchObject({ answer: "third" });
  });

  test("with another body is a conflict, while it runs and afterwards", async () => {
    const { runIdempotently } = newOnce();
    const { end, work } = slowWork();
    const running = runIdempotently(call, work);
    const other = { ...call, fingerprint: "body-2" };
    expect(await runIdempotently(other, answering("never"))).toEqual({ kind: "conflict" });
    end.resolve("text");
    await running;
    expect(await runIdempotently(other, answering("never"))).toEqual({ kind: "conflict" });
  });

  test("may be tried again when it failed, unless the failure was to be kept", async () => {
    const { runIdempotently } = newOnce();
    const broken = async () => Promise.reject(new Error("broken"));
    await expect(runIdempotently(call, broken)).rejects.toThrow("broken");
    await runIdempotently(call, answering("a failure", false));
    await runIdempotently(call, answering("a refusal"));
    expect(await runIdempotently(call, answering("never"))).toMatchObject({ answer: "a refusal" });
  });

  test("shares its failure with those who waited for it", async () => {
    const { runIdempotently } = newOnce();
    const { state, end, work } = slowWork();
    const calls = [runIdempotently(call, work), runIdempotently(call, work)];
    end.reject(new Error("broken"));
    for (const result of await Promise.allSettled(calls)) expect(result.status).toBe("rejected");
    expect(state.runs).toBe(1);
  });

  test("goes on for those who wait when the first who asked has left", async () => {
    const { runIdempotently } = newOnce();
    const visitor = new AbortController();
    const { end, work } = slowWork();
    const left = runIdempotently({ ...call, signal: visitor.signal }, work);
    const waiting = [
      runIdempotently(call, answering("second")),
      runIdempotently(call, answering("third")),
    ];
    visitor.abort();
    end.reject(new Error("cancelled"));
    await expect(left).rejects.toThrow("cancelled");
    const [one, two] = await Promise.all(waiting);
    expect(one).toEqual({ kind: "answer", answer: "second", repeated: false });
    expect(two).toEqual({ kind: "answer", answer: "second", repeated: true });
  });

  test("is left by whoever does not want to wait, and goes on without them", async () => {
    const { runIdempotently } = newOnce();
    const visitor = new AbortController();
    const { end, work } = slowWork();
    const running = runIdempotently(call, work);
    const waiting = runIdempotently({ ...call, signal: visitor.signal }, work);
    visitor.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    end.resolve("text");
    expect(await running).toMatchObject({ answer: "text" });
  });
});

describe("kept answers", () => {
  test("never take more room than they may, in number and in bytes", async () => {
    const entry = fc.record({ key: fc.nat({ max: 40 }), size: fc.nat({ max: 300 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 80, size: "max" }), async (entries) => {
        const { runIdempotently } = newOnce({ maxAnswers: 7, maxBytes: 900 });
        for (const { key, size } of entries) {
          await runIdempotently(
            { key: String(key), fingerprint: "same" },
            answering("a".repeat(size)),
          );
        }
        const cache: string[] = [];
        for (let key = 0; key <= 40; key += 1) {
          const again = { key: String(key), fingerprint: "same" };
          const result = await runIdempotently(again, answering("", false));
          if (result.kind === "answer" && result.repeated) cache.push(result.answer);
        }
        expect(cache.length).toBeLessThanOrEqual(7);
        expect(cache.join("").length).toBeLessThanOrEqual(900);
      }),
      { numRuns: 60 },
    );
  });

  test("make room for newer ones, oldest first", async () => {
    const { runIdempotently } = newOnce({ maxBytes: 10 });
    for (const key of ["a", "b", "c", "d"]) {
      await runIdempotently({ key, fingerprint: "same" }, answering(`4444${key}`));
    }
    const cache = ["a", "b", "c", "d"].map(async (key) => {
      return await runIdempotently({ key, fingerprint: "same" }, answering("again", false));
    });
    const repeated = (await Promise.all(cache)).map(
      (result) => result.kind === "answer" && result.repeated,
    );
    expect(repeated).toEqual([false, false, true, true]);
  });

  test("that are too large for all the room leave the others alone", async () => {
    const { runIdempotently } = newOnce({ maxBytes: 10 });
    await runIdempotently(call, answering("small"));
    await runIdempotently({ key: "key-2", fingerprint: "b" }, answering("much too large"));
    expect(await runIdempotently(call, answering("never"))).toMatchObject({ answer: "small" });
  });
});

describe("on Postgres, between instances", () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore("postgres");
  });
  afterAll(() => store.dispose());
  let keys = 0;
  const nextCall = () => ({ key: `key-${++keys}`, fingerprint: "body" });
  const times = { claimMs: minute, keepMs: 10 * minute };
  const instance = (claimTimes = times) =>
    newOnce({ claims: createClaims(store.database.query, claimTimes) }).runIdempotently;

  test("a call is worked on by one of them, and ends as one in progress at the other", async () => {
    const [one, other] = [instance(), instance()];
    const same = nextCall();
    const { state, end, work } = slowWork();
    const calls = [one, other, one, other].map((runIdempotently) => runIdempotently(same, work));
    const elsewhere = { kind: "in_progress_elsewhere" };
    end.resolve("text");
    const kinds = (await Promise.all(calls)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["answer", "answer", "in_progress_elsewhere", "in_progress_elsewhere"]);
    expect(state.runs).toBe(1);
    const [first, second] = [await one(same, work), await other(same, work)];
    expect([first, second]).toContainEqual(elsewhere);
    expect([first, second]).toContainEqual({ kind: "answer", answer: "text", repeated: true });
  });

  test("the same key with another body is a conflict at both", async () => {
    const [one, other] = [instance(), instance()];
    const same = nextCall();
    await one(same, answering("text"));
    const changed = { ...same, fingerprint: "another body" };
    expect(await one(changed, answering("never"))).toEqual({ kind: "conflict" });
    expect(await other(changed, answering("never"))).toEqual({ kind: "conflict" });
  });

  test("what failed at one may be tried at the other", async () => {
    const [one, other] = [instance(), instance()];
    const same = nextCall();
    await one(same, answering("a failure", false));
    // The claim is taken back in the background.
    await expect.poll(async () => (await other(same, answering("text"))).kind).toBe("answer");
  });

  test("a claim of an instance that died runs out", async () => {
    const [dead, other] = [instance({ ...times, claimMs: 150 }), instance()];
    const same = nextCall();
    void dead(same, () => new Promise(() => {}));
    await setImmediate();
    await expect.poll(async () => (await other(same, answering("text"))).kind).toBe("answer");
  });

  test("an answer that had to make room may be worked on again where it was", async () => {
    const claims = createClaims(store.database.query, times);
    const { runIdempotently } = newOnce({ claims, maxAnswers: 1 });
    const same = nextCall();
    await runIdempotently(same, answering("first"));
    await runIdempotently(nextCall(), answering("another"));
    expect(await runIdempotently(same, answering("second"))).toMatchObject({ answer: "second" });
  });
});

test("without the store nothing costly begins", async () => {
  const away = async () => Promise.reject(new StoreUnavailable("away"));
  const { runIdempotently } = newOnce({ claims: { claim: away, keep: away, release: away } });
  const { state, work } = slowWork();
  expect(await runIdempotently(call, work)).toEqual({ kind: "store" });
  expect(state.runs).toBe(0);
});

test("a claim that is slow to end does not end the next one of the same call", async () => {
  const rows = new Set<string>();
  const released = Promise.withResolvers<void>();
  const claims: Claims = {
    async claim(key) {
      rows.add(key);
      return "ours";
    },
    keep: async () => undefined,
    async release(key) {
      await released.promise;
      rows.delete(key);
    },
  };
  const { runIdempotently } = newOnce({ claims });
  await runIdempotently(call, answering("failed", false));
  const { state, end, work } = slowWork();
  const again = runIdempotently(call, work);
  await setImmediate();
  expect(state.runs).toBe(0);
  released.resolve();
  await setImmediate();
  expect(state.runs).toBe(1);
  expect(rows).toContain(call.key);
  end.resolve("text");
  expect(await again).toMatchObject({ kind: "answer", answer: "text" });
});
