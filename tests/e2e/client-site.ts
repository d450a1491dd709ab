import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { publishableKey } from "../wire/running-server.ts";

export type ClientWindow = { client: SupabaseClient };

declare const window: ClientWindow;

const library = readFileSync(
  join(import.meta.dirname, "../../node_modules/@supabase/supabase-js/dist/umd/supabase.js"),
  "utf8",
);

/** The site of these tests: a page for each sort of flow, with the client as it is published. */
export async function writeClientSite(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "imersao-e2e-"));
  for (const name of ["pages", "assets", "public"])
    await mkdir(join(directory, name), { recursive: true });
  const pages = [];
  for (const flowType of ["pkce", "implicit", "none"]) {
    const choices = JSON.stringify({ auth: { flowType } });
    const made = `window.client = supabase.createClient(location.origin, "${publishableKey}", ${choices})`;
    const scripts = `<script>${library}</script><script>${made}</script>`;
    const file = `${flowType}.html`;
    await writeFile(
      join(directory, "pages", file),
      `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Conta</title></head><body>${scripts}</body></html>`,
    );
    pages.push({
      path: flowType === "none" ? "*" : `/${flowType}`,
      file,
      status: flowType === "none" ? 404 : 200,
      indexed: false,
    });
  }
  await writeFile(join(directory, "pages.json"), JSON.stringify({ pages }));
  return directory;
}

/** Who is signed in on the page, and by which ways they could be. */
export function userOf(page: Page) {
  return page.evaluate(async () => {
    const { data } = await window.client.auth.getUser();
    const identities = data.user?.identities ?? [];
    return { email: data.user?.email, ways: identities.map(({ provider }) => provider).toSorted() };
  });
}
