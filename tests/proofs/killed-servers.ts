import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoreKind } from "#database";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { isModelAnswer, startLoad } from "./chat-load.ts";
import { assertAlive, chatChoices, startChatServer, tokensOfAnswer } from "./chat-server.ts";
import { type BudgetStore, readLedger, tokensReserved } from "./ledger.ts";
import { between, type Figure, type Place, promised, spread, type World, within } from "./world.ts";

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

/** kill -9 of the server at a random moment under load, and what the day's ledger says then. */
export async function killServers(world: World, kind: StoreKind, kills: number): Promise<Figure[]> {
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
      cycles.push(...(await killOnOneStore(world, kind, some, gemini)));
    }
    return figuresOf(cycles);
  } finally {
    clearInterval(mood);
    await gemini.close();
  }
}

async function killOnOneStore(
  world: World,
  kind: StoreKind,
  kills: number,
  gemini: GeminiServer,
): Promise<Cycle[]> {
  const place = await world.place(kind);
  const cycles: Cycle[] = [];
  let before: BudgetStore = { requests: 0, tokens: 0 };
  try {
    for (let count = 0; count < kills; count += 1) {
      const lifeMs = between(world, 20, 320);
      const { after, ...cycle } = await killOnce(world, place, { gemini, before, lifeMs });
      before = after;
      cycles.push(cycle);
    }
    return cycles;
  } finally {
    await place.erase();
  }
}

type Kill = { gemini: GeminiServer; before: BudgetStore; lifeMs: number };

async function killOnce({ deadlines }: World, place: Place, { gemini, before, lifeMs }: Kill) {
  const reserved = tokensReserved();
  const day: BudgetStore = {
    requests: before.requests + callsLeft,
    tokens: before.tokens + callsLeft * reserved,
  };
  gemini.calls.length = 0;
  const server = await startChatServer(place, choicesFor(day, gemini), deadlines.reopen);
  const load = startLoad(server.url, clients);
  // A cold server takes longer for its first answer than some of them live.
  await within(promised.recovery, "the model answers", async () => load.replies.length > 0);
  await sleep(lifeMs);
  assertAlive(server);
  await server.kill();
  await load.stop();
  const after = await readLedger(place);
  const answered = load.replies.filter(isModelAnswer).length;
  const reached = gemini.calls.length;
  assert.equal(answered, load.replies.length, "A call was refused or failed before the kill.");
  const lost = assertLedger({ before, after, day, answered, reached, reserved });
  return { readyMs: server.readyMs, answered, reached, lost, after };
}

function choicesFor(
  { requests, tokens }: BudgetStore,
  gemini: GeminiServer,
): Record<string, string> {
  return chatChoices(gemini, {
    AI_DAILY_REQUESTS: String(requests),
    AI_DAILY_TOKENS: String(tokens),
    AI_CONCURRENT_CALLS: String(clients),
  });
}

type Books = {
  before: BudgetStore;
  after: BudgetStore;
  day: BudgetStore;
  answered: number;
  reached: number;
  reserved: number;
};

/** Gives how much of a block was lost, in the unit that lost more. */
function assertLedger({ before, after, day, answered, reached, reserved }: Books): number {
  const leased = {
    requests: after.requests - before.requests,
    tokens: after.tokens - before.tokens,
  };
  assert.ok(leased.requests >= reached, `${reached} calls, but ${leased.requests} in the ledger`);
  assert.ok(leased.tokens >= reached * tokensOfAnswer, "Tokens were spent that no ledger has.");
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
      held: `each within ${promised.reopen} ms`,
    },
    {
      what: "answers given that the ledger of the day does not have",
      measured: `0 of ${answered} (${sum(({ reached }) => reached)} calls of the model)`,
      held: "0",
    },
    {
      what: "blocks of the day that one kill lost, at most",
      measured: most.toFixed(2),
      held: "1, and never over the day's budget",
    },
  ];
}
