import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase } from "#database";
import { createLimits, defaultSettings, visitorAt } from "#limits";
import { patient } from "../../database/fixture.ts";
import { startGeminiServer } from "../fakes/gemini-server.ts";
import { ask, isModelAnswer, newAddress, outcomesOf } from "./chat-load.ts";
import { chatChoices, startChatServer } from "./chat-server.ts";
import { between, type Figure, type StoreLocation, type TestRun } from "./test-run.ts";

/** Milliseconds: nothing is given back while a round runs. */
const hour = 3_600_000;
/** What one visitor may send altogether at once, whoever answers. */
const anyBurst = 60;

type Choice = { rounds: number; throughServers: number };

/** A limit of N over two instances lets exactly N calls through, for another N each time. */
export async function shareLimit(run: TestRun, choice: Choice): Promise<Figure[]> {
  const { rounds, throughServers } = choice;
  let calls = 0;
  for (let round = 0; round < rounds; round += 1) {
    const location = await run.newStore("postgres");
    try {
      const limit = Math.floor(between(run, 1, 50));
      if (round < throughServers) calls += await takeFromServers(location, limit);
      else calls += await takeFromStores(run, location, limit);
    } finally {
      await location.erase();
    }
  }
  return [
    {
      what: `a limit of N on two instances lets exactly N through (${throughServers} times through two servers)`,
      measured: `${rounds} of ${rounds}, ${calls} calls`,
      required: "exactly N, and every refusal says when to come back",
    },
  ];
}

/** Gives how many calls were made. */
async function takeFromServers(location: StoreLocation, limit: number): Promise<number> {
  const gemini = await startGeminiServer();
  const settings = { AI_VISITOR_BURST: String(limit), AI_VISITOR_REFILL_SECONDS: "3600" };
  const choices = chatChoices(gemini, { ...settings, AI_WAITING_CALLS: "100" });
  const servers = await Promise.all([1, 2].map(() => startChatServer(location, choices)));
  try {
    await Promise.all(servers.map(({ url }) => openConnections(url)));
    gemini.calls.length = 0;
    const from = newAddress();
    const asking = Array.from({ length: anyBurst / 2 }, () =>
      servers.map(({ url }) => ask(url, { from })),
    );
    const replies = await Promise.all(asking.flat());
    assert.equal(replies.filter(isModelAnswer).length, limit, outcomesOf(replies));
    assert.equal(gemini.calls.length, limit);
    const refused = replies.filter((reply) => !isModelAnswer(reply));
    for (const { status, retryAfter } of refused) {
      assert.equal(status, 429);
      assert.ok(retryAfter > 0 && retryAfter <= 3600, `Retry-After: ${retryAfter}`);
    }
    return replies.length;
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await gemini.close();
  }
}

/**
 * Asks as many others at once until all of them are answered: a server whose connections to the store are not open yet
 * may tell a crowd that the store is busy, which says nothing of the limit.
 */
async function openConnections(url: string): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const crowd = Array.from({ length: 20 }, () => ask(url, { from: newAddress() }));
    if ((await Promise.all(crowd)).every(isModelAnswer)) return;
    await pause(200);
  }
  throw new Error("The server never answered a crowd.");
}

async function takeFromStores(
  run: TestRun,
  location: StoreLocation,
  limit: number,
): Promise<number> {
  const { dataDirectory, url } = location;
  const open = () => openDatabase({ dataDirectory, url, log: () => undefined, postgres: patient });
  const databases = await Promise.all([open(), open()]);
  const instances = databases.map((database) => instanceOn(database, limit));
  try {
    const visitor = visitorAt(newAddress());
    const calls = Math.floor(between(run, limit, limit + 150));
    const taking = Array.from({ length: calls }, () => {
      const instance = instances[Math.floor(between(run, 0, 2))];
      assert.ok(instance);
      return instance.admitModelCall({ visitor, estimatedTokens: 1 });
    });
    const admissions = await Promise.all(taking);
    assert.equal(admissions.filter(({ admitted }) => admitted).length, limit);
    for (const admission of admissions) {
      if (admission.admitted) continue;
      assert.equal(admission.reason, "visitor");
      assert.ok(admission.retryAfterMs > 0 && admission.retryAfterMs <= hour);
    }
    return calls;
  } finally {
    await Promise.all(instances.map((instance) => instance.close()));
    await Promise.all(databases.map((database) => database.close()));
  }
}

function instanceOn(database: Database, limit: number) {
  return createLimits({
    database,
    secret: "of both instances",
    settings: {
      visitor: { ...defaultSettings.visitor, ai: { burst: limit, perMs: hour } },
      budget: { requests: null, tokens: null },
      // Nobody leaves in this test.
      modelCalls: { maxConcurrent: 2000, maxQueued: 0, maxWaitMs: 1000 },
    },
    log: { warn: () => undefined },
  });
}
