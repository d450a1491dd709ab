import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { newStoreLocation } from "../fixture.ts";
import { listTables } from "../fixture-tables.ts";
import { migrations } from "../migrations/all.ts";
import { openDatabase } from "../open-database.ts";
import { withForms } from "./fixture.ts";
import { migrationsTable, passingTables, tablesAfter } from "./store-schema.ts";

describe("the tables of a store", () => {
  it("are those that a store really has, with the same columns", async () => {
    const location = await newStoreLocation("sqlite");
    const database = await openDatabase(location.options);
    const known = [...tablesAfter(migrations), migrationsTable].map(({ name, columns }) => ({
      name,
      columns,
    }));
    expect(known.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      await listTables(database),
    );
    await database.close();
    await location.erase();
  });

  it("stand in an order in which each finds what it refers to", () => {
    const names = tablesAfter(withForms).map(({ name }) => name);
    expect(names.indexOf("zz_owners")).toBeLessThan(names.indexOf("aa_owned"));
  });

  it("know their keys in the order of the key", () => {
    const forms = tablesAfter(withForms).find(({ name }) => name === "forms");
    expect(forms?.primaryKey).toEqual(["label", "id"]);
  });

  it("all have a key, without which no two stores give their rows in the same order", () => {
    const keyless = { name: "9002-keyless", statements: ["create table keyless (id bigint)"] };
    expect(() => tablesAfter([keyless])).toThrow("keyless has no primary key");
  });

  it("are left out of a backup exactly where Postgres itself keeps no log of them", async () => {
    const location = await newStoreLocation("postgres");
    const database = await openDatabase(location.options);
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relpersistence = 'u'`.execute(database.query);
    expect(rows.map(({ name }) => name)).toEqual(passingTables);
    await database.close();
    await location.erase();
  });
});
