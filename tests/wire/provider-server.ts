import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { StoreKind } from "#database";
import { newEmail } from "./auth-client.ts";
import { type Browser, newBrowser, page } from "./browser.ts";
import { freePort } from "./free-port.ts";
import {
  clientId,
  clientSecret,
  type IdentityProvider,
  type Person,
  startIdentityProvider,
} from "./identity-provider.ts";
import { publishableKey, type RunningServer } from "./running-server.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

/** A server, and the provider that its people may sign in with. */
export type Pair = { server: StoredServer; provider: IdentityProvider; stop: () => Promise<void> };

export async function startPair(
  kind: StoreKind,
  choices: Record<string, string> = {},
): Promise<Pair> {
  const port = await freePort();
  const provider = await startIdentityProvider(`http://127.0.0.1:${port}/auth/v1/callback`);
  const server = await startOn(kind, {
    PORT: String(port),
    AUTH_MAILER_AUTOCONFIRM: "off",
    AUTH_EXTERNAL_KEYCLOAK_ENABLED: "on",
    AUTH_EXTERNAL_KEYCLOAK_URL: provider.issuer,
    AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: `${clientId},app`,
    AUTH_EXTERNAL_KEYCLOAK_SECRET: clientSecret,
    ...choices,
  });
  const stop = async () => {
    await server.kill();
    await provider.stop();
  };
  return { server, provider, stop };
}

let made = 0;

/** Somebody new, with an address that the provider has confirmed unless it is said. */
export function newPerson({ people }: IdentityProvider, choices: Partial<Person> = {}) {
  made += 1;
  const sub = `person-${made}`;
  const person = { sub, email: newEmail(), email_verified: true, name: "Ana Souza", ...choices };
  people.set(sub, person);
  return person;
}

/** Somebody's browser, and the client on the page in it. */
export type Visitor = { browser: Browser; client: SupabaseClient };

export function newVisitor(
  { server }: { server: Pick<RunningServer, "url"> },
  flowType: "implicit" | "pkce" = "pkce",
): Visitor {
  const browser = newBrowser();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const client = createClient(server.url, publishableKey, {
    auth: { storage, flowType, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: browser.fetch },
  });
  return { browser, client };
}

type Leaving = { scopes?: string; queryParams?: Record<string, string>; redirectTo?: string };

/** The address that the client sends its browser to. */
export async function departure({ client }: Visitor, who: string, leaving: Leaving = {}) {
  const { queryParams, redirectTo = page, ...options } = leaving;
  const { data, error } = await client.auth.signInWithOAuth({
    provider: "keycloak",
    options: {
      ...options,
      redirectTo,
      skipBrowserRedirect: true,
      queryParams: { login_hint: who, ...queryParams },
    },
  });
  if (error || !data.url) throw new Error(error?.message ?? "no address");
  return data.url;
}

/** There and back. */
export async function goAndReturn(visitor: Visitor, who: string, leaving?: Leaving): Promise<URL> {
  return visitor.browser.open(await departure(visitor, who, leaving));
}

/** What the page finds in its address. */
export function told(address: URL) {
  const query = Object.fromEntries(address.searchParams);
  const fragment = Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
  return { query, fragment };
}

/** With PKCE, until there is a session. */
export async function signIn(visitor: Visitor, who: string) {
  const address = await goAndReturn(visitor, who);
  const code = address.searchParams.get("code");
  if (!code) throw new Error(`No code: ${address.href}`);
  const { data, error } = await visitor.client.auth.exchangeCodeForSession(code);
  if (error) throw error;
  return data;
}
