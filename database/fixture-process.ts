import type { DatabaseOptions } from "./database.ts";
import { StoreFault } from "./faults.ts";
import type { Migration } from "./migration.ts";
import { migrations } from "./migrations/all.ts";
import { openMigrated } from "./open-database.ts";

/**
 * A process of its own for the tests of this folder: `node fixture-process.ts PLACE` opens the store
 * with a step that takes seconds when the location says so, says each event and how it went as lines of
 * JSON, and stays until it is killed.
 */
export type ProcessPlace = Pick<DatabaseOptions, "dataDirectory" | "url"> & {
  slow?: boolean | undefined;
};

export type ProcessLine = { event: string; name?: string; code?: string; sentence?: string };

/** Seconds of work in the middle of a step, after something was written. */
const slowStep: Migration = {
  name: "9001-slow",
  statements: [
    "create table half_done (id bigint)",
    {
      sqlite: `insert into half_done with recursive numbers (id) as
        (select 1 union all select id + 1 from numbers) select id from numbers limit 100000000`,
      postgres: "select pg_sleep(2)",
    },
  ],
};

const { slow, ...location }: ProcessPlace = JSON.parse(process.argv[2] ?? "{}");
await run();

async function run(): Promise<void> {
  const known = slow ? [...migrations, slowStep] : migrations;
  try {
    await openMigrated({ ...location, log: say }, known);
    say({ event: "open" });
    // A closed input is how a test that has died looks from here.
    process.stdin.resume().on("end", () => process.exit(0));
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    say({ event: "refused", code: error.code, sentence: error.message });
  }
}

function say(line: ProcessLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
