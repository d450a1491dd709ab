import type { AuthDeps } from "../deps.ts";
import type { Contact } from "../users/contact.ts";
import type { Metadata } from "../users/metadata.ts";
import { newUserRow } from "../users/new-user.ts";
import { type Account, toUser } from "../users/user-store.ts";

/** What a new account would look like, for somebody who may not learn that there is one. Nothing of it is kept. */
export function decoyAccount(
  deps: Pick<AuthDeps, "now" | "newId">,
  { kind, value }: Contact,
  data: Metadata,
): Account {
  const row = newUserRow(deps, {
    [kind]: value,
    app_metadata: { provider: kind, providers: [kind] },
    user_metadata: data,
  });
  // The empty role and the empty list are how clients tell, as the protocol has it.
  const user = { ...toUser(row), role: "", confirmation_sent_at: deps.now() };
  return { user, identities: [], factors: [] };
}
