import { Hono } from "hono";
import type { ServerEnv } from "../server-env.ts";
import { requireToken } from "./credentials.ts";
import type { AuthModules } from "./modules.ts";
import type { Throttle } from "./rate-limits.ts";

/** `GET /reauthenticate` */
export function reauthenticate(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get("/", throttle.byAddress("otp"), async (c) => {
    const token = requireToken(c, modules);
    const countSending = throttle.countSendingFrom(c);
    const message_id = await modules.auth.reauthenticate(token, { countSending });
    return c.json({ message_id });
  });
}
