import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client } from "../deps.ts";
import { type IssuedSession, issue } from "../sessions/issue.ts";
import { openSession } from "../sessions/session-store.ts";
import { factsOf, type Metadata, mergeMetadata, withoutFacts } from "../users/metadata.ts";
import { createUser } from "../users/new-user.ts";

/** An account without an address: who loses the session loses it, unless they add one before. */
export async function signUpAnonymously(
  deps: AuthDeps,
  { data, client }: { data?: Metadata | null | undefined; client: Client },
): Promise<IssuedSession> {
  const { anonymous, enabled } = deps.settings.signUp;
  if (!anonymous)
    throw new AuthError("anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  if (!enabled) throw new AuthError("signup_disabled", "Signups not allowed for this instance");
  const id = deps.newId();
  const words = withoutFacts(data ?? {}, factsOf(id, []));
  const signedIn = await deps.database.transaction(async (trx) => {
    const user = await createUser(trx, deps, {
      id,
      app_metadata: {},
      user_metadata: mergeMetadata({}, words),
      is_anonymous: true,
    });
    if (!user) throw new Error("A fresh id is nobody else's.");
    await record(trx, deps, "user_signedup", { actor: user.id });
    const opened = await openSession(trx, deps, user, { method: "anonymous", client });
    return { ...opened, account: { user: opened.user, identities: [], factors: [] } };
  });
  return issue(deps, signedIn);
}
