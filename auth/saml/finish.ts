import type { SamlFlowsTable } from "#database";
import { AuthError } from "../auth-error.ts";
import { keptChallenge } from "../codes/code-challenge.ts";
import type { AuthDeps, Client } from "../deps.ts";
import { type Arrived, arrive } from "../identities/arrive.ts";
import { memberOf } from "../identities/person.ts";
import type { Profile } from "../providers/profile.ts";
import { readAssertion } from "./assertion.ts";
import { profileIn } from "./claims.ts";
import { keepAnswer, requestIdOf, takeAnswer, takeSamlFlow } from "./flows.ts";
import { readIdpMetadata } from "./idp-metadata.ts";
import { findProvider, nameOf } from "./providers.ts";

/** What a page of an identity provider's posts. */
export type SamlPost = { response: string; relayState: string; client: Client };

type Outcome =
  | Arrived
  | { kind: "refused"; error: AuthError }
  /** Posted from another site, it came without its cookie: it has to come again by itself. */
  | { kind: "again" };

/** `to`: the page that began. */
export type SamlReturn = { to: string } & Outcome;

/** An answer nobody asked for, or asked for too long ago, goes to the site: no page began. */
export function receiveAssertion(deps: AuthDeps, post: SamlPost): Promise<SamlReturn> {
  return toPage(deps, async () => {
    const { relayState, client } = post;
    const { flow, refusal } = await deps.database.transaction((trx) =>
      takeSamlFlow(trx, deps, relayState),
    );
    return at(flow, async () => {
      if (refusal) throw refusal;
      const profile = await profileOf(deps, flow, post);
      if (flow.browser_hash === null) return enter(deps, flow, { profile, client });
      await keepAnswer(deps, flow, profile);
      return { kind: "again" };
    });
  });
}

type Again = { relayState: string; browser: string | undefined; client: Client };

export function finishSso(
  deps: AuthDeps,
  { relayState, browser, client }: Again,
): Promise<SamlReturn> {
  return toPage(deps, async () => {
    const { flow, refusal, profile } = await deps.database.transaction((trx) =>
      takeAnswer(trx, deps, { relayState, browser }),
    );
    return at(flow, async () => {
      if (refusal) throw refusal;
      if (!profile) throw new Error("an answer that was taken says who it is about");
      return enter(deps, flow, { profile, client });
    });
  });
}

/** Where no page is known the site is told, as there is a person who waits. */
async function toPage(deps: AuthDeps, work: () => Promise<SamlReturn>): Promise<SamlReturn> {
  return at({ redirect_to: deps.settings.siteUrl }, work);
}

async function at(
  { redirect_to: to }: Pick<SamlFlowsTable, "redirect_to">,
  work: () => Promise<Outcome & { to?: string }>,
): Promise<SamlReturn> {
  try {
    return { to, ...(await work()) };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return { to, kind: "refused", error };
  }
}

async function profileOf(
  deps: AuthDeps,
  flow: SamlFlowsTable,
  { response, relayState }: SamlPost,
): Promise<Profile> {
  const provider = await findProvider(deps.database.query, flow.provider_id);
  const idp = await readIdpMetadata(provider.metadata_xml);
  const requestId = requestIdOf(deps, relayState);
  const assertion = await readAssertion(deps, idp, { response, requestId });
  const { entity_id: entityId, attribute_mapping: mapping } = provider;
  return profileIn(assertion, { entityId, mapping });
}

function enter(
  deps: AuthDeps,
  flow: SamlFlowsTable,
  { profile, client }: { profile: Profile; client: Client },
): Promise<Arrived> {
  const visitor = { provider: nameOf({ id: flow.provider_id }), profile };
  return arrive(deps, {
    visitor,
    find: (trx) => memberOf(trx, deps, visitor),
    challenge: keptChallenge(flow),
    method: "sso/saml",
    client,
  });
}
