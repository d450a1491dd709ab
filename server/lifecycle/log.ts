import { type DestinationStream, destination, type Logger, pino } from "pino";
import type { Config } from "../config/config.ts";

/**
 * Gathered and written every second or 12 kB: a line a request would cost a fifth of the throughput, and every write
 * wakes a thread.
 */
function bufferedOutput(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: 12 * 1024, periodicFlush: 1000 });
}

/** The time as pino puts it into a line. Under load many lines have the same, and to write a date costs as much as half of one. */
function createClock(): () => string {
  let last = 0;
  let written = "";
  return () => {
    const now = Date.now();
    if (now !== last) written = `,"time":"${new Date(now).toISOString()}"`;
    last = now;
    return written;
  };
}

/** JSON lines; without the process's and the machine's name, which the operator knows. */
export function createLog(
  level: Config["logLevel"],
  output: DestinationStream = bufferedOutput(),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: createClock(),
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );
}
