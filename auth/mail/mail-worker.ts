import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "#database";
import { createDelivery, type MailOptions, type MailParts } from "./deliver.ts";
import { claimDue } from "./email-queue.ts";
import { reasonOf } from "./mail-events.ts";

/** Carries emails from the store to the transport. No request ever waits for it. */
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
const lanes = 5;
const pollMs = 5000;
/** Milliseconds for which `stop` waits. */
const patienceMs = 2000;

export function createMailWorker(parts: MailParts, mail: MailOptions): MailWorker {
  const ending = new AbortController();
  const deliver = createDelivery(parts, mail, ending.signal);
  const underWay = new Set<Promise<void>>();
  let poll: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let asked = false;
  let stopping = false;

  function wake(): void {
    if (stopping) return;
    asked = true;
    looking ??= look();
  }

  async function look(): Promise<void> {
    while (asked) {
      asked = false;
      await takeUp().catch(tellInterrupted);
    }
    looking = undefined;
  }

  async function takeUp(): Promise<void> {
    const free = lanes - underWay.size;
    if (free === 0) return;
    for (const row of await claimDue(parts.database.query, parts.now(), free)) {
      const delivery = deliver(row)
        .catch(tellInterrupted)
        .finally(() => {
          underWay.delete(delivery);
          // More may be due than there were lanes.
          wake();
        });
      underWay.add(delivery);
    }
  }

  /** The store tells of its own outages; what is not done then is done after them. */
  function tellInterrupted(error: unknown): void {
    if (error instanceof StoreUnavailable) return;
    mail.log({ event: "interrupted", reason: reasonOf(error) });
  }

  async function settled(): Promise<void> {
    while (looking || underWay.size > 0) await Promise.all([looking, ...underWay]);
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
      await Promise.race([settled(), sleep(patienceMs, undefined, { ref: false })]);
      ending.abort();
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
