import { type Call, calls, type Person, signIn, signUpPeople } from "./accounts/calls.ts";
import { load, type Round } from "./accounts/load.ts";
import { type HashCost, type Side, startLite, startOurs } from "./accounts/sides.ts";
import { withRange } from "./stores.ts";

/**
 * The calls of the accounts that pages make most, beside `@supabase/lite`: each server is a process of
 * its own on SQLite, as it comes but for our rate limits, in turns within one run. They hash
 * passwords differently (argon2id here, bcrypt there), so sign-in is measured again with the least
 * that each can be told to spend on that.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const ms = Number(process.env.SECONDS ?? 3) * 1000;
const crowd = 16;
const only = process.env.ONLY ?? "";

type Contender = { side: Side; people: Person[] };

async function startPair(cost: HashCost): Promise<Contender[]> {
  const sides = await Promise.all([startOurs(cost), startLite(cost)]);
  const pair: Contender[] = [];
  for (const side of sides) pair.push({ side, people: await signUpPeople(side, crowd) });
  return pair;
}

/** In turns, and the other one first in every second round. */
async function inTurns(pair: readonly Contender[], call: Call, connections: number) {
  const figures = new Map<Contender, Round[]>(pair.map((one) => [one, []]));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? pair : pair.toReversed();
    for (const one of order) {
      const people = one.people.slice(0, connections);
      figures.get(one)?.push(await load(one.side, call, { people, ms }));
    }
  }
  return figures;
}

function show(name: string, connections: number, figures: Map<Contender, Round[]>): void {
  const theirs = [...figures.values()].at(-1) ?? [];
  for (const [{ side }, own] of figures) {
    const range = (pick: (round: Round) => number, digits: number) =>
      withRange(own.map(pick), digits);
    const ratios = own.map((round, i) => round.perSecond / (theirs[i]?.perSecond ?? Number.NaN));
    const failed = own.reduce((sum, round) => sum + round.failed, 0);
    const cells = [
      ...[name, connections, side.name],
      range(({ perSecond }) => perSecond, 0),
      own === theirs ? 1 : withRange(ratios, 2),
      range(({ p50 }) => p50, 2),
      range(({ p99 }) => p99, 1),
      range(({ cpu }) => cpu, 3),
      failed,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

const heads = ["Call", "Connections", "Server", "requests/s", "times theirs"];
heads.push("p50 ms", "p99 ms", "CPU ms", "failed");

async function compare(cost: HashCost, compared: readonly Call[], remark = ""): Promise<void> {
  const chosen = compared.filter((call) => (call.name + remark).includes(only));
  if (chosen.length === 0) return;
  const pair = await startPair(cost);
  try {
    for (const call of chosen) {
      // Once for all to be compiled.
      for (const { side, people } of pair) await load(side, call, { people, ms: 1500 });
      for (const connections of [1, crowd])
        show(call.name + remark, connections, await inTurns(pair, call, connections));
    }
  } finally {
    for (const { side } of pair) side.stop();
  }
}

console.log(`| ${heads.join(" | ")} |\n|${"---|".repeat(heads.length)}`);
await compare("shipped", calls);
await compare("least", [signIn], ", cheapest hash");
