import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#database";
import { newStoreLocation, type StoreLocation, stores } from "../../database/fixture.ts";
import { compileCache } from "../fixture.ts";

/** Each test starts a process or several, with all that the server's configuration imports. */
vi.setConfig({ testTimeout: 60_000 });

const maxQueued: StoreLocation[] = [];
afterEach(() => Promise.all(maxQueued.splice(0).map((place) => place.erase())));

async function makePlace(kind: "sqlite" | "postgres"): Promise<StoreLocation> {
  const place = await newStoreLocation(kind);
  maxQueued.push(place);
  return place;
}

/** The command as an operator calls it, on this store. */
async function call({ options }: StoreLocation, ...args: string[]) {
  const { url = "", dataDirectory } = options;
  const child = spawn(process.execPath, [join(import.meta.dirname, "database.ts"), ...args], {
    // Nothing of the machine's own settings decides a test.
    env: {
      PATH: "",
      ...compileCache,
      DATA_DIR: dataDirectory,
      DATABASE_URL: url,
      PUBLIC_URL: "",
      NODE_ENV: "test",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, out, error };
}

async function withBudget({ options }: StoreLocation, leased: number): Promise<void> {
  const database = await openDatabase(options);
  const row = { day: "2026-11-20", unit: "tokens", leased } as const;
  await database.query
    .insertInto("ai_budget")
    .values(row)
    .onConflict((conflict) => conflict.columns(["day", "unit"]).doUpdateSet({ leased }))
    .execute();
  await database.close();
}

async function budgetIn({ options }: StoreLocation): Promise<number[]> {
  const database = await openDatabase(options);
  const rows = await database.query.selectFrom("ai_budget").select("leased").execute();
  await database.close();
  return rows.map(({ leased }) => leased);
}

/** The lines of tables that it said. */
function tableLines(out: string): string[] {
  return out.match(/^ {2}.*sha256 [0-9a-f]{64}$/gm) ?? [];
}

describe.each(stores)("npm run database on %s", (kind) => {
  it("backs up beside an open store and restores, saying the same of every table", async () => {
    const place = await makePlace(kind);
    await withBudget(place, 12_345);
    const file = join(place.options.dataDirectory, "b.db");
    const server = await openDatabase(place.options);
    const backup = await call(place, "backup", file);
    await server.close();
    expect(backup).toMatchObject({ code: 0, error: "" });
    expect(backup.out).toContain(`to ${file} (`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await withBudget(place, 1);
    const restored = await call(place, "restore", file, "--force");
    expect(restored).toMatchObject({ code: 0, error: "" });
    expect(tableLines(restored.out).map(words)).toContainEqual(
      expect.stringMatching(/^ ai_budget 1 row sha256/),
    );
    expect(tableLines(restored.out).map(words)).toEqual(tableLines(backup.out).map(words));
    expect(await budgetIn(place)).toEqual([12_345]);
  });

  it("refuses a wrong file with a sentence and code 1, and changes nothing", async () => {
    const place = await makePlace(kind);
    await withBudget(place, 5);
    const file = join(place.options.dataDirectory, "wrong.db");
    writeFileSync(file, "no backup");
    const restored = await call(place, "restore", file, "--force");
    expect(restored).toMatchObject({ code: 1, out: "" });
    expect(restored.error).toBe(`${file} is not a backup: no SQLite file.\n`);
    expect(await budgetIn(place)).toEqual([5]);
  });
});

function words(line: string): string {
  return line.replaceAll(/\s+/g, " ");
}

describe("npm run database", () => {
  it("copies a file to Postgres, and says so when it is there already", async () => {
    const place = await makePlace("sqlite");
    const target = await makePlace("postgres");
    const url = target.options.url ?? "";
    await withBudget(place, 77);
    const first = await call(place, "copy", "--to", url);
    expect(first).toMatchObject({ code: 0, error: "" });
    expect(first.out).toContain("both sides were compared");
    expect((await call(place, "copy", "--to", url)).out).toContain("already; nothing was written");
    expect(await budgetIn(target)).toEqual([77]);
    await withBudget(target, 78);
    const refused = await call(place, "copy", "--to", url);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.error).toContain("is not empty");
    const said = `${first.out}${refused.error}`;
    expect(said).not.toContain(new URL(url).password);
  });

  it("does not restore or copy while a server has the file", async () => {
    const place = await makePlace("sqlite");
    await withBudget(place, 5);
    const file = join(place.options.dataDirectory, "b.db");
    await call(place, "backup", file);
    const server = await openDatabase(place.options);
    for (const args of [
      ["restore", file],
      ["copy", "--to", "postgres://127.0.0.1:9/x"],
    ]) {
      const refused = await call(place, ...args);
      expect(refused).toMatchObject({ code: 1, out: "" });
      expect(refused.error).toContain(`in use by another process (${process.pid})`);
    }
    await server.close();
  });

  it("says how it is called, on standard output when asked, with code 2 when called wrongly", async () => {
    const place = await makePlace("sqlite");
    const help = await call(place, "--help");
    expect(help).toMatchObject({ code: 0, error: "" });
    expect(help.out).toContain("npm run database -- backup FILE");
    const wrong = await call(place, "backup");
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.error).toContain('"backup" needs the name of a FILE.');
    expect(wrong.error).toContain(help.out.trim());
  });

  it("says faults of the configuration as the server does", async () => {
    const place = await makePlace("sqlite");
    const options = { ...place.options, url: "mysql://user:secret@host/name" };
    const wrong = await call({ ...place, options }, "backup", "never.db");
    expect(wrong).toMatchObject({ code: 1, out: "" });
    expect(wrong.error).toContain("DATABASE_URL must be like postgres://");
    expect(wrong.error).not.toContain("secret");
    expect(existsSync("never.db")).toBe(false);
  });

  it("says that Postgres cannot be reached, without its password", async () => {
    const place = await makePlace("sqlite");
    await withBudget(place, 5);
    const away = await call(place, "copy", "--to", "postgres://user:secret@127.0.0.1:9/name");
    expect(away).toEqual({ code: 1, out: "", error: "Not done: Postgres cannot be reached.\n" });
  });
});
