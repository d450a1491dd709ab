import type { Kysely } from "kysely";
import type { Tables } from "#database";

export type Unit = Tables["ai_budget"]["unit"];

/** A unit of one day. */
export type BudgetKey = { day: string; unit: Unit };

export type LeaseGrant = {
  /** Less than asked where the day has less left; 0 where it has nothing. */
  granted: number;
  /** Of the day by all instances, as just seen. */
  leased: number;
};

/** What the whole site has taken from the budget of a day. */
export type BudgetStore = {
  /** Never lets the sum over the limit; `ask` is at most the limit. */
  lease(key: BudgetKey, ask: number, limit: number): Promise<LeaseGrant>;
  /** Adds what is spent already, over the limit too. */
  record(key: BudgetKey, amount: number): Promise<void>;
  release(key: BudgetKey, amount: number): Promise<void>;
};

export function createBudgetStore(store: Kysely<Tables>): BudgetStore {
  /** One statement: a whole block, or nothing. */
  async function leaseFullBlock({ day, unit }: BudgetKey, ask: number, limit: number) {
    return await store
      .insertInto("ai_budget")
      .values({ day, unit, leased: ask })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "unit"])
          .doUpdateSet((eb) => ({ leased: eb("ai_budget.leased", "+", ask) }))
          .where("ai_budget.leased", "<=", limit - ask),
      )
      .returning("leased")
      .executeTakeFirst();
  }

  async function leasedOf({ day, unit }: BudgetKey): Promise<number> {
    const row = await store
      .selectFrom("ai_budget")
      .select("leased")
      .where("day", "=", day)
      .where("unit", "=", unit)
      .executeTakeFirst();
    return row?.leased ?? 0;
  }

  /** False when another instance was faster. */
  async function compareAndSet(
    { day, unit }: BudgetKey,
    from: number,
    to: number,
  ): Promise<boolean> {
    const result = await store
      .updateTable("ai_budget")
      .set({ leased: to })
      .where("day", "=", day)
      .where("unit", "=", unit)
      .where("leased", "=", from)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Each turn lost is one that another instance has won, so it ends. */
  async function leaseRemainder(key: BudgetKey, ask: number, limit: number): Promise<LeaseGrant> {
    for (;;) {
      const leased = await leasedOf(key);
      const granted = Math.min(ask, Math.max(0, limit - leased));
      if (granted === 0) return { granted, leased };
      if (await compareAndSet(key, leased, leased + granted))
        return { granted, leased: leased + granted };
    }
  }

  return {
    async lease(key, ask, limit) {
      const row = await leaseFullBlock(key, ask, limit);
      return row ? { granted: ask, leased: row.leased } : leaseRemainder(key, ask, limit);
    },
    async record({ day, unit }, amount) {
      await store
        .insertInto("ai_budget")
        .values({ day, unit, leased: amount })
        .onConflict((conflict) =>
          conflict
            .columns(["day", "unit"])
            .doUpdateSet((eb) => ({ leased: eb("ai_budget.leased", "+", amount) })),
        )
        .execute();
    },
    async release({ day, unit }, amount) {
      await store
        .updateTable("ai_budget")
        .set((eb) => ({ leased: eb("leased", "-", amount) }))
        .where("day", "=", day)
        .where("unit", "=", unit)
        .execute();
    },
  };
}
