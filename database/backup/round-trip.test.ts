import fc from "fast-check";
import type { Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stores } from "../fixture.ts";
import type { Tables } from "../tables.ts";
import { backupStoreOf } from "./backup-store.ts";
import {
  allRowsIn,
  contentsIn,
  eraseAll,
  type FormsTable,
  newBackupLocation,
  rowsIn,
  withForms,
  withStore,
} from "./fixture.ts";
import {
  anyAmount,
  anyText,
  replaceRows,
  rowsForAllTables,
  type TableRows,
  whole,
} from "./fixture-rows.ts";
import { restoreStoreOf } from "./restore-store.ts";

function unique<T>(row: fc.Arbitrary<T>, key: (row: T) => string): fc.Arbitrary<T[]> {
  return fc.uniqueArray(row, { selector: key, maxLength: 20 });
}

const forms = unique(
  fc.record({
    id: whole(64),
    label: anyText,
    amount: fc.option(anyAmount),
    bytes: fc.option(fc.uint8Array({ maxLength: 20 })),
    note: fc.option(anyText),
  }),
  ({ id, label }) => `${id} ${label}`,
);
type Forms = typeof forms extends fc.Arbitrary<infer T> ? T : never;

// A smaller example would take a backup for each step towards it.
const runs = { numRuns: 3, endOnFailure: true };
const pairs = stores.flatMap((from) => stores.map((to) => [from, to] as const));

describe.each(pairs)("a backup of %s restored to %s", (from, to) => {
  const locations: Awaited<ReturnType<typeof newBackupLocation>>[] = [];
  beforeAll(async () => {
    for (const kind of [from, to]) locations.push(await newBackupLocation(kind));
  });
  afterAll(() => eraseAll(locations));

  /** Backs up and restores; gives what both said. */
  async function roundTrip() {
    const [source, target] = locations;
    if (!(source && target)) throw new Error("The locations are missing.");
    const file = source.path("backup.db");
    const { contents: durable } = await backupStoreOf(withForms, source.options, file, {
      force: true,
    });
    const restored = await restoreStoreOf(withForms, target.options, file, { force: true });
    expect(restored.contents).toEqual(durable);
    expect(await contentsIn(source.options, withForms)).toEqual(durable);
    expect(await contentsIn(target.options, withForms)).toEqual(durable);
    return { source: source.options, target: target.options, durable };
  }

  async function write(work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
    const [source] = locations;
    if (source) await withStore(source, ({ transaction }) => transaction(work), withForms);
  }

  it("holds every value in the form in which it was given", async () => {
    const check = async (given: Forms) => {
      await write(async (trx) => {
        const tables = trx.withTables<{ forms: FormsTable }>();
        await tables.deleteFrom("forms").execute();
        for (const row of given) await tables.insertInto("forms").values(row).execute();
      });
      const { target } = await roundTrip();
      const found = await rowsIn(target, "forms", withForms);
      expect(asTexts(found).toSorted()).toEqual(
        asTexts(given.map((row) => Object.values(row))).toSorted(),
      );
    };
    await fc.assert(fc.asyncProperty(forms, check), runs);
  });

  it("holds the same rows in every table, and says the same counts and checksums", async () => {
    const check = async (tables: TableRows[]) => {
      await write((trx) => replaceRows(trx, tables));
      const { source, target, durable } = await roundTrip();
      const found = await allRowsIn(target, withForms);
      const given = await allRowsIn(source, withForms);
      for (const { table, rows } of durable) {
        expect(asTexts(found.get(table))).toEqual(asTexts(given.get(table)));
        expect(found.get(table)).toHaveLength(rows);
        expect(rows).toBeGreaterThan(0);
      }
    };
    await fc.assert(fc.asyncProperty(rowsForAllTables(withForms), check), runs);
  }, 60_000);
});

/** As texts that tell every form apart. */
function asTexts(rows: readonly (readonly unknown[])[] = []): string[] {
  const form = (value: unknown) =>
    value instanceof Uint8Array
      ? `bytes ${Buffer.from(value).toString("hex")}`
      : `${typeof value} ${value}`;
  return rows.map((row) => JSON.stringify(row.map(form)));
}
