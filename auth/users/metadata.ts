import { AuthError } from "../auth-error.ts";
import type { Contact } from "./contact.ts";

/** A JSON object that hangs on an account. */
export type Metadata = Record<string, unknown>;

/**
 * Bytes of JSON. What people say of themselves and what the operator says both stand in each access token, and a
 * token that is too long for a header opens nothing any more, not even to take something away again.
 */
const maxBytes = 4096;

export function readMetadata(json: string): Metadata {
  return JSON.parse(json);
}

/** Shallow; a key that is set to null goes. Throws where it grows too large. */
export function mergeMetadata(before: Metadata, changes: Metadata): Metadata {
  const merged = [...Object.entries(before), ...Object.entries(changes)];
  // As a key it would mean something to whoever copies the object by assignment.
  const last = new Map(merged.filter(([key]) => key !== "__proto__"));
  const after = Object.fromEntries([...last].filter(([, value]) => value !== null));
  if (bytesOf(after) > Math.max(maxBytes, bytesOf(before)))
    throw new AuthError("validation_failed", `Metadata cannot be larger than ${maxBytes} bytes`);
  return after;
}

/** What the service itself says of a person to whom nothing was confirmed. Nobody else writes these names. */
export function factsOf(id: string, contacts: readonly Contact[]): Metadata {
  const known = Object.fromEntries(contacts.map(({ kind, value }) => [kind, value]));
  return { sub: id, ...known, email_verified: false, phone_verified: false };
}

/** What is left to be said by the person. */
export function withoutFacts(data: Metadata, facts: Metadata): Metadata {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !Object.hasOwn(facts, name)));
}

function bytesOf(metadata: Metadata): number {
  return Buffer.byteLength(JSON.stringify(metadata));
}
