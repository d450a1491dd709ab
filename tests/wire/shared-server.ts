import { inject } from "vitest";
import type { StoreKind } from "#database";
import type { SharedServer, sharedSettings } from "./shared-servers.ts";

/**
 * The run's own server with these settings. Other files use it at the same time: a test looks for
 * its own people only, and one that counts all, reads the log or stops the server starts its own.
 */
export async function sharedServer(
  kind: StoreKind,
  settings: keyof typeof sharedSettings = "usual",
): Promise<SharedServer> {
  const response = await fetch(`${inject("testBroker")}/server/${settings}/${kind}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
