import { type Context, Hono } from "hono";
import { noteFailure } from "../middleware/errors.ts";
import type { ServerEnv } from "../server-env.ts";
import { knownBrowser } from "./browser-cookie.ts";
import { clientOf } from "./credentials.ts";
import { logProviderFault } from "./log-provider-fault.ts";
import type { AuthModules } from "./modules.ts";
import { addressAfter, addressAfterError } from "./page-address.ts";
import type { Throttle } from "./rate-limits.ts";

/** What a provider may say, and no more is read. */
const names = ["state", "code", "error", "error_description", "iss", "user"] as const;
const maxCharacters = 4000;

/** `GET /callback`, `POST /callback`: a browser comes back from a provider. */
export function callback(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get("/", throttle.byAddress("token"), (c) => finish(c, modules))
    .post("/", throttle.byAddress("token"), async (c) => {
      const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
      if (!isForm) return finish(c, modules);
      // Sent by a page of the provider's, without our cookie: coming again by itself, the browser brings it.
      const answer = answerIn(new URLSearchParams(await c.req.text()));
      return c.redirect(`${c.req.path}?${answer}`, 303);
    });
}

async function finish(c: Context<ServerEnv>, modules: AuthModules): Promise<Response> {
  const { auth } = modules;
  c.header("Cache-Control", "no-store");
  const { to, ...returned } = await auth.finishWithProvider({
    answer: answerIn(new URL(c.req.url).searchParams),
    browser: knownBrowser(c, auth.settings.issuer),
    client: clientOf(c, modules),
  });
  if (returned.kind !== "refused")
    return c.redirect(addressAfter(returned, { to, isFlow: false }), 302);
  noteFailure(c, returned.error.code);
  logProviderFault(modules.log, c.get("requestId"), returned.error);
  return c.redirect(addressAfterError(returned.error, { to, isFlow: true }), 302);
}

function answerIn(sent: URLSearchParams): URLSearchParams {
  const answer = new URLSearchParams();
  for (const name of names) {
    const value = sent.get(name);
    if (value !== null && value.length <= maxCharacters) answer.set(name, value);
  }
  return answer;
}
