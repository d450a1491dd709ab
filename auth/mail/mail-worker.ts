import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "#database";
import { createDelivery, type MailDeps, type MailOptions } from "./deliver.ts";
import { claimDue } from "./email-queue.ts";
import { reasonOf } from "./mail-events.ts";

/** Takes emails from the store to the transport. No request ever waits for it. */
export type MailWorker = {
  /** Looks after what was there before, and from then on after what was put off. */
  start(): void;
  /** There is an email. */
  wake(): void;
  /** Resolves when all that was due has been tried. */
  settled(): Promise<void>;
  /** Emails under way may finish, for a moment; the others wait in the store. */
  stop(): Promise<void>;
};

/** Emails under way at the same time: one that hangs holds up no other. */
const maxConcurrent = 5;
/** Milliseconds. */
export type MailIntervals = {
  pollMs: number;
  /** Of a lease: two renewals may be lost, and clocks may differ by some seconds. */
  renewMs: number;
  /** For which `stop` waits. */
  stopTimeoutMs: number;
};
const usual: MailIntervals = { pollMs: 5000, renewMs: 4000, stopTimeoutMs: 2000 };

export function createMailWorker(
  deps: MailDeps,
  mail: MailOptions,
  { pollMs, renewMs, stopTimeoutMs } = usual,
): MailWorker {
  const aborting = new AbortController();
  const deliver = createDelivery(deps, mail, { stopped: aborting.signal, renewMs });
  const inFlight = new Set<Promise<void>>();
  let poll: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let requested = false;
  let stopping = false;

  function wake(): void {
    if (stopping) return;
    requested = true;
    polling ??= pollUntilIdle();
  }

  async function pollUntilIdle(): Promise<void> {
    while (requested) {
      requested = false;
      await claimAndDeliver().catch(logInterrupted);
    }
    polling = undefined;
  }

  async function claimAndDeliver(): Promise<void> {
    const free = maxConcurrent - inFlight.size;
    if (free === 0) return;
    for (const row of await claimDue(deps.database.query, deps.now(), free)) {
      const delivery = deliver(row)
        .catch(logInterrupted)
        .finally(() => {
          inFlight.delete(delivery);
          // More may be due than could be sent at once.
          wake();
        });
      inFlight.add(delivery);
    }
  }

  /** The store tells of its own outages; what is not done then is done after them. */
  function logInterrupted(error: unknown): void {
    if (error instanceof StoreUnavailable) return;
    mail.log({ event: "interrupted", reason: reasonOf(error) });
  }

  async function settled(): Promise<void> {
    while (polling || inFlight.size > 0) await Promise.all([polling, ...inFlight]);
  }

  return {
    start() {
      poll = setInterval(wake, pollMs).unref();
      wake();
    },
    wake,
    settled,
    async stop() {
      stopping = true;
      clearInterval(poll);
      await Promise.race([settled(), sleep(stopTimeoutMs, undefined, { ref: false })]);
      aborting.abort();
      await settled();
      mail.transport.close();
    },
  };
}

/** Emails wait in the store. */
export const idleMailWorker: MailWorker = {
  start: () => undefined,
  wake: () => undefined,
  settled: async () => undefined,
  stop: async () => undefined,
};
