import { openConnection } from "./gateway/connection.ts";
import { costsOf, idleGrowth, type Side } from "./gateway/costs.ts";
import { load, median, quantile, streams } from "./gateway/measure.ts";
import { startOurs, startPortkey, startStandIn } from "./gateway/processes.ts";
import { caughtNumber, direct, ours, portkey } from "./gateway/target.ts";
import { eventsOfStream } from "./gateway/words.ts";

/**
 * What this server adds to a call of Gemini, beside Portkey's gateway and the direct call: one
 * stand-in upstream, both sides in turns within one run. Limits, log and prompts are on.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const ms = Number(process.env.SECONDS ?? 4) * 1000;
const key = "AIzaStandIn";

const standIn = await startStandIn();
const [ourServer, gateway] = [await startOurs(standIn.port, key), await startPortkey()];
const processes = [ourServer, gateway, standIn];

/** What our server makes of a question, so that the others can be given the same. */
async function catchBody(): Promise<Parameters<typeof direct>[1]> {
  const target = ours(ourServer.port, ourServer.apikey);
  const connection = await openConnection(ourServer.port);
  const status = await connection.ask(target.request(false, caughtNumber));
  connection.close();
  if (status !== 200) throw new Error(`Our server answers with ${status}.`);
  return JSON.parse(await standIn.lastBody());
}

/** Microseconds of processor, all threads. */
type Cpu = { request: number; event: number };

type Round = { name: string; p50: number; perSecond: number; cpu: Cpu; first: number[] };

/** Everything that is measured of one side in one round. */
async function measure({ target, process }: Side): Promise<Round> {
  const alone = await load(target, 1, ms);
  const [crowd, perRequest] = await costsOf(process, () => load(target, 50, ms));
  await standIn.firstEventTimes();
  const shape = { count: 200, ms: ms * 1.5, spreadMs: 1000 };
  const [flow, perStream] = await costsOf(process, () => streams(target, shape));
  const written = await standIn.firstEventTimes();
  const failed = alone.failed + crowd.failed + flow.failed;
  if (failed > 0) throw new Error(`${failed} requests of ${target.name} failed.`);
  return {
    name: target.name,
    p50: median(alone.times),
    perSecond: crowd.perSecond,
    cpu: {
      request: perRequest / crowd.times.length,
      event: perStream / flow.count / eventsOfStream,
    },
    first: [...flow.firstWords].map(([id, at]) => Number(at - (written.get(id) ?? at)) / 1e6),
  };
}

function row(cells: (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function show(list: Round[]): void {
  for (const { name, p50, perSecond, cpu, first } of list)
    console.log(
      row([
        name,
        p50.toFixed(2),
        perSecond.toFixed(0),
        `${quantile(first, 0.5).toFixed(2)} / ${quantile(first, 0.99).toFixed(1)}`,
        `${cpu.request.toFixed(0)} / ${cpu.event.toFixed(0)}`,
      ]),
    );
}

/** Ours to theirs. */
function ratiosOf([our, their, plain]: Round[]) {
  if (!(our && their && plain)) throw new Error("A round has three sides.");
  return {
    "added p50 at one connection": (our.p50 - plain.p50) / (their.p50 - plain.p50),
    "requests/s at 50 connections": our.perSecond / their.perSecond,
    "first delta of 200 streams, p50": quantile(our.first, 0.5) / quantile(their.first, 0.5),
    "first delta of 200 streams, p99": quantile(our.first, 0.99) / quantile(their.first, 0.99),
    "CPU per request": our.cpu.request / their.cpu.request,
    "CPU per event": our.cpu.event / their.cpu.event,
  };
}

try {
  const body = await catchBody();
  const targets = [
    ours(ourServer.port, ourServer.apikey),
    portkey(gateway.port, standIn.port, body, key),
    direct(standIn.port, body, key),
  ];
  const sides = targets.map((target, i) => ({ target, process: processes[i] })) as Side[];
  // Once for all to be compiled.
  for (const { target } of sides) await load(target, 50, 3000);
  console.log(
    row(["", "p50 ms", "requests/s", "first delta ms p50 / p99", "CPU µs request / event"]),
  );
  console.log(row(Array.from({ length: 5 }, () => "---")));
  const ratios: ReturnType<typeof ratiosOf>[] = [];
  for (let round = 0; round < rounds; round++) {
    const list: Round[] = [];
    for (const side of sides) list.push(await measure(side));
    show(list);
    ratios.push(ratiosOf(list));
  }
  for (const name of Object.keys(ratios[0] ?? {}) as (keyof ReturnType<typeof ratiosOf>)[]) {
    const all = ratios.map((ratio) => ratio[name]);
    const [low, high] = [Math.min(...all).toFixed(2), Math.max(...all).toFixed(2)];
    console.log(`${name}: ${median(all).toFixed(2)} times Portkey's (${low} to ${high})`);
  }
  await standIn.standStill();
  for (const side of sides.slice(0, 2)) console.log(await idleGrowth(side));
} finally {
  for (const { stop } of processes) stop();
}
