import type { AddressInfo } from "node:net";
import type { Ai } from "#ai";
import type { Auth } from "#auth";
import type { Database } from "#database";
import type { Limits } from "#limits";
import { type Config, httpAddress } from "../config/config.ts";
import type { Metrics } from "../metrics/metrics.ts";

/** Loaded only where somebody wants figures. */
export async function openMetrics({ metrics }: Config): Promise<Metrics | undefined> {
  if (!metrics) return undefined;
  const { createMetrics } = await import("../metrics/metrics.ts");
  return createMetrics();
}

type Watched = {
  database: Pick<Database, "isReachable">;
  limits: Pick<Limits, "remainingBudget">;
  auth: Pick<Auth, "emailsWaiting">;
  ai: Pick<Ai, "isFailing">;
};

/** What is read when somebody asks; gives the sentence for who started the server. */
export async function serveFigures(
  metrics: Metrics | undefined,
  config: Config,
  { database, limits, auth, ai }: Watched,
): Promise<string[]> {
  if (!(metrics && config.metrics)) return [];
  const { daily } = config.allowances ?? {};
  metrics.watch("store_reachable", "1: queries can be expected to work", async () =>
    Number(await database.isReachable()),
  );
  metrics.watch("ai_budget_remaining", "Of today, as this instance knows it", () =>
    numbersOf(limits.remainingBudget()),
  );
  metrics.watch("ai_budget_limit", "Of a day, for the whole site", () => ({ ...daily }));
  metrics.watch("model_failing", "1: the service keeps failing and is asked less", () =>
    Number(ai.isFailing()),
  );
  metrics.watch("emails_waiting", "Emails in the store", async () =>
    auth.emailsWaiting().then(({ count }) => count),
  );
  metrics.watch("emails_oldest_seconds", "Age of the one that waits longest", async () =>
    auth.emailsWaiting().then(({ oldestMs }) => oldestMs / 1000),
  );
  const { serveMetrics } = await import("../metrics/serve-metrics.ts");
  const server = await serveMetrics(metrics, config.metrics);
  const { address, port } = server.address() as AddressInfo;
  return [`Metrics: ${httpAddress(address, port)}/metrics`];
}

/** What has no limit is left out. */
function numbersOf(figures: Record<string, number | null>): Record<string, number> {
  const known = Object.entries(figures).filter((entry): entry is [string, number] => {
    return entry[1] !== null;
  });
  return Object.fromEntries(known);
}
