import type { Server } from "node:http";
import type { Lifecycle } from "./health.ts";

export type StopTimes = {
  /** Still accepting, but `ready` says no and every answer ends its connection. */
  leadMs: number;
  /** From the signal on; what is not done by then is cut. */
  deadlineMs: number;
};

/** Together below the ten seconds after which supervisors kill. */
const defaultTimes: StopTimes = { leadMs: 500, deadlineMs: 8000 };
const sweepMs = 50;

/** The first signal lets running requests finish; a second one does not wait. */
export function stopOnSignals(server: Server, lifecycle: Lifecycle): void {
  const onSignal = () => {
    if (lifecycle.stopping) process.exit(1);
    void stopGracefully(server, lifecycle).then(() => process.exit(0));
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}

/**
 * The lead matters under load: `close` cuts every connection that is between two requests, and
 * with it requests that are on their way. Busy connections end by themselves before that.
 */
export async function stopGracefully(
  server: Server,
  lifecycle: Lifecycle,
  { leadMs, deadlineMs }: StopTimes = defaultTimes,
): Promise<void> {
  lifecycle.stopping = true;
  const cut = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await new Promise((resolve) => setTimeout(resolve, leadMs));
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
