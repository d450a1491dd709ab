import type { Logger } from "pino";
import type { AuthError } from "#auth";
import { tracesOf } from "../middleware/errors.ts";

/** Only the operator can mend it: a secret that ran out looks like nothing else to whoever signs in. */
export function logProviderFault(log: Logger, id: string, { code, cause }: AuthError): void {
  if (!(cause instanceof Error)) return;
  // One word of the standard, such as invalid_client.
  const said = "error" in cause ? String(cause.error).slice(0, 100) : undefined;
  log.warn({ id, code, said, ...tracesOf(cause) }, "the answer of a provider was not taken");
}
