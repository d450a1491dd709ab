import { type Context, Hono } from "hono";
import type { ServerEnv } from "../../server-env.ts";
import { requireAdmin } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { requirePasskeys } from "../passkeys/routes.ts";
import { passkeyShape } from "../shapes/passkey.ts";

/** `/admin/users/{id}/passkeys` and `/admin/users/{id}/passkeys/{passkeyId}` */
export function adminPasskeys(modules: AuthModules): Hono<ServerEnv> {
  const { admin } = modules.auth;
  const requireOperator = async (c: Context<ServerEnv>) => {
    const by = await requireAdmin(c, modules);
    requirePasskeys(modules);
    return by;
  };
  return new Hono<ServerEnv>()
    .get("/:id/passkeys", async (c) => {
      await requireOperator(c);
      return c.json((await admin.listPasskeys(c.req.param("id"))).map(passkeyShape));
    })
    .delete("/:id/passkeys/:passkeyId", async (c) => {
      const by = await requireOperator(c);
      const { id: userId, passkeyId } = c.req.param();
      await admin.deletePasskey(by, { userId, passkeyId });
      return c.body(null, 204);
    });
}
