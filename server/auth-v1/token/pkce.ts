import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { readBody, text } from "../read-body.ts";

const schema = z.object({ auth_code: text, code_verifier: text });

/** No flow that ends here can be begun yet, so no code is known. */
export async function pkceGrant(c: Context<ServerEnv>): Promise<never> {
  const { auth_code, code_verifier } = await readBody(c, schema);
  if (!(auth_code && code_verifier))
    throw new AuthError(
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  throw new AuthError("flow_state_not_found", "invalid flow state, no valid flow state found");
}
