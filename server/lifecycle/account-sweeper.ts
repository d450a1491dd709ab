import type { Logger } from "pino";
import type { Auth } from "#auth";
import { tracesOf } from "../middleware/errors.ts";

/** Milliseconds between two sweeps. */
const everyMs = 3_600_000;
/** Of the first one, when whoever waited for the start has been served. */
const firstAfterMs = 60_000;

export type AccountSweeper = {
  start(): void;
  /** Resolves when nothing is asked of the store any more. */
  stop(): Promise<void>;
};

/** Takes away what has run out, as long as the server runs; keeps no process alive. */
export function createAccountSweeper({ sweep }: Pick<Auth, "sweep">, log: Logger): AccountSweeper {
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();

  function runAfter(ms: number): void {
    timer = setTimeout(() => {
      sweeping = sweep()
        // A store that is away is no reason to stop: the next one takes more away.
        .catch((error) => log.warn(tracesOf(error), "accounts not swept"))
        .then(() => runAfter(everyMs));
    }, ms).unref();
  }

  return {
    start: () => runAfter(firstAfterMs),
    async stop() {
      clearTimeout(timer);
      await sweeping;
      clearTimeout(timer);
    },
  };
}
