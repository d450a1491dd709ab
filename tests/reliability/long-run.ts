import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "#database";
import { startPostgres } from "../stores/postgres-server.ts";
import { promised, type StoreLocation, seededRandom, type TestRun } from "./test-run.ts";

/** For the long forms: a Postgres that writes to the disk what it says it has written. */
export async function openLongRun(seed: number): Promise<TestRun & { close: () => Promise<void> }> {
  const postgres = await startPostgres({ durable: true });

  async function asAdmin(statement: string): Promise<void> {
    const admin = new pg.Client(postgres.url("postgres"));
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  }

  async function newStore(
    kind: StoreLocation["kind"],
    { empty = false } = {},
  ): Promise<StoreLocation> {
    const dataDirectory = await mkdtemp(join(tmpdir(), "imersao-reliability-"));
    const name = `reliability_${randomBytes(6).toString("hex")}`;
    const url = kind === "postgres" ? postgres.url(name) : undefined;
    if (url) await asAdmin(`create database ${name} template template0`);
    if (!empty) await migrate({ dataDirectory, url });
    return {
      kind,
      dataDirectory,
      url,
      erase: async () => {
        if (url) await asAdmin(`drop database ${name} with (force)`);
        await rm(dataDirectory, { recursive: true, force: true });
      },
    };
  }

  return { newStore, random: seededRandom(seed), deadlines: promised, close: postgres.erase };
}

async function migrate(location: Pick<StoreLocation, "dataDirectory" | "url">): Promise<void> {
  const database = await openDatabase({ ...location, log: () => undefined });
  await database.close();
}
