import { fold } from "../../../../../domain/search/fold.ts";
import { ambiguousPlaces } from "../lexicon/places.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { toPlace } from "./place-names.ts";
import { knownPlace } from "./restore-places.ts";

const name = "\\p{Lu}[\\p{L}'-]+(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}'-]+){0,3}";

/** "Niterói (Fonseca)" */
const quarterInBrackets = new RegExp(
  `((?<!\\p{L})(?:em |n[ao] )?)(${name}) \\((?:bairro )?(${name})\\)(?=( [\\p{Ll}\\d])?)`,
  "gu",
);

function freeQuarter(
  whole: string,
  lead: string,
  town: string,
  quarter: string,
  next = "",
): string {
  const known = knownPlace(town);
  if (known?.preposition !== "em") return whole;
  const where = knownPlace(quarter) === undefined ? `no bairro ${quarter}` : toPlace(quarter).text;
  return `${lead === "" ? "em " : lead}${town}, ${where}${next === "" ? "" : ","}`;
}

/** "Edivan aqui de Campina Grande", "Casa Bela cortinas de Ponta Grossa": where they are. */
const ofTown = new RegExp(` (?:aqui )?de (${name})(?= \\p{Ll}|\\s*[,.;\\n]|$)`, "gu");
/** Characters before a town that tell whose it is. */
const reach = 40;

const named =
  /\p{Lu}\p{L}+ (?:d[aeo] )?\p{Lu}\p{L}+(?: \p{Ll}{4,})?$|(?<!\p{L})(?:aqui é|sou) [oa] (?:seu |dona |tia |tio )?\p{Lu}\p{L}+$/u;

/** "encanador de Cuiabá" */
function isProfession(before: string): boolean {
  const word = before.split(/[ ,.;\n]/u).at(-1) ?? "";
  return isTradeWord(word) && tradeOf(word) === "professional";
}

function inTown(whole: string, town: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - reach), at);
  const isNamed = whole.startsWith(" aqui ") || named.test(before) || isProfession(before);
  const isSure = knownPlace(town)?.preposition === "em" && !ambiguousPlaces.has(fold(town));
  const words = before.split(" ");
  const isOneName = [1, 2, 3].some(
    (count) => knownPlace(`${words.slice(-count).join(" ")} de ${town}`) !== undefined,
  );
  if (!isNamed || !isSure || isOneName) return whole;
  return /^ \p{L}/u.test(text.slice(at + whole.length)) ? ` em ${town},` : ` em ${town}`;
}

/** "no centro e vila falcão" */
const listedQuarter =
  /(?<=(?<!\p{L})(?:n[ao]s?|em) [^.,;\n]{3,40} e (?:n[ao] )?)(?:vila|jardim|parque) (?!infantil|aqu[áa]tic|vertical)\p{Ll}{4,}(?!\p{L})/gu;
/** "Studio Passo Leve salvador bairro da graça" */
const townAndQuarter =
  /(?<=\p{Lu}\p{L}+),? (\p{L}{4,}),?(?: no)? bairro (d[aeo]s? )?(\p{L}{4,})(?!\p{L})/gu;
/** "em Canoas bairros niteroi e fatima" */
const quarters = /(?<!\p{L})(?:nos )?bairros ((?:\p{L}{4,}, )*\p{L}{4,} e \p{L}{4,})(?!\p{L})/gu;

function titled(text: string): string {
  return text.replace(/(?<!\p{L})(?!e )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Where the shop is, as an ad tells it: towns and quarters apart and with their capitals. */
export function settleWhere(text: string): string {
  return text
    .replace(quarterInBrackets, freeQuarter)
    .replace(ofTown, inTown)
    .replace(listedQuarter, titled)
    .replace(quarters, (_, list: string) => `nos bairros ${titled(list)}`)
    .replace(townAndQuarter, (whole: string, town: string, of: string | undefined, part: string) =>
      knownPlace(town)?.preposition === "em"
        ? `, em ${toPlace(town).name}, no bairro ${of ?? ""}${titled(part)}`
        : whole,
    );
}
