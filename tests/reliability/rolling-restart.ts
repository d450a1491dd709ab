import assert from "node:assert/strict";
import { once } from "node:events";
import { type RequestOptions, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../stores/free-port.ts";
import { publishableKey } from "../wire/running-server.ts";
import { type ChatServer, chat, startChatServer } from "./chat-server.ts";
import type { ProxyChoices, ReverseProxy } from "./probing-proxy.ts";
import { type Figure, type StoreLocation, type TestRun, within } from "./test-run.ts";

/** Milliseconds: for a start, a stop, and until the proxy has seen either. */
const timeoutMs = 60_000;

export type Restarts = {
  /** At least so many of each. */
  stops: number;
  requests: number;
  /** As STOP_LEAD has it. */
  leadMs: number;
  probeMs: number;
  passesOn: boolean;
  startProxy: (choices: ProxyChoices) => Promise<ReverseProxy>;
  /** Who asks at the same time. */
  askers: number;
};

/** Two servers on one store behind a proxy, stopped and started in turn while visitors ask. */
export async function restartBehindProxy(run: TestRun, restarts: Restarts): Promise<Figure[]> {
  const { leadMs, probeMs, passesOn } = restarts;
  const location = await run.newStore("postgres");
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startOn(location, port, leadMs);
  const running = new Map<number, ChatServer>();
  for (const port of ports) running.set(port, await start(port));
  const proxy = await restarts.startProxy({ ports, probeMs, passesOn });
  try {
    const load = startLoad(proxy.url, restarts.askers);
    const isEnough = (stops: number) =>
      stops >= restarts.stops && load.passed() >= restarts.requests;
    const rounds = await restartInTurn({ proxy, running, start, isEnough });
    const { lost, passed } = await load.stop();
    assert.deepEqual(lost, [], "Requests were lost.");
    return [
      {
        what: `a server stopped ${rounds} times under ${passed} requests, lead ${leadMs} ms, proxy asks every ${probeMs} ms${passesOn ? " and passes on what is refused" : ""}: lost`,
        measured: `0 of ${passed}`,
        required: "0",
      },
    ];
  } finally {
    await proxy.close();
    await Promise.all(Array.from(running.values(), (server) => server.kill()));
    await location.erase();
  }
}

function startOn(location: StoreLocation, port: number, leadMs: number): Promise<ChatServer> {
  const choices = { PORT: String(port), STOP_LEAD: `${leadMs}ms`, LOG_LEVEL: "warn" };
  return startChatServer(location, choices, timeoutMs);
}

type InTurn = {
  proxy: ReverseProxy;
  running: Map<number, ChatServer>;
  start: (port: number) => Promise<ChatServer>;
  isEnough: (stops: number) => boolean;
};

/** Each is back, and known to be, before the next one goes. */
async function restartInTurn({ proxy, running, start, isEnough }: InTurn): Promise<number> {
  for (let stops = 0; ; ) {
    for (const [port, server] of running) {
      await server.stop();
      stops += 1;
      await within(timeoutMs, "the proxy knows that it is gone", async () => !proxy.sendsTo(port));
      if (isEnough(stops)) return stops;
      running.set(port, await start(port));
      await within(timeoutMs, "the proxy knows that it is back", async () => proxy.sendsTo(port));
    }
  }
}

/** Milliseconds that each asker waits between two requests. */
const pauseMs = 20;

/** Mostly questions, and every tenth a draft, which no proxy may send twice. */
function startLoad(url: string, askers: number) {
  const headers = { apikey: publishableKey, "content-type": "application/json" };
  const draft = JSON.stringify(chat);
  const lost: string[] = [];
  let asked = 0;
  let passed = 0;
  let over = false;

  async function ask(path: string, options: RequestOptions, body?: string): Promise<void> {
    try {
      // On a connection of its own: one that is kept may be closed by the proxy at any moment.
      const asked = request(url + path, { ...options, agent: false }).end(body);
      const [answer] = await once(asked, "response");
      await answer.toArray();
      if (answer.statusCode === 200) passed += 1;
      else lost.push(`${path}: ${answer.statusCode} ${answer.headers["x-lost"] ?? ""}`);
    } catch (error) {
      lost.push(`${path}: ${String(error)}`);
    }
  }

  async function askOn(): Promise<void> {
    while (!over) {
      asked += 1;
      if (asked % 10 === 0)
        await ask("/functions/v1/gemini-chat", { method: "POST", headers }, draft);
      else await ask("/auth/v1/settings", { headers });
      await sleep(pauseMs);
    }
  }

  const done = Promise.all(Array.from({ length: askers }, askOn));
  return {
    passed: () => passed,
    async stop() {
      over = true;
      await done;
      return { lost, passed };
    },
  };
}
