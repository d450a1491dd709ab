import { Hono } from "hono";
import type { Logger } from "pino";
import type { Ai } from "#ai";
import type { Auth } from "#auth";
import type { Limits } from "#limits";
import { maxCertificateBytes } from "../../contract/certificate.ts";
import { maxBodyBytes } from "../../contract/gemini-chat.ts";
import type { KeyRing } from "../keys/key-ring.ts";
import { requireApiKey } from "../middleware/api-key.ts";
import { limitBody } from "../middleware/body-limit.ts";
import { noteFailure, tracesOf } from "../middleware/errors.ts";
import type { ServerEnv } from "../server-env.ts";
import { type CertificateModules, certificateRoute } from "./certificate/route.ts";
import { createChatAllowances } from "./chat-allowances.ts";
import type { ChatLogLine } from "./gemini-chat/call-engine.ts";
import { handleChat } from "./gemini-chat/handler.ts";
import { visitorBehind } from "./visitor-behind.ts";

export type FunctionModules = CertificateModules & {
  ring: KeyRing;
  auth: Pick<Auth, "account">;
  ai: Ai;
  limits: Limits;
  /** How many reverse proxies of the operator stand before this server. */
  trustedProxies: number;
  log: Logger;
  countAnswer?: ((line: ChatLogLine) => void) | undefined;
};

/** Everything below `/functions/v1`: one folder per function, named as its path. */
export function functionsV1(modules: FunctionModules): Hono<ServerEnv> {
  const { ring, ai, limits, log, countAnswer } = modules;
  const routes = new Hono<ServerEnv>();
  const allowancesOf = createChatAllowances(limits);
  routes.use(requireApiKey(ring), limitBody(maxBodyBytes));
  routes.post("/certificate", limitBody(maxCertificateBytes), certificateRoute(modules));
  routes.all("/gemini-chat", async (c) => {
    const id = c.get("requestId");
    return handleChat(c.req.raw, {
      ai,
      allowances: allowancesOf(await visitorBehind(c, modules)),
      log: (line) => {
        if (line.outcome !== "answered") noteFailure(c, line.outcome);
        countAnswer?.(line);
        log.info({ id, ...line }, "gemini-chat");
      },
      report: (error) => log.error({ id, ...tracesOf(error) }, "internal error"),
      now: () => performance.now(),
    });
  });
  return routes;
}
