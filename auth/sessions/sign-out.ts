import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import { authenticate } from "./authenticate.ts";
import { endSession, endSessions } from "./session-store.ts";

/** Which sessions end: all, this one, or all but this one. */
const scopes = ["global", "local", "others"] as const;
type Scope = (typeof scopes)[number];

export async function signOut(
  deps: AuthDeps,
  { token, scope = "global" }: { token: string; scope?: string | undefined },
): Promise<void> {
  const { user, session } = await authenticate(deps, token);
  const known = readScope(scope || "global");
  await deps.database.transaction(async (trx) => {
    if (known === "local") await endSession(trx, session?.id);
    else await endSessions(trx, user.id, known === "others" ? session?.id : undefined);
    await record(trx, deps, "logout", { actor: user.id });
  });
}

function readScope(scope: string): Scope {
  const known = scopes.find((name) => name === scope);
  if (known) return known;
  throw new AuthError("validation_failed", `Unsupported logout scope "${scope}"`);
}
