import { counting, numbered, units } from "../lexicon/price-words.ts";
import { isTradeWord, toSingular, tradeOf } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";
import { sumsOf } from "./sums.ts";
import { tokensOf } from "./tokens.ts";

/** A clause that ends in a number: "2 horas de show 1.800", "P 15". */
const ending =
  /(?<=(?:^|[.,;:\n]\s?)[^.,;:\n$]{1,70}?\s)(\d{1,3}(?:\.\d{3})+|\d{2,5})(?=\s*(?:[.;:\n](?!\d)|,(?!\d)|$)| de (?:segunda|terça|quarta|quinta|sexta) [aà] | (?:só|somente|apenas) (?:n[ao]s?|aos?|de|para) )/gu;
/** Reais below which such a number is rather a count. */
const least = 10;
/** From here on a number with its point for thousands is a sum, alone as well. */
const thousands = /\.\d{3}$/;

/** Words before a number that are looked at for an address. */
const addressWords = 4;
const address =
  /^(?:rua|avenida|av|praca|travessa|rodovia|estrada|alameda|numero|lote|quadra|bloco|apto|apartamento|cep|tel|telefone|fone|ramal|sala|cnpj|desde|idade|minimo|maximo|ligue|chame)$/;

/** "cabem 40 pessoas, para dormir 16": how many there is room for. */
export const holds =
  /^(?:que )?(?:cabe|tem|temos|atend|acomod|hosped|recebe|servi|aceit)|(?<![a-z])para (?!levar|comer|viagem)[a-z]+[aei]r$/;

/** "Rua Bahia 120", "BR-101 km 212": folded words in front of a number that tells where. */
export function isAddress(words: readonly string[]): boolean {
  const isRoad = words.at(-1) === "km" && !/^\d/.test(words.at(-2) ?? "");
  return isRoad || words.slice(-addressWords).some((word) => address.test(word));
}

/** From here on a number behind the places that are served is rather a sum. */
const mostQuarters = 30;

/** "atendo centro, flores e parque 10": the number is part of the name of a quarter. */
export function isQuarter(before: string, digits: string): boolean {
  const serves = /(?<![a-z])atend(?:o|e|emos) (?!por )[^.;:\n$\d]{3,60}$/.test(before);
  return serves && Number(digits) < mostQuarters;
}

/** "desde 2011", "Biz 2019"; 2000 is rather a sum. */
export function isYear(digits: string): boolean {
  return digits !== "2000" && /^(?:19[5-9]|20[0-3])\d$/.test(digits);
}

/** "Bar 31", "Brasa 77": a shop or a name that has a number. */
function isName(clause: string, words: readonly string[]): boolean {
  const [first = ""] = words;
  const isShop = isTradeWord(first) && tradeOf(first) === "business";
  return isShop || (words.length > 1 && /\p{Lu}\p{Ll}+\s*$/u.test(clause));
}

/** "vinho da casa 45": what the house makes, and no number of a house. */
const ofTheHouse = /(?<!\p{L})da casa\s*$/iu;

/** "pneu aro 14 289", "iPhone 13 2890": behind the number of its name the thing has its sum. */
const models = /^(?:aro|iphone|galaxy|redmi|note|playstation|xbox|modelo|tamanho)$/;

/** Whether the number at the end of a clause can be what the thing costs. */
function isFree(clause: string, digits: string): boolean {
  const words = tokensOf(clause).map(({ key }) => key);
  const last = words.at(-1) ?? "";
  const isSize = /^\d/.test(last) && !/[a-z]/.test(last) && !models.test(words.at(-2) ?? "");
  const isUnit =
    words.length === 1 && units.has(toSingular(last)) && !/^(?:M|G)$/.test(clause.trim());
  const leads = counting.has(last) && last !== "mais";
  return !(
    leads ||
    (numbered.has(last) && !ofTheHouse.test(clause)) ||
    last === "e" ||
    (isSize && !thousands.test(digits)) ||
    isUnit ||
    holds.test(foldInPlace(clause).trim()) ||
    isYear(digits) ||
    isAddress(words) ||
    (isName(clause, words) && !thousands.test(digits))
  );
}

/** Where the clause begins in which a place stands: behind the last sign that parts no number. */
function startOf(text: string, place: number): number {
  for (let at = place - 1; at >= 0; at -= 1) {
    const isSign = /[.,;:\n]/.test(text.charAt(at)) && !/\d/.test(text.charAt(at + 1));
    if (isSign) return at + 1;
  }
  return 0;
}

/**
 * Numbers at the end of clauses, where the text has two sums at least: whoever lists "lavagem 35, completa 60" tells
 * what they cost.
 */
export function markEnds(text: string): string {
  const found = Array.from(text.matchAll(ending)).filter(({ 0: digits, index }) => {
    const clause = text.slice(startOf(text, index), index);
    const isEnough = Number(digits.replaceAll(".", "")) >= least;
    return isEnough && sumsOf(clause + digits).length === 0 && isFree(clause, digits);
  });
  const isSure = found.some(({ 0: digits }) => thousands.test(digits));
  if (!isSure && sumsOf(text).length + found.length < 2) return text;
  return found.reduceRight(
    (marked, { index }) => `${marked.slice(0, index)}R$ ${marked.slice(index)}`,
    text,
  );
}
