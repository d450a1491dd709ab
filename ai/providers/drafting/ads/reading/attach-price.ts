import type { NounPhrase, Offer, Price } from "../ad-facts.ts";
import { headOf, isTradeWord } from "../trade-of.ts";
import { type Candidate, isPrice, type Reading } from "./reading-state.ts";

/** "mensalidade de R$ 79", not "por". */
const costs = /^(?:mensalidade|matrícula|taxa|anuidade|diária|inscrição|entrada|frete)(?!\p{L})/u;

function withProduct(price: Price, of: NounPhrase): Price {
  if (!costs.test(of.text)) return { ...price, of };
  const text = price.text.replace(/^por /u, "de ");
  return { ...price, text, short: price.short.replace(/^por /u, "de "), of };
}

/** A maker or an unknown extra has no price of its own. */
function canCost({ product, announced }: Candidate): boolean {
  return (
    product.trade !== "professional" &&
    !/^\d/.test(product.text) &&
    (announced || isTradeWord(headOf(product.text)))
  );
}

/** What the sum is for; undefined where it may be for a whole list: "corte, barba e sobrancelha por R$ 80". */
function productOf(reading: Reading): NounPhrase | undefined {
  const [heading] = reading.own;
  if (reading.headed && reading.shared) return heading?.product;
  if (reading.shared) return undefined;
  const [only, second] = reading.own.slice(reading.headed ? 1 : 0).filter(canCost);
  return reading.open ?? (second === undefined ? only?.product : undefined);
}

/** "3x por semana R$ 400 por mês": the sum is for so many times. */
function frequencyBefore({ last }: Reading): string | undefined {
  return last !== undefined && !isPrice(last) && / por semana$/u.test(last.text)
    ? last.text
    : undefined;
}

/** A fee is a condition of something else and no offer to make ads of. */
const fee = /^taxa(?!\p{L})/u;

/** "café da manhã a partir de R$ 14": the sum is that of the condition before. */
function offerBefore({ last, open }: Reading): Offer | undefined {
  return last === undefined || isPrice(last) || open !== undefined || last.form !== "noun"
    ? undefined
    : last;
}

/** Words that were not understood, right before a sum, say what it is for, unless they only lead to it. */
const onlyLeads =
  /(?:^|\s)(?:tudo|isso|pre[çc]os?|valor|custa|sai|apenas|s[oó]|hoje|agora|total|partir|investimento)(?:\s|$)/iu;

function isForUnknown({ skipped, open }: Reading): boolean {
  return open === undefined && skipped !== "" && !onlyLeads.test(skipped);
}

export function attachPrice(reading: Reading, price: Price): void {
  const before = offerBefore(reading);
  const isOffers = before?.kind === "feature" || before?.kind === "trial";
  const of = isOffers ? { text: before.text, trade: "goods" as const } : productOf(reading);
  const isFee = (before !== undefined && !isOffers) || (of !== undefined && fee.test(of.text));
  if (isFee || isForUnknown(reading)) return;
  const known = of === undefined ? { ...price } : withProduct(price, of);
  if (reading.unit !== "") {
    known.text = `${known.text} ${reading.unit}`;
    known.short = `${known.short} ${reading.unit}`;
  }
  const frequency = frequencyBefore(reading);
  if (frequency !== undefined) known.until = frequency;
  reading.facts.prices.push(known);
  reading.prices.push(known);
  reading.last = known;
  if (known.of === undefined) reading.pending = known;
}
