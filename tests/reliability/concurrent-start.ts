import assert from "node:assert/strict";
import pg from "pg";
import { openDatabase, type StoreEvent } from "#database";
import { startChatServer, stopUnharmed } from "./chat-server.ts";
import { type Figure, type StoreLocation, spread, type TestRun } from "./test-run.ts";

/** Milliseconds until the last of them is ready: so many processes share this machine. */
const deadline = 60_000;

/** Servers that start together on a Postgres with nothing in it. */
export async function startTogether(
  run: TestRun,
  instances: number,
  times: number,
): Promise<Figure[]> {
  const readyMs: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const location = await run.newStore("postgres", { empty: true });
    try {
      readyMs.push(...(await startServers(location, instances)));
    } finally {
      await location.erase();
    }
  }
  return [
    {
      what: `${instances} servers that start together on an empty Postgres, ${times} times: ready`,
      measured: `${readyMs.length} of ${instances * times}; ${spread(readyMs)}`,
      required: "all",
    },
    {
      what: "times that a migration was applied",
      measured: `each once, ${times} of ${times}`,
      required: "once",
    },
  ];
}

async function startServers(location: StoreLocation, instances: number): Promise<number[]> {
  const starting = Array.from({ length: instances }, () => startChatServer(location, {}, deadline));
  const started = await Promise.allSettled(starting);
  const servers = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  try {
    for (const one of started) if (one.status === "rejected") throw one.reason;
    await Promise.all(servers.map(stopUnharmed));
    const said = servers.map((server) => server.output()).join("");
    const migrated = said.matchAll(/"event":"migrated","name":"([^"]+)"/g);
    await assertAppliedOnce(
      location,
      Array.from(migrated, ([, name = ""]) => name),
    );
    return servers.map((server) => server.readyMs);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** The same with the store alone, all of them in this process. */
export async function openTogether(run: TestRun, instances: number): Promise<void> {
  const location = await run.newStore("postgres", { empty: true });
  const events: StoreEvent[] = [];
  const { dataDirectory, url } = location;
  const log = (event: StoreEvent) => events.push(event);
  const open = () => openDatabase({ dataDirectory, url, log });
  const databases = await Promise.all(Array.from({ length: instances }, open));
  try {
    for (const database of databases) assert.ok(await database.isReachable());
    const migrated = events.flatMap((one) => (one.event === "migrated" ? [one.name] : []));
    await assertAppliedOnce(location, migrated);
  } finally {
    await Promise.all(databases.map((database) => database.close()));
    await location.erase();
  }
}

/** As the instances said it, and as the store has it. */
async function assertAppliedOnce({ url }: StoreLocation, said: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query("select name from migrations order by name");
    assert.ok(rows.length > 0, "Nothing was applied.");
    assert.deepEqual(said.toSorted(), rows.map(({ name }) => name).toSorted());
  } finally {
    await client.end();
  }
}
