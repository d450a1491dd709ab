import type { DatabaseOptions } from "../database.ts";
import { StoreUnavailable } from "../faults.ts";
import { permanentFault, translatePostgres } from "./postgres-errors.ts";

export type Availability = {
  /** Throws while the store is known to be away, so that nobody waits for nothing. */
  refuseWhileAway: () => void;
  worked: () => void;
  /** Something broke: is it the store? Asks it, at most once at a time. */
  suspect: () => void;
  /** Tries once; rejects with what stood in the way. */
  check: () => Promise<void>;
  isReachable: () => Promise<boolean>;
  /** Resolves when no probe is running any more. */
  stop: () => Promise<void>;
};

/** Milliseconds for which the last answer of the store is proof that it is there. */
const fresh = 1000;

/**
 * Begins with the store away. While it is, one probe at a time asks for it, `retryMs` apart, and
 * everything else is refused at once. `gone` hears of it when the store leaves.
 */
export function watchStore(
  probe: () => Promise<void>,
  gone: () => void,
  { retryMs, log }: { retryMs: number; log: DatabaseOptions["log"] },
): Availability {
  const report = reportTurns(log);
  let reachable = false;
  let stopped = false;
  let lastWorked = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    try {
      await probe();
      worked();
      reachable = true;
      report.arrived();
    } catch (error) {
      const known = translatePostgres(error);
      leave(known);
      throw known;
    }
  }

  function leave(error: unknown): void {
    if (stopped) return;
    timer = setTimeout(suspect, retryMs).unref();
    if (reachable) gone();
    reachable = false;
    report.left(error);
  }

  function worked(): void {
    lastWorked = performance.now();
  }

  function check(): Promise<void> {
    running ??= attempt().finally(() => {
      running = undefined;
    });
    return running;
  }

  function suspect(): void {
    if (!stopped) check().catch(() => undefined);
  }

  async function isReachable(): Promise<boolean> {
    if (stopped || !reachable) return false;
    if (performance.now() - lastWorked < fresh) return true;
    return check().then(
      () => true,
      () => false,
    );
  }

  function refuseWhileAway(): void {
    if (stopped) throw new StoreUnavailable("closed");
    if (!reachable) throw new StoreUnavailable("away");
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(timer);
    await running?.catch(() => undefined);
  }

  return { refuseWhileAway, worked, suspect, check, isReachable, stop };
}

/** Each turn is said once, however often the store is asked. */
function reportTurns(log: DatabaseOptions["log"]) {
  let away = false;
  let lastFault: string | undefined;

  function arrived(): void {
    if (away) log({ event: "recovered" });
    away = false;
    lastFault = undefined;
  }

  function left(error: unknown): void {
    const fault = permanentFault(error);
    if (fault && fault.code !== lastFault) {
      log({ event: "fault", code: fault.code, sentence: fault.message });
    }
    lastFault = fault?.code;
    if (away) return;
    away = true;
    log({
      event: "unreachable",
      reason: error instanceof StoreUnavailable ? error.reason : "away",
    });
  }

  return { arrived, left };
}
