import type { HttpBindings } from "@hono/node-server";

/** What a Hono context carries here. `app.request()` in tests brings no bindings: read `c.env?.`. */
export type ServerEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** For the line of the request in the log. */
    failure: { code?: string };
  };
};
