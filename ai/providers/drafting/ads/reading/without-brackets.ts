import { narrowers } from "../lexicon/clause-words.ts";
import { variants } from "../lexicon/price-words.ts";
import { isTradeWord } from "../trade-of.ts";
import { sumsOf } from "./sums.ts";
import { hasAny, tokensOf } from "./tokens.ts";

/** "R$ 120 (carro pequeno)": behind its sum what that is for. */
function tellsWhatFor(text: string, words: string, at: number): boolean {
  const names = tokensOf(words).some(({ key }) => variants.test(key) || isTradeWord(key));
  return names && sumsOf(text).some(({ end }) => end === at);
}

/** Without what stands in brackets, unless that narrows the offer: "(só da estante azul)". */
export function withoutBrackets(text: string): string | undefined {
  const inside = [...text.matchAll(/ ?\(([^()]*)\)/g)];
  const isSafe = inside.every(
    ({ 1: words = "", index }) =>
      !hasAny(tokensOf(words), narrowers) &&
      sumsOf(words).length === 0 &&
      !tellsWhatFor(text, words, index),
  );
  return inside.length > 0 && isSafe ? text.replace(/ ?\([^()]*\)/g, "") : undefined;
}
