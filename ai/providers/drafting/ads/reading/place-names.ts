import { fold } from "../../../../../domain/search/fold.ts";
import type { Place } from "../ad-facts.ts";
import { canonicalNames, notPlaces } from "../lexicon/names.ts";
import { knownPlace } from "./restore-places.ts";

const masculineStarts =
  /^(?:bairro|centro|mercado|jardim|parque|shopping|setor|conjunto|condom[íi]nio|alto|litoral|interior|vale|morro|entorno|munic[íi]pio)(?!\p{L})/iu;
const feminineStarts =
  /^(?:zona|regi[ãa]o|cidade|vila|rua|avenida|alameda|pra[çc]a|praia|lagoa|ilha|ch[áa]cara|grande|baixada|galeria|barra|capital|feira)(?!\p{L})/iu;

/** The preposition that goes before a name; "em" is never wrong. */
function prepositionFor(name: string): "em" | "na" | "no" | "nos" {
  const known = knownPlace(name);
  if (known !== undefined) return known.preposition;
  if (masculineStarts.test(name)) return "no";
  return feminineStarts.test(name) ? "na" : "em";
}

/** Words of a name that stay small: "zona sul de São Paulo", "centro da cidade". */
const smallWords = new Set(
  "bairro centro zona regiao interior litoral cidade municipio capital entorno da de do das dos e sul norte leste oeste metropolitana central historico".split(
    " ",
  ),
);

/** "Cidade Nova" is a name, "cidade de Recife" is none. */
function toNameWord(word: string, at: number, words: readonly string[]): string {
  // "Caxambu do Sul"
  const before = /^d[aeo]s?$/u.test(words[at - 1] ?? "") ? words[at - 2] : words[at - 1];
  const isNamed =
    /^\p{Lu}/u.test(word) && [before, words[at + 1]].some((other) => /^\p{Lu}/u.test(other ?? ""));
  if (smallWords.has(fold(word)) && !isNamed) return word.toLowerCase();
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/** The name as it is written on a map; what describes rather than names stays small. */
export function toName(written: string): string {
  const isDescription = /^(?:zona|centro)(?!\p{L})/iu.test(written);
  const known = isDescription ? undefined : knownPlace(written);
  return known?.name ?? written.split(" ").map(toNameWord).join(" ");
}

/** "no Pix", "em Janeiro": a capital that begins no place. */
export function isNoPlace(name: string, preposition?: string): boolean {
  if (fold(name) === "natal" && preposition === "em") return false;
  const words = fold(name).split(" ");
  const isBrand =
    words.length === 1 && canonicalNames.has(words[0] ?? "") && knownPlace(name) === undefined;
  return notPlaces.has(words[0] ?? "") || isBrand;
}

/** The place of a name as it was written, with the owner's preposition where there is one. */
export function toPlace(written: string, preposition?: string): Place {
  const name = toName(written.trim());
  const fits = preposition !== undefined && /^(?:em|n[ao]s?)$/u.test(preposition);
  return { name, text: `${fits ? preposition : prepositionFor(name)} ${name}` };
}
