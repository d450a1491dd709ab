import { endsUnfinished } from "../../../../../domain/ad-limits/cut-at-word.ts";
import { fold } from "../../../../../domain/search/fold.ts";
import type { NounPhrase } from "../ad-facts.ts";
import { feminineBusinesses, needsComplement } from "../lexicon/trades.ts";
import { headOf, isTradeWord, toSingular } from "../trade-of.ts";

/** Says nothing without what follows: "conserto" (of what?), "pão" (de queijo). */
function leans(head: string): boolean {
  return needsComplement.has(head) || needsComplement.has(toSingular(head));
}

/** A beginning still names the thing: two words or more with no pair cut open, or a head that stands alone. */
function stillNames(beginning: string, head: string): boolean {
  if (!beginning.includes(" ")) return isTradeWord(head) && !leans(head);
  return !endsUnfinished(beginning);
}

/** The phrase and its shorter beginnings that still name the thing, longest first. */
export function shorterForms(text: string): string[] {
  const words = text.split(" ");
  const head = headOf(text);
  const shorter = words.slice(1).map((_, at) => words.slice(0, words.length - 1 - at).join(" "));
  return [text, ...shorter.filter((beginning) => stillNames(beginning, head))];
}

/** "conserto de geladeira e fogão" is also "conserto de fogão". */
export function secondHalf({ text, trade }: NounPhrase): string | undefined {
  const [, head = "", , second = ""] = /^(\S+ (?:de|para) )(.+) e (.+)$/u.exec(text) ?? [];
  if (head === "" || trade === "goods" || trade === "business") return undefined;
  return leans(headOf(second)) || tradeOfHalf(second) ? second : head + second;
}

function tradeOfHalf(half: string): boolean {
  return / de /.test(half) && isTradeWord(headOf(half));
}

/** "o salão", "a loja de roupas"; only shops have a gender that is known for certain. */
export function withArticle(product: NounPhrase): string | undefined {
  if (product.trade !== "business") return undefined;
  const head = headOf(product.text);
  if (!isTradeWord(head) || toSingular(head) !== head) return undefined;
  return feminineBusinesses.has(head) ? `a ${product.text}` : `o ${product.text}`;
}

/** Small words do not tell two pieces apart. */
const smallWords = new Set(
  "a o e as os de da do das dos em no na nos nas com para por um uma desde partir seu sua mais".split(
    " ",
  ),
);

/** The words of a piece that tell it from the others, sorted. */
export function essence(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !smallWords.has(word)))].sort().join(" ");
}
