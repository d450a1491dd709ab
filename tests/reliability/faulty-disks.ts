import type { BreakableDisk, Broken } from "./disk-faults.ts";
import { prepareFailingCalls, syncFails, syncFailsOften, syncWorks } from "./failing-sync.ts";
import { mountSmallDisk } from "./small-disk.ts";
import type { TestRun } from "./test-run.ts";

/** Much more than is written there meanwhile. */
const megabytes = 64;

/** ENOSPC as the system says it; undefined where nothing can be mounted. */
export function fullDisk(): Broken | undefined {
  const small = mountSmallDisk(megabytes);
  if (!small) return undefined;
  const disk: BreakableDisk = {
    location: small.location,
    environment: {},
    break: async () => small.fill(),
    repair: async () => small.free(),
    reason: "full",
    name: `disk full (tmpfs of ${megabytes} MB)`,
  };
  return { disk, erase: small.location.erase };
}

/** fsync that fails, every time or 3 times of 10; undefined without libfiu. */
export async function unsyncedDisk(
  run: TestRun,
  how: "always" | "often",
): Promise<Broken | undefined> {
  const calls = prepareFailingCalls();
  if (!calls) return undefined;
  const location = await run.newStore("sqlite");
  const disk: BreakableDisk = {
    location,
    environment: calls.environment,
    break: (pid) => calls.tell(pid, how === "always" ? syncFails : syncFailsOften),
    repair: (pid) => calls.tell(pid, syncWorks),
    reason: "io",
    name: `fsync fails ${how === "always" ? "every time" : "3 times of 10"} (libfiu)`,
  };
  return {
    disk,
    erase: async () => {
      calls.erase();
      await location.erase();
    },
  };
}
