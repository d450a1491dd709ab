import assert from "node:assert/strict";
import type { StoreKind } from "#database";
import { call, newEmail, password } from "../wire/auth-client.ts";
import { callWithRetry } from "./call-with-retry.ts";
import { type ChatServer, startChatServer } from "./chat-server.ts";
import { lastEmailTo } from "./emails.ts";
import { between, type Figure, type TestRun } from "./test-run.ts";

/** Nothing limits who guesses but the tries that each code has. */
const choices = { AUTH_SMTP_MAX_FREQUENCY: "0s", LOG_LEVEL: "warn" };
/** Guesses that are under way together, so that counting them has to hold then, too. */
const together = 20;
const types = ["recovery", "email", "magiclink", "signup", "invite"];

type Choice = { people: number; guesses: number };

/** Nobody gets in by trying codes, and no code outlives the trying. */
export async function guessCodes(
  run: TestRun,
  kind: StoreKind,
  { people, guesses }: Choice,
): Promise<Figure[]> {
  const location = await run.newStore(kind);
  const server = await startChatServer(location, choices);
  try {
    for (let person = 0; person < people; person += 1) await guessOne(run, server, guesses);
  } finally {
    await server.kill();
    await location.erase();
  }
  return [
    {
      what: `random codes tried for ${people} accounts that wait for one: accepted; the right code accepted after that; a new one`,
      measured: `0 of ${people * guesses}; 0 of ${people}; ${people} of ${people}`,
      required: "0; 0; all",
    },
  ];
}

async function guessOne(run: TestRun, server: ChatServer, guesses: number): Promise<void> {
  const email = newEmail();
  await call(server, "/signup", { body: { email, password } });
  const code = await sendCode(server, email);
  for (let done = 0; done < guesses; done += together) {
    const batch = Array.from({ length: Math.min(together, guesses - done) }, () =>
      tryCode(server, {
        email,
        token: String(Math.floor(between(run, 0, 1_000_000))).padStart(6, "0"),
        type: types[Math.floor(between(run, 0, types.length))] ?? "",
      }),
    );
    for (const { status, text } of await Promise.all(batch)) assert.equal(status, 403, text);
  }
  const right = await tryCode(server, { email, token: code, type: "recovery" });
  assert.equal(right.status, 403, "The code is good although so many were tried.");
  const fresh = await sendCode(server, email);
  const { status, text } = await tryCode(server, { email, token: fresh, type: "recovery" });
  assert.equal(status, 200, text);
}

async function sendCode(server: ChatServer, email: string): Promise<string> {
  const { status, text } = await call(server, "/recover", { body: { email } });
  assert.equal(status, 200, text);
  return (await lastEmailTo(server, email)).code;
}

function tryCode(server: ChatServer, body: { email: string; token: string; type: string }) {
  return callWithRetry(server, "/verify", body);
}
