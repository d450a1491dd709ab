import type { SupabaseClient } from "@supabase/supabase-js";

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

/**
 * Chromium never asks again for a module that failed to load once: without a connection every later
 * try would fail until the page is loaded anew. So first comes a request that may fail.
 */
async function loadLibrary() {
  await fetch("/health/live", { cache: "no-store" });
  return import("@supabase/supabase-js");
}

async function createSiteClient(): Promise<SupabaseClient> {
  const { createClient } = await loadLibrary();
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
