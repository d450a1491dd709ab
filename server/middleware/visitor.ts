import type { Context } from "hono";
import { clientAddress } from "#limits";
import type { ServerEnv } from "../server-env.ts";

/** The address of the other end, as far as the operator's proxies can be believed. */
export function addressOf(c: Context<ServerEnv>, trustedProxies: number): string {
  return clientAddress({
    socketAddress: c.env?.incoming?.socket.remoteAddress ?? "",
    forwardedFor: c.req.header("x-forwarded-for"),
    trustedProxies,
  });
}
