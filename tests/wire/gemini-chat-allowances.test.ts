import { setTimeout as pause } from "node:timers/promises";
import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { ChatAnswer, ChatRequest } from "../../contract/gemini-chat.ts";
import { newStoreLocation, stores } from "../../database/fixture.ts";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { startTcpProxy } from "../stores/tcp-proxy.ts";
import { newUser } from "./auth-client.ts";
import { publishableKey, type RunningServer, startServer } from "./running-server.ts";
import { type StoredServer, startIn, startOn } from "./stored-server.ts";

let gemini: GeminiServer;
beforeAll(async () => {
  gemini = await startGeminiServer();
});
afterAll(() => gemini.close());
beforeEach(() => {
  gemini.answerWith("ok", "Obrigada pelo elogio ao bolo.");
  gemini.calls.length = 0;
});

const review: ChatRequest = { prompt: "Bolo ótimo, atendimento melhor.", agentType: "reviews" };
const exceeded = "Limite de requisições excedido. Tente novamente em alguns minutos.";

/** With a key, so that the stand-in answers, and with the limits on. */
function choices(more: Record<string, string> = {}): Record<string, string> {
  return {
    RATE_LIMIT: "on",
    GEMINI_API_KEY: gemini.key,
    GEMINI_BASE_URL: gemini.url,
    ...more,
  };
}

async function untilFinished<T extends RunningServer>(starting: Promise<T>) {
  const server = await starting;
  onTestFinished(() => server.kill());
  return server;
}

function post(to: RunningServer, body: object, headers: Record<string, string> = {}) {
  return fetch(`${to.url}/functions/v1/gemini-chat`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
    body: JSON.stringify({ ...review, ...body }),
  });
}

/** A store that is busy for a moment is said to be so, and clients come again. */
async function untilServed(ask: () => Promise<Response>): Promise<Response> {
  let response = await ask();
  for (let tries = 0; response.status === 503 && tries < 30; tries += 1) {
    await pause(200);
    response = await ask();
  }
  return response;
}

async function answerOf(response: Response): Promise<ChatAnswer & { code?: string }> {
  return response.json();
}

/** Behind a proxy of ours, which says who asks: so that each test has a visitor of its own. */
function from(address: string): Record<string, string> {
  return { "x-forwarded-for": address };
}

describe.each(stores)("on %s", (kind) => {
  let server: StoredServer;
  beforeAll(async () => {
    server = await startOn(kind, choices({ AI_VISITOR_BURST: "3", TRUSTED_PROXIES: "1" }));
  });
  afterAll(() => server.kill());

  test("a visitor has so many answers, sees what is left, and reads the specified text after", async () => {
    const headers = from("203.0.113.1");
    for (const remaining of [2, 1, 0]) {
      const answer = await answerOf(await post(server, {}, headers));
      expect(answer).toMatchObject({ allowance: { remaining, limit: 3, refillSeconds: 180 } });
    }
    const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
    const asked = { body: review, headers };
    const { data, error } = await client.functions.invoke("gemini-chat", asked);
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const refused: Response = error.context;
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      success: false,
      error: exceeded,
      code: "too_many_requests",
    });
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(150);
    expect(wait).toBeLessThanOrEqual(180);
    expect(gemini.calls).toHaveLength(3);
    const draft = await answerOf(await post(server, { provider: "local" }, headers));
    expect(draft).toMatchObject({ success: true, provider: "local" });
    expect(draft).not.toHaveProperty("allowance");
  });

  test("a call that never reached the model costs the visitor nothing", async () => {
    const headers = from("203.0.113.2");
    gemini.answerWith("invalid key");
    for (const _ of [1, 2, 3, 4]) {
      expect(await answerOf(await post(server, {}, headers))).toMatchObject({ code: "key" });
    }
    gemini.answerWith("ok");
    // It is given back a moment after the answer.
    await pause(200);
    expect(await answerOf(await post(server, {}, headers))).toMatchObject({
      success: true,
      allowance: { remaining: 2 },
    });
  });

  test("the same call sent twenty times at once is one call of the model and one answer", async () => {
    gemini.answerWith("slow stream", "Obrigada, que bom que gostou do bolo.", 150);
    const idempotencyKey = "a-key-of-the-page-0001";
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => post(server, { idempotencyKey }, from("203.0.113.3"))),
    );
    const answers = await Promise.all(replies.map(answerOf));
    expect(gemini.calls).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({
      success: true,
      text: "Obrigada, que bom que gostou do bolo.",
    });
    for (const change of [{ prompt: "Outro texto" }, { stars: 2 }]) {
      const other = await post(server, { idempotencyKey, ...change }, from("203.0.113.3"));
      expect(other.status).toBe(422);
      expect(await answerOf(other)).toMatchObject({ code: "idempotency_conflict" });
    }
    expect(gemini.calls).toHaveLength(1);
  });

  test("a failure is not kept: the same call may be tried again", async () => {
    const call = { idempotencyKey: "a-key-of-the-page-0002" };
    gemini.answerWith("invalid key");
    expect(await answerOf(await post(server, call, from("203.0.113.4")))).toMatchObject({
      code: "key",
    });
    gemini.answerWith("ok");
    expect(await answerOf(await post(server, call, from("203.0.113.4")))).toMatchObject({
      success: true,
    });
  });

  test("who is counted is who our proxy saw, whatever the visitor wrote before", async () => {
    const statusOf = async (address: string) => (await post(server, {}, from(address))).status;
    for (const _ of [1, 2, 3]) expect(await statusOf("203.0.113.5")).toBe(200);
    expect(await statusOf("203.0.113.6")).toBe(200);
    expect(await statusOf("198.51.100.1, 203.0.113.5")).toBe(429);
    for (const _ of [1, 2, 3]) expect(await statusOf("2001:db8:1:2::a")).toBe(200);
    expect(await statusOf("2001:db8:1:2:ffff::b")).toBe(429);
  });

  test("a new account brings no allowance along, and a token that holds no more opens nothing", async () => {
    const address = from("203.0.113.8");
    const statusFor = async (token: string) =>
      (await post(server, {}, { ...address, authorization: `Bearer ${token}` })).status;
    const [ana, bia] = [await newUser(server), await newUser(server)];
    expect(await statusFor(ana.session.access_token)).toBe(200);
    expect(await statusFor(bia.session.access_token)).toBe(200);
    expect((await post(server, {}, address)).status).toBe(200);
    for (const { session } of [ana, bia, await newUser(server)])
      expect(await statusFor(session.access_token)).toBe(429);
    const carla = await newUser(server);
    await carla.client.auth.signOut();
    expect(await statusFor(carla.session.access_token)).toBe(429);
  });

  test("the site spends no more requests a day than it may, also after a restart", async () => {
    const settings = choices({ AI_DAILY_REQUESTS: "3" });
    const location = await newStoreLocation(kind);
    onTestFinished(() => location.erase());
    const server = await startIn(location, settings);
    // The first answer of a server takes longer than the others.
    expect((await post(server, {})).status).toBe(200);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => untilServed(() => post(server, {}))),
    );
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, ...Array(10).fill(429)]);
    const refused = replies.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({ error: exceeded });
    // Until midnight in São Paulo.
    const wait = Number(refused?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(24 * 3600);
    expect(gemini.calls).toHaveLength(3);
    await server.stop();
    const again = await untilFinished(startIn(location, settings));
    expect((await post(again, {})).status).toBe(429);
    expect(gemini.calls).toHaveLength(3);
  });
});

describe("the queue in front of the model", () => {
  test("is short, and whoever finds it full hears so at once", async () => {
    const few = { AI_CONCURRENT_CALLS: "1", AI_WAITING_CALLS: "1" };
    const server = await untilFinished(startServer(choices(few)));
    gemini.answerWith("slow", "Obrigada pelo bolo.");
    const first = post(server, {});
    await expect.poll(() => gemini.calls.length).toBe(1);
    const second = post(server, {});
    await pause(50);
    const start = performance.now();
    const third = await post(server, {});
    expect(performance.now() - start).toBeLessThan(1000);
    expect(third.status).toBe(503);
    expect(await answerOf(third)).toMatchObject({ code: "busy" });
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    await Promise.all([first, second]);
  });
});

test("without a proxy of ours the other end of the connection is counted, whatever a header says", async () => {
  const server = await untilFinished(startServer(choices({ AI_VISITOR_BURST: "1" })));
  expect((await post(server, {})).status).toBe(200);
  expect((await post(server, {}, from("203.0.113.9"))).status).toBe(429);
});

describe("two servers on one Postgres", () => {
  let one: StoredServer;
  let two: RunningServer;
  beforeAll(async () => {
    const settings = choices({ AI_VISITOR_BURST: "5", TRUSTED_PROXIES: "1" });
    one = await startOn("postgres", settings);
    two = await startIn(one.location, settings);
    // The first answer of a server takes longer than the others.
    for (const server of [one, two])
      expect((await post(server, {}, from("203.0.113.9"))).status).toBe(200);
    gemini.calls.length = 0;
  });
  afterAll(async () => {
    await two.kill();
    await one.kill();
  });

  test("let as many through as one", async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        untilServed(() => post(index % 2 ? one : two, {}, from("203.0.113.1"))),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(gemini.calls).toHaveLength(5);
  });

  test("work on the same call once between them", async () => {
    gemini.answerWith("slow", "Obrigada pelo bolo.");
    const call = { idempotencyKey: "a-key-of-the-page-0003" };
    const first = untilServed(() => post(one, call, from("203.0.113.2")));
    await expect.poll(() => gemini.calls.length).toBe(1);
    const elsewhere = await untilServed(() => post(two, call, from("203.0.113.2")));
    expect(elsewhere.status).toBe(409);
    expect(await answerOf(elsewhere)).toMatchObject({ code: "call_in_progress" });
    await first;
    expect(gemini.calls).toHaveLength(1);
  });
});

describe("while Postgres is away", () => {
  // Most of the time of each goes by in waiting for what the others wait for too.
  test.concurrent.for(["reset", "blackhole", "refuse"] as const)(
    "(%s) the model is closed, drafts and pages are not, and it heals by itself",
    { timeout: 30_000 },
    async (state, { expect, onTestFinished }) => {
      const location = await newStoreLocation("postgres");
      onTestFinished(() => location.erase());
      const url = location.options.url ?? "";
      const network = await startTcpProxy({ port: Number(new URL(url).port) });
      onTestFinished(() => network.close());
      const settings = choices({ DATABASE_URL: network.through(url), DATABASE_WAIT_MS: "" });
      const server = await startServer(settings);
      onTestFinished(() => server.kill());
      const ready = async () => (await fetch(`${server.url}/health/ready`)).status;
      await expect.poll(ready, { timeout: 5000 }).toBe(200);
      await network.become(state);
      const start = performance.now();
      const refused = await post(server, {});
      expect(performance.now() - start).toBeLessThan(2000);
      expect(refused.status).toBe(503);
      expect(await answerOf(refused)).toMatchObject({ code: "store_unavailable" });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      await expect.poll(ready, { timeout: 5000 }).toBe(503);
      expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
      expect((await fetch(`${server.url}/no-such-page`)).status).toBe(404);
      expect((await post(server, { provider: "local" })).status, server.output()).toBe(200);
      await network.become("pass");
      await expect.poll(ready, { timeout: 5000 }).toBe(200);
      // What the refused are told (`storeRetryAfterMs`): the visitors' pause may be followed by the budget's.
      await expect.poll(async () => (await post(server, {})).status, { timeout: 5000 }).toBe(200);
    },
  );
});
