/** A JSON object that hangs on an account. */
export type Metadata = Record<string, unknown>;

export function readMetadata(json: string): Metadata {
  return JSON.parse(json);
}

/** Shallow; a key that is set to null goes. */
export function mergeMetadata(before: Metadata, changes: Metadata): Metadata {
  const merged = [...Object.entries(before), ...Object.entries(changes)];
  // As a key it would mean something to whoever copies the object by assignment.
  const last = new Map(merged.filter(([key]) => key !== "__proto__"));
  return Object.fromEntries([...last].filter(([, value]) => value !== null));
}
