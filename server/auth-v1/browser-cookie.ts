import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { ServerEnv } from "../server-env.ts";

/** Seconds for which somebody may stay with a provider. */
const lifeSeconds = 600;

/**
 * What binds a sign-in with a provider to the browser that began it: the only cookie there is. `Lax` comes along
 * when the provider sends the browser back, and with nothing that another site asks for behind its page.
 */
export function knownBrowser(c: Context<ServerEnv>, issuer: string): string | undefined {
  const value = getCookie(c, nameFor(issuer));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The same one for all that a browser begins at once, in several tabs. */
export function markBrowser(c: Context<ServerEnv>, issuer: string): string {
  const value = knownBrowser(c, issuer) ?? randomBytes(32).toString("base64url");
  setCookie(c, nameFor(issuer), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isOverTls(issuer),
    maxAge: lifeSeconds,
  });
  return value;
}

/** With the prefix, browsers take it from this very host alone. */
function nameFor(issuer: string): string {
  return isOverTls(issuer) ? "__Host-sign-in" : "sign-in";
}

function isOverTls(issuer: string): boolean {
  return issuer.startsWith("https:");
}
