import { randomBytes } from "node:crypto";
import type { SamlFlowsTable } from "#database";
import { AuthError } from "../auth-error.ts";
import type { CodeChallenge } from "../codes/code-challenge.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import type { Profile } from "../providers/profile.ts";
import { sameText } from "../same-text.ts";
import { requireSaml } from "./service-provider.ts";

type Secrets = Pick<AuthDeps, "secrets">;

type Kept = {
  providerId: string;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
};

/** Gives the RelayState, which only the browser is told. */
export async function keepSamlFlow(
  deps: AuthDeps,
  { providerId, redirectTo, challenge }: Kept,
): Promise<string> {
  const relayState = randomBytes(32).toString("base64url");
  const row: SamlFlowsTable = {
    id: idOf(deps, relayState),
    provider_id: providerId,
    browser_hash: null,
    redirect_to: redirectTo,
    challenge: challenge?.challenge ?? null,
    challenge_method: challenge?.method ?? null,
    used_at: null,
    answer: null,
    created_at: deps.now(),
  };
  await deps.database.query.insertInto("saml_flows").values(row).execute();
  return relayState;
}

/** Of the question that goes with it; computed again when the answer comes, so that it is not stored. */
export function requestIdOf({ secrets }: Secrets, relayState: string): string {
  return `_${secrets.mac("saml request", relayState).toString("hex")}`;
}

export type TakenFlow = {
  flow: SamlFlowsTable;
  /** Why it does not go on; the page that began it is told so all the same. */
  refusal: AuthError | undefined;
};

/** Binds it to the browser that leaves now, and to no other. */
export async function leaveWith(
  trx: Trx,
  deps: AuthDeps,
  { relayState, browser }: { relayState: string; browser: string },
): Promise<TakenFlow> {
  const flow = await lockFlow(trx, deps, relayState);
  if (flow.used_at !== null) return { flow, refusal: usedBefore() };
  if (flow.browser_hash !== null && !isOf(deps, flow, browser))
    return { flow, refusal: otherBrowser() };
  const browser_hash = browserHash(deps, browser);
  await trx.updateTable("saml_flows").set({ browser_hash }).where("id", "=", flow.id).execute();
  return { flow, refusal: lateness(deps, flow) };
}

/** Once: of two answers to one question, the first counts. Throws where nobody knows the page that began. */
export async function takeSamlFlow(
  trx: Trx,
  deps: AuthDeps,
  relayState: string,
): Promise<TakenFlow> {
  const flow = await lockFlow(trx, deps, relayState);
  if (flow.used_at !== null) return { flow, refusal: usedBefore() };
  const used_at = deps.now();
  await trx.updateTable("saml_flows").set({ used_at }).where("id", "=", flow.id).execute();
  // Without either, whoever is made to post an answer would be signed in as somebody else.
  if (flow.browser_hash === null && flow.challenge === null)
    return { flow, refusal: otherBrowser() };
  return { flow, refusal: lateness(deps, flow) };
}

const answerPurpose = "saml answer";

/** Until the browser comes by itself, with its cookie: posted from another site, it brings none. */
export async function keepAnswer(deps: AuthDeps, flow: SamlFlowsTable, profile: Profile) {
  const answer = deps.secrets.seal(answerPurpose, JSON.stringify(profile), flow.id);
  const { query } = deps.database;
  await query.updateTable("saml_flows").set({ answer }).where("id", "=", flow.id).execute();
}

/** What was kept, once, for the browser that began. */
export async function takeAnswer(
  trx: Trx,
  deps: AuthDeps,
  { relayState, browser }: { relayState: string; browser: string | undefined },
): Promise<TakenFlow & { profile: Profile | undefined }> {
  const flow = await lockFlow(trx, deps, relayState);
  const nothing = { flow, profile: undefined };
  if (!(browser && isOf(deps, flow, browser))) return { ...nothing, refusal: otherBrowser() };
  if (flow.answer === null) return { ...nothing, refusal: usedBefore() };
  await trx.updateTable("saml_flows").set({ answer: null }).where("id", "=", flow.id).execute();
  const profile: Profile = JSON.parse(deps.secrets.open(answerPurpose, flow.answer, flow.id));
  return { flow, profile, refusal: lateness(deps, flow) };
}

async function lockFlow(trx: Trx, deps: AuthDeps, relayState: string): Promise<SamlFlowsTable> {
  const { forUpdate } = deps.database;
  const flow = await forUpdate(
    trx.selectFrom("saml_flows").selectAll().where("id", "=", idOf(deps, relayState)),
  ).executeTakeFirst();
  if (!flow) throw notFound("SAML RelayState does not exist, try logging in again?");
  return flow;
}

function lateness(deps: AuthDeps, { created_at }: SamlFlowsTable): AuthError | undefined {
  if (deps.now() < created_at + requireSaml(deps).flowLifeMs) return undefined;
  const message = "SAML RelayState has expired. Try logging in again?";
  return new AuthError("saml_relay_state_expired", message);
}

function idOf({ secrets }: Secrets, relayState: string): string {
  return secrets.mac("saml relay state", relayState).toString("hex");
}

function browserHash({ secrets }: Secrets, browser: string): string {
  return secrets.mac("saml browser", browser).toString("hex");
}

function isOf(deps: Secrets, { browser_hash }: SamlFlowsTable, browser: string): boolean {
  return browser_hash !== null && sameText(browserHash(deps, browser), browser_hash);
}

function usedBefore(): AuthError {
  return notFound("SAML RelayState was used before, try logging in again?");
}

function otherBrowser(): AuthError {
  return notFound("SAML RelayState was begun in another browser, try logging in again?");
}

function notFound(message: string): AuthError {
  return new AuthError("saml_relay_state_not_found", message);
}
