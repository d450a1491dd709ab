import { isUniqueViolation } from "#database";
import { record } from "../audit/audit-log.ts";
import type { CodeChallenge } from "../codes/code-challenge.ts";
import { beginFlow, giveFlowCode } from "../codes/flow-states.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import type { ProviderTokens } from "../providers/provider.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { type Method, openSession } from "../sessions/session-store.ts";
import { loadAccount, type User } from "../users/user-store.ts";
import type { Visitor } from "./person.ts";

/** Undefined where somebody else came at the same time. */
export type FindPerson = (trx: Trx) => Promise<User | undefined>;

type Entrance = {
  visitor: Visitor;
  find: FindPerson;
  method: Method;
  client: Client;
};

/** Of a browser: without a challenge the page is given the session itself. */
type Arrival = Entrance & { challenge: CodeChallenge | undefined; tokens?: ProviderTokens };

export type Arrived =
  | { kind: "session"; session: IssuedSession }
  /** To be exchanged where it began. */
  | { kind: "flow"; code: string };

/** Who comes from another service is in, all or nothing: no account is left behind where something is refused. */
export async function arrive(deps: AuthDeps, arrival: Arrival): Promise<Arrived> {
  const { visitor, find, method, challenge, tokens } = arrival;
  if (!challenge) {
    const session = await signInAs(deps, arrival);
    return { kind: "session", session: { ...session, providerTokens: tokens } };
  }
  const from = { provider: visitor.provider, tokens };
  const code = await forPerson(deps, find, async (trx, user) => {
    const flowId = await beginFlow(trx, deps, { user, challenge, method, from });
    return giveFlowCode(trx, deps, flowId);
  });
  return { kind: "flow", code };
}

export async function signInAs(
  deps: AuthDeps,
  { visitor: { provider }, find, method, client }: Entrance,
): Promise<IssuedSession> {
  const signedIn = await forPerson(deps, find, async (trx, user): Promise<SignedIn> => {
    const opened = await openSession(trx, deps, user, { method, provider, client });
    await record(trx, deps, "login", { actor: user.id });
    return { ...opened, account: await loadAccount(trx, opened.user) };
  });
  return issue(deps, signedIn);
}

/** So often somebody else may come with the same address at the same time; more is no accident. */
const maxTries = 3;

/** As long as any outcome takes. */
function forPerson<T>(
  deps: AuthDeps,
  find: FindPerson,
  use: (trx: Trx, user: User) => Promise<T>,
): Promise<T> {
  return withMinimumDuration(async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await deps.database.transaction(async (trx) => {
          const user = await find(trx);
          if (!user) throw new MetSomebody();
          return use(trx, user);
        });
      } catch (error) {
        const isMeeting = error instanceof MetSomebody || isUniqueViolation(error);
        if (!isMeeting || tries === maxTries) throw error;
      }
    }
  });
}

/** The transaction ends, and the next one sees who that was. */
class MetSomebody extends Error {}
