import { isUniqueViolation, type ProviderFlowsTable } from "#database";
import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { CodeChallenge } from "../codes/code-challenge.ts";
import { beginFlow, giveFlowCode } from "../codes/flow-states.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import type { BroughtToken } from "../providers/provider.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { openSession } from "../sessions/session-store.ts";
import { loadAccount, type User } from "../users/user-store.ts";
import { linkTo, mayLink } from "./link.ts";
import { personOf, type Visitor } from "./person.ts";
import { proofsOf, takeProviderFlow } from "./provider-flows.ts";

/** A browser that comes back from a provider. */
export type Return = {
  /** All that it was sent back with. */
  answer: URLSearchParams;
  /** The cookie that it left with. */
  browser: string | undefined;
  client: Client;
};

/** `to`: the page that began. */
export type Returned = { to: string } & (
  | { kind: "session"; session: IssuedSession }
  /** To be exchanged where it began. */
  | { kind: "flow"; code: string }
  | { kind: "refused"; error: AuthError }
);

/** Throws only where nobody knows the page that began; it is told everything else. */
export async function finishWithProvider(deps: AuthDeps, back: Return): Promise<Returned> {
  const state = back.answer.get("state");
  if (!state) throw new AuthError("bad_oauth_callback", "OAuth state parameter missing");
  const { flow, refusal } = await deps.database.transaction((trx) =>
    takeProviderFlow(trx, deps, { state, browser: back.browser }),
  );
  const to = flow.redirect_to;
  try {
    if (refusal) throw refusal;
    return { to, ...(await goOn(deps, flow, state, back)) };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return { to, kind: "refused", error };
  }
}

async function goOn(deps: AuthDeps, flow: ProviderFlowsTable, state: string, back: Return) {
  const { provider } = flow;
  refuseRefusal(back.answer);
  const { redeem } = deps.providers.named(provider);
  const { profile, tokens } = await redeem(back.answer, proofsOf(deps, state));
  const visitor = { provider, profile };
  const challenge = challengeOf(flow);
  const { client } = back;
  const find =
    flow.session_id === null ? entering(deps, visitor) : linking(deps, flow.session_id, visitor);
  if (!challenge) {
    const session = await signInAs(deps, visitor, find, client);
    return { kind: "session", session: { ...session, providerTokens: tokens } } as const;
  }
  const from = { provider, tokens };
  const code = await forPerson(deps, find, async (trx, user) => {
    const flowId = await beginFlow(trx, deps, { user, challenge, method: "oauth", from });
    return giveFlowCode(trx, deps, flowId);
  });
  return { kind: "flow", code } as const;
}

/** The person said no, or the provider did. */
function refuseRefusal(answer: URLSearchParams): void {
  const error = answer.get("error");
  if (!error && answer.get("code")) return;
  const said = error
    ? answer.get("error_description") || error
    : "OAuth authorization code missing";
  const kind = error === "access_denied" ? "forbidden" : "invalid";
  const message = said.replaceAll(/\p{C}/gu, " ").slice(0, 300);
  throw new AuthError("bad_oauth_callback", message, { kind });
}

function challengeOf({ challenge, challenge_method: method }: ProviderFlowsTable) {
  return challenge === null || method === null
    ? undefined
    : ({ challenge, method } satisfies CodeChallenge);
}

export type IdTokenSignIn = BroughtToken & {
  provider?: string | undefined;
  issuer?: string | undefined;
  /** Of who links a further way in; absent: somebody signs in. */
  linkingToken?: string | undefined;
  client: Client;
};

/** With an id token that an app got by itself. */
export async function signInWithIdToken(
  deps: AuthDeps,
  { provider, issuer, linkingToken, client, ...brought }: IdTokenSignIn,
): Promise<IssuedSession> {
  const who = linkingToken === undefined ? undefined : await mayLink(deps, linkingToken);
  const { name, read } = deps.providers.issuing({ provider, issuer });
  const visitor = { provider: name, profile: await read(brought) };
  const find = who ? linking(deps, who.session.id, visitor) : entering(deps, visitor);
  return signInAs(deps, visitor, find, client);
}

/** Undefined where somebody else came at the same time. */
type FindPerson = (trx: Trx) => Promise<User | undefined>;

function entering(deps: AuthDeps, visitor: Visitor): FindPerson {
  return (trx) => personOf(trx, deps, visitor);
}

function linking(deps: AuthDeps, sessionId: string, visitor: Visitor): FindPerson {
  return (trx) => linkTo(trx, deps, sessionId, visitor);
}

async function signInAs(
  deps: AuthDeps,
  { provider }: Visitor,
  find: FindPerson,
  client: Client,
): Promise<IssuedSession> {
  const signedIn = await forPerson(deps, find, async (trx, user): Promise<SignedIn> => {
    const opened = await openSession(trx, deps, user, { method: "oauth", provider, client });
    await record(trx, deps, "login", { actor: user.id });
    return { ...opened, account: await loadAccount(trx, opened.user) };
  });
  return issue(deps, signedIn);
}

/** So often somebody else may come with the same address at the same time; more is no accident. */
const maxTries = 3;

/** All or nothing: no account is left behind where something is refused. As long as any outcome takes. */
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
