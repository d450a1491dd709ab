import type { ProviderFlowsTable } from "#database";
import { AuthError } from "../auth-error.ts";
import { keptChallenge } from "../codes/code-challenge.ts";
import type { AuthDeps, Client } from "../deps.ts";
import type { BroughtToken } from "../providers/provider.ts";
import type { IssuedSession } from "../sessions/issue.ts";
import { type Arrived, arrive, type FindPerson, signInAs } from "./arrive.ts";
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
export type Returned = { to: string } & (Arrived | { kind: "refused"; error: AuthError });

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

async function goOn(
  deps: AuthDeps,
  flow: ProviderFlowsTable,
  state: string,
  back: Return,
): Promise<Arrived> {
  const { provider } = flow;
  refuseRefusal(back.answer);
  const { redeem } = deps.providers.named(provider);
  const { profile, tokens } = await redeem(back.answer, proofsOf(deps, state));
  const visitor = { provider, profile };
  const find =
    flow.session_id === null ? entering(deps, visitor) : linking(deps, flow.session_id, visitor);
  const challenge = keptChallenge(flow);
  return arrive(deps, { visitor, find, challenge, method: "oauth", tokens, client: back.client });
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
  return signInAs(deps, { visitor, find, method: "oauth", client });
}

function entering(deps: AuthDeps, visitor: Visitor): FindPerson {
  return (trx) => personOf(trx, deps, visitor);
}

function linking(deps: AuthDeps, sessionId: string, visitor: Visitor): FindPerson {
  return (trx) => linkTo(trx, deps, sessionId, visitor);
}
