import { joinList } from "../../text/grammar.ts";
import type { NounPhrase, Saying } from "../ad-facts.ts";
import {
  foreignConditions,
  foreignDays,
  foreignLimits,
  foreignPhrases,
  foreignUnits,
} from "../lexicon/foreign-words.ts";
import { tradeOf } from "../trade-of.ts";
import type { Gathered } from "./gathered.ts";
import { isNoPlace, toPlace } from "./place-names.ts";
import { foldInPlace, knownPlace } from "./restore-places.ts";
import { tokensOf } from "./tokens.ts";

const price =
  /(from|starting at|desde|a partir de)? ?r\$ ?(\d[\d.,]*\d|\d)(?: ?(?:per|an?|each|por|cada|al|la|el|\/) ?([a-z]+)| (each))?/;
/** When one orders or comes is no limit of a sum. */
const ordering =
  /^(?:encargos?|pedidos?|reservas?|orders?|order|book|open|opening|abierto|abrimos|horarios?)\b/;
/** "docena a R$ 72": the unit before its sum. */
const beforeSum = /(?:(?:the|la|el) )?([a-z]+)(?: (?:a|por|at|for|is|are))?$/;
const warranty =
  /^(?:with (?:a )?|con )?(?:(\d+)[ -](day|dia|month|mes(?:es)?)s?(?: de)? (?:warranty|garantia)|garantia de (\d+) (dia|mes)(?:es|s)?)$/;
const inPlace =
  /(?:^|\s)(?:in|en) (\p{Lu}[\p{L}\p{M}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}\p{M}'-]+){0,3})/gu;

type Named = { product: NounPhrase; at: number };

/** The goods of the statement in order; "bolos" inside "bolos de casamento" is not one more. */
function findProducts(key: string): Named[] {
  const found = foreignPhrases
    .map(([pattern, text]) => ({
      product: { text, trade: tradeOf(text) },
      at: key.search(pattern),
    }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found.filter(
    ({ product }) => !found.some((other) => other.product.text.startsWith(`${product.text} `)),
  );
}

function conditionOf(clause: string): string | undefined {
  const known = foreignConditions.find(([pattern]) => pattern.test(clause));
  if (known !== undefined) return known[1];
  const [, days, unit, ownDays, ownUnit] = warranty.exec(clause) ?? [];
  const count = days ?? ownDays;
  const isDays = (unit ?? ownUnit ?? "").startsWith("d");
  return count === undefined ? undefined : `garantia de ${count} ${isDays ? "dias" : "meses"}`;
}

function daysOf(clause: string): string[] {
  return tokensOf(clause).flatMap(
    ({ key }) => foreignDays.get(key) ?? foreignDays.get(key.replace(/s$/, "")) ?? [],
  );
}

function unitBefore(text: string): string | undefined {
  const [, unit = ""] = beforeSum.exec(text) ?? [];
  return foreignUnits.has(unit) ? unit : undefined;
}

/** "Aulas de yoga por R$ 120 por mês, às terças e quintas"; undefined where a limit was not understood. */
function priceOf(clauses: readonly string[], product: NounPhrase): Saying | undefined {
  const at = clauses.findIndex((clause) => price.test(clause));
  const [found, from, sum = "", unit, each] = price.exec(clauses[at] ?? "") ?? [];
  if (found === undefined) return undefined;
  const behind = clauses.slice(at + 1);
  const other = behind.findIndex((clause) =>
    /\b(?:free|gratis|discount|descuento|off|r\$)/.test(clause),
  );
  const rest = [
    clauses[at]?.replace(found, " ") ?? "",
    ...(other < 0 ? behind : behind.slice(0, other)),
  ];
  const per = unit ?? each ?? unitBefore(clauses[at]?.split(found)[0] ?? "");
  const written = per === undefined ? "" : foreignUnits.get(per);
  if (
    written === undefined ||
    rest.some((part) => tokensOf(part).some(({ key }) => foreignLimits.has(key)))
  )
    return undefined;
  const days = rest.flatMap(daysOf);
  const way = from === undefined ? "por" : "a partir de";
  const text = [`${product.text} ${way} R$ ${sum}`, written].filter(Boolean).join(" ");
  const when =
    days.length === 0 ? "" : `, ${joinList(days).replace(/ e [àa]o?s (?=\S+$)/u, " e ")}`;
  return { kind: "price", forms: [text + when], brief: true, opens: true };
}

const languages =
  /^(?:english|portuguese|spanish|french|german|italian|ingles|espanol|portugues|frances|january|february|march|april|may|june|july|august|september|october|november|december|brazil|brasil)/;

/** "in Recife", "in Itacaré", not "in English". */
function isTown(name: string): boolean {
  return knownPlace(name) !== undefined || !(isNoPlace(name) || languages.test(foldInPlace(name)));
}

/** "They cost R$ 6 each": behind the one product that was named. */
function spokenOf({ candidates }: Gathered, key: string): NounPhrase[] {
  const isOfIt =
    /^(?:(?:they|it|each one|prices?|precios?|cada una?) )?(?:are|is|costs?|cuestan?|starts?|from|desde|son) /.test(
      key,
    );
  return isOfIt ? candidates.map(({ thing }) => thing) : [];
}

/** What a statement in English or Spanish says that can be told in Portuguese: known goods and places, sums in reais. */
export function readForeign(facts: Gathered, text: string): void {
  const key = foldInPlace(text);
  const products = findProducts(key).map(({ product }) => product);
  facts.candidates.push(
    ...products.map((thing) => ({ thing, announced: true, known: true, first: false })),
  );
  const clauses = key
    .split(
      /[,;:.](?!\d)| (?=with (?:free|a |home|\d)|con (?:envio|entrega|garantia|delivery))| and (?=free |home )/,
    )
    .map((clause) => clause.replace(/(?: y mas| and more)$/, "").trim());
  const isLimit = products.length === 0 && !price.test(key);
  // "Only for new clients." narrows what was told before and is not understood: better told by nobody.
  if (
    isLimit &&
    !ordering.test(key) &&
    tokensOf(key).some(({ key: word }) => foreignLimits.has(word))
  )
    facts.sayings = [];
  const [only, second] = products.length === 0 ? spokenOf(facts, key) : products;
  const priced = only !== undefined && second === undefined ? priceOf(clauses, only) : undefined;
  if (priced !== undefined) facts.sayings.push(priced);
  clauses.forEach((clause, at) => {
    const condition = conditionOf(clause);
    const isNarrowed = tokensOf(clauses[at + 1] ?? "").some(({ key: word }) =>
      foreignLimits.has(word),
    );
    if (condition !== undefined && !isNarrowed)
      facts.sayings.push({ kind: "offer", forms: [condition], brief: true });
  });
  for (const [, name = ""] of text.matchAll(inPlace)) {
    if (isTown(name)) facts.places.push(toPlace(name));
  }
}
