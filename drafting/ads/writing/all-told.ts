import type { AdParts } from "../../../contract/parts.ts";
import { figuresIn } from "../../../domain/figures/figures.ts";
import { toSource } from "../reading/source.ts";

/** Every figure of a text, by its value. */
function valuesIn(texts: readonly string[]): Set<number> {
  const values = texts.flatMap(figuresIn).map(({ value }) => value);
  return new Set(values.filter((value) => value !== null));
}

const houseNumber =
  /((?<!\p{L})(?:rua|av\.?|avenida|pra[çc]a|travessa|rodovia) [^,;.\n\d]{2,40},? ?)(?:n[º°o.]{0,2} ?)?\d{1,5}/giu;

/**
 * Whether each figure of a text stands in its parts. Contacts, councils and house numbers are no part of the offer;
 * where another was understood as nothing, those beside it may have been understood wrongly.
 */
export function isAllTold(prompt: string, parts: AdParts): boolean {
  const { prices = [], product, place, until, conditions = [] } = parts;
  const texts = [
    product,
    place,
    until,
    ...conditions,
    ...prices.map(({ label, unit }) => `${label} ${unit}`),
  ];
  const told = valuesIn(texts.filter((text) => text !== undefined));
  for (const { amount, instalments } of prices) {
    told.add(amount);
    if (instalments) told.add(instalments).add(amount / instalments);
  }
  const offered = toSource(prompt).text.replace(houseNumber, "$1");
  return [...valuesIn([offered])].every((value) => told.has(value));
}
