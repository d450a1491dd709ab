import { Hono } from "hono";
import type { Auth } from "#auth";
import type { ServerEnv } from "../../server-env.ts";

/** `GET /.well-known/jwks.json`: with these, anybody can check a token of ours. */
export function jwks({ publicKeys }: Auth): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get("/", (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json({ keys: publicKeys });
  });
}
