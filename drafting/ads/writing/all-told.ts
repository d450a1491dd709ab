import type { AdParts } from "../../../contract/parts.ts";
import { figuresIn } from "../../../domain/figures/figures.ts";
import { fold } from "../../../domain/search/fold.ts";
import { filler } from "../reading/cues.ts";
import { findFigures } from "../reading/figures.ts";
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
function isAllTold(prompt: string, parts: AdParts): boolean {
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

export function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z]{3,}/g) ?? [];
}

/** Every word of what parts say. */
export function partWordsOf(parts: AdParts): Set<string> {
  return new Set(wordsOf(JSON.stringify(parts)));
}

/** Beside a price they say nothing of their own. */
const beside =
  /^(?:reais|por|cada|partir|apenas|custa|sai|fica|com|para|pra|das|dos|cobro|faco|tem)$/;

/**
 * Whether a text is a plain list of offers, so that its parts may be told before anybody confirmed them: each figure was
 * understood, and where a price stands there is hardly a word beside its label.
 */
export function isPlain(prompt: string, parts: AdParts): boolean {
  const { flat, clauses } = toSource(prompt);
  if (!isAllTold(prompt, parts) || filler.test(flat) || (parts.product?.length ?? 0) > 30)
    return false;
  const known = partWordsOf(parts);
  return clauses.every(({ flat: words }) => {
    if (findFigures({ flat: words }).length === 0) return true;
    return wordsOf(words).filter((one) => !known.has(one) && !beside.test(one)).length < 2;
  });
}
