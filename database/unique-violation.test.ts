import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestStore, stores, type TestStore } from "./fixture.ts";
import { isUniqueViolation } from "./unique-violation.ts";

describe.each(stores)("a value that somebody else has, on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  async function faultOf(work: Promise<unknown>): Promise<unknown> {
    return work.then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  it("is told from anything else that stops a query", async () => {
    const { query } = store.database;
    const row = { key: "a", fingerprint: "b", instance: "c", expires_at: 1 };
    const insert = () => query.insertInto("idempotent_calls").values(row).execute();
    await insert();
    expect(isUniqueViolation(await faultOf(insert()))).toBe(true);
    const negative = { day: "2026-11-20", unit: "tokens", leased: -1 } as const;
    const check = query.insertInto("ai_budget").values(negative).execute();
    expect(isUniqueViolation(await faultOf(check))).toBe(false);
    expect(isUniqueViolation(new Error("x"))).toBe(false);
    expect(isUniqueViolation("x")).toBe(false);
  });
});
