import { Hono } from "hono";
import { getPath as pathOf } from "hono/utils/url";
import type { Logger } from "pino";
import type { Ai } from "#ai";
import type { Database } from "#database";
import { AppError } from "../contract/error.ts";
import type { AuthModules } from "./auth-v1/modules.ts";
import { authV1 } from "./auth-v1/routes.ts";
import { type DevOutbox, devOutbox } from "./dev/outbox.ts";
import { type FunctionModules, functionsV1 } from "./functions-v1/routes.ts";
import { health, type Lifecycle, lastAnswers } from "./lifecycle/health.ts";
import { limitBody } from "./middleware/body-limit.ts";
import { apiCors } from "./middleware/cors.ts";
import { renderErrors } from "./middleware/errors.ts";
import { type RequestWatch, requestLog } from "./middleware/request-log.ts";
import { refuseSecretInBrowser } from "./middleware/secret-in-browser.ts";
import { apiHeaders } from "./middleware/security-headers.ts";
import type { ServerEnv } from "./server-env.ts";
import type { Site } from "./site/load-site.ts";
import { shareLimit, sharePath, takeShared } from "./site/share-handler.ts";
import { siteHandler } from "./site/site-handler.ts";

/** What the server puts on the wire; made in `start.ts`, or by a test. */
export type Modules = AuthModules & {
  site: Site;
  ai: Ai;
  database: Pick<Database, "isReachable">;
  lifecycle: Lifecycle;
  /** Only on a machine of whoever develops. */
  outbox: DevOutbox | undefined;
  log: Logger;
  requests: RequestWatch;
  certificates: FunctionModules["certificates"];
  countAnswer?: FunctionModules["countAnswer"];
  /** Visitors come by https, through a proxy of the operator. */
  overTls: boolean;
};

/** Called by programs, from pages of any origin. */
const openPrefixes = ["/auth/v1", "/functions/v1"];
/** Answer in JSON, the unknown addresses below them too: never with the site. */
const apiPrefixes = [...openPrefixes, "/rest/v1", "/health", "/api", "/dev"];

export function createApp(modules: Modules): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ getPath });
  app.onError(renderErrors(modules.log));
  app.use(requestLog(modules.requests), lastAnswers(modules.lifecycle));
  for (const prefix of apiPrefixes) app.use(`${prefix}/*`, apiHeaders(modules.overTls));
  for (const prefix of openPrefixes)
    app.use(`${prefix}/*`, apiCors(), refuseSecretInBrowser(modules.ring));
  app.route("/health", health(modules));
  app.route("/functions/v1", functionsV1(modules));
  app.route("/auth/v1", authV1(modules));
  app.route("/dev", devOutbox(modules.outbox));
  for (const prefix of apiPrefixes) app.all(`${prefix}/*`, refuseUnknown);
  app.post(sharePath, limitBody(shareLimit), takeShared);
  app.all("*", siteHandler(modules.site));
  return app;
}

/** The protocol of the accounts takes a slash at the end, which is another page anywhere else. */
function getPath(request: Request): string {
  const path = pathOf(request);
  return path.startsWith("/auth/v1/") ? path.replace(/\/$/, "") : path;
}

function refuseUnknown(): never {
  throw new AppError("not_found");
}
