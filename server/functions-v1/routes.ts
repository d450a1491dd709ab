import { Hono } from "hono";
import type { Logger } from "pino";
import type { Ai } from "#ai";
import type { ApiKeys } from "../api-keys.ts";
import { requireApiKey } from "../middleware/api-key.ts";
import { limitBody } from "../middleware/body-limit.ts";
import type { ServerEnv } from "../server-env.ts";
import { handleChat } from "./gemini-chat/handler.ts";

const maxBodyBytes = 64 * 1024;
/** Below the silence after which proxies, and this server, cut a connection. */
const chatDeadlineMs = 60_000;

export type FunctionModules = { keys: ApiKeys; ai: Ai; log: Logger };

/** Everything below `/functions/v1`: one folder per function, named as its path. */
export function functionsV1({ keys, ai, log }: FunctionModules): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.use(requireApiKey(keys), limitBody(maxBodyBytes));
  routes.all("/gemini-chat", (c) =>
    handleChat(c.req.raw, {
      ai,
      log: (line) => log.info({ id: c.get("requestId"), ...line }, "gemini-chat"),
      now: () => performance.now(),
      deadlineMs: chatDeadlineMs,
    }),
  );
  return routes;
}
