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

/** "(1000 un.)", "(cento)", "(por pessoa)": how many of it a sum is for; "(6 itens)" tells only what is in it. */
const howMany =
  /^(?:c\/ ?|com |de )?(?:\d[\d.]* ?(?:mil )?(?:un|und|unid|unids|unidades?|p[çc]s?|pe[çc]as|c[óo]pias|folhas|pares|d[úu]zias?|kg|quilos?)(?!\p{L})|(?:o |a |por |cada )?(?:cento|d[úu]zia|milheiro|unidade|un|par|kg|quilo|metro|m²|m2|hora|di[áa]ria|pacote|caixa|mensal|anual|m[êe]s|pessoa|ano)\.?$)/iu;

/** Without what stands in brackets, unless that narrows the offer: "(só da estante azul)". */
export function withoutBrackets(text: string): string | undefined {
  const inside = [...text.matchAll(/ ?\(([^()]*)\)/g)];
  const isPriced = sumsOf(text).length > 0;
  const isSafe = inside.every(
    ({ 1: words = "", index }) =>
      !hasAny(tokensOf(words), narrowers) &&
      sumsOf(words).length === 0 &&
      !(isPriced && howMany.test(words)) &&
      !tellsWhatFor(text, words, index),
  );
  return inside.length > 0 && isSafe ? text.replace(/ ?\([^()]*\)/g, "") : undefined;
}
