import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoreKind } from "#database";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { ask, type ChatReply, isModelAnswer } from "./chat-load.ts";
import { type ChatServer, chatChoices, startChatServer, tokensOfAnswer } from "./chat-server.ts";
import { readSpentBudget, tokensReserved } from "./spent-budget.ts";
import { between, type Figure, type StoreLocation, type TestRun } from "./test-run.ts";

type Choice = { calls: number; rounds: number; kills: number };
type Day = { requests: number; tokens: number };

/** A day's budget of a fifth of the calls, all sent at once to two instances, or one on SQLite. */
export async function spendBudget(
  run: TestRun,
  kind: StoreKind,
  { calls, rounds, kills }: Choice,
): Promise<Figure[]> {
  const instances = kind === "sqlite" ? 1 : 2;
  const worth = Math.floor(calls / 5);
  for (let round = 0; round < rounds; round += 1) {
    // In turns one of the two units is what runs out first.
    const day = round % 2 === 0 ? byRequests(worth) : byTokens(worth);
    await spendDay(run, kind, { instances, calls, day, exact: round % 2 === 0 });
  }
  let most = 0;
  for (let count = 0; count < kills; count += 1) {
    most = Math.max(most, await killWhileSpending(run, kind, byRequests(worth), calls));
  }
  return [
    {
      what: `a day's budget worth ${worth} calls, ${calls} calls at once, instances: ${instances}`,
      measured: `never over-spent, ${rounds} of ${rounds}; all of its requests spent`,
      required: "spent <= leased <= budget, in requests and tokens",
    },
    {
      what: `the same with kill -9 of an instance mid-call and a new start`,
      measured: `never over-spent, ${kills} of ${kills}; at most ${most} of ${worth} calls were made`,
      required: "spent <= leased <= budget",
    },
  ];
}

function byRequests(worth: number): Day {
  return { requests: worth, tokens: 10 * worth * tokensReserved() };
}

function byTokens(worth: number): Day {
  return { requests: 10 * worth, tokens: worth * tokensOfAnswer + tokensReserved() };
}

function choicesFor({ requests, tokens }: Day, gemini: GeminiServer): Record<string, string> {
  return chatChoices(gemini, {
    AI_DAILY_REQUESTS: String(requests),
    AI_DAILY_TOKENS: String(tokens),
    AI_CONCURRENT_CALLS: "32",
    AI_WAITING_CALLS: "1000",
  });
}

type Spending = { instances: number; calls: number; day: Day; exact: boolean };

async function spendDay(
  run: TestRun,
  kind: StoreKind,
  { instances, calls, day, exact }: Spending,
): Promise<void> {
  const location = await run.newStore(kind);
  const gemini = await startGeminiServer();
  const choices = choicesFor(day, gemini);
  const starting = Array.from({ length: instances }, () => startChatServer(location, choices));
  const servers = await Promise.all(starting);
  try {
    const replies = await Promise.all(askAll(servers, calls));
    assertReplies(replies);
    assert.equal(replies.filter(isModelAnswer).length, gemini.calls.length);
    for (const server of servers) await spendRest(server, day);
    const made = gemini.calls.length;
    if (exact) assert.equal(made, day.requests, `${made} calls on a day of ${day.requests}`);
    await Promise.all(servers.map((server) => server.kill()));
    await assertWithin(location, day, gemini);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await gemini.close();
    await location.erase();
  }
}

function askAll(servers: readonly ChatServer[], calls: number): Promise<ChatReply>[] {
  return Array.from({ length: calls }, (_, index) =>
    ask(servers[index % servers.length]?.url ?? ""),
  );
}

/** Each is an answer, or says that the day is over, or that so many at once are too many just now. */
function assertReplies(replies: readonly ChatReply[]): void {
  for (const reply of replies) {
    if (isModelAnswer(reply)) continue;
    assert.ok([429, 503].includes(reply.status), JSON.stringify(reply.body));
    assert.ok(reply.retryAfter > 0);
  }
}

/** One call after the other until this instance says that the day is over. */
async function spendRest({ url }: ChatServer, { requests }: Day): Promise<void> {
  for (let count = 0; count <= requests; ) {
    const reply = await ask(url);
    if (reply.status === 429) return;
    if (isModelAnswer(reply)) count += 1;
    else await sleep(100);
  }
  throw new Error(`More than ${requests} calls on one day.`);
}

async function assertWithin(
  location: StoreLocation,
  day: Day,
  { calls }: GeminiServer,
): Promise<void> {
  const spent = await readSpentBudget(location);
  assert.ok(calls.length <= spent.requests, "Calls were made that the budget does not have.");
  assert.ok(calls.length * tokensOfAnswer <= spent.tokens, "Tokens that the budget does not have.");
  assert.ok(spent.requests <= day.requests, "More requests leased than the day has.");
  assert.ok(spent.tokens <= day.tokens, "More tokens leased than the day has.");
}

/** An instance dies in the middle of its calls, a new one comes; gives how many calls were made. */
async function killWhileSpending(
  run: TestRun,
  kind: StoreKind,
  day: Day,
  calls: number,
): Promise<number> {
  const location = await run.newStore(kind);
  const gemini = await startGeminiServer();
  const choices = choicesFor(day, gemini);
  const servers = [await startChatServer(location, choices)];
  if (kind === "postgres") servers.push(await startChatServer(location, choices));
  try {
    gemini.answerWith("slow");
    const asked = Promise.allSettled(askAll(servers, Math.floor(calls / 2)));
    await sleep(between(run, 50, 700));
    await servers[0]?.kill();
    const next = await startChatServer(location, choices);
    servers.push(next);
    gemini.answerWith("ok");
    assertReplies(await Promise.all(askAll(servers.slice(1), calls)));
    await asked;
    await Promise.all(servers.map((server) => server.kill()));
    await assertWithin(location, day, gemini);
    return gemini.calls.length;
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await gemini.close();
    await location.erase();
  }
}
