/**
 * What kind of thing a noun names: it decides which qualities fit it ("o sabor da pizza", never "o sabor do
 * banheiro") and how a reply names it.
 */
export type ThingClass =
  | "food"
  | "cold" // food and drink that is meant to be cold
  | "goods"
  | "work" // what is done for the client: a haircut, a repair, a class
  | "place"
  | "process" // how the shop serves: service, delivery, booking
  | "people"
  | "pet" // the client's own animal
  | "own" // the client's own car, hair, skin
  | "other"; // a noun of the review that the lexicon does not know

export type Thing = {
  kind: "thing";
  /** Same for the singular and plural of one noun. */
  id: string;
  class: ThingClass;
  /** With its article, as a reply names it: "a pizza", "os pães". */
  name: string;
  /** Judged even where no word of opinion stands beside it: "Atendimento, preço e ambiente". */
  core: boolean;
};

export type ThingEntry = { patterns: string; thing: Thing };

/** The usual plural; a noun of several words has one only where it is written out. */
function pluralOf(noun: string): string {
  if (noun.includes(" ")) return noun;
  if (noun.endsWith("ão")) return `${noun.slice(0, -2)}ões`;
  if (/[rz]$/.test(noun)) return `${noun}es`;
  if (noun.endsWith("m")) return `${noun.slice(0, -1)}ns`;
  return noun.endsWith("s") ? noun : `${noun}s`;
}

function keysOf(noun: string): string {
  return noun
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("-", " ");
}

/**
 * Reads "o pão/pães (paozinho paezinhos)": article, singular, plural where it is not the usual one, other
 * spellings without accents; one that ends in "s" is taken for a plural. `+` before the article: core.
 */
export function readThing(written: string, thingClass: ThingClass): ThingEntry[] {
  const parts = /^(\+?)(os|as|o|a) ([^/(]+?)(?:\/([^(]+?))?(?: \((.*)\))?$/.exec(written.trim());
  if (parts === null) throw new Error(`Not a thing: ${written}`);
  const [, core, article = "o", noun = "", plural = pluralOf(noun), others = ""] = parts;
  const aliases = others
    .split(" ")
    .filter(Boolean)
    .map((alias) => alias.replaceAll("_", " "));
  const entry = (name: string, patterns: readonly string[]): ThingEntry => ({
    patterns: patterns.map(keysOf).join(","),
    thing: { kind: "thing", id: noun, class: thingClass, name, core: core === "+" },
  });
  if (article.endsWith("s")) return [entry(`${article} ${noun}`, [noun, ...aliases])];
  const isPlural = (alias: string) => alias.endsWith("s") && plural !== noun;
  return [
    entry(`${article} ${noun}`, [noun, ...aliases.filter((alias) => !isPlural(alias))]),
    ...(plural === noun
      ? []
      : [entry(`${article}s ${plural}`, [plural, ...aliases.filter(isPlural)])]),
  ];
}

/** Reads a list of things of one class, one a line or parted by commas. */
export function readThings(thingClass: ThingClass, list: string): ThingEntry[] {
  return list
    .split(/[,\n]/)
    .map((written) => written.trim())
    .filter(Boolean)
    .flatMap((written) => readThing(written, thingClass));
}
