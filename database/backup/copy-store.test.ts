import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyStore, copyStoreOf } from "./copy-store.ts";
import {
  contentsIn,
  eraseAll,
  fillCalls,
  newBackupLocation,
  rowsIn,
  withForms,
  withStore,
} from "./fixture.ts";
import { workInProcess } from "./fixture-spawn.ts";

type BackupLocation = Awaited<ReturnType<typeof newBackupLocation>>;

describe("copying a file to Postgres", () => {
  let source: BackupLocation;
  let target: BackupLocation;
  let url: string;
  beforeEach(async () => {
    source = await newBackupLocation("sqlite");
    target = await newBackupLocation("postgres");
    url = target.options.url ?? "";
    await fillCalls(source, 2500);
  });
  afterEach(() => eraseAll([source, target]));

  it("brings every row, and the server starts there", async () => {
    const report = await copyStore(source.options.dataDirectory, url);
    expect(report.alreadyThere).toBe(false);
    expect(report.contents).toEqual(await contentsIn(source.options));
    expect(await contentsIn(target.options)).toEqual(report.contents);
    await withStore(target, async ({ query }) => {
      expect(await query.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
    });
    expect(target.events).toEqual([]);
  });

  it("fills a Postgres on which a server has started and nobody has come yet", async () => {
    await withStore(target, async () => undefined);
    await copyStore(source.options.dataDirectory, url);
    expect(await contentsIn(target.options)).toEqual(await contentsIn(source.options));
  });

  it("run again says that it is all there, and writes nothing", async () => {
    await copyStore(source.options.dataDirectory, url);
    const again = await copyStore(source.options.dataDirectory, url);
    expect(again.alreadyThere).toBe(true);
    expect(again.contents).toEqual(await contentsIn(source.options));
  });

  it("is refused where there are other rows, and leaves them", async () => {
    await fillCalls(target, 3, "of somebody else ");
    const before = await contentsIn(target.options);
    const work = copyStore(source.options.dataDirectory, url);
    await expect(work).rejects.toMatchObject({ code: "not-empty" });
    expect(await contentsIn(target.options)).toEqual(before);
  });

  it("is refused when the target has gone on since it was copied", async () => {
    await copyStore(source.options.dataDirectory, url);
    await withStore(target, ({ query }) => query.deleteFrom("ai_budget").execute());
    const work = copyStore(source.options.dataDirectory, url);
    await expect(work).rejects.toMatchObject({ code: "not-empty" });
    expect(await rowsIn(target.options, "ai_budget")).toEqual([]);
  });

  it("is refused while a server has the file", async () => {
    await withStore(source, async () => {
      const work = copyStore(source.options.dataDirectory, url);
      await expect(work).rejects.toMatchObject({ code: "locked" });
    });
  });

  it("is refused where a newer release has been", async () => {
    await withStore(target, async () => undefined, withForms);
    const work = copyStore(source.options.dataDirectory, url);
    await expect(work).rejects.toThrow("newer release");
    const known = copyStoreOf(withForms, source.options.dataDirectory, url, {});
    expect((await known).alreadyThere).toBe(false);
  });

  it("refuses a row that Postgres has no form for, and keeps none", async () => {
    await withStore(source, ({ query }) =>
      // A file takes a fraction in any column.
      query.updateTable("ai_budget").set({ leased: 1.5 }).execute(),
    );
    const work = copyStore(source.options.dataDirectory, url);
    await expect(work).rejects.toMatchObject({ code: "value-lost" });
    await expect(contentsIn(target.options)).rejects.toMatchObject({ code: "no-store" });
  });

  it("names the target, not a setting, when it is not let in; no password is said", async () => {
    const wrong = new URL(url);
    wrong.password = "a-wrong-password";
    const work = copyStore(source.options.dataDirectory, wrong.href);
    await expect(work).rejects.toThrow(
      "Postgres refuses the user or the password of the target's address.",
    );
  });

  it("killed at any time, it can be run again", async () => {
    for (const delay of [0, 30, 60, 120]) {
      const location = await newBackupLocation("postgres");
      const to = location.options.url ?? "";
      const work = workInProcess({ verb: "copy", location: source.options, to });
      await work.said("begun");
      await sleep(delay);
      await work.kill();
      await copyStore(source.options.dataDirectory, to);
      expect(await contentsIn(location.options)).toEqual(await contentsIn(source.options));
      await location.erase();
    }
  }, 60_000);
});
