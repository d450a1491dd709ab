import { Hono } from "hono";
import { z } from "zod";
import { AuthError } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { clientOf, requireToken } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import type { Throttle } from "../rate-limits.ts";
import { kept, readBody, text } from "../read-body.ts";
import { passkeyShape } from "../shapes/passkey.ts";
import { answerSession } from "../shapes/session.ts";

const answerSchema = z
  .object({ challenge_id: text, credential: z.unknown().optional() })
  .transform(({ challenge_id: challengeId, credential }) => ({ challengeId, credential }));
const nameSchema = z.object({ friendly_name: kept });

/** `/passkeys`: adding one, signing in with one, and the list of one's own. */
export function passkeys(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const rules = modules.auth.passkeys;
  const limited = throttle.byAddress("passkeys");
  return new Hono<ServerEnv>()
    .use(async (_, next) => {
      // Before anybody is asked who they are.
      requirePasskeys(modules);
      await next();
    })
    .post("/registration/options", limited, async (c) =>
      c.json(requestShape(await rules.beginRegistration(requireToken(c, modules)))),
    )
    .post("/registration/verify", limited, async (c) => {
      const token = requireToken(c, modules);
      const answer = await readBody(c, answerSchema);
      return c.json(passkeyShape(await rules.finishRegistration(token, answer)));
    })
    .post("/authentication/options", limited, async (c) =>
      c.json(requestShape(await rules.beginSignIn())),
    )
    .post("/authentication/verify", limited, async (c) => {
      const answer = await readBody(c, answerSchema);
      return answerSession(c, await rules.signIn({ ...answer, client: clientOf(c, modules) }));
    })
    .get("/", async (c) => c.json((await rules.list(requireToken(c, modules))).map(passkeyShape)))
    .patch("/:id", async (c) => {
      const token = requireToken(c, modules);
      const { friendly_name: friendlyName } = await readBody(c, nameSchema);
      return c.json(
        passkeyShape(await rules.rename(token, { id: c.req.param("id"), friendlyName })),
      );
    })
    .delete("/:id", async (c) => {
      await rules.delete(requireToken(c, modules), c.req.param("id"));
      return c.body(null, 204);
    });
}

export function requirePasskeys({ auth }: AuthModules): void {
  if (!auth.settings.passkeys) throw new AuthError("passkey_disabled", "Passkeys are disabled");
}

type Request = { challengeId: string; options: object; expiresAt: number };

function requestShape({ challengeId, options, expiresAt }: Request) {
  return { challenge_id: challengeId, options, expires_at: Math.floor(expiresAt / 1000) };
}
