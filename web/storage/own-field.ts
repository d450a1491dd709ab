/** A field of the document's own; what an object inherits is nobody's data. */
export function ownField(document: unknown, name: string): unknown {
  const isObject = typeof document === "object" && document !== null;
  return isObject && Object.hasOwn(document, name) ? Reflect.get(document, name) : undefined;
}
