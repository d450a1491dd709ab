import { dayWords } from "../lexicon/clause-words.ts";
import { counting, measures, numbered, units, variants } from "../lexicon/price-words.ts";
import { isTradeWord } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";

const ends = "(?=\\s*(?:[,;.\\n](?!\\d)|$)";
const day = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)";

/** "160 sessão 50 minutos", "200 consulta": of many there would be an "s". */
const beforeUnit = new RegExp(
  `(?<![\\d.,$]|\\$ |(?<!\\p{L})(?:de|com|até|são|em|por|cada|leva|pague) )(\\d{2,3}) (sessão|aula|consulta|visita|diária)(?: (?:de )?(\\d{1,3} (?:minutos|min|hora|horas)(?!\\p{L}))|${ends}|(?= (?:de ${day}|n[ao]s?|em|online|presencial)(?!\\p{L}))))`,
  "gu",
);

/** Hold or eat so many kilos. */
const weighed =
  /^(?:ração|areia|sacos?|pacotes?|cimento|argamassa|botij\p{L}+|gás|adubo|terra|baldes?|fardos?|caixas?|cargas?|capacidade|até|bebês?|cachorros?|c[ãa]o|carvão|gelo)(?!\p{L})/u;
/** The beginning of a clause, or what stands behind a place. */
const begins = "(?<=(?:^|[,;.\\n] ?|(?:em|n[ao]) (?:(?:d[aeo]s? )?\\p{Lu}[\\p{L}'-]+ ){1,4}))";
const name = "\\p{Ll}{3,}(?: \\p{Ll}{2,}){0,2}";
const kilo = `(${name}) (\\d{2,3}) ?(?:kg|o kg|quilo|o quilo)`;
/** "tainha 28 kg camarão 55 kg": of two in a row, and no other sum, that is what a kilo costs. */
const twoKilos = new RegExp(`${begins}${kilo},? (?:e )?${kilo}(?: ?(?=${day})|${ends}))`, "gu");

/** "perna inteira 55 axila 25 só mulheres" */
const twoSums = new RegExp(
  `${begins}(${name}|pé) (\\d{2,3}) (${name}|pé|mão) (\\d{2,3})(?:,? (?=(?:só|somente|apenas) )|,? (?=${day})|${ends}))`,
  "gu",
);
const least = 10;
/** Had done, though no list of trades has them. */
const treated =
  /^(?:perna|axila|buço|virilha|braço|rosto|sobrancelha|pé|mão|cabelo|barba|unha|costas|banho|tosa|curto|longo)$/u;

function isNamed(what: string): boolean {
  const words = what.split(" ").map(foldInPlace);
  const last = words.at(-1) ?? "";
  const tells = [counting, numbered, measures, units].some((list) => list.has(last));
  return !tells && !words.some((word) => dayWords.has(word) || counting.has(word));
}

function isSold(what: string): boolean {
  return what
    .split(" ")
    .some((word) => isTradeWord(word) || treated.test(word) || variants.test(foldInPlace(word)));
}

function withSums(told: string, one: string, first: string, other: string, second: string): string {
  const isPair =
    [one, other].every(isNamed) &&
    (isSold(one) || isSold(other)) &&
    !/s$/u.test(other.split(" ")[0] ?? "") &&
    Math.min(Number(first), Number(second)) >= least;
  const joint = /,? $/u.test(told) ? ", " : "";
  return isPair ? `${one} R$ ${first}, ${other} R$ ${second}${joint}` : told;
}

function withKilos(
  told: string,
  one: string,
  first: string,
  other: string,
  second: string,
): string {
  if (weighed.test(one) || weighed.test(other)) return told;
  return `${one} R$ ${first} o quilo, ${other} R$ ${second} o quilo${/ $/u.test(told) ? ", " : ""}`;
}

/** Sums typed without their currency where nothing else in the text is one. */
export function settleBareSums(text: string): string {
  const counted = text.replace(beforeUnit, (_, sum: string, unit: string, length?: string) =>
    length === undefined ? `R$ ${sum} a ${unit}` : `R$ ${sum} a ${unit} de ${length}`,
  );
  if (/R\$|reais|\d,\d{2}(?!\d)/u.test(text)) return counted;
  return counted.replace(twoKilos, withKilos).replace(twoSums, withSums);
}
