import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startGeminiServer } from "../fakes/gemini-server.ts";
import { type NetworkState, startTcpProxy, type TcpProxy } from "../stores/tcp-proxy.ts";
import { ask, type ChatReply, isModelAnswer, startLoad, type Visit } from "./chat-load.ts";
import {
  type ChatServer,
  chatChoices,
  startChatServer,
  statusOf,
  stopUnharmed,
} from "./chat-server.ts";
import { between, type Figure, promised, spread, type TestRun, within } from "./test-run.ts";

type Step = NetworkState & (string | object);

/** In these nothing comes through, so that the store is away. */
const away: readonly Step[] = ["reset", "blackhole", "refuse"];

/** Each time that the answer to a lease is swallowed costs a block: enough of them for a long run. */
const day = { AI_DAILY_REQUESTS: "10000", AI_DAILY_TOKENS: "100000000" };
/** As it is without a word. */
const patience = { DATABASE_WAIT_MS: "" };

type Course = { redMs: number[]; recoveryMs: number[]; states: string[] };

/** A server whose Postgres is behind a network that changes at random, under load all the while. */
export async function injectNetworkFaults(run: TestRun, steps: number): Promise<Figure[]> {
  const location = await run.newStore("postgres");
  const target = location.url ?? "";
  const network = await startTcpProxy({ port: Number(new URL(target).port) });
  const gemini = await startGeminiServer();
  const behind = { ...location, url: network.through(target) };
  const server = await startChatServer(behind, chatChoices(gemini, { ...day, ...patience }));
  const load = startLoad(server.url, 8, { visit: createVisits(), pauseMs: 20 });
  const watch = watchOthers(server);
  const course: Course = { redMs: [], recoveryMs: [], states: [] };
  try {
    for (let count = 0; count < steps; count += 1) await takeStep(run, network, server, course);
    await recover(network, server, course);
    await Promise.all([load.stop(), watch.stop()]);
    assert.equal(load.cut, 0, `The server broke off:\n${server.output()}`);
    await stopUnharmed(server);
    assertRefusals(load.replies.filter(isRefusal), run.deadlines.refusal);
    return figuresOf(course, load.replies, watch.waits);
  } catch (error) {
    throw new Error(`After ${course.states.join(", ")}`, { cause: error });
  } finally {
    await Promise.allSettled([load.stop(), watch.stop()]);
    await server.kill();
    await network.close();
    await gemini.close();
    await location.erase();
  }
}

async function takeStep(
  run: TestRun,
  network: TcpProxy,
  server: ChatServer,
  course: Course,
): Promise<void> {
  const state = pickState(run);
  course.states.push(typeof state === "string" ? state : `delay ${state.delay}`);
  await network.become(state);
  if (away.includes(state)) {
    const red = async () => (await statusOf(server.url)) === 503;
    course.redMs.push((await within(promised.recovery, "ready turns red", red)).ms);
  }
  await sleep(between(run, 0, 1500));
  if (run.random() < 0.6) await recover(network, server, course);
}

/** In turns drafts, calls of the model, and calls that also have to be claimed in the store. */
function createVisits(): () => Visit {
  let count = 0;
  return () => {
    count += 1;
    if (count % 3 === 0) return { provider: "local" };
    return count % 3 === 1 ? { idempotencyKey: randomUUID() } : {};
  };
}

function pickState(run: TestRun): Step {
  const delay = Math.round(between(run, 5, 600));
  const states: Step[] = ["reset", "blackhole", "forget", "refuse", { delay }];
  return states[Math.floor(between(run, 0, states.length))] ?? "reset";
}

/** The network is well again: how long until the server is, too. */
async function recover(network: TcpProxy, server: ChatServer, course: Course): Promise<void> {
  course.states.push("pass");
  await network.become("pass");
  const { ms } = await within(promised.recovery, "ready, and the model answers", async () => {
    return (await statusOf(server.url)) === 200 && isModelAnswer(await ask(server.url));
  });
  course.recoveryMs.push(ms);
}

/** What has no need of the store, asked all the while. */
function watchOthers({ url }: ChatServer) {
  const waits: number[] = [];
  let stopped = false;

  async function look(): Promise<void> {
    while (!stopped) {
      const start = performance.now();
      assert.equal(await statusOf(url, "/health/live"), 200);
      assert.equal(await statusOf(url, "/no-such-page"), 404);
      waits.push(performance.now() - start);
      await sleep(50);
    }
  }

  const looking = look();
  // Heard when it is stopped.
  looking.catch(() => undefined);
  return {
    waits,
    stop: () => {
      stopped = true;
      return looking;
    },
  };
}

function isRefusal({ body }: ChatReply): boolean {
  return !body.success;
}

/** What was no answer was a refusal in time, and said when to come back. */
function assertRefusals(refused: readonly ChatReply[], deadlineMs: number): void {
  for (const { status, body, retryAfter } of refused) {
    assert.equal(status, 503, JSON.stringify(body));
    assert.ok(retryAfter > 0);
  }
  const slow = refused.filter(({ ms }) => ms > deadlineMs);
  assert.deepEqual(slow, [], "Refusals that took longer than promised.");
}

function figuresOf({ redMs, recoveryMs, states }: Course, replies: ChatReply[], waits: number[]) {
  const refused = replies.filter(isRefusal);
  const drafts = replies.filter(({ body }) => body.success && body.provider === "local");
  const figures: Figure[] = [
    {
      what: "network to Postgres delayed, reset, swallowed, forgotten, refused in random order, under load: calls that need the store refused with 503",
      measured: `${refused.length} of ${replies.length}; ${spread(refused.map(({ ms }) => ms))}; ${states.length} changes`,
      required: `no other failure; each within ${promised.refusal} ms`,
    },
    {
      what: "drafts meanwhile; pages and live meanwhile",
      measured: `${drafts.length}, ${spread(drafts.map(({ ms }) => ms))}; ${waits.length}, ${spread(waits)}`,
      required: "all of them answered",
    },
    {
      what: "ready red after the network has gone; after its return ready, and the model answers",
      measured: `${spread(redMs)}; ${recoveryMs.length} of ${recoveryMs.length}, ${spread(recoveryMs)}`,
      required: `each within ${promised.recovery} ms, no restart, no unhandled rejection`,
    },
  ];
  return figures;
}
