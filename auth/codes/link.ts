import type { AuthDeps } from "../deps.ts";

/** What a link confirms, by the words of the protocol. */
export type LinkType = "signup" | "invite" | "recovery" | "magiclink" | "email_change";

export type Link = {
  linkToken: string;
  type: LinkType;
  /** Chosen by `chooseRedirect`. */
  redirectTo: string;
};

/** To be opened from an email. */
export function confirmationLink(
  { settings }: Pick<AuthDeps, "settings">,
  { linkToken, type, redirectTo }: Link,
): string {
  const query = new URLSearchParams({ token: linkToken, type, redirect_to: redirectTo });
  return `${settings.issuer}/verify?${query}`;
}
