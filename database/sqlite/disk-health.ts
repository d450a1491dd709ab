import type { DatabaseOptions } from "../database.ts";
import type { UnavailableReason } from "../faults.ts";

export type DiskHealth = {
  failed: (reason: UnavailableReason) => void;
  /** After a failure: whether writing works again, which it tries at most once a second. */
  isReachable: () => Promise<boolean>;
};

/** Milliseconds. */
const pause = 1000;
/** These pass by themselves, or are the caller's affair; the disk is well. */
const passing: readonly UnavailableReason[] = ["busy", "closed"];

/**
 * Whether the disk takes what is written. Queries are tried all the same: they fail quickly, and
 * reading may work while writing does not.
 */
export function watchDisk(
  write: () => Promise<unknown>,
  log: DatabaseOptions["log"],
  clock: () => number = () => performance.now(),
): DiskHealth {
  let failing = false;
  let tried = 0;
  let probe: Promise<boolean> | undefined;

  function failed(reason: UnavailableReason): void {
    if (failing || passing.includes(reason)) return;
    failing = true;
    tried = clock();
    log({ event: "unreachable", reason });
  }

  async function tryWriting(): Promise<boolean> {
    tried = clock();
    const works = await write().then(
      () => true,
      () => false,
    );
    if (works) {
      failing = false;
      log({ event: "recovered" });
    }
    return works;
  }

  async function isReachable(): Promise<boolean> {
    if (!failing) return true;
    if (clock() - tried < pause) return probe ?? false;
    probe ??= tryWriting().finally(() => {
      probe = undefined;
    });
    return probe;
  }

  return { failed, isReachable };
}
