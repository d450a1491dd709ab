import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { publishableKey, type RunningServer, secretKey } from "./running-server.ts";

/** For the tests of the accounts: everybody has a client of their own, which keeps nothing. */
const options = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
};

export function visitorOf({ url }: Pick<RunningServer, "url">): SupabaseClient {
  return createClient(url, publishableKey, options);
}

export function operatorOf({ url }: Pick<RunningServer, "url">): SupabaseClient {
  return createClient(url, secretKey, options);
}

let made = 0;
/** Nobody else's in this run. */
export function newEmail(): string {
  made += 1;
  return `ana.${made}.${Date.now()}@padaria.example`;
}

export const password = "pão quente às 6h";

/** Somebody who has just signed up, where no address needs to be confirmed. */
export async function newUser(server: Pick<RunningServer, "url">) {
  const client = visitorOf(server);
  const email = newEmail();
  const { data, error } = await client.auth.signUp({ email, password });
  if (!(data.session && data.user)) throw new Error(`No session: ${error?.message}`);
  return { client, email, user: data.user, session: data.session };
}

type Call = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Past the client, for what it would not send. */
export async function call(
  { url }: Pick<RunningServer, "url">,
  path: string,
  { method = "POST", body, headers = {} }: Call = {},
) {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method,
    redirect: "manual",
    headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** What a token says, unchecked. */
export function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}
