import { randomBytes } from "node:crypto";
import type { ProviderFlowsTable } from "#database";
import { AuthError } from "../auth-error.ts";
import type { CodeChallenge } from "../codes/code-challenge.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import type { Proofs } from "../providers/provider.ts";
import { sameText } from "../same-text.ts";
import type { Session } from "../sessions/session-store.ts";

/** Milliseconds for which somebody may stay with the provider. */
export const providerFlowLifeMs = 600_000;

type Secrets = Pick<AuthDeps, "secrets">;

/** Fresh; nonce and verifier are computed from the state again when it comes back, so that none of them is stored. */
export function newProofs(deps: Secrets): Proofs {
  return proofsOf(deps, randomBytes(32).toString("base64url"));
}

export function proofsOf({ secrets }: Secrets, state: string): Proofs {
  const made = (purpose: string) => secrets.mac(`provider ${purpose}`, state).toString("base64url");
  return { state, nonce: made("nonce"), verifier: made("verifier") };
}

type Kept = {
  state: string;
  /** The cookie that came, or goes, with it. */
  browser: string;
  provider: string;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  /** Of who links a further way in. */
  session: Pick<Session, "id" | "user_id"> | undefined;
};

export async function keepProviderFlow(deps: AuthDeps, kept: Kept): Promise<void> {
  const row: ProviderFlowsTable = {
    id: idOf(deps, kept.state),
    browser_hash: browserHash(deps, kept.browser),
    provider: kept.provider,
    redirect_to: kept.redirectTo,
    challenge: kept.challenge?.challenge ?? null,
    challenge_method: kept.challenge?.method ?? null,
    user_id: kept.session?.user_id ?? null,
    session_id: kept.session?.id ?? null,
    used_at: null,
    created_at: deps.now(),
  };
  await deps.database.query.insertInto("provider_flows").values(row).execute();
}

export type TakenFlow = {
  flow: ProviderFlowsTable;
  /** Why it does not go on; the page that began it is told so all the same. */
  refusal: AuthError | undefined;
};

type Returning = { state: string; browser: string | undefined };

/** Once: of two that come with one state, the first goes on. Throws where nobody knows the page that began. */
export async function takeProviderFlow(
  trx: Trx,
  deps: AuthDeps,
  { state, browser }: Returning,
): Promise<TakenFlow> {
  const { forUpdate } = deps.database;
  const flow = await forUpdate(
    trx.selectFrom("provider_flows").selectAll().where("id", "=", idOf(deps, state)),
  ).executeTakeFirst();
  if (!flow) throw badState("OAuth state not found or expired");
  // Left as it is: the browser that began may be on its way.
  if (!(browser && sameText(browserHash(deps, browser), flow.browser_hash)))
    return { flow, refusal: badState("OAuth state was begun in another browser") };
  if (flow.used_at !== null) return { flow, refusal: badState("OAuth state was used before") };
  await trx
    .updateTable("provider_flows")
    .set({ used_at: deps.now() })
    .where("id", "=", flow.id)
    .execute();
  const isLate = deps.now() >= flow.created_at + providerFlowLifeMs;
  return { flow, refusal: isLate ? badState("OAuth state has expired") : undefined };
}

function idOf({ secrets }: Secrets, state: string): string {
  return secrets.mac("provider state", state).toString("hex");
}

function browserHash({ secrets }: Secrets, browser: string): string {
  return secrets.mac("provider browser", browser).toString("hex");
}

function badState(message: string): AuthError {
  return new AuthError("bad_oauth_state", message);
}
