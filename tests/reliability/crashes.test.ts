import { describe, expect, test } from "vitest";
import { killPostgres } from "./kill-postgres.ts";
import { killServers } from "./kill-servers.ts";
import { killWriters } from "./kill-writers.ts";
import { shortRun } from "./short-run.ts";
import { kinds } from "./test-run.ts";

// The short forms; `npm run reliability` runs the long ones.

describe.each(kinds)("kill -9, on %s", (kind) => {
  test("of the server under load loses nothing that was answered, and a block of the day at most", async () => {
    await expect(killServers(shortRun(1), kind, 2)).resolves.toHaveLength(3);
  }, 60_000);

  test("of a process that writes loses nothing that was acknowledged, and leaves no halves", async () => {
    await expect(killWriters(shortRun(2), kind, 2)).resolves.toHaveLength(2);
  }, 60_000);
});

test("Postgres may die in three ways: all goes on by itself, and nothing acknowledged is lost", async () => {
  await expect(killPostgres(shortRun(3), 3)).resolves.toHaveLength(2);
}, 60_000);
