import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { type AgentType, promptLength } from "../../contract/gemini-chat.ts";
import { outcomesOf, startLoad, type Visit } from "./chat-load.ts";
import { startChatServer, statusOf, stopUnharmed } from "./chat-server.ts";
import type { Figure, TestRun } from "./test-run.ts";

/** Those that made readers go back the furthest: negations, quotations, marks of lists, conjunctions, prices. */
const pieces = [
  "não ",
  "não é ",
  "sem ",
  "mas ",
  "e ",
  "a, ",
  "“a” ",
  '"',
  "1) a\n",
  "- a\n",
  "R$ 1,00 ",
  "Ana, ",
  "11 99999-9999 ",
  "a.com ",
];
const agents: readonly AgentType[] = ["reviews", "ads", "marketing"];
const visits: readonly Visit[] = agents.flatMap((agentType) =>
  pieces.map((piece) => ({ agentType, prompt: longest(piece) })),
);

function longest(piece: string): string {
  return piece.repeat(Math.ceil(promptLength.max / piece.length)).slice(0, promptLength.max);
}

/** Milliseconds between two looks at the server's health. */
const pauseMs = 5;

/** Of a slow or busy machine: as far from its idle server as the goal is from one that answers within 10 ms. */
const maxSlowdown = 10;

type Choice = { clients: number; durationMs: number; goalMs: number };

/**
 * So many calls at once, each with a text that is as long and as bad to read as may be, to a server that writes drafts
 * itself. On a machine that is busy with other things the goal is as far away as an idle server is slow.
 */
export async function readLongTexts(
  run: TestRun,
  { clients, durationMs, goalMs }: Choice,
): Promise<Figure[]> {
  const location = await run.newStore("sqlite");
  const server = await startChatServer(location, { LOG_LEVEL: "info" });
  let asked = 0;
  const visit = () => visits[asked++ % visits.length] ?? {};
  try {
    const idle = await healthTimes(server.url, durationMs / 4);
    const load = startLoad(server.url, clients, { visit });
    const busy = await healthTimes(server.url, durationMs);
    await load.stop();
    assert.equal(load.cut, 0, `The server broke off:\n${server.output()}`);
    assert.ok(
      load.replies.every(({ status }) => status === 200),
      outcomesOf(load.replies),
    );
    await stopUnharmed(server);
    const slowdown = percentile(busy, 99) / percentile(idle, 99);
    assert.ok(
      percentile(busy, 99) <= goalMs || slowdown <= maxSlowdown,
      `/health/live took ${timesOf(busy)}, and ${timesOf(idle)} before.`,
    );
    return [
      {
        what: `/health/live under ${clients} drafts of ${promptLength.max} characters at once (${load.replies.length} of them)`,
        measured: `${timesOf(busy)}; p99 is ${slowdown.toFixed(1)} times that of an idle server`,
        required: `p99 of ${goalMs} ms, or ${maxSlowdown} times that of an idle server`,
      },
      { what: "/health/live of the idle server", measured: timesOf(idle), required: "-" },
    ];
  } finally {
    await server.kill();
    await location.erase();
  }
}

async function healthTimes(url: string, durationMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + durationMs; performance.now() < end; ) {
    const start = performance.now();
    assert.equal(await statusOf(url, "/health/live"), 200);
    times.push(performance.now() - start);
    await sleep(pauseMs);
  }
  return times;
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

function timesOf(times: readonly number[]): string {
  const [median, p99, longest] = [50, 99, 100].map((one) => percentile(times, one).toFixed(1));
  return `p50 ${median} ms, p99 ${p99} ms, longest ${longest} ms, ${times.length} times`;
}
