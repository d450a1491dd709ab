import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStoreLocation, type StoreLocation } from "../fixture.ts";
import { openInProcess, type StoreProcess } from "../fixture-spawn.ts";
import { openDatabase } from "../open-database.ts";
import { lockStore } from "./lock.ts";

describe("one process per folder", () => {
  let location: StoreLocation;
  let holder: StoreProcess;
  beforeEach(async () => {
    location = await newStoreLocation("sqlite");
    holder = openInProcess(location.options);
    await holder.said("open");
  });
  afterEach(async () => {
    await holder.kill();
    await location.erase();
  });

  it("refuses a second one within a second, and names the first", async () => {
    const asked = performance.now();
    const refused = openDatabase(location.options);
    await expect(refused).rejects.toMatchObject({ name: "StoreFault", code: "locked" });
    expect(performance.now() - asked).toBeLessThan(1000);
    await expect(refused).rejects.toThrow(`in use by another process (${holder.pid})`);
  });

  it("refuses a second process as well", async () => {
    const second = openInProcess(location.options);
    expect(await second.said("refused")).toMatchObject({ code: "locked" });
    await second.kill();
  });

  it("trusts no number: a false one in the folder opens nothing and closes nothing", async () => {
    const file = join(location.options.dataDirectory, "store.pid");
    // Of a process that is there for sure, and is not the holder.
    writeFileSync(file, `${process.ppid}\n`);
    await expect(openDatabase(location.options)).rejects.toMatchObject({ code: "locked" });
    await holder.kill();
    const database = await openDatabase(location.options);
    expect(readFileSync(file, "utf8")).toBe(`${process.pid}\n`);
    await database.close();
  });

  it("takes over at once after kill -9, and after a close", async () => {
    await holder.kill();
    const database = await openDatabase(location.options);
    await expect(openDatabase(location.options)).rejects.toMatchObject({ code: "locked" });
    await database.close();
    const again = await openDatabase(location.options);
    await again.close();
  });
});

it("holds until it is released, also where nobody keeps it", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const location = await newStoreLocation("sqlite");
  const { dataDirectory } = location.options;
  lockStore(dataDirectory);
  for (let round = 0; round < 5; round += 1) {
    await sleep(10);
    collectGarbage();
  }
  expect(() => lockStore(dataDirectory)).toThrow("in use by another process");
  await location.erase();
});
