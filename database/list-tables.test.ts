import { afterEach, describe, expect, it } from "vitest";
import { makeTestPlace, stores, type TestPlace } from "./fixture.ts";
import { openInProcess } from "./fixture-spawn.ts";
import { listTables } from "./list-tables.ts";
import { openAsItIs, openDatabase } from "./open-database.ts";
import { openFile } from "./sqlite/open-file.ts";
import { storeFiles } from "./sqlite/store-files.ts";

const tables = [
  { name: "ai_budget", columns: ["day", "unit", "leased"] },
  { name: "idempotent_calls", columns: ["key", "fingerprint", "instance", "expires_at"] },
  { name: "migrations", columns: ["name", "checksum", "applied_at"] },
  { name: "rate_limits", columns: ["key", "tat"] },
];

describe.each(stores)("looking at a store on %s", (kind) => {
  let place: TestPlace;
  afterEach(() => place.erase());

  it("finds every table with its columns", async () => {
    place = await makeTestPlace(kind);
    const database = await openDatabase(place.options);
    expect(await listTables(database)).toEqual(tables);
    await database.close();
  });

  it("makes nothing in a store that is looked at as it is", async () => {
    place = await makeTestPlace(kind, { empty: true });
    const database = await openAsItIs(place.options);
    expect(await listTables(database)).toEqual([]);
    expect(place.events).toEqual([]);
    await database.close();
  });
});

describe("the file of a running server", () => {
  it("can be read by another process meanwhile", async () => {
    const place = await makeTestPlace("sqlite");
    const server = openInProcess(place.options);
    await server.said("open");
    const file = openFile(storeFiles(place.options.dataDirectory).data, { readOnly: true });
    expect(file.prepare("select count(*) as count from migrations").get()).toEqual({ count: 1 });
    file.close();
    await server.kill();
    await place.erase();
  });
});
