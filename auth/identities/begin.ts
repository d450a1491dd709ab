import { readCodeChallenge } from "../codes/code-challenge.ts";
import type { FlowRequest } from "../codes/email-code.ts";
import type { AuthDeps } from "../deps.ts";
import type { Session } from "../sessions/session-store.ts";
import { keepProviderFlow, newProofs } from "./provider-flows.ts";

export type ProviderRequest = FlowRequest & {
  provider: string;
  scopes: readonly string[];
  /** For the provider, as the page chose them. */
  parameters: Readonly<Record<string, string>>;
  /** What only this browser will come back with. */
  browser: string;
};

/** Where the browser goes to sign in. What is asked wrongly throws at once; a provider that is away, later. */
export function beginWithProvider(deps: AuthDeps, request: ProviderRequest): Promise<string> {
  return begin(deps, request, undefined);
}

/** The same for who wants a further way into their account. */
export function beginLinking(
  deps: AuthDeps,
  { session }: { session: Session },
  request: ProviderRequest,
): Promise<string> {
  return begin(deps, request, session);
}

async function begin(
  deps: AuthDeps,
  { codeChallenge, codeChallengeMethod, redirectTo, browser, ...request }: ProviderRequest,
  session: Session | undefined,
): Promise<string> {
  const { name, departure } = deps.providers.named(request.provider);
  const challenge = readCodeChallenge({ challenge: codeChallenge, method: codeChallengeMethod });
  const proofs = newProofs(deps);
  const { scopes, parameters } = request;
  const address = await departure({ ...proofs, scopes, parameters });
  const { state } = proofs;
  await keepProviderFlow(deps, { state, browser, provider: name, redirectTo, challenge, session });
  return address;
}
