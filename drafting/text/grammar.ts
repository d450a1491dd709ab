export type Preposition = "a" | "de" | "em" | "por";

const contractions: Record<Preposition, Record<string, string>> = {
  a: { o: "ao", a: "à", os: "aos", as: "às" },
  de: { o: "do", a: "da", os: "dos", as: "das" },
  em: { o: "no", a: "na", os: "nos", as: "nas" },
  por: { o: "pelo", a: "pela", os: "pelos", as: "pelas" },
};

/** "de" + "a pizza" is "da pizza"; a phrase without an article keeps the bare preposition. */
export function contract(preposition: Preposition, phrase: string): string {
  const [first = "", ...rest] = phrase.split(" ");
  const contracted = Object.hasOwn(contractions[preposition], first)
    ? contractions[preposition][first]
    : undefined;
  return contracted === undefined ? `${preposition} ${phrase}` : [contracted, ...rest].join(" ");
}

/** "a", "a e b", "a, b e c". */
export function joinList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} e ${last}`;
}

/** The first letter as a capital. */
export function capitalise(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("pt-BR") + text.slice(first.length);
}

/** The definite article that the ending of a noun asks for: "a retirada", "os puxadores". */
export function articleFor(noun: string): string {
  const many = noun.endsWith("s") ? "s" : "";
  const bare = many ? noun.slice(0, -1) : noun;
  return `${/(?:a|ção|são|dade|gem|gen|çõe|õe)$/.test(bare) ? "a" : "o"}${many}`;
}
