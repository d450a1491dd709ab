import { Hono, type MiddlewareHandler } from "hono";
import type { ServerEnv } from "./server-env.ts";

/** Set once, when the process has been asked to stop. */
export type Lifecycle = { stopping: boolean };

/** For probes: `live` while the process turns, `ready` while new requests should come here. */
export function health(lifecycle: Lifecycle): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get("/live", (c) => c.json({ status: "live" }))
    .get("/ready", (c) =>
      lifecycle.stopping ? c.json({ status: "stopping" }, 503) : c.json({ status: "ready" }),
    );
}

/** An answer that was worked on when the stop came is the last one on its connection. */
export function lastAnswers(lifecycle: Lifecycle): MiddlewareHandler<ServerEnv> {
  return async function endConnection(c, next) {
    await next();
    if (lifecycle.stopping) c.res.headers.set("Connection", "close");
  };
}
