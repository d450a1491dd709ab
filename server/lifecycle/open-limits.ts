import { hkdfSync } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "#database";
import { createLimits, defaultSettings, type Limits } from "#limits";
import type { Config } from "../config/config.ts";
import type { ApiKeys } from "../keys/api-keys.ts";

type Parts = { config: Config; database: Database; keys: ApiKeys; log: Logger };

/** The allowances that the operator chose. */
export function openLimits({ config, database, keys, log }: Parts): Limits {
  const { allowances, modelCalls } = config;
  const { visitor, modelCalls: usual } = defaultSettings;
  const chosen = allowances && {
    visitor: {
      ...visitor,
      ai: { burst: allowances.visitor.burst, perMs: allowances.visitor.refillSeconds * 1000 },
    },
    budget: allowances.daily,
  };
  return createLimits({
    database,
    secret: secretOf(keys),
    settings: {
      ...chosen,
      modelCalls: { ...usual, maxConcurrent: modelCalls.concurrent, maxQueued: modelCalls.waiting },
    },
    off: !allowances,
    log,
  });
}

/** All instances have the same secret key, and so count a visitor under the same hash. */
function secretOf({ secret }: ApiKeys): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "limits", 32)).toString("hex");
}
