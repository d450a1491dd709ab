import { endsUnfinished } from "../../../../../domain/ad-limits/cut-at-word.ts";
import { fold } from "../../../../../domain/search/fold.ts";
import type { NounPhrase } from "../ad-facts.ts";
import { feminineBusinesses, needsComplement } from "../lexicon/trades.ts";
import { headOf, isTradeWord, toSingular } from "../trade-of.ts";

/** The first word may stand for the whole: "bolos", not "conserto" (of what?) nor "pão" (de queijo). */
function headStandsAlone(text: string): boolean {
  const head = headOf(text);
  return isTradeWord(head) && !needsComplement.has(head) && !needsComplement.has(toSingular(head));
}

/** The phrase and its shorter beginnings that still name the thing, longest first. */
export function shorterForms(text: string): string[] {
  const words = text.split(" ");
  const beginnings = words.map((_, at) => words.slice(0, words.length - at).join(" "));
  return beginnings.filter((beginning, at) => {
    if (at === 0) return true;
    const says = beginning.includes(" ") ? isWhole(words, beginning) : headStandsAlone(text);
    return says && !endsUnfinished(beginning);
  });
}

/** "doces e salgados assados" does not end at "salgados"; a pair stays a pair. */
function isWhole(words: string[], beginning: string): boolean {
  const next = words[beginning.split(" ").length] ?? "";
  const unpaired = !/ (?:e|ou|\+|&) \S+$/u.test(beginning);
  return unpaired && beginning.split(" ").length >= 2 && next !== "";
}

/** "o salão", "a loja de roupas"; only shops have a gender that is known for certain. */
export function withArticle(product: NounPhrase): string | undefined {
  if (product.trade !== "business") return undefined;
  const head = headOf(product.text);
  if (head.endsWith("s") && toSingular(head) !== head) return undefined;
  return feminineBusinesses.has(head) ? `a ${product.text}` : `o ${product.text}`;
}

/** Small words do not tell two pieces apart. */
const smallWords = new Set("a o e as os de da do das dos em no na nos nas com para por um uma desde partir seu sua mais".split(" "));

/** The words of a piece that tell it from the others, sorted. */
export function essence(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !smallWords.has(word)))].sort().join(" ");
}
