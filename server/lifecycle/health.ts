import { Hono, type MiddlewareHandler } from "hono";
import type { Ai } from "#ai";
import type { Database } from "#database";
import type { ServerEnv } from "../server-env.ts";

/** Set once, when the process has been asked to stop. */
export type Lifecycle = { stopping: boolean };

type Probed = {
  lifecycle: Lifecycle;
  database: Pick<Database, "isReachable">;
  ai: Pick<Ai, "isFailing">;
};

/**
 * For probes: `live` while the process turns, `ready` while new requests should come here. A model whose service keeps
 * failing is told beside it and changes nothing: no other instance would do better, and pages and drafts go on.
 */
export function health({ lifecycle, database, ai }: Probed): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get("/live", (c) => c.json({ status: "live" }))
    .get("/ready", async (c) => {
      if (lifecycle.stopping) return c.json({ status: "stopping" }, 503);
      return (await database.isReachable())
        ? c.json({ status: "ready", ...(ai.isFailing() && { model: "failing" }) })
        : c.json({ status: "store unavailable" }, 503);
    });
}

/** An answer that was worked on when the stop came is the last one on its connection. */
export function lastAnswers(lifecycle: Lifecycle): MiddlewareHandler<ServerEnv> {
  return async function endConnection(c, next) {
    await next();
    if (lifecycle.stopping) c.res.headers.set("Connection", "close");
  };
}
