import type { AuthDeps } from "../deps.ts";
import { type AuthMethod, signAccessToken } from "../keys/access-token.ts";
import type { Weakness } from "../passwords/strength.ts";
import type { ProviderTokens } from "../providers/provider.ts";
import { authenticated } from "../settings.ts";
import type { Account } from "../users/user-store.ts";
import { writeRefreshToken } from "./refresh-token.ts";
import { type Session, toSeconds } from "./session-store.ts";

/** What somebody who has signed in is given. */
export type IssuedSession = {
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  /** Seconds since 1970. */
  expiresAt: number;
  refreshToken: string;
  sessionId: string;
  account: Account;
  /** The password that was right would not be taken today. */
  weakness?: Weakness | undefined;
  /** Of the provider where they signed in; told once, and kept by nobody here. */
  providerTokens?: ProviderTokens | undefined;
};

export type SignedIn = { account: Account; session: Session; amr: AuthMethod[] };

/** After the transaction: signing waits for nobody's row. */
export async function issue(
  deps: AuthDeps,
  { account, session, amr }: SignedIn,
): Promise<IssuedSession> {
  const { user } = account;
  const issuedAt = toSeconds(deps.now());
  const expiresIn = deps.settings.accessTokenSeconds;
  const expiresAt = issuedAt + expiresIn;
  const claims = {
    sub: user.id,
    aud: authenticated,
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: session.aal,
    amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous === 1,
  };
  const rules = { keys: deps.keys, issuer: deps.settings.issuer };
  const accessToken = await signAccessToken(claims, { issuedAt, expiresAt }, rules);
  const position = { sessionId: session.id, counter: session.refresh_counter };
  const refreshToken = writeRefreshToken(position, deps.secrets);
  return { accessToken, expiresIn, expiresAt, refreshToken, sessionId: session.id, account };
}
