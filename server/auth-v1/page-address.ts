import type { AuthError, AuthErrorKind, IssuedSession, Verified } from "#auth";
import { sessionShape } from "./shapes/session.ts";

/** Of an address that is changed, when the first of the two has agreed. */
export const halfMessage =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

type Begun = {
  /** Chosen from what the operator allows. */
  to: string;
  /** It goes on in a browser that can read the query only. */
  isFlow: boolean;
};

/** What a page is sent back with, of a link or of an outside provider. */
type Outcome = Verified | { kind: "session"; session: IssuedSession };

/** Where somebody goes on; a session is in the fragment, which no server is sent. `type` is the link's. */
export function addressAfter(outcome: Outcome, { to, isFlow }: Begun, type?: string): string {
  switch (outcome.kind) {
    case "flow":
      return withQuery(to, { code: outcome.code });
    case "half": {
      const said = { message: halfMessage };
      return withFragment(isFlow ? withQuery(to, said) : to, { ...said, sb: "" });
    }
    case "session": {
      const { user: _user, ...tokens } = sessionShape(outcome.session);
      return withFragment(to, { ...tokens, ...(type !== undefined && { type }), sb: "" });
    }
  }
}

const words: Readonly<Partial<Record<AuthErrorKind, string>>> = {
  forbidden: "access_denied",
  unprocessable: "access_denied",
  unauthenticated: "unauthorized_client",
  unavailable: "server_error",
};

export function addressAfterError(error: AuthError, { to, isFlow }: Begun): string {
  const said = {
    error: words[error.kind] ?? "invalid_request",
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(isFlow ? withQuery(to, said) : to, { ...said, sb: "" });
}

type Said = Readonly<Record<string, unknown>>;

function withQuery(to: string, said: Said): string {
  const url = new URL(to);
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, String(value));
  return url.href;
}

function withFragment(to: string, said: Said): string {
  const url = new URL(to);
  const fields = Object.entries(said).map(([name, value]): [string, string] => [name, `${value}`]);
  url.hash = new URLSearchParams(fields).toString();
  return url.href;
}
