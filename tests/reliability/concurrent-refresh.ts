import assert from "node:assert/strict";
import type { StoreKind } from "#database";
import { bearer, call, newEmail, newUser, password } from "../wire/auth-client.ts";
import { callWithRetry } from "./call-with-retry.ts";
import { type ChatServer, startChatServer } from "./chat-server.ts";
import type { Figure, StoreLocation, TestRun } from "./test-run.ts";

/** With time enough for all that comes at once, however busy the machine is. */
const choices = { LOG_LEVEL: "warn", AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: "600" };
/** No token before the last one is tolerated any more, as when its time is over. */
const late = { ...choices, AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: "0" };

type Tokens = { refresh: string; access: string };
/** A session whose first token is used up. */
type UsedUp = { first: string; last: Tokens };
type Choice = { rounds: number; copies: number; replays: number };

/** One token refreshed so many times at once is one line; who replays a used one ends it for good. */
export async function refreshTogether(
  run: TestRun,
  kind: StoreKind,
  choice: Choice,
): Promise<Figure[]> {
  const location = await run.newStore(kind);
  let servers = await startInstances(location);
  const instances = servers.length;
  try {
    for (let round = 0; round < choice.rounds; round += 1)
      await assertOneLine(servers, choice.copies);
    const used = await spendTokens(servers, choice.replays);
    await Promise.all(servers.map((server) => server.kill()));
    servers = [await startChatServer(location, late)];
    await inBatches(used, (one, index) => assertReplayed(at(servers, index), one));
    // At once: what was answered has to be kept.
    await Promise.all(servers.map((server) => server.kill()));
    servers = [await startChatServer(location, choices)];
    await inBatches(used, (one, index) => assertEnded(at(servers, index), one));
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await location.erase();
  }
  const { rounds, copies, replays } = choice;
  return [
    {
      what: `one refresh token used ${copies} times at once, instances: ${instances}: lines that go on`,
      measured: `1, ${rounds} of ${rounds}`,
      required: "1, and everybody gets its token",
    },
    {
      what: "used refresh tokens replayed after the interval: refused; then, after kill -9, the session's last token and its access token refused too",
      measured: `${replays} of ${replays}; ${replays} of ${replays}`,
      required: "all",
    },
  ];
}

function startInstances(location: StoreLocation): Promise<ChatServer[]> {
  const count = location.kind === "postgres" ? 2 : 1;
  return Promise.all(Array.from({ length: count }, () => startChatServer(location, choices)));
}

function at(servers: readonly ChatServer[], index: number): ChatServer {
  const server = servers[index % servers.length];
  assert.ok(server);
  return server;
}

async function refresh(server: ChatServer, refresh_token: string): Promise<Tokens> {
  const { status, json, text } = await ask(server, refresh_token);
  assert.equal(status, 200, text);
  return { refresh: json.refresh_token, access: json.access_token };
}

function ask(server: ChatServer, refresh_token: string) {
  return callWithRetry(server, "/token?grant_type=refresh_token", { refresh_token });
}

async function assertOneLine(servers: readonly ChatServer[], copies: number): Promise<void> {
  const { session } = await newUser(at(servers, 0));
  const refreshing = Array.from({ length: copies }, (_, index) =>
    refresh(at(servers, index), session.refresh_token),
  );
  const given = await Promise.all(refreshing);
  const lines = new Set(given.map((tokens) => tokens.refresh));
  assert.equal(lines.size, 1, "There is more than one line.");
  const [line = ""] = lines;
  assert.notEqual(line, session.refresh_token);
  for (const [index, { access }] of given.slice(0, 4).entries()) {
    const { status } = await call(at(servers, index), "/user", {
      method: "GET",
      headers: bearer(access),
    });
    assert.equal(status, 200);
  }
  const next = await Promise.all(servers.map((server) => refresh(server, line)));
  assert.equal(new Set(next.map((tokens) => tokens.refresh)).size, 1);
}

/** Many sessions of one person, each two tokens further. */
async function spendTokens(servers: readonly ChatServer[], count: number): Promise<UsedUp[]> {
  const email = newEmail();
  await call(at(servers, 0), "/signup", { body: { email, password } });
  return inBatches(Array.from({ length: count }), async (_, index) => {
    const body = { email, password };
    const { json } = await call(at(servers, index), "/token?grant_type=password", { body });
    const second = await refresh(at(servers, index), json.refresh_token);
    return {
      first: json.refresh_token,
      last: await refresh(at(servers, index + 1), second.refresh),
    };
  });
}

async function assertReplayed(server: ChatServer, { first }: UsedUp): Promise<void> {
  const { status, json } = await ask(server, first);
  assert.deepEqual([status, json.error_code], [400, "refresh_token_already_used"]);
}

async function assertEnded(server: ChatServer, { first, last }: UsedUp): Promise<void> {
  for (const token of [last.refresh, first]) {
    const { status, json } = await ask(server, token);
    assert.deepEqual([status, json.error_code], [400, "refresh_token_already_used"]);
  }
  const headers = bearer(last.access);
  const { status, json } = await call(server, "/user", { method: "GET", headers });
  assert.deepEqual([status, json.error_code], [403, "session_not_found"]);
}

/** Side by side, as many as a server answers well. */
async function inBatches<T, R>(
  list: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const size = 20;
  const results: R[] = [];
  for (let start = 0; start < list.length; start += size) {
    const batch = list.slice(start, start + size);
    results.push(
      ...(await Promise.all(batch.map((item, location) => work(item, start + location)))),
    );
  }
  return results;
}
