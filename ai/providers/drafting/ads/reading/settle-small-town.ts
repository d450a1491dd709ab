import { states } from "../lexicon/places.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { foldInPlace, knownPlace } from "./restore-places.ts";

/** Initials that are small words too: "em casa se precisar", "para o carro". */
const initials = [...states].filter(
  (state) => !/^(?:SE|TO|CE|PA|AM|AL|MA|ES|GO|PE|PI|AP|RO)$/.test(state),
);

/** "boa vista rr", "Rio Branco ac", "Sinop MT": up to four words and the initials of a state. */
const withState = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:\\p{L}[\\p{L}'-]{0,30} ){1,4})(?:${initials.join("|")})(?![\\p{L}\\p{N}-])`,
  "giu",
);

/** In front of a town these are its preposition, or tell that it is no town. */
const leads =
  /^(?:em|n[ao]s?|d[aeo]s?|para|pra|pela?|pelo|ate|entre|sobre|bairro|rua|avenida|vila|jardim|parque|praia|dona|seu|com|sem|zona|tod[ao]|regiao|grande|interior|nova|novo|sao|santa|santo|rio|e|ou|a|o)$/;

/** Words of the longest name of a town at the end; 0 where none is known. */
function townAt(words: readonly string[]): number {
  const found = words.findIndex(
    (_, at) => knownPlace(words.slice(at).join(" "))?.preposition === "em",
  );
  return found < 0 ? 0 : words.length - found;
}

/** "pousada Natal RN", "Padaria Sorriso MT": the name may be that of the shop. */
function isNamedShop(before: string): boolean {
  return isTradeWord(before) && tradeOf(before) === "business" && before !== "pet";
}

/** What the clause in front of a town begins with: of a thing or a trade the town is where, of a name it may be part. */
function beginsWithThing(before: string): boolean {
  const [clause = ""] = before
    .slice(-120)
    .split(/[.,;:\n]/u)
    .slice(-1);
  return isTradeWord(foldInPlace(clause.trim().split(" ")[0] ?? ""));
}

/** Where a town stands in its text, and what stands in front of it. */
function placed(before: string, name: string, behind: string): string | undefined {
  const [lead = ""] = before.trimEnd().split(/\s/u).slice(-1);
  const key = foldInPlace(lead);
  if (!/^[\p{L}\d]+$/u.test(lead) || leads.test(key) || isNamedShop(key)) return undefined;
  if (!beginsWithThing(before)) return undefined;
  const goesOn = /^ (?!em |n[ao]s? |e )[\p{Ll}\d]/u.test(behind);
  const sign = /\d$/.test(lead) ? "," : "";
  return `${sign} em ${knownPlace(name)?.name ?? name}${goesOn ? "," : ""}`;
}

/**
 * "bolo de pote boa vista rr": a known town in front of the initials of its state stands apart, with its preposition
 * and without them.
 */
export function settleSmallTown(text: string): string {
  const apart = text.replace(withState, (told: string, names: string, at: number) => {
    const words = names.trim().split(" ");
    const count = townAt(words);
    if (count === 0) return told;
    const own = words.slice(0, -count).join(" ");
    const before = text.slice(Math.max(0, at - 120), at) + own;
    const place = placed(
      before,
      words.slice(-count).join(" "),
      text.slice(at + told.length, at + told.length + 8),
    );
    if (place === undefined) return told;
    return own === "" ? place.trimStart() : own + place;
  });
  return apart.replace(/ , em /gu, ", em ");
}
