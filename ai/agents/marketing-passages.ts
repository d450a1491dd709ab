import type { Source, Turn } from "../../contract/gemini-chat.ts";
import type { MarketingParts } from "../../contract/parts.ts";
import {
  type AnyCard,
  allCards,
  fillText,
  findCards,
  sourceOf,
} from "../../drafting/parts/index.ts";
import { termsOf } from "../text/terms.ts";

/** Cards that a model is given. */
const most = 3;

/**
 * What the written cards have on a question; on the one before it, where it stands alone for little ("e no
 * Instagram?"). A card that was chosen comes first.
 */
export function findPassages(
  question: string,
  earlier: readonly Turn[],
  { card }: MarketingParts = {},
): AnyCard[] {
  const chosen = allCards.filter((one) => one.card.id === card);
  const found = findCards(question);
  const before = earlier.at(-1)?.question;
  const isSure = found[0]?.isSure || before === undefined;
  const joined = isSure ? [] : findCards(`${before} ${question}`);
  const ids = [...new Set([...chosen, ...joined, ...found].map(({ card: { id } }) => id))];
  return ids.slice(0, most).flatMap((id) => allCards.filter((one) => one.card.id === id));
}

/** What a model may tell of a card: its facts, each a sentence of a person who checked it. */
export function factOf({ kind, card }: AnyCard): string {
  const told =
    kind === "answer" ? [card.answer, ...card.steps] : [fillText(card.texts[0] ?? "", card)];
  const text = told.join(" ").replace(/\s+/g, " ");
  return `- ${card.title} (conferido em ${card.checkedOn}): ${text} Atenção: ${card.caution}`;
}

/** Stems of a card that an answer shares from which on it speaks of the same. */
const leastShared = 3;

/** Where the cards lead whose content the answer uses: beyond the words of the question it shares what they tell. */
export function usedSources(answer: string, question: string, cards: readonly AnyCard[]): Source[] {
  const asked = new Set(termsOf(question));
  const said = new Set(termsOf(answer).filter((stem) => !asked.has(stem)));
  const used = cards.filter((card) => {
    const stems = new Set(termsOf(factOf(card)));
    return [...stems].filter((stem) => said.has(stem)).length >= leastShared;
  });
  const sources = used.map(({ card }) => sourceOf(card));
  return sources.filter(
    ({ kind, id }, at) => sources.findIndex((one) => one.kind === kind && one.id === id) === at,
  );
}
