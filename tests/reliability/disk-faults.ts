import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { startGeminiServer } from "../fakes/gemini-server.ts";
import { ask, type ChatReply, isModelAnswer, startLoad } from "./chat-load.ts";
import {
  type ChatServer,
  chatChoices,
  startChatServer,
  statusOf,
  stopUnharmed,
  tokensOfAnswer,
} from "./chat-server.ts";
import { readSpentBudget, tokensReserved } from "./spent-budget.ts";
import { type Figure, promised, type StoreLocation, spread, within } from "./test-run.ts";
import { assertPairs, startWriter, type Writer, writersAtOnce } from "./writer.ts";

/** A disk that can be made to refuse what is written. */
export type BreakableDisk = {
  location: StoreLocation;
  environment: Record<string, string>;
  /** Of the processes that write there, this one. */
  break: (pid: number) => Promise<void>;
  repair: (pid: number) => Promise<void>;
  /** As the store has to name what went wrong. */
  reason: "full" | "io";
  name: string;
};

export type Broken = { disk: BreakableDisk; erase: () => Promise<void> };

/** So few that a block is five calls, and the store is asked often. */
const callsOfDay = 100;

/** Under load, the disk breaks and is repaired again; in the day's budget, every call must stand. */
export async function breakUnderServer(
  make: () => Promise<Broken>,
  times: number,
): Promise<Figure[]> {
  const healMs: number[] = [];
  let refused = 0;
  let name = "";
  for (let count = 0; count < times; count += 1) {
    const { disk, erase } = await make();
    try {
      const one = await breakOnce(disk);
      healMs.push(one.healMs);
      refused += one.refused;
      name = disk.name;
    } finally {
      await erase();
    }
  }
  return [
    {
      what: `${name}: calls that need the store, refused with 503 store_unavailable; ready red, live green, drafts and pages served`,
      measured: `${refused} refused, all so; ${times} of ${times}`,
      required: "no other answer than the model's or 503",
    },
    {
      what: `${name}, repaired: ready, and the model answers`,
      measured: `${times} of ${times}; ${spread(healMs)}`,
      required: `each within ${promised.recovery} ms, no restart; every call stands in the budget`,
    },
  ];
}

async function breakOnce(disk: BreakableDisk): Promise<{ healMs: number; refused: number }> {
  const gemini = await startGeminiServer();
  const day = { requests: callsOfDay * 100, tokens: callsOfDay * tokensReserved() };
  const choices = chatChoices(gemini, {
    ...disk.environment,
    AI_DAILY_REQUESTS: String(day.requests),
    AI_DAILY_TOKENS: String(day.tokens),
  });
  const server = await startChatServer(disk.location, choices);
  try {
    assert.ok(isModelAnswer(await ask(server.url)), "The model does not answer.");
    await disk.break(server.pid);
    const refused = await refusals(server);
    await disk.repair(server.pid);
    const { ms } = await within(promised.recovery, "it is ready and answers again", async () => {
      const ready = (await statusOf(server.url)) === 200;
      return ready && (await stillSpends(server));
    });
    await stopUnharmed(server);
    const spent = await readSpentBudget(disk.location);
    assert.ok(gemini.calls.length <= spent.requests, "Calls that the budget does not have.");
    assert.ok(gemini.calls.length * tokensOfAnswer <= spent.tokens, "Tokens it does not have.");
    return { healMs: ms, refused };
  } finally {
    await server.kill();
    await gemini.close();
  }
}

/** Also where the day is over by now: what counts is that the store was asked. */
async function stillSpends({ url }: ChatServer): Promise<boolean> {
  const reply = await ask(url);
  assertHonest(reply);
  return isModelAnswer(reply) || reply.status === 429;
}

function assertHonest(reply: ChatReply): void {
  if (isModelAnswer(reply) || reply.status === 429) return;
  assert.equal(reply.status, 503, JSON.stringify(reply.body));
  assert.match(JSON.stringify(reply.body), /"code":"store_unavailable"/);
  assert.ok(reply.retryAfter > 0);
}

/** Asks until the store is seen to be away; gives how many were refused for it. */
async function refusals(server: ChatServer): Promise<number> {
  const load = startLoad(server.url, 4);
  try {
    await within(promised.recovery, "calls are refused", async () =>
      load.replies.some(({ status }) => status === 503),
    );
    await within(promised.recovery, "ready turns red", async () => {
      return (await statusOf(server.url)) === 503;
    });
    assert.equal(await statusOf(server.url, "/health/live"), 200);
    assert.equal(await statusOf(server.url, "/no-such-page"), 404);
    assert.equal((await ask(server.url, { provider: "local" })).status, 200);
    await sleep(300);
  } finally {
    await load.stop();
  }
  assert.equal(load.cut, 0, `The server broke off:\n${server.output()}`);
  for (const reply of load.replies) assertHonest(reply);
  return load.replies.filter(({ status }) => status === 503).length;
}

/** The same with a process that only writes: what it was told is kept has to be there. */
export async function breakUnderWriter(disk: BreakableDisk, times: number): Promise<Figure[]> {
  const writer = await startWriter(disk.location, "w", { environment: disk.environment });
  const healMs: number[] = [];
  try {
    for (let count = 0; count < times; count += 1) healMs.push(await breakWriting(writer, disk));
    assert.ok(!writer.hasEnded(), "The writer ended by itself.");
  } finally {
    await writer.kill();
  }
  const there = await assertPairs(disk.location, writer.kept);
  const more = there - writer.kept.length;
  assert.ok(more <= writersAtOnce, `${more} pairs are there that nobody was told of.`);
  return [
    {
      what: `${disk.name}: acknowledged transactions lost; halves found; there without having been acknowledged`,
      measured: `0 of ${writer.kept.length} (${writer.refused.length} refused); 0; ${more}`,
      required: `0; 0; at most the ${writersAtOnce} under way when it was killed`,
    },
    {
      what: `${disk.name}, repaired: writing again`,
      measured: `${times} of ${times}; ${spread(healMs)}`,
      required: `each within ${promised.recovery} ms`,
    },
  ];
}

async function breakWriting(writer: Writer, disk: BreakableDisk): Promise<number> {
  const { kept, refused } = writer;
  const before = { kept: kept.length, refused: refused.length };
  await within(promised.recovery, "rows are kept", async () => kept.length > before.kept);
  await disk.break(writer.pid);
  await within(promised.recovery, "rows are refused", async () => {
    return refused.length > before.refused + 8;
  });
  assert.equal(refused[before.refused], disk.reason);
  await disk.repair(writer.pid);
  const keptThen = kept.length;
  const { ms } = await within(promised.recovery, "rows are kept again", async () => {
    return kept.length > keptThen + 8;
  });
  return ms;
}
