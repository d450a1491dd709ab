import { Hono } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../../server-env.ts";
import { requireAdmin } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { kept, readBody } from "../read-body.ts";
import { factorShape } from "../shapes/factor.ts";

const schema = z.object({ friendly_name: kept });

/** `/admin/users/{id}/factors` and `/admin/users/{id}/factors/{factorId}` */
export function adminFactors(modules: AuthModules): Hono<ServerEnv> {
  const { admin } = modules.auth;
  return new Hono<ServerEnv>()
    .get("/:id/factors", async (c) => {
      await requireAdmin(c, modules);
      return c.json((await admin.listFactors(c.req.param("id"))).map(factorShape));
    })
    .put("/:id/factors/:factorId", async (c) => {
      const by = await requireAdmin(c, modules);
      const { friendly_name: friendlyName } = await readBody(c, schema);
      const { id: userId, factorId } = c.req.param();
      return c.json(factorShape(await admin.renameFactor(by, { userId, factorId, friendlyName })));
    })
    .delete("/:id/factors/:factorId", async (c) => {
      const by = await requireAdmin(c, modules);
      const { id: userId, factorId } = c.req.param();
      return c.json(factorShape(await admin.deleteFactor(by, { userId, factorId })));
    });
}
