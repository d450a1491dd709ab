import { counting, numbered } from "../lexicon/price-words.ts";
import { isAddress } from "./mark-ends.ts";
import { tokensOf } from "./tokens.ts";

const sum = "(?:R\\$ ?)?(\\d{2,4}(?:,\\d{2})?)";
/** "completa com cera 70 / 95" at the end of its item. */
const twoSums = new RegExp(
  `(?<=(?:^|[,;.\\n] ?)(\\p{L}[^\\d,;.:\\n$/]{2,40}?) )${sum}( ?/ ?)${sum}(?=\\s*(?:[.;\\n]|,(?!\\d)|$))`,
  "gu",
);
/** Sizes and shares are written so as well: "tamanho 36/38". */
const noSum =
  /(?<!\p{L})(?:tamanhos?|tam|n[úu]mero|numera[cç][ãa]o|manequim|dia|data|funciona\p{L}*|atend\p{L}+|plant[ãa]o|cal[cç]ados?|pneus?|aro|turmas?|ano|safra|lei|nota)(?!\p{L})/iu;
/** The dearer of two kinds costs no more than so many times the cheaper. */
const mostTimes = 4;

function reais(digits: string): number {
  return Number(digits.replace(",", "."));
}

function isItem(lead: string): boolean {
  const words = tokensOf(lead).map(({ key }) => key);
  const last = words.at(-1) ?? "";
  return !noSum.test(lead) && !counting.has(last) && !numbered.has(last) && !isAddress(words);
}

/**
 * "completa com cera 70 / 95": which of the two is for what, nobody says. Sure is that it costs the lower at least; where
 * the higher stands first not even that, and both are left out.
 */
function fromLower(whole: string, lead: string, one: string, sign: string, other: string): string {
  const [first, second] = [reais(one), reais(other)];
  // "12/10" is a date, "24/7" all the time.
  const isSure = sign === " / " || whole.includes("$") || whole.includes(",");
  if (!isSure || !isItem(lead) || first === second) return whole;
  if (first > second || second > first * mostTimes) return "";
  return `a partir de R$ ${one}`;
}

const size =
  "curt[ao]s?|m[ée]di[ao]s?|long[ao]s?|pequen[ao]s?|grandes?|gigantes?|infantil|infantis|adult[ao]s?|simples|complet[ao]s?|individual|casal|solteiro|inteir[ao]s?|mei[ao]|broto|feminin[ao]s?|masculin[ao]s?|dupl[ao]s?|tripl[ao]s?";
const sized = `${sum}(?: reais)? (?:o |a )?(${size})`;
/** "escova 35 curto 45 longo": the sizes stand behind their sums. */
const sizesBehind = new RegExp(
  `(?<=(?:^|[,;.:\\n] ?)(?!(?:${size}) )\\p{L}[^\\d,;.:\\n$/]{2,40}?) ${sized},?(?: e)? ${sized}(?:,?(?: e)? ${sized})?(?=\\s*(?:[.;\\n]|,(?!\\d)|$))`,
  "giu",
);

function inBrackets(_: string, ...found: (string | undefined)[]): string {
  const pairs = [0, 2, 4].map((at) => [found[at + 1], found[at]] as const);
  const told = pairs
    .filter(([kind, digits]) => typeof kind === "string" && typeof digits === "string")
    .map(([kind, digits]) => `${kind} R$ ${digits}`);
  return ` (${told.join(", ")})`;
}

/** Two sums of one item: each with what it is for, or the lower as the least, or none. */
export function settleTwoSums(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(twoSums, fromLower).replace(sizesBehind, inBrackets);
}
