import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "#database";
import { startPostgres } from "../stores/postgres-server.ts";
import { type Place, promised, seededRandom, type World } from "./world.ts";

/** For the long forms: a Postgres that writes to the disk what it says it has written. */
export async function openLongWorld(seed: number): Promise<World & { close: () => Promise<void> }> {
  const postgres = await startPostgres({ durable: true });

  async function asAdmin(statement: string): Promise<void> {
    const admin = new pg.Client(postgres.url("postgres"));
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  }

  async function place(kind: Place["kind"], { empty = false } = {}): Promise<Place> {
    const dataDirectory = await mkdtemp(join(tmpdir(), "imersao-proof-"));
    const name = `proof_${randomBytes(6).toString("hex")}`;
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

  return { place, random: seededRandom(seed), deadlines: promised, close: postgres.erase };
}

async function migrate(place: Pick<Place, "dataDirectory" | "url">): Promise<void> {
  const database = await openDatabase({ ...place, log: () => undefined });
  await database.close();
}
