import { draftWords } from "../../content/cards/draft-words.ts";
import type { AnswerCard, CardTool } from "../../content/cards/schema.ts";
import { themeNames } from "../../content/cards/themes.ts";
import type { Turn } from "../../contract/gemini-chat.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { fillText } from "./fill-text.ts";
import { type FoundCard, findCards } from "./find-cards.ts";
import { type AnyCard, loadCard } from "./load-card.ts";
import { readFields } from "./read-fields.ts";
import { readToolInputs } from "./read-tool-inputs.ts";
import { termsOf } from "./search-terms.ts";
import { sourceOf } from "./source-of.ts";
import { tools } from "./tools/index.ts";

/** Cards that may be meant as well. */
const mostSuggestions = 2;
/** A question of so few words may go on with the one before it, and one of fewer does: "e no insta?". */
const fewWords = { may: 3, does: 1 };

/** The cards of a question that may go on with the one before. */
function cardsFor(question: string, exchange: readonly Turn[]): FoundCard[] {
  const own = findCards(question);
  const before = exchange.at(-1)?.question;
  const words = termsOf(question, "open").asked.length;
  const isWhole = words > fewWords.may || (words > fewWords.does && own[0]?.isSure);
  if (before === undefined || isWhole) return own;
  const joined = findCards(`${before} ${question}`);
  const isSame = joined[0]?.card.id === findCards(before)[0]?.card.id;
  return joined.length === 0 || (isSame && own.length > 0) ? own : joined;
}

/** A sum that the question alone, or the day, makes possible; else nothing. */
function sumOf(tool: CardTool | undefined, question: string, today: string): string[] {
  if (!tool) return [];
  const outcome = tools[tool].run(readToolInputs(tool, question), today);
  if (outcome.kind !== "result") return [];
  const { name, value } = outcome.headline;
  return [[value === "" ? name : `${name}: ${value}`, ...outcome.lines].join("\n")];
}

function answerText(card: AnswerCard, question: string, today: string): string {
  return [
    card.answer,
    card.steps.map((step, at) => `${at + 1}. ${step}`).join("\n"),
    ...sumOf(card.tool, question, today),
    draftWords.caution(card.caution),
  ].join("\n\n");
}

/** With ordinary spaces: the text is copied into messages and searched. */
const plain = (text: string): string => text.replaceAll("\u00A0", " ");

function textsOf({ kind, card }: AnyCard, request: DraftRequest): string[] {
  if (kind === "answer") return [plain(answerText(card, request.prompt, request.today))];
  const { prompt, marketingParts, business } = request;
  const fields = marketingParts?.fields ?? readFields(card, prompt);
  return card.texts.map((text) => plain(fillText(text, card, fields, business)));
}

function suggestionsOf(found: readonly FoundCard[]): Pick<Draft, "suggestions"> {
  if (found.length === 0) return {};
  return { suggestions: found.map(({ card: { id, title } }) => ({ id, title: plain(title) })) };
}

/** That nothing was found, and what there is. */
function notFound(): Draft {
  const themes = draftWords.themes(Object.values(themeNames).join(", "));
  return { text: [draftWords.notFound, themes, draftWords.hint].join("\n\n") };
}

/**
 * The card that answers a question, or the text that it asks for, filled in; one that is not surely meant is told to be
 * the nearest; where none is near, that nothing was found. A writing card gives its wordings as `variants`, the first of
 * which is the text.
 */
export async function draftMarketing(request: DraftRequest): Promise<Draft> {
  const { prompt, exchange = [], marketingParts } = request;
  const found = cardsFor(prompt, exchange);
  const tapped = await loadCard(marketingParts?.card);
  const chosen = tapped ?? (await loadCard(found[0]?.card.id));
  if (!chosen) return notFound();
  const others = found.filter(({ card }) => card.id !== chosen.card.id).slice(0, mostSuggestions);
  const isNear = !tapped && found[0]?.isSure === false;
  const [text = "", ...variants] = textsOf(chosen, request);
  const { id, title, checkedOn } = chosen.card;
  return {
    // A text to be copied stands alone; that it is only the nearest is told beside it.
    text:
      isNear && chosen.kind === "answer" ? `${draftWords.nearest(plain(title))}\n\n${text}` : text,
    ...(variants.length > 0 && { variants: [text, ...variants] }),
    card: { id, kind: chosen.kind, checkedOn, ...(isNear && { isNear }) },
    sources: [sourceOf(chosen.card)],
    ...suggestionsOf(others),
  };
}
