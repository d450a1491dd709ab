import { Hono } from "hono";
import type { ApiKeys } from "../api-keys.ts";
import { requireApiKey } from "../middleware/api-key.ts";
import { limitBody } from "../middleware/body-limit.ts";
import type { ServerEnv } from "../server-env.ts";

const maxBodyBytes = 64 * 1024;

/** Everything below `/functions/v1`: one folder per function, named as its path. */
export function functionsV1(keys: ApiKeys): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.use(requireApiKey(keys), limitBody(maxBodyBytes));
  return routes;
}
