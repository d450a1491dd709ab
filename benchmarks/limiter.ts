import type { Database } from "../database/index.ts";
import { createLimits, type Limits, visitorAt } from "../limits/index.ts";
import { medianOf, openStores, perSecond, withRange } from "./stores.ts";

/**
 * What the allowances cost a request: counting a visitor, and reserving a call's share of the day. Each
 * beside the plainest thing that could stand there, in turns within one run: a counter in a Map, an
 * empty statement, a commit for every call.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 2);
const callers = 8;
const day = 24 * 3_600_000;

/** As an answer of Gemini is reserved and then counted. */
const call = { estimatedTokens: 8000, usedTokens: 900 };

const stores = await openStores();
const visitors = Array.from({ length: 10_000 }, (_, index) =>
  visitorAt(`10.0.${index >> 8}.${index & 255}`),
);
const visitorOf = (count: number) => visitors[count % visitors.length] ?? visitorAt("");

type Work = (count: number) => Promise<unknown> | undefined;
type Row = { name: string; work: Work; beside: string; floor: Work };

/** Nobody is refused: a refusal is the cheaper answer. */
const generous = { burst: 1_000_000, perMs: 1 };

function counting(database: Database): Limits {
  const visitor = { ai: generous, any: generous };
  return createLimits({ database, secret: "of the benchmark", settings: { visitor }, log });
}

const log = { warn: () => undefined };

/** With the budget and blocks of the defaults; a day that is spent is followed by the next. */
function reserving(database: Database): Work {
  let now = Date.now();
  const limits = createLimits({
    database,
    secret: "of the benchmark",
    settings: {
      visitor: { ai: generous, any: generous },
      modelCalls: { maxConcurrent: callers, maxQueued: 0, maxWaitMs: 1000 },
    },
    now: () => now,
    log,
  });
  return async (count) => {
    const visitor = visitorOf(count);
    const asked = now;
    const { estimatedTokens } = call;
    const admission = await limits.admitModelCall({ visitor, estimatedTokens });
    if (admission.admitted) admission.settle(call.usedTokens);
    else if (now !== asked)
      return; // Somebody else has ended the day meanwhile.
    else if (admission.reason === "budget") now += day;
    else throw new Error(`Refused: ${admission.reason}`);
  };
}

/** What the budget would cost without blocks. */
function committing({ query }: Database, unit: "requests" | "tokens"): Work {
  return () =>
    query
      .insertInto("ai_budget")
      .values({ day: "every call", unit, leased: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "unit"])
          .doUpdateSet((eb) => ({ leased: eb("ai_budget.leased", "+", 1) })),
      )
      .execute();
}

const counts = new Map<string, number>();
function countInMap(count: number): undefined {
  const visitor = visitorOf(count).own;
  counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
  return undefined;
}

const { sqlite, postgres } = stores;
const [memory, shared] = [counting(sqlite), counting(postgres)];
const rows: Row[] = [
  {
    name: "count a visitor, in memory (SQLite)",
    work: (count) => memory.takeAny(visitorOf(count)),
    beside: "a counter in a Map",
    floor: countInMap,
  },
  {
    name: "count a visitor, Postgres",
    work: (count) => shared.takeAny(visitorOf(count)),
    beside: "select 1",
    floor: () => postgres.query.selectNoFrom((build) => build.lit(1).as("one")).execute(),
  },
  {
    name: "admit a call of a model: visitor, budget, gate (SQLite)",
    work: reserving(sqlite),
    beside: "a commit for every call",
    floor: committing(sqlite, "requests"),
  },
  {
    name: "admit a call of a model: visitor, budget, gate (Postgres)",
    work: reserving(postgres),
    beside: "a commit for every call",
    floor: committing(postgres, "tokens"),
  },
];

/** Microseconds of one piece of work, with the callers' work side by side. */
async function cost(work: Work): Promise<number> {
  return 1e6 / (await perSecond(callers, seconds, work));
}

console.log("| What | µs each | beside | µs each | ratio |");
console.log("|---|---|---|---|---|");
for (const { name, work, beside, floor } of rows) {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await cost(work));
    theirs.push(await cost(floor));
  }
  const ratios = ours.map((one, round) => one / (theirs[round] ?? Number.NaN));
  console.log(
    `| ${name} | ${withRange(ours, 1)} | ${beside} | ${withRange(theirs, 1)} | ${medianOf(ratios).toFixed(2)} |`,
  );
}
await Promise.all([memory.close(), shared.close()]);
await stores.close();
