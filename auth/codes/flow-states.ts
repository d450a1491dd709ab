import { createHash, randomUUID } from "node:crypto";
import type { FlowStatesTable } from "#database";
import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import type { ProviderTokens } from "../providers/provider.ts";
import { sameText } from "../same-text.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { endSession, type Method, openSession } from "../sessions/session-store.ts";
import { isBanned } from "../users/confirm.ts";
import { loadAccount, lockUser, type User } from "../users/user-store.ts";
import type { CodeChallenge } from "./code-challenge.ts";

/** Milliseconds that a code of a flow is good for, from when it was given. */
const codeLifeMs = 300_000;

type Begin = {
  user: Pick<User, "id">;
  challenge: CodeChallenge;
  method: Method;
  /** Where they signed in, if it was elsewhere, and what that gave for the page. */
  from?: { provider: string; tokens: ProviderTokens | undefined };
};

/** A sign-in that is confirmed by a link and goes on where it was begun (PKCE). Gives its id. */
export async function beginFlow(
  trx: Trx,
  deps: AuthDeps,
  { user, challenge, method, from }: Begin,
): Promise<string> {
  const id = deps.newId();
  const row: FlowStatesTable = {
    id,
    user_id: user.id,
    method,
    challenge: challenge.challenge,
    challenge_method: challenge.method,
    code_hash: null,
    code_issued_at: null,
    provider: from?.provider ?? null,
    provider_tokens: from?.tokens
      ? deps.secrets.seal(tokensPurpose, JSON.stringify(from.tokens), id)
      : null,
    created_at: deps.now(),
  };
  await trx.insertInto("flow_states").values(row).execute();
  return row.id;
}

/** Of secrets: what is sealed with it opens as nothing else. */
const tokensPurpose = "provider tokens";

/** What the browser is sent back with; worth nothing without the verifier that stayed where the flow began. */
export async function giveFlowCode(trx: Trx, deps: AuthDeps, flowId: string): Promise<string> {
  const code = randomUUID();
  await trx
    .updateTable("flow_states")
    .set({ code_hash: codeHash(deps, code), code_issued_at: deps.now() })
    .where("id", "=", flowId)
    .execute();
  return code;
}

type Exchange = { code: string; verifier: string; client: Client };

type Outcome =
  | ({ kind: "signed in"; providerTokens: ProviderTokens | undefined } & SignedIn)
  /** What was written is kept although the answer is an error. */
  | { kind: "refused"; error: AuthError };

/** The session for a code and its verifier, once; whoever comes again with both ends that session. */
export async function exchangeFlowCode(deps: AuthDeps, exchange: Exchange): Promise<IssuedSession> {
  const outcome = await deps.database.transaction((trx) => settle(trx, deps, exchange));
  if (outcome.kind === "refused") throw outcome.error;
  return { ...(await issue(deps, outcome)), providerTokens: outcome.providerTokens };
}

async function settle(
  trx: Trx,
  deps: AuthDeps,
  { code, verifier, client }: Exchange,
): Promise<Outcome> {
  const found = await findFlow(trx, deps, code);
  const user = found && (await lockUser(trx, deps.database, { id: found.user_id }));
  // Again, now that nobody else has the user: of two that come at once, one was first.
  const flow = user && (await findFlow(trx, deps, code));
  if (!flow) return refused(unknownFlow());
  if (!isVerifier(flow, verifier)) return refused(wrongVerifier());
  if (flow.code_issued_at === null) return endUsed(trx, deps, flow);
  if (deps.now() >= flow.code_issued_at + codeLifeMs) return refused(expiredFlow());
  if (isBanned(user, deps.now())) return refused(banned());
  await trx
    .updateTable("flow_states")
    .set({ code_issued_at: null, provider_tokens: null })
    .where("id", "=", flow.id)
    .execute();
  // It has the flow's id, by which it is found if the code comes again.
  const { id, provider, provider_tokens } = flow;
  const proof = { id, method: flow.method as Method, provider: provider ?? undefined, client };
  const opened = await openSession(trx, deps, user, proof);
  await record(trx, deps, "login", { actor: user.id });
  const account = await loadAccount(trx, opened.user);
  const providerTokens = provider_tokens
    ? (JSON.parse(deps.secrets.open(tokensPurpose, provider_tokens, id)) as ProviderTokens)
    : undefined;
  return { kind: "signed in", ...opened, account, providerTokens };
}

/** Two have code and verifier, and nobody can tell who is the thief. */
async function endUsed(trx: Trx, deps: AuthDeps, flow: FlowStatesTable): Promise<Outcome> {
  await endSession(trx, flow.id);
  await trx.deleteFrom("flow_states").where("id", "=", flow.id).execute();
  await record(trx, deps, "token_revoked", { actor: flow.user_id });
  return refused(unknownFlow());
}

function findFlow(trx: Trx, deps: AuthDeps, code: string): Promise<FlowStatesTable | undefined> {
  return trx
    .selectFrom("flow_states")
    .selectAll()
    .where("code_hash", "=", codeHash(deps, code))
    .executeTakeFirst();
}

function codeHash({ secrets }: AuthDeps, code: string): string {
  return secrets.mac("flow code", code).toString("hex");
}

/** RFC 7636, 4.1: a shorter one could be found by trying. */
const verifierForm = /^[\w.~-]{43,128}$/;

function isVerifier({ challenge, challenge_method }: FlowStatesTable, verifier: string): boolean {
  if (!verifierForm.test(verifier)) return false;
  const shown =
    challenge_method === "s256"
      ? createHash("sha256").update(verifier).digest("base64url")
      : verifier;
  return sameText(shown, challenge);
}

function refused(error: AuthError): Outcome {
  return { kind: "refused", error };
}

function unknownFlow(): AuthError {
  const message = "invalid flow state, no valid flow state found";
  return new AuthError("flow_state_not_found", message);
}

function expiredFlow(): AuthError {
  return new AuthError("flow_state_expired", "invalid flow state, flow state has expired");
}

function wrongVerifier(): AuthError {
  const message = "code challenge does not match previously saved code verifier";
  return new AuthError("bad_code_verifier", message);
}

function banned(): AuthError {
  return new AuthError("user_banned", "User is banned", { kind: "invalid" });
}
