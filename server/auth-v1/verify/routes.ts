import { type Context, Hono } from "hono";
import { AuthError, type Verified } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { clientOf } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { addressAfter, addressAfterError, halfMessage } from "../page-address.ts";
import type { Throttle } from "../rate-limits.ts";
import { readBody } from "../read-body.ts";
import { redirectOf } from "../redirect-of.ts";
import { answerSession } from "../shapes/session.ts";
import { type Proof, readProof, schema } from "./read-proof.ts";

/** `POST /verify` for codes and for what stood in a link; `GET /verify` for a link that is opened. */
export function verify(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .post("/", throttle.byAddress("verify"), async (c) => {
      const proof = readProof(await readBody(c, schema));
      const verified = await check(c, modules, throttle, proof);
      if (verified.kind === "session") return answerSession(c, verified.session);
      // A page goes on with a session: only a browser that comes back is given a code.
      return c.json({ msg: halfMessage, code: "200" });
    })
    .get("/", async (c) => {
      // Programs that look at emails before their reader does ask only whether it is there.
      if (c.req.method === "HEAD") return c.body(null);
      await throttle.countAddress("verify", c);
      return open(c, modules);
    });
}

async function check(
  c: Context<ServerEnv>,
  modules: AuthModules,
  throttle: Throttle,
  proof: Proof,
): Promise<Verified> {
  const { auth } = modules;
  const client = clientOf(c, modules);
  if (proof.kind === "link") return auth.verifyLinkToken({ ...proof, client });
  // Codes are short: how many are tried must not depend on how many addresses somebody has.
  const refund = await throttle.countAccount(`verify:${proof.to.value}`);
  const verified = await auth.verifyCode({ ...proof, client });
  await refund();
  return verified;
}

async function open(c: Context<ServerEnv>, modules: AuthModules): Promise<Response> {
  const { auth } = modules;
  const { type, token } = c.req.query();
  if (!type) throw new AuthError("validation_failed", "Verify requires a verification type");
  if (!token) throw new AuthError("validation_failed", "Verify requires a token or a token hash");
  const begun = { to: redirectOf(c, auth), isFlow: token.startsWith("pkce_") };
  try {
    const link = { type, linkToken: token, client: clientOf(c, modules) };
    return c.redirect(addressAfter(await auth.followLink(link), begun, type), 303);
  } catch (error) {
    // What is no answer to the link leaves it as it is, to be opened again.
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(addressAfterError(error, begun), 303);
  }
}
