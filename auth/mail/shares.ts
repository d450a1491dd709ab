import type { Query } from "../deps.ts";
import type { EmailRequest } from "./queue-email.ts";

/**
 * Of the emails of the site: what goes to an address that its owner has proven, and what goes to any other. Strangers
 * can ask for as many of the second as they can think of addresses, and use up none of the first.
 */
export type EmailShare = "proven" | "unproven";

/**
 * Milliseconds until the next place in a share comes; `Infinity` where there is none in reach. Counted where emails leave
 * and not where they are asked for: an answer tells nothing of it, and an address that nobody has takes no place.
 */
export type BookPlace = (share: EmailShare) => Promise<number>;

/** News of what has happened to an account is never held back, nor what the operator sends. */
export function isCounted(request: EmailRequest): boolean {
  if (request.kind === "invite") return false;
  // The one that strangers can bring about without a code.
  return "code" in request || request.kind === "already_registered";
}

export async function shareOf(query: Query, { to, userId }: EmailRequest): Promise<EmailShare> {
  const owner = await query
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("email", "=", to)
    .where("email_confirmed_at", "is not", null)
    .executeTakeFirst();
  return owner ? "proven" : "unproven";
}
