import assert from "node:assert/strict";
import { startGeminiServer } from "../fakes/gemini-server.ts";
import { ask, type ChatReply, isModelAnswer, newAddress, outcomesOf } from "./chat-load.ts";
import { type ChatServer, chatChoices, startChatServer } from "./chat-server.ts";
import type { Figure, TestRun } from "./test-run.ts";

/** What one visitor may send is no matter here: a page repeats its call. */
const choices = { AI_VISITOR_BURST: "1000" };

/** The same call so many times at once over two instances is one call of the model. */
export async function repeatCall(run: TestRun, copies: number, rounds: number): Promise<Figure[]> {
  const location = await run.newStore("postgres");
  const gemini = await startGeminiServer();
  const start = () => startChatServer(location, chatChoices(gemini, choices));
  const servers = await Promise.all([start(), start()]);
  try {
    for (let round = 0; round < rounds; round += 1) {
      gemini.calls.length = 0;
      gemini.answerWith(round % 2 ? "ok" : "slow");
      const idempotencyKey = `a-key-of-the-test-${round}`;
      const first = await sendCopies(servers, idempotencyKey, copies);
      const later = await sendCopies(servers, idempotencyKey, 4);
      assert.equal(
        gemini.calls.length,
        1,
        `Calls of the model; ${outcomesOf([...first, ...later])}`,
      );
      assertSame([...first, ...later]);
    }
    assert.equal(await afterKill(servers, idempotencyKeyOfTheKilled, gemini), 1);
    return [
      {
        what: `the same call ${copies} times at once over two instances, ${rounds} times: calls of the model`,
        measured: `1, ${rounds} of ${rounds}; 1 also after kill -9 of the instance that was answering`,
        required: "1, and one answer for all who get one",
      },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await gemini.close();
    await location.erase();
  }
}

const idempotencyKeyOfTheKilled = "a-key-of-the-killed-one";

async function sendCopies(
  servers: readonly ChatServer[],
  idempotencyKey: string,
  copies: number,
): Promise<ChatReply[]> {
  const from = newAddress();
  return await Promise.all(
    Array.from({ length: copies }, (_, index) =>
      ask(servers[index % servers.length]?.url ?? "", { idempotencyKey, from }),
    ),
  );
}

/** One text, and from the instance that did not do the work the word that another one has. */
function assertSame(replies: readonly ChatReply[]): void {
  const answers = replies.filter(isModelAnswer);
  assert.ok(answers.length > 0, "Nobody got an answer.");
  for (const { body } of answers) assert.deepEqual(body, answers[0]?.body);
  for (const reply of replies.filter((one) => !isModelAnswer(one))) {
    assert.equal(reply.status, 409, JSON.stringify(reply.body));
    assert.ok(reply.retryAfter > 0);
  }
}

/** Gives how often the model was called for a call whose instance died over it. */
async function afterKill(
  [one, other]: readonly ChatServer[],
  idempotencyKey: string,
  gemini: Awaited<ReturnType<typeof startGeminiServer>>,
): Promise<number> {
  assert.ok(one && other);
  gemini.calls.length = 0;
  gemini.answerWith("slow");
  const cut = ask(one.url, { idempotencyKey }).catch(() => undefined);
  while (gemini.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await one.kill();
  await cut;
  const again = await sendCopies([other], idempotencyKey, 5);
  for (const { status } of again) assert.equal(status, 409);
  return gemini.calls.length;
}
