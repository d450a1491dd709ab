import { type Context, Hono } from "hono";
import { noteFailure } from "../../middleware/errors.ts";
import type { ServerEnv } from "../../server-env.ts";
import { knownBrowser, markBrowser } from "../browser-cookie.ts";
import { clientOf } from "../credentials.ts";
import { logProviderFault } from "../log-provider-fault.ts";
import type { AuthModules } from "../modules.ts";
import { addressAfter, addressAfterError } from "../page-address.ts";
import type { Throttle } from "../rate-limits.ts";
import { formPage, formPolicy } from "./form-page.ts";

type Returned = Awaited<ReturnType<AuthModules["auth"]["finishSso"]>>;
type Refused = Extract<Returned, { kind: "refused" }>;

/** `/sso/saml/metadata`, `/sso/saml/login`, `/sso/saml/acs`: for identity providers, and for browsers on their way. */
export function samlRoutes(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const { auth } = modules;
  return new Hono<ServerEnv>()
    .get("/metadata", async (c) => {
      c.header("Cache-Control", "public, max-age=600");
      c.header("Content-Type", "application/samlmetadata+xml; charset=utf-8");
      if (c.req.query("download") === "true")
        c.header("Content-Disposition", 'attachment; filename="metadata.xml"');
      return c.body(await auth.samlMetadata());
    })
    .get("/login", throttle.byAddress("sso"), async (c) => {
      const browser = markBrowser(c, auth.settings.issuer);
      const leaving = { relayState: relayStateOf(c), browser };
      return depart(c, modules, await auth.leaveForSso(leaving));
    })
    .post("/acs", throttle.byAddress("assertions"), async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const [response, relayState] = [form.get("SAMLResponse"), form.get("RelayState")];
      const answer = { response: response ?? "", relayState: relayState ?? "" };
      const client = clientOf(c, modules);
      const returned = await auth.receiveAssertion({ ...answer, client });
      return arrive(c, modules, returned, answer.relayState);
    })
    .get("/acs", throttle.byAddress("assertions"), async (c) => {
      const [relayState, client] = [relayStateOf(c), clientOf(c, modules)];
      const browser = knownBrowser(c, auth.settings.issuer);
      return arrive(c, modules, await auth.finishSso({ relayState, browser, client }), relayState);
    });
}

function relayStateOf(c: Context<ServerEnv>): string {
  return c.req.query("RelayState") ?? "";
}

type Departure = Awaited<ReturnType<AuthModules["auth"]["leaveForSso"]>>;

function depart(c: Context<ServerEnv>, modules: AuthModules, departure: Departure): Response {
  c.header("Cache-Control", "no-store");
  if (departure.kind === "refused") return turnBack(c, modules, departure);
  if (departure.kind === "redirect") return c.redirect(departure.url, 302);
  c.header("Content-Security-Policy", formPolicy);
  return c.html(formPage(departure));
}

function arrive(
  c: Context<ServerEnv>,
  modules: AuthModules,
  returned: Returned,
  relayState: string,
): Response {
  c.header("Cache-Control", "no-store");
  if (returned.kind === "refused") return turnBack(c, modules, returned);
  if (returned.kind === "again")
    return c.redirect(`${c.req.path}?RelayState=${encodeURIComponent(relayState)}`, 303);
  const { to, ...arrived } = returned;
  return c.redirect(addressAfter(arrived, { to, isFlow: false }), 303);
}

/** To the page that began, with what went wrong; the operator is told why. */
function turnBack(c: Context<ServerEnv>, { log }: AuthModules, { to, error }: Refused): Response {
  noteFailure(c, error.code);
  logProviderFault(log, c.get("requestId"), error);
  return c.redirect(addressAfterError(error, { to, isFlow: true }), 303);
}
