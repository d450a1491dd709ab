import { Hono } from "hono";
import type { ServerEnv } from "../server-env.ts";
import { requireToken } from "./credentials.ts";
import type { AuthModules } from "./modules.ts";

/** `POST /logout?scope=global|local|others` */
export function logout(modules: AuthModules): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post("/", async (c) => {
    const token = requireToken(c, modules);
    await modules.auth.signOut({ token, scope: c.req.query("scope") });
    return c.body(null, 204);
  });
}
