import { AuthError } from "../auth-error.ts";
import { readCodeChallenge } from "../codes/code-challenge.ts";
import type { FlowRequest } from "../codes/email-code.ts";
import type { AuthDeps } from "../deps.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import { keepSamlFlow, leaveWith, requestIdOf } from "./flows.ts";
import { type IdpMetadata, readIdpMetadata } from "./idp-metadata.ts";
import { findProvider, findProviderFor, type SsoProvider } from "./providers.ts";
import { samlFor } from "./service-provider.ts";

export type SsoRequest = FlowRequest & {
  providerId?: string | null | undefined;
  domain?: string | null | undefined;
};

/** Where the browser goes to sign in with its organisation. No sooner known than unknown. */
export async function beginSso(deps: AuthDeps, request: SsoRequest): Promise<string> {
  const { providerId, domain, redirectTo } = request;
  if (providerId && domain) throw invalid("Only one of provider_id or domain supported");
  if (!(providerId || domain)) throw invalid("A provider_id or domain needs to be provided");
  const challenge = readCodeChallenge({
    challenge: request.codeChallenge,
    method: request.codeChallengeMethod,
  });
  return withMinimumDuration(async () => {
    const { query } = deps.database;
    const provider = providerId
      ? await findProvider(query, providerId, "No such SSO provider")
      : await findProviderFor(query, domain ?? "");
    const idp = await readIdpMetadata(provider.metadata_xml);
    const kept = { providerId: provider.id, redirectTo, challenge };
    const relayState = await keepSamlFlow(deps, kept);
    // What the page keeps binds it to its browser. Else a cookie has to, which a page elsewhere could not take along.
    if (challenge && idp.signIn.redirect) return departure(deps, { provider, idp, relayState });
    return `${deps.settings.issuer}/sso/saml/login?RelayState=${relayState}`;
  });
}

/** Where a browser goes, or what it posts there. `to`: the page that began. */
export type Departure =
  | { kind: "redirect"; url: string }
  | { kind: "form"; action: string; fields: Readonly<Record<string, string>> }
  | { kind: "refused"; to: string; error: AuthError };

/** A browser that has been given a cookie leaves for its identity provider. */
export async function leaveForSso(
  deps: AuthDeps,
  leaving: { relayState: string; browser: string },
): Promise<Departure> {
  const { flow, refusal } = await deps.database.transaction((trx) => leaveWith(trx, deps, leaving));
  if (refusal) return { kind: "refused", to: flow.redirect_to, error: refusal };
  const provider = await findProvider(deps.database.query, flow.provider_id);
  const idp = await readIdpMetadata(provider.metadata_xml);
  const { relayState } = leaving;
  if (idp.signIn.redirect)
    return { kind: "redirect", url: await departure(deps, { provider, idp, relayState }) };
  const action = idp.signIn.post ?? "";
  const saml = await samlFor(deps, idp, {
    requestId: requestIdOf(deps, relayState),
    entryPoint: action,
    nameIdFormat: provider.name_id_format,
  });
  // Of this binding nothing is compressed.
  saml.options.skipRequestCompression = true;
  const fields = await saml.getAuthorizeMessageAsync(relayState);
  return { kind: "form", action, fields: fields as Record<string, string> };
}

type Leaving = { provider: SsoProvider; idp: IdpMetadata; relayState: string };

async function departure(deps: AuthDeps, { provider, idp, relayState }: Leaving): Promise<string> {
  const saml = await samlFor(deps, idp, {
    requestId: requestIdOf(deps, relayState),
    entryPoint: idp.signIn.redirect ?? "",
    nameIdFormat: provider.name_id_format,
  });
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}
