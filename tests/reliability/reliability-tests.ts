import { fuzzAccounts } from "./accounts-fuzz.ts";
import { guessCodes } from "./code-guessing.ts";
import { refreshTogether } from "./concurrent-refresh.ts";
import { startTogether } from "./concurrent-start.ts";
import { spendBudget } from "./daily-budget.ts";
import { breakUnderServer, breakUnderWriter } from "./disk-faults.ts";
import { repeatCall } from "./duplicate-calls.ts";
import { fullDisk, unsyncedDisk } from "./faulty-disks.ts";
import { killFirstStarts } from "./first-start.ts";
import { fillStore } from "./full-store.ts";
import { killPostgres } from "./kill-postgres.ts";
import { killServers } from "./kill-servers.ts";
import { killWriters } from "./kill-writers.ts";
import { readLongTexts } from "./long-texts.ts";
import { injectNetworkFaults } from "./network-faults.ts";
import { hasNginx, startNginx } from "./nginx-proxy.ts";
import { redirectAway } from "./open-redirects.ts";
import { restartBehindProxy } from "./rolling-restart.ts";
import { modelSessions } from "./sessions-against-model.ts";
import { shareLimit } from "./shared-limit.ts";
import type { Figure, TestRun } from "./test-run.ts";

type ReliabilityTest = (run: TestRun) => Promise<Figure[]>;

/** The long forms by name; the tests beside them run the same with smaller numbers. */
export const reliabilityTests: Readonly<Record<string, ReliabilityTest>> = {
  "kill-server-sqlite": (run) => killServers(run, "sqlite", 100),
  "kill-server-postgres": (run) => killServers(run, "postgres", 100),
  "kill-writer-sqlite": (run) => killWriters(run, "sqlite", 100),
  "kill-writer-postgres": (run) => killWriters(run, "postgres", 100),
  "kill-postgres": (run) => killPostgres(run, 15),
  "first-start-sqlite": (run) => killFirstStarts(run, "sqlite", 30),
  "first-start-postgres": (run) => killFirstStarts(run, "postgres", 30),
  "start-together": (run) => startTogether(run, 10, 3),
  "shared-limit": (run) => shareLimit(run, { rounds: 20, throughServers: 3 }),
  "budget-sqlite": (run) => spendBudget(run, "sqlite", { calls: 500, rounds: 6, kills: 10 }),
  "budget-postgres": (run) => spendBudget(run, "postgres", { calls: 500, rounds: 6, kills: 10 }),
  "full-disk": fillDisks,
  "failing-sync": failSyncs,
  network: (run) => injectNetworkFaults(run, 60),
  "same-call": (run) => repeatCall(run, 50, 20),
  "accounts-fuzz": (run) => fuzzAccounts(run, 50_000),
  "sessions-sqlite": (run) => modelSessions(run, "sqlite", 10_000),
  "sessions-postgres": (run) => modelSessions(run, "postgres", 10_000),
  "refresh-sqlite": (run) => refreshTogether(run, "sqlite", refreshes),
  "refresh-postgres": (run) => refreshTogether(run, "postgres", refreshes),
  "codes-sqlite": (run) => guessCodes(run, "sqlite", { people: 100, guesses: 1000 }),
  "codes-postgres": (run) => guessCodes(run, "postgres", { people: 100, guesses: 1000 }),
  redirects: (run) => redirectAway(run),
  "long-texts": (run) => readLongTexts(run, { clients: 60, durationMs: 20_000, goalMs: 100 }),
  "rolling-restart": restartBehindNginx,
};

const refreshes = { rounds: 20, copies: 100, replays: 1000 };

const restarts = { stops: 6, requests: 10_000, askers: 8, startProxy: startNginx };

/** Asked within the lead, and later than that. */
async function restartBehindNginx(run: TestRun): Promise<Figure[]> {
  if (!hasNginx()) return [leftOut("restarts behind nginx", "nginx is not installed")];
  const seen = { ...restarts, leadMs: 10_000, probeMs: 2000, passesOn: false };
  const unseen = { ...restarts, leadMs: 2000, probeMs: 5000, passesOn: true };
  return [...(await restartBehindProxy(run, seen)), ...(await restartBehindProxy(run, unseen))];
}

async function fillDisks(run: TestRun): Promise<Figure[]> {
  const limited = await fillStore(run, 20);
  const writing = fullDisk();
  if (!writing)
    return [...limited, leftOut("ENOSPC through the server", "no file system can be mounted")];
  try {
    const served = await breakUnderServer(async () => fullDisk() ?? writing, 10);
    return [...limited, ...served, ...(await breakUnderWriter(writing.disk, 10))];
  } finally {
    await writing.erase();
  }
}

async function failSyncs(run: TestRun): Promise<Figure[]> {
  const writing = await unsyncedDisk(run, "often");
  if (!writing) return [leftOut("fsync that fails", "libfiu is not installed")];
  try {
    const served = await breakUnderServer(async () => {
      return (await unsyncedDisk(run, "always")) ?? writing;
    }, 10);
    return [...served, ...(await breakUnderWriter(writing.disk, 10))];
  } finally {
    await writing.erase();
  }
}

function leftOut(what: string, why: string): Figure {
  return { what, measured: `left out: ${why}`, required: "-" };
}
