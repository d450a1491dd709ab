import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoreKind } from "#database";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { isModelAnswer, startLoad } from "./chat-load.ts";
import { assertAlive, chatChoices, startChatServer, tokensOfAnswer } from "./chat-server.ts";
import { readSpentBudget, type SpentBudget, tokensReserved } from "./spent-budget.ts";
import {
  between,
  type Figure,
  promised,
  type StoreLocation,
  spread,
  type TestRun,
  within,
} from "./test-run.ts";

/** A kill may lose a twentieth of the day's budget, so it is full again on a new store after so many. */
const killsOfOneStore = 20;
/** Calls in the air when the kill comes. */
const clients = 8;
/** Requests that are left of the day when a server starts: few, so that blocks are leased often. */
const callsLeft = 400;
/** What limits/ leases at once. */
const blockShare = 1 / 20;

type Cycle = {
  readyMs: number;
  answered: number;
  /** Calls that the stand-in has seen. */
  reached: number;
  /** Blocks of the day that the kill has lost, at most. */
  lost: number;
};

/** kill -9 of the server at a random moment under load, and what the day's budget says then. */
export async function killServers(run: TestRun, kind: StoreKind, kills: number): Promise<Figure[]> {
  const gemini = await startGeminiServer();
  let ticks = 0;
  const mood = setInterval(() => {
    ticks += 1;
    gemini.answerWith(ticks % 5 ? "ok" : "slow");
  }, 15);
  try {
    const cycles: Cycle[] = [];
    while (cycles.length < kills) {
      const some = Math.min(killsOfOneStore, kills - cycles.length);
      cycles.push(...(await killOnOneStore(run, kind, some, gemini)));
    }
    return figuresOf(cycles);
  } finally {
    clearInterval(mood);
    await gemini.close();
  }
}

async function killOnOneStore(
  run: TestRun,
  kind: StoreKind,
  kills: number,
  gemini: GeminiServer,
): Promise<Cycle[]> {
  const location = await run.newStore(kind);
  const cycles: Cycle[] = [];
  let before: SpentBudget = { requests: 0, tokens: 0 };
  try {
    for (let count = 0; count < kills; count += 1) {
      const lifeMs = between(run, 20, 320);
      const { after, ...cycle } = await killOnce(run, location, { gemini, before, lifeMs });
      before = after;
      cycles.push(cycle);
    }
    return cycles;
  } finally {
    await location.erase();
  }
}

type Kill = { gemini: GeminiServer; before: SpentBudget; lifeMs: number };

async function killOnce(
  { deadlines }: TestRun,
  location: StoreLocation,
  { gemini, before, lifeMs }: Kill,
) {
  const reserved = tokensReserved();
  const day: SpentBudget = {
    requests: before.requests + callsLeft,
    tokens: before.tokens + callsLeft * reserved,
  };
  gemini.calls.length = 0;
  const server = await startChatServer(location, choicesFor(day, gemini), deadlines.reopen);
  const load = startLoad(server.url, clients);
  // A cold server takes longer for its first answer than some of them live.
  await within(promised.recovery, "the model answers", async () => load.replies.length > 0);
  await sleep(lifeMs);
  assertAlive(server);
  await server.kill();
  await load.stop();
  const after = await readSpentBudget(location);
  const answered = load.replies.filter(isModelAnswer).length;
  const reached = gemini.calls.length;
  assert.equal(answered, load.replies.length, "A call was refused or failed before the kill.");
  const lost = assertBudget({ before, after, day, answered, reached, reserved });
  return { readyMs: server.readyMs, answered, reached, lost, after };
}

function choicesFor(
  { requests, tokens }: SpentBudget,
  gemini: GeminiServer,
): Record<string, string> {
  return chatChoices(gemini, {
    AI_DAILY_REQUESTS: String(requests),
    AI_DAILY_TOKENS: String(tokens),
    AI_CONCURRENT_CALLS: String(clients),
  });
}

type Counts = {
  before: SpentBudget;
  after: SpentBudget;
  day: SpentBudget;
  answered: number;
  reached: number;
  reserved: number;
};

/** Gives how much of a block was lost, in the unit that lost more. */
function assertBudget({ before, after, day, answered, reached, reserved }: Counts): number {
  const leased = {
    requests: after.requests - before.requests,
    tokens: after.tokens - before.tokens,
  };
  assert.ok(leased.requests >= reached, `${reached} calls, but ${leased.requests} in the budget`);
  assert.ok(leased.tokens >= reached * tokensOfAnswer, "Tokens were spent that no budget has.");
  assert.ok(after.requests <= day.requests, "More requests than the day has.");
  assert.ok(after.tokens <= day.tokens, "More tokens than the day has.");
  // What was in the air keeps what was reserved for it.
  const lostRequests = leased.requests - answered - clients;
  const lostTokens = leased.tokens - answered * tokensOfAnswer - clients * reserved;
  const blocks = Math.max(
    lostRequests / Math.ceil(day.requests * blockShare),
    lostTokens / Math.max(reserved, Math.ceil(day.tokens * blockShare)),
  );
  assert.ok(blocks <= 1, `One kill lost ${blocks} blocks.`);
  return Math.max(0, blocks);
}

function figuresOf(cycles: Cycle[]): Figure[] {
  const sum = (of: (cycle: Cycle) => number) => cycles.reduce((all, one) => all + of(one), 0);
  const readyMs = cycles.map((cycle) => cycle.readyMs);
  const most = Math.max(...cycles.map(({ lost }) => lost));
  const answered = sum((cycle) => cycle.answered);
  return [
    {
      what: "kill -9 under load: the next start is ready",
      measured: `${cycles.length} of ${cycles.length}; ${spread(readyMs)}`,
      required: `each within ${promised.reopen} ms`,
    },
    {
      what: "answers given that the budget of the day does not have",
      measured: `0 of ${answered} (${sum(({ reached }) => reached)} calls of the model)`,
      required: "0",
    },
    {
      what: "blocks of the day that one kill lost, at most",
      measured: most.toFixed(2),
      required: "1, and never over the day's budget",
    },
  ];
}
