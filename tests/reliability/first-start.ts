import assert from "node:assert/strict";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import type { StoreKind } from "#database";
import { chat, launchIn, startChatServer } from "./chat-server.ts";
import { readSpentBudget } from "./spent-budget.ts";
import { type Figure, type StoreLocation, spread, type TestRun } from "./test-run.ts";

/** Milliseconds that a start after a killed one may take. */
const deadline = 30_000;

/** The server makes its own keys. */
const choices = { SUPABASE_PUBLISHABLE_KEY: "", SUPABASE_SECRET_KEY: "" };

/** The very first start is killed at moments spread over its length; the next one has to repair it. */
export async function killFirstStarts(
  run: TestRun,
  kind: StoreKind,
  offsets: number,
): Promise<Figure[]> {
  const wholeMs = await firstStart(run, kind);
  const readyMs: number[] = [];
  for (let count = 0; count < offsets; count += 1) {
    // Beyond its length too: the machine may be slower now.
    readyMs.push(await killAt(run, kind, ((count + 1) / offsets) * wholeMs * 1.1));
  }
  return [
    {
      what: `first start killed at ${offsets} moments of its ${wholeMs.toFixed(0)} ms: the next one is ready, keys and schema whole`,
      measured: `${offsets} of ${offsets}; ${spread(readyMs)}`,
      required: `each within ${deadline} ms, by itself`,
    },
  ];
}

async function firstStart(run: TestRun, kind: StoreKind): Promise<number> {
  const location = await run.newStore(kind, { empty: true });
  try {
    const server = await startChatServer(location, choices, deadline);
    await server.kill();
    return server.readyMs;
  } finally {
    await location.erase();
  }
}

async function killAt(run: TestRun, kind: StoreKind, offsetMs: number): Promise<number> {
  const location = await run.newStore(kind, { empty: true });
  try {
    const first = await launchIn(location, choices);
    await sleep(offsetMs);
    await first.kill();
    const next = await startChatServer(location, choices, deadline);
    const key = await publishableKeyOf(location);
    assert.equal(await statusOfDraft(next.url, key), 200, "The server has other keys.");
    await next.kill();
    assert.deepEqual(await readSpentBudget(location), { requests: 0, tokens: 0 });
    return next.readyMs;
  } finally {
    await location.erase();
  }
}

/** Of a file that is whole and, like what a kill may leave beside it, closed to others. */
async function publishableKeyOf({ dataDirectory }: StoreLocation): Promise<string> {
  const names = (await readdir(dataDirectory)).filter((name) => name.startsWith("keys.env"));
  for (const name of names) {
    assert.equal((await stat(join(dataDirectory, name))).mode & 0o777, 0o600);
  }
  const keys = parseEnv(await readFile(join(dataDirectory, "keys.env"), "utf8"));
  assert.match(keys.SUPABASE_SECRET_KEY ?? "", /^sb_secret_\S{43}$/);
  const publishable = keys.SUPABASE_PUBLISHABLE_KEY ?? "";
  assert.match(publishable, /^sb_publishable_\S{43}$/);
  return publishable;
}

async function statusOfDraft(url: string, apikey: string): Promise<number> {
  const response = await fetch(`${url}/functions/v1/gemini-chat`, {
    method: "POST",
    headers: { apikey, "content-type": "application/json" },
    body: JSON.stringify(chat),
  });
  await response.arrayBuffer();
  return response.status;
}
