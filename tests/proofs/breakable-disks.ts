import type { BreakableDisk, Broken } from "./broken-disk.ts";
import { prepareFailingCalls, syncFails, syncFailsOften, syncWorks } from "./failing-sync.ts";
import { mountSmallDisk } from "./small-disk.ts";
import type { World } from "./world.ts";

/** Much more than is written there meanwhile. */
const megabytes = 64;

/** ENOSPC as the system says it; undefined where nothing can be mounted. */
export function fullDisk(): Broken | undefined {
  const small = mountSmallDisk(megabytes);
  if (!small) return undefined;
  const disk: BreakableDisk = {
    place: small.place,
    environment: {},
    break: async () => small.fill(),
    mend: async () => small.free(),
    reason: "full",
    name: `disk full (tmpfs of ${megabytes} MB)`,
  };
  return { disk, erase: small.place.erase };
}

/** fsync that fails, every time or 3 times of 10; undefined without libfiu. */
export async function unsyncedDisk(
  world: World,
  how: "always" | "often",
): Promise<Broken | undefined> {
  const calls = prepareFailingCalls();
  if (!calls) return undefined;
  const place = await world.place("sqlite");
  const disk: BreakableDisk = {
    place,
    environment: calls.environment,
    break: (pid) => calls.tell(pid, how === "always" ? syncFails : syncFailsOften),
    mend: (pid) => calls.tell(pid, syncWorks),
    reason: "io",
    name: `fsync fails ${how === "always" ? "every time" : "3 times of 10"} (libfiu)`,
  };
  return {
    disk,
    erase: async () => {
      calls.erase();
      await place.erase();
    },
  };
}
