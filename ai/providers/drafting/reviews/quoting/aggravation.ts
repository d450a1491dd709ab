import { fold } from "../../../../../domain/search/fold.ts";
import type { Measured } from "./choose-quotes.ts";

/** Folded. Who turned to the shop: "liguei", "mando mensagem", "reclamei no balcão". */
const turned =
  "(?:lig(?:o|uei|amos|ando)|(?:mand|envi)(?:o|ei|amos|ando) (?:varias |\\d+ )?(?:mensage(?:m|ns)|whats\\w*|zap|e-?mails?|fotos?)|cham(?:o|ei|amos)|cobr(?:o|ei|amos)|reclam(?:o|ei|amos)|procur(?:o|ei|amos)|tent(?:o|ei|amos) (?:contato|falar|ligar)|pedi(?:mos)? (?:retorno|resposta|ajuda))";
/** And nobody answers to this day; "ninguém atendia" tells only how it was meanwhile. */
const unheard =
  "(?:(?:ninguem|nunca|nao|nem)(?: (?:me|nos|se|mais|sequer))* (?:(?:retorn|respond|atend|resolv)(?!(?:ia|ava)m?\\b)|d(?:ao|eu|eram) (?:retorno|resposta|satisfacao|bola))|(?:nada|sem resposta|sem retorno)(?: ate (?:hoje|agora))?$)";
const asked =
  "(?:prometeram|prometeu|ficaram de|ficou de|disseram que (?:iam|iriam|vinham)|garantiram que)";

const worse = [
  new RegExp(`^(?:ja |eu |so )?${turned}\\b.*\\b${unheard}`),
  new RegExp(
    `^${asked} .*\\b(?:e|mas) (?:ate (?:hoje|agora) )?(?:nada|nunca \\w+ram|nao \\w+ram)\\b`,
  ),
  /^(?:(?:ja |agora )?(?:e|eh|foi) )?(?:pela |a )?(?:segunda|terceira|quarta|quinta|sexta) vez(?: (?:ja|seguida|que (?:isso )?acontece|este mes|esse mes|no mes|em \w+ \w+))?$/,
];

/**
 * Folded. What made a complaint worse: nobody answers, a promise was not kept, it was not the first time. It stands beside
 * what it made worse and never for it.
 */
export function aggravates(folded: string): boolean {
  return worse.some((one) => one.test(folded));
}

/** Chance of what was made worse, at least, where what made it worse is quoted already. */
const leastBefore = 0.2;

function sharesWord(one: Measured, other: Measured): boolean {
  return one.content.some((stem) => other.content.includes(stem));
}

/** What made the only thing that is named worse. */
export function aggravationOf(quotes: readonly Measured[]): Measured | undefined {
  return quotes.filter(({ text }) => aggravates(fold(text))).at(-1);
}

/**
 * A stretch that goes beside this one: what is told after it and made it worse, which sounds like no fault by itself; beside
 * that, what was made worse and is told before it.
 */
export function chooseAggravation(
  quotes: readonly Measured[],
  quote: Measured,
): Measured | undefined {
  const others = quotes.filter((other) => !sharesWord(other, quote));
  if (!aggravates(fold(quote.text)))
    return aggravationOf(others.filter(({ clause }) => clause > quote.clause));
  return others
    .filter(({ clause, bad, good }) => clause < quote.clause && bad >= leastBefore && bad > good)
    .toSorted((one, other) => other.bad - one.bad)
    .at(0);
}
