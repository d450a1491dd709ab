import type { ChatRequest } from "../../contract/gemini-chat.ts";
import type { Business, Finding } from "../../contract/parts.ts";
import { findPersonalData } from "../../domain/personal-data/find-personal-data.ts";
import { createBreachFinder } from "./breach-finder.ts";
import { rulesOfAds } from "./find-breaches.ts";
import { at, inOrder, type Told } from "./finding.ts";
import { foldText } from "./folded-text.ts";
import { isCountOrSpan } from "./harmless-figures.ts";
import { cueFinder, sentenceAround } from "./phrases.ts";
import { rulesOfAdvice } from "./rules/advice.ts";
import { createSourceCheck } from "./sources.ts";

/** What is known of a question about marketing. */
export type AdviceContext = {
  /** Everything that was given: the question, what was asked before, what was typed into fields, facts. */
  given: string;
  business?: Business | undefined;
};

/** What a text for customers must not say holds for advice too; these are goals there, or things to speak of. */
const notInAdvice = new Set(["rank-on-google", "rating-claim", "partner-claim"]);
const findBreaches = createBreachFinder([
  ...rulesOfAdvice,
  ...rulesOfAds.filter(({ id }) => !notInAdvice.has(id)),
]);

/** To warn of something is no advice to do it. */
const findWarning = cueFinder({
  finds: `
    nao|nunca|nem|jamais|evite|evitar|proibid+|desconfie|cuidado|golpe|ilegal|desativad+|acabou|encerrad+,
    contra as regras, em vez de, pare de`,
  evenNegated: true,
});

/** Of documents, which belong into no text for others. */
export const ofDocument: Told = {
  rule: "personal-data",
  title: "Mostra um documento de alguém",
  reason: "CPF e número de cartão não vão em texto, mensagem nem postagem. Tire.",
};

function findDocuments(text: string): Finding[] {
  return findPersonalData(text)
    .filter(({ kind }) => kind === "cpf" || kind === "card")
    .map((one) => at(text, one, ofDocument));
}

function readGiven(given: string) {
  const sources = { figures: given, contacts: given, isHarmless: isCountOrSpan };
  return { folded: foldText(given).text, findInSources: createSourceCheck(sources) };
}

/**
 * Prepares the check of advice, for whoever wrote it: against the rules of the networks and the law, promised, counted or
 * told without a source. Its rules are `figure`, `contact`, `placeholder`, `personal-data`, and those of `findBreaches`.
 */
export function createAdviceCheck({ given, business }: AdviceContext): (text: string) => Finding[] {
  const trade = business?.trade;
  // Read when there is something to compare it with: what was given may be long.
  let known: ReturnType<typeof readGiven> | undefined;
  return (text) => {
    known ??= readGiven([given, ...Object.values(business ?? {})].join("\n"));
    const { folded, findInSources } = known;
    const breaches = findBreaches(foldText(text), trade);
    const meant = breaches.filter(({ rule, start, end, words }) => {
      if (rule === "statistic") return !folded.includes(foldText(words).text);
      return findWarning(foldText(sentenceAround(text, { start, end })).text).length === 0;
    });
    return inOrder([...findDocuments(text), ...meant, ...findInSources(text)]);
  };
}

/** Looks at advice on the question of a request. */
export function checkAdviceFor(text: string, asked: ChatRequest): Finding[] {
  const { prompt, exchange = [], business, marketingParts } = asked;
  const before = exchange.flatMap(({ question, answer }) => [question, answer]);
  const given = [prompt, ...before, ...Object.values(marketingParts?.fields ?? {})].join("\n");
  return createAdviceCheck({ given, business })(text);
}
