import type { Kysely } from "kysely";
import type { Tables } from "#database";

export type Unit = Tables["ai_budget"]["unit"];

/** A unit of one day. */
export type Page = { day: string; unit: Unit };

export type Lease = {
  /** Less than asked where the day has less left; 0 where it has nothing. */
  granted: number;
  /** Of the day by all instances, as just seen. */
  leased: number;
};

/** What the whole site has taken from the budget of a day. */
export type Ledger = {
  /** Never lets the sum over the limit; `ask` is at most the limit. */
  lease(page: Page, ask: number, limit: number): Promise<Lease>;
  /** Adds what is spent already, over the limit too. */
  record(page: Page, amount: number): Promise<void>;
  giveBack(page: Page, amount: number): Promise<void>;
};

export function createLedger(store: Kysely<Tables>): Ledger {
  /** One statement: a whole block, or nothing. */
  async function leaseWhole({ day, unit }: Page, ask: number, limit: number) {
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

  async function leasedOf({ day, unit }: Page): Promise<number> {
    const row = await store
      .selectFrom("ai_budget")
      .select("leased")
      .where("day", "=", day)
      .where("unit", "=", unit)
      .executeTakeFirst();
    return row?.leased ?? 0;
  }

  /** False when another instance was faster. */
  async function moveOn({ day, unit }: Page, from: number, to: number): Promise<boolean> {
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
  async function leaseRest(page: Page, ask: number, limit: number): Promise<Lease> {
    for (;;) {
      const leased = await leasedOf(page);
      const granted = Math.min(ask, Math.max(0, limit - leased));
      if (granted === 0) return { granted, leased };
      if (await moveOn(page, leased, leased + granted))
        return { granted, leased: leased + granted };
    }
  }

  return {
    async lease(page, ask, limit) {
      const row = await leaseWhole(page, ask, limit);
      return row ? { granted: ask, leased: row.leased } : leaseRest(page, ask, limit);
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
    async giveBack({ day, unit }, amount) {
      await store
        .updateTable("ai_budget")
        .set((eb) => ({ leased: eb("leased", "-", amount) }))
        .where("day", "=", day)
        .where("unit", "=", unit)
        .execute();
    },
  };
}
