import { dayWords } from "../lexicon/clause-words.ts";
import { counting, numbered, pricedNouns, units, variants } from "../lexicon/price-words.ts";
import { isTradeWord, toSingular } from "../trade-of.ts";
import { holds, isAddress, isYear } from "./mark-ends.ts";
import { foldInPlace } from "./restore-places.ts";
import { small } from "./said.ts";
import { sumsOf } from "./sums.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Numbers of one stretch from which it is a row of things with their sums. */
const leastRow = 3;
/** Reais below which a number in a row is rather a count. */
const leastInRow = 3;
/** In front of a number these tell how many. */
const howMany =
  /^(?:levando|comprando|pagando|fechando|minim[oa]|maxim[oa]|ate|serve|rende|acima|abaixo|numero|primeir[oa]s|vem|vai|abre|fecha|abrimos|fechamos|seca|dura|fica pronto)$/;
/** "P 18 M 22 G 26" */
const size = /^(?:PP|P|M|G|GG|XG)$/;

function isSize(text: string, { start, end }: Token): boolean {
  return size.test(text.slice(start, end));
}

/** "golden 15kg 159", "magnus 15 kg 98" */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const [count, measure] = [tokens[at - 1]?.key ?? "", tokens[at]?.key ?? ""];
  return (
    /^\d+(?:kg|g|ml|l)$/.test(measure) || (/^(?:kg|g|ml|l)$/.test(measure) && /^\d+$/.test(count))
  );
}

/** "tobogã 250 o combo com os três 400": all of it together. */
function isWhole(article: string, noun: string): boolean {
  return /^[oa]s?$/.test(article) && /^(?:combo|kit|pacote|dois|duas|tres)$/.test(noun);
}

/** "avaliação 120 sessão 95": of many there would be an "s". */
function isOne(noun: string, sum: string): boolean {
  return (
    /^(?:sessao|aula|unidade|caixa|pote|fatia|foto|peca|hora)$/.test(noun) && /^(?:\d|r$)/.test(sum)
  );
}

/** From here on a number in front of things is rather a sum: "coxinha 12 empadas 14". */
const leastBeforeThings = 10;

/** "estacionamento 60 carros", "carro 4 portas 220": how many there are. */
function isCounted(text: string, number: Token, next: Token): boolean {
  if (!/s$/.test(next.key)) return false;
  const [behind = ""] = text.slice(next.end).split(",");
  const isRow = /\d/.test(behind) && Number(number.key) >= leastBeforeThings;
  return !isTradeWord(next.key) || !isRow;
}

function isToldNext(next: string, third: string): boolean {
  const isDays = next === "de" && dayWords.has(third);
  // "só mão 40 só pé 40"
  if (next === "so" && /^[a-z]/.test(third)) return true;
  return next === "pe" || isDays || isWhole(next, third) || isOne(next, third);
}

/** Whether what stands behind a number is not what it counts. */
function goesOn(text: string, tokens: readonly Token[], at: number): boolean {
  const [number, next] = tokens.slice(at, at + 2);
  if (number === undefined) return false;
  const gap = text.slice(number.end, next?.start);
  if (next === undefined || /[,)]|^ \(/.test(gap)) return true;
  const third = tokens[at + 2]?.key ?? "";
  // "simples 45 de terça a quinta", "gel 55 pé e mão"
  if (isToldNext(next.key, third)) return true;
  if (gap !== " ") return false;
  if (isSize(text, next))
    return /^\d/.test(tokens[at + 2]?.key ?? "") || text[next.end + 1] === "R";
  const isThing = isMeasure(tokens, at - 1) && /^\d/.test(third);
  const isPlural = !isThing && isCounted(text, number, next);
  return (
    /^[a-z]{3}/.test(next.key) &&
    !isPlural &&
    !units.has(toSingular(next.key)) &&
    next.key !== "reais"
  );
}

/** "jogo (1 mesa 4 cadeira)": in brackets a number in front of a word counts it. */
function isPartOfSet(text: string, { start, end }: Token): boolean {
  const isInside = text.lastIndexOf("(", start) > text.lastIndexOf(")", start);
  return isInside && /^ \p{L}{3}/u.test(text.slice(end));
}

/** Whether a number in a row can be what the words before it cost. */
function isFree(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, number] = [tokens[at - 1], tokens[at]];
  if (before === undefined || number === undefined || !/^\d{1,4}$/.test(number.key)) return false;
  if (isYear(number.key)) return false;
  if (text.slice(before.end, number.start) !== " " || /^[.,:/-]\d/.test(text.slice(number.end)))
    return false;
  const since = text.lastIndexOf(",", number.start);
  const words = tokens
    .slice(Math.max(0, at - 4), at)
    .filter(({ start }) => start > since)
    .map(({ key }) => key);
  const isNamed =
    /^[a-z]{3}|^pe$|^[a-z]+\d+$/.test(before.key) ||
    isSize(text, before) ||
    isMeasure(tokens, at - 1);
  // "tosa higiênica mais 15"
  const isExtra = before.key === "mais" && /^[a-z]{4}/.test(words.at(-2) ?? "");
  const tells =
    (counting.has(before.key) && !isExtra) ||
    numbered.has(before.key) ||
    small.has(before.key) ||
    howMany.test(before.key) ||
    holds.test(foldInPlace(text.slice(since + 1, before.end)).trimStart()) ||
    isPartOfSet(text, number) ||
    isAddress(words);
  return isNamed && !tells && Number(number.key) >= leastInRow && goesOn(text, tokens, at);
}

/** Reais from which two numbers behind two things that are sold are sums: "consulta 150 retorno 80". */
const leastOfTwo = 15;

function isSum(tokens: readonly Token[], number: Token): boolean {
  const before = tokens[tokens.indexOf(number) - 1]?.key ?? "";
  const isSold =
    isTradeWord(before) ||
    pricedNouns.has(before) ||
    variants.test(before) ||
    /^(?:suv|hatch|sedan|picape)$/.test(before) ||
    /^[a-z]+\d+$/.test(before);
  return isSold && Number(number.key) >= leastOfTwo;
}

/** "pé e mão 45 esmaltação R$ 55": another thing with its sum stands right behind the number. */
function isBesideNext(text: string, tokens: readonly Token[], number: Token): boolean {
  const holder = tokens[tokens.indexOf(number) - 1]?.key ?? "";
  const [, next = ""] =
    /^ (\p{Ll}{4,})(?: \p{Ll}{3,})? (?:por )?R\$/u.exec(text.slice(number.end)) ?? [];
  const isHeld = /^(?:kit|caixa|pacote|combo|fardo|festa|bandeja|cento|com)$/.test(holder);
  return !isHeld && Number(number.key) >= leastOfTwo && isTradeWord(next) && !next.endsWith("s");
}

/** "smash simples 18 duplo 24 combo 36": in a row of things with numbers behind them the numbers are sums. */
function markStretch(stretch: string): string {
  if (!/\d/.test(stretch)) return stretch;
  const tokens = tokensOf(stretch);
  const free = tokens.filter((_, at) => isFree(stretch, tokens, at));
  const sums = sumsOf(stretch);
  const [only] = free;
  // "cópia de chave 12 reais codificada 180"
  const isPair = sums.some(({ end }) =>
    /^(?:,| e)? \p{L}+ $/u.test(stretch.slice(end, only?.start)),
  );
  const isNext = free.length === 1 && only !== undefined && isBesideNext(stretch, tokens, only);
  const isTwo = sums.length + free.length === 2 && free.every((number) => isSum(tokens, number));
  if (only === undefined || (!isPair && !isTwo && !isNext && sums.length + free.length < leastRow))
    return stretch;
  return free.reduceRight(
    (marked, { start }) => `${marked.slice(0, start)}R$ ${marked.slice(start)}`,
    stretch,
  );
}

/** Numbers in rows of things and their sums get their currency. */
export function markRows(text: string): string {
  return text
    .split(/(?<=[.;:\n](?!\d))/u)
    .map(markStretch)
    .join("");
}
