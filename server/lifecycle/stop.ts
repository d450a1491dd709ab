import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Lifecycle } from "./health.ts";

/** Milliseconds. */
export type StopTimes = {
  /** Still accepting, but `ready` says no and every answer ends its connection. */
  lead: number;
  /** After the lead, for connections that have not asked anything: a request may be on its way. */
  silence: number;
  /** From the signal on; what is not done by then is cut. */
  deadline: number;
};

/** With what is closed after the server, below the ten seconds after which supervisors kill. */
const defaultTimes: StopTimes = { lead: 500, silence: 1000, deadline: 6500 };
const sweepInterval = 50;

/**
 * Watches the server's connections from now on; what it gives stops the server.
 *
 * The lead matters under load: `close` cuts every connection that is between two requests, and
 * with it requests that are on their way. Busy connections end by themselves before that.
 */
export function prepareStop(server: Server, lifecycle: Lifecycle, times = defaultTimes) {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return async function stop(): Promise<void> {
    lifecycle.stopping = true;
    const cut = setTimeout(() => server.closeAllConnections(), times.deadline);
    await sleep(times.lead);
    // Right after the loop has accepted all that was waiting: those left would be reset.
    await setImmediate();
    const closed = new Promise((resolve) => server.close(resolve));
    const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
    const silence = setTimeout(() => endSilent(sockets), times.silence);
    await closed;
    for (const timer of [cut, sweep, silence]) clearTimeout(timer);
  };
}

/** Browsers open connections ahead of need; to Node these are not idle. */
function endSilent(sockets: Set<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

/** The first signal lets running requests finish; a second one does not wait. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let asked = false;
  const onSignal = () => {
    if (asked) process.exit(1);
    asked = true;
    void stop().finally(() => process.exit(0));
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}
