import type { Context } from "hono";
import { type Auth, allowedRedirect, chooseRedirect } from "#auth";
import type { ServerEnv } from "../server-env.ts";

/** Where somebody goes on to, as the call says; what stands in its body comes first. */
export function redirectOf(
  c: Context<ServerEnv>,
  { settings }: Pick<Auth, "settings">,
  fromBody?: string | null,
): string {
  const wanted = allowedRedirect(settings, fromBody) ?? c.req.query("redirect_to");
  return chooseRedirect(settings, wanted, c.req.header("referer"));
}
