import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Lifecycle } from "./health.ts";

/** Milliseconds. */
export type StopTimes = {
  /** Still accepting, but `ready` says no and every answer ends its connection. */
  lead: number;
  /** After the lead, for connections on which nothing is asked: a request may be on its way. */
  silence: number;
  /** After the lead; what is not done by then is cut. */
  deadline: number;
};

/** With what is closed after the server, below the ten seconds after which supervisors kill; the lead comes on top. */
const usualTimes = { silence: 500, deadline: 6000 };
const sweepInterval = 50;
const shortTurn = 1;

/**
 * Watches the server's connections from now on; what it gives stops the server.
 *
 * The lead is for who asks whether the server is ready, and has to ask once more before they send nothing. It matters
 * under load too: `close` cuts every connection that is between two requests, and with it requests that are on their
 * way. Busy connections end by themselves before that.
 */
export function prepareStop(
  server: Server,
  lifecycle: Lifecycle,
  chosen: Pick<StopTimes, "lead"> & Partial<StopTimes>,
) {
  const times: StopTimes = { ...usualTimes, ...chosen };
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return async function stop(): Promise<void> {
    lifecycle.stopping = true;
    await sleep(times.lead);
    const cut = setTimeout(() => server.closeAllConnections(), times.deadline);
    await acceptWaiting(server, times.deadline);
    // Not `server.close()`, which also cuts every connection that is between two requests: some proxy may be using it
    // at this moment. Once it was refused it uses none of them any more.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    let sweep: NodeJS.Timeout | undefined;
    const silence = setTimeout(() => {
      sweep = setInterval(() => endUnused(server, sockets), sweepInterval);
    }, times.silence);
    await closed;
    for (const timer of [cut, sweep, silence]) clearTimeout(timer);
  };
}

/**
 * What waits in the system's queue would be reset. Node takes one connection a turn of its loop, so that a turn without
 * one is the sign, and a short one: during a long one others may have come.
 */
async function acceptWaiting(server: Server, deadline: number): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  const start = performance.now();
  let before: number;
  let turned = start;
  let ms: number;
  do {
    before = accepted;
    await setImmediate();
    ms = performance.now() - turned;
    turned += ms;
  } while ((accepted > before || ms > shortTurn) && turned < start + deadline);
  server.off("connection", count);
}

/** Between two requests, or without any: browsers open connections ahead of need, and to Node these are not idle. */
function endUnused(server: Server, sockets: Set<Socket>): void {
  server.closeIdleConnections();
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
