import type { NounPhrase, Price } from "../ad-facts.ts";
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
  return product.trade !== "professional" && (announced || isTradeWord(headOf(product.text)));
}

/** What the sum is for; undefined where it may be for a whole list: "corte, barba e sobrancelha por R$ 80". */
function productOf(reading: Reading): NounPhrase | undefined {
  const [heading] = reading.own;
  if (reading.headed && (reading.shared || reading.own.length > 1)) return heading?.product;
  if (reading.shared) return undefined;
  const [only, second] = reading.own.filter(canCost);
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

export function attachPrice(reading: Reading, price: Price): void {
  const of = productOf(reading);
  if (of !== undefined && fee.test(of.text)) return;
  const known = of === undefined ? { ...price } : withProduct(price, of);
  const frequency = frequencyBefore(reading);
  if (frequency !== undefined) known.until = frequency;
  reading.facts.prices.push(known);
  reading.prices.push(known);
  reading.last = known;
  if (known.of === undefined) reading.pending = known;
}
