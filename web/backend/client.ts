import type { SupabaseClient } from "@supabase/supabase-js";
import { afterContact } from "../ui/after-contact.ts";

let client: Promise<SupabaseClient> | undefined;

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/**
 * `functions.invoke` cannot tell an empty JSON body from a cut one: both end in the same SyntaxError.
 * Reading the body here makes an empty one `null`, and a connection lost inside the body a failure
 * of the network like any other.
 */
async function readWhole(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const { status, statusText, headers } = response;
  if (!headers.get("content-type")?.startsWith("application/json")) {
    return response;
  }
  const body = await response.text();
  return new Response(body.trim() === "" ? "null" : body, { status, statusText, headers });
}

async function createSiteClient(): Promise<SupabaseClient> {
  const { createClient } = await afterContact(() => import("@supabase/supabase-js"));
  const url = meta("supabase-url") || window.location.origin;
  return createClient(url, meta("supabase-publishable-key"), { global: { fetch: readWhole } });
}

/** The one Supabase client of the page, fetched when it is first needed. */
export function siteClient(): Promise<SupabaseClient> {
  client ??= createSiteClient();
  client.catch(() => {
    client = undefined;
  });
  return client;
}
