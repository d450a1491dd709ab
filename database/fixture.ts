import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database, DatabaseOptions, StoreEvent, StoreKind } from "./database.ts";
import { openDatabase } from "./open-database.ts";

/** For the tests of all folders: `describe.each(stores)("on %s", (kind) => …)`. */
export const stores: readonly StoreKind[] = ["sqlite", "postgres"];

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to one
  interface ProvidedContext {
    /** Where tests/stores/global-setup.ts answers for the run. */
    testBroker: string;
  }
}

export type TestStore = {
  /** The one that is open now. */
  readonly database: Database;
  options: DatabaseOptions;
  /** All that the store has logged. */
  events: StoreEvent[];
  /** Closes it and opens it again, as a new start of the server does. */
  reopen: () => Promise<Database>;
  /** Closes it, and erases the folder or the database. */
  dispose: () => Promise<void>;
};

/** The location of a store that nobody has opened, with the schema of today or (`empty`) without any. */
export type StoreLocation = {
  options: DatabaseOptions;
  events: StoreEvent[];
  erase: () => Promise<void>;
};

/** A machine that stands still for a moment must not look like a store that is away. */
export const patient = { connectTimeoutMs: 10_000, statementTimeoutMs: 10_000 };

/** A fresh store of its own, migrated and open; it may take its time where `postgres` does not say else. */
export async function openTestStore(
  kind: StoreKind,
  postgres: DatabaseOptions["postgres"] = patient,
): Promise<TestStore> {
  const { options: location, events, erase } = await newStoreLocation(kind);
  const options = { ...location, postgres };
  let database = await openDatabase(options);
  return {
    get database() {
      return database;
    },
    options,
    events,
    reopen: async () => {
      await database.close();
      database = await openDatabase(options);
      return database;
    },
    dispose: async () => {
      await database.close();
      await erase();
    },
  };
}

export async function newStoreLocation(
  kind: StoreKind,
  { empty = false } = {},
): Promise<StoreLocation> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "imersao-store-"));
  const events: StoreEvent[] = [];
  const log = (event: StoreEvent) => events.push(event);
  const url = kind === "postgres" ? await makePostgres(empty) : undefined;
  return {
    options: { dataDirectory, url, log },
    events,
    erase: async () => {
      if (url) await askPostgresProcess(new URL(url).pathname, "DELETE");
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

function makePostgres(empty: boolean): Promise<string> {
  return askPostgresProcess(empty ? "/empty" : "/migrated", "POST");
}

let postgresProcess: Promise<string> | undefined;

async function askPostgresProcess(path: string, method: string): Promise<string> {
  postgresProcess ??= textOf(`${inject("testBroker")}/postgres`, "GET");
  return textOf(`${await postgresProcess}${path}`, method);
}

async function textOf(url: string, method: string): Promise<string> {
  const response = await fetch(url, { method });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
