import type { Context } from "hono";
import { sharedText, toFragment } from "../../domain/shared-text/shared-text.ts";
import type { ServerEnv } from "../server-env.ts";

/** Where the installed site has other apps send a text, as its manifest says. */
export const sharePath = "/compartilhar";

/** Bytes: many times what a card takes. */
export const shareLimit = 64 * 1024;

/**
 * A text that another app shares, where no worker has taken it. It goes back behind the `#`, which no browser sends on
 * and no log of addresses has; one that is too long for that is left out, and the person pastes it.
 */
export async function takeShared(c: Context<ServerEnv>): Promise<Response> {
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  const read = (name: string) => (typeof form[name] === "string" ? form[name] : "");
  const text = sharedText({ title: read("title"), text: read("text") });
  c.header("Cache-Control", "no-store");
  return c.redirect(`/ai-agent#${toFragment(text) ?? "reviews"}`, 303);
}
