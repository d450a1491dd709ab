import { disturbNetwork } from "./bad-network.ts";
import { fullDisk, unsyncedDisk } from "./breakable-disks.ts";
import { breakUnderServer, breakUnderWriter } from "./broken-disk.ts";
import { spendBudget } from "./exact-budget.ts";
import { killFirstStarts } from "./first-start.ts";
import { fillStore } from "./full-store.ts";
import { fuzzAccounts } from "./fuzzed-accounts.ts";
import { guessCodes } from "./guessed-codes.ts";
import { killPostgres } from "./killed-postgres.ts";
import { killServers } from "./killed-servers.ts";
import { killWriters } from "./killed-writers.ts";
import { modelSessions } from "./modelled-sessions.ts";
import { refreshTogether } from "./one-lineage.ts";
import { redirectAway } from "./redirected.ts";
import { repeatCall } from "./same-call.ts";
import { shareLimit } from "./shared-limit.ts";
import { startTogether } from "./starting-together.ts";
import type { Figure, World } from "./world.ts";

type Prove = (world: World) => Promise<Figure[]>;

/** The long forms by name; the tests beside them run the same with smaller numbers. */
export const proofs: Readonly<Record<string, Prove>> = {
  "kill-server-sqlite": (world) => killServers(world, "sqlite", 100),
  "kill-server-postgres": (world) => killServers(world, "postgres", 100),
  "kill-writer-sqlite": (world) => killWriters(world, "sqlite", 100),
  "kill-writer-postgres": (world) => killWriters(world, "postgres", 100),
  "kill-postgres": (world) => killPostgres(world, 15),
  "first-start-sqlite": (world) => killFirstStarts(world, "sqlite", 30),
  "first-start-postgres": (world) => killFirstStarts(world, "postgres", 30),
  "start-together": (world) => startTogether(world, 10, 3),
  "shared-limit": (world) => shareLimit(world, { rounds: 20, throughServers: 3 }),
  "budget-sqlite": (world) => spendBudget(world, "sqlite", { calls: 500, rounds: 6, kills: 10 }),
  "budget-postgres": (world) =>
    spendBudget(world, "postgres", { calls: 500, rounds: 6, kills: 10 }),
  "full-disk": fillDisks,
  "failing-sync": failSyncs,
  network: (world) => disturbNetwork(world, 60),
  "same-call": (world) => repeatCall(world, 50, 20),
  "accounts-fuzz": (world) => fuzzAccounts(world, 50_000),
  "sessions-sqlite": (world) => modelSessions(world, "sqlite", 10_000),
  "sessions-postgres": (world) => modelSessions(world, "postgres", 10_000),
  "refresh-sqlite": (world) => refreshTogether(world, "sqlite", refreshes),
  "refresh-postgres": (world) => refreshTogether(world, "postgres", refreshes),
  "codes-sqlite": (world) => guessCodes(world, "sqlite", { people: 100, guesses: 1000 }),
  "codes-postgres": (world) => guessCodes(world, "postgres", { people: 100, guesses: 1000 }),
  redirects: (world) => redirectAway(world),
};

const refreshes = { rounds: 20, copies: 100, replays: 1000 };

async function fillDisks(world: World): Promise<Figure[]> {
  const limited = await fillStore(world, 20);
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

async function failSyncs(world: World): Promise<Figure[]> {
  const writing = await unsyncedDisk(world, "often");
  if (!writing) return [leftOut("fsync that fails", "libfiu is not installed")];
  try {
    const served = await breakUnderServer(async () => {
      return (await unsyncedDisk(world, "always")) ?? writing;
    }, 10);
    return [...served, ...(await breakUnderWriter(writing.disk, 10))];
  } finally {
    await writing.erase();
  }
}

function leftOut(what: string, why: string): Figure {
  return { what, measured: `left out: ${why}`, held: "-" };
}
