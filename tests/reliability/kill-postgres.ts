import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startGeminiServer } from "../fakes/gemini-server.ts";
import { type PostgresServer, startPostgres } from "../stores/postgres-server.ts";
import { ask, isModelAnswer } from "./chat-load.ts";
import {
  type ChatServer,
  chatChoices,
  startChatServer,
  statusOf,
  stopUnharmed,
} from "./chat-server.ts";
import {
  between,
  type Figure,
  promised,
  type StoreLocation,
  spread,
  type TestRun,
  within,
} from "./test-run.ts";
import { assertPairs, startWriter, type Writer } from "./writer.ts";

/**
 * How Postgres dies: at once and with all its processes, as in an immediate shutdown; kill -9 of the
 * process that watches over the others; kill -9 of one that serves, after which it repairs itself.
 */
type Death = "all processes" | "postmaster" | "backend";
const deaths: readonly Death[] = ["all processes", "postmaster", "backend"];

type Deaths = { writer: Writer; server: ChatServer; postgres: PostgresServer };

/** Postgres itself is killed while a server and a writing process run on it; both have to go on. */
export async function killPostgres(run: TestRun, kills: number): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true });
  const gemini = await startGeminiServer();
  const location = placeOn(postgres);
  const server = await startChatServer(location, chatChoices(gemini));
  const writer = await startWriter(location, "w");
  try {
    const backMs: number[] = [];
    for (let count = 0; count < kills; count += 1) {
      await sleep(between(run, 100, 400));
      const death = deaths[count % deaths.length] ?? "backend";
      backMs.push(await killOnce({ writer, server, postgres }, death));
    }
    assert.ok(!writer.hasEnded(), "The writer ended by itself.");
    await Promise.all([writer.kill(), stopUnharmed(server)]);
    const there = await assertPairs(location, writer.kept);
    return [
      {
        what: "kill -9 of Postgres (all of it, its first process, one that serves): writing, answering and ready again after its return",
        measured: `${kills} of ${kills}; ${spread(backMs)}`,
        required: `each within ${promised.recovery} ms, no restart`,
      },
      {
        what: "acknowledged transactions lost; halves of a transaction found",
        measured: `0 of ${writer.kept.length}; 0 in ${there}`,
        required: "0; 0",
      },
    ];
  } finally {
    await Promise.all([writer.kill(), server.kill()]);
    await postgres.erase();
    await gemini.close();
  }
}

function placeOn(postgres: PostgresServer): StoreLocation {
  const url = postgres.url("postgres");
  return { kind: "postgres", dataDirectory: "", url, erase: async () => undefined };
}

/** Gives how long after the return of Postgres everything worked again. */
async function killOnce({ writer, server, postgres }: Deaths, death: Death): Promise<number> {
  const before = writer.kept.length;
  await within(promised.recovery, "rows are written", async () => writer.kept.length > before);
  await die(postgres, death);
  const keptThen = writer.kept.length;
  const start = performance.now();
  await within(promised.recovery, "rows are written again", async () => {
    return writer.kept.length > keptThen;
  });
  await within(promised.recovery, "the server is ready again", async () => {
    return (await statusOf(server.url)) === 200;
  });
  await within(promised.recovery, "the model answers again", async () => {
    return isModelAnswer(await ask(server.url));
  });
  const ms = performance.now() - start;
  assert.ok(ms <= promised.recovery, `It took ${ms} ms until everything worked again.`);
  return ms;
}

/** Resolves when Postgres takes connections again. */
async function die(postgres: PostgresServer, death: Death): Promise<void> {
  if (death === "all processes") {
    await postgres.kill();
    await postgres.start();
    return;
  }
  const client = new pg.Client(postgres.url("postgres"));
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query(`select pg_backend_pid() as backend,
    (string_to_array(pg_read_file('postmaster.pid'), e'\\n'))[1]::int as postmaster`);
  process.kill(rows[0][death], "SIGKILL");
  if (death === "postmaster") await startAgain(postgres);
  await within(30_000, "Postgres takes connections", async () => answers(postgres));
}

/** Its other processes notice within a moment, and hold its memory until then. */
async function startAgain(postgres: PostgresServer): Promise<void> {
  await within(30_000, "Postgres starts again", async () => {
    return await postgres.start().then(
      () => true,
      () => false,
    );
  });
}

async function answers(postgres: PostgresServer): Promise<boolean> {
  const client = new pg.Client(postgres.url("postgres"));
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}
