import { draftWords, healthWords } from "../../content/cards/draft-words.ts";
import type { AnswerCard } from "../../content/cards/schema.ts";
import { themeNames } from "../../content/cards/themes.ts";
import type { Turn } from "../../contract/gemini-chat.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { type FoundCard, findCards } from "./find-cards.ts";
import { type AnyCard, loadCard, sourceOf } from "./load-card.ts";
import { ownWords } from "./own-words.ts";
import { readToolInputs } from "./read-tool-inputs.ts";
import { kindOf } from "./request-kind.ts";
import { termsOf } from "./search-terms.ts";
import { tools } from "./tools/index.ts";
import type { Typed } from "./tools/tool.ts";

/** Cards that may be meant as well, or among which to choose. */
const most = { beside: 2, choice: 3 };
/** A question of so few words may go on with the one before it, and one of fewer does: "e no insta?". */
const fewWords = { may: 3, does: 1 };

/** The cards of a question that may go on with the one before. */
function cardsFor(question: string, exchange: readonly Turn[]): FoundCard[] {
  const own = findCards(question);
  const before = exchange.at(-1)?.question;
  const words = termsOf(question, "open").asked.length;
  const isWhole = words > fewWords.may || (words > fewWords.does && own[0]?.isSure);
  if (before === undefined || isWhole) return own;
  const joined = findCards(`${before}. ${question}`);
  const isSame = joined[0]?.card.id === findCards(before)[0]?.card.id;
  return joined.length === 0 || (isSame && own.length > 0) ? own : joined;
}

/** What the question and the fields say for the sum of a card; the fields win. */
function inputsOf({ tool }: AnswerCard, { prompt, marketingParts }: DraftRequest): Typed {
  return tool ? { ...readToolInputs(tool, prompt), ...marketingParts?.fields } : {};
}

/** A sum that these inputs, or the day alone, make possible; else nothing. */
function sumOf({ tool }: AnswerCard, inputs: Typed, today: string): string[] {
  if (!tool) return [];
  const outcome = tools[tool].run(inputs, today);
  if (outcome.kind !== "result") return [];
  const { name, value } = outcome.headline;
  return [[value === "" ? name : `${name}: ${value}`, ...outcome.lines].join("\n")];
}

/** Whether the question has figures of its own with which the card does its sum: then that is the answer. */
function isComputed({ kind, card }: AnyCard, request: DraftRequest): boolean {
  if (kind !== "answer") return false;
  const inputs = inputsOf(card, request);
  return Object.keys(inputs).length > 0 && sumOf(card, inputs, request.today).length > 0;
}

/** Cards whose sum a question orders by its figures alone, whatever its words: cost and price, cost and profit. */
const cardsOfFigures = ["preco-margem", "preco-quanto-cobrar"];

/** Where no card is surely meant: the one that does its sum with the question's own figures. */
async function computedCard(near: readonly AnyCard[], request: DraftRequest) {
  const all = [...(await loadCards(cardsOfFigures)), ...near];
  return all.find((card) => isComputed(card, request));
}

function answerText(card: AnswerCard, request: DraftRequest): string {
  const sum = sumOf(card, inputsOf(card, request), request.today);
  const isFirst = isComputed({ kind: "answer", card }, request);
  return [
    ...(isFirst ? sum : []),
    card.answer,
    card.steps.map((step, at) => `${at + 1}. ${step}`).join("\n"),
    ...(isFirst ? [] : sum),
    draftWords.caution(card.caution),
  ].join("\n\n");
}

/** With ordinary spaces: the text is copied into messages and searched. */
const plain = (text: string): string => text.replaceAll("\u00A0", " ");

const suggestionOf = ({ card: { id, title } }: AnyCard) => ({ id, title: plain(title) });

const isCard = (card: AnyCard | undefined): card is AnyCard => card !== undefined;

async function loadCards(ids: readonly (string | undefined)[]): Promise<AnyCard[]> {
  return (await Promise.all([...new Set(ids)].map(loadCard))).filter(isCard);
}

/** That nothing was found, and what there is. */
function notFound(question: string): Draft {
  if (healthWords.test(fold(question)))
    return { text: [draftWords.notFound, draftWords.health].join("\n\n") };
  const themes = draftWords.themes(Object.values(themeNames).join(", "));
  return { text: [draftWords.notFound, themes, draftWords.hint].join("\n\n") };
}

/** What may be meant, to be tapped: a card that is only near is never told as the answer. */
function choice(near: readonly AnyCard[]): Draft {
  const isOfTexts = near.every(({ kind }) => kind === "writing");
  const lines = near.map(({ kind, card: { title }, card }, at) => {
    const first = kind === "answer" ? card.answer.split(/(?<=[.?])\s/)[0] : "";
    return `${at + 1}. ${title}${first && `\n${first}`}`;
  });
  const ask = isOfTexts ? draftWords.chooseText : draftWords.choose(near.length);
  return { text: plain([ask, ...lines].join("\n\n")), suggestions: near.map(suggestionOf) };
}

/** Where one question ends and the next begins: "1) preciso de nota? 2) o business é pago?". */
const questionEnd = /(?<=\?)|(?<!\S)\d\) ?/;

/** The cards of several questions in one text, in their order; none where fewer than two are sure. */
function cardsOfEach(question: string): FoundCard[] {
  const sure = question
    .split(questionEnd)
    .flatMap((one) => findCards(one).filter(({ isSure }) => isSure));
  const each = sure.filter(
    ({ card }, at) => sure.findIndex((one) => one.card.id === card.id) === at,
  );
  return each.length > 1 ? each : [];
}

/** What writes a text, and the guard that it needs: of no use to a question that is answered. */
const loadWriter = () => import("./write-text.ts");

/** A card's text, with others to tap. */
async function told(
  chosen: AnyCard,
  request: DraftRequest,
  others: readonly AnyCard[],
): Promise<Draft> {
  const { id, checkedOn } = chosen.card;
  const beside = others.filter(({ card }) => card.id !== id).slice(0, most.beside);
  const written =
    chosen.kind === "answer"
      ? { text: answerText(chosen.card, request) }
      : (await loadWriter()).writeText(chosen.card, request);
  return {
    ...written,
    text: plain(written.text),
    ...("variants" in written && written.variants && { variants: written.variants.map(plain) }),
    card: { id, kind: chosen.kind, checkedOn },
    sources: [sourceOf(chosen.card)],
    ...(beside.length > 0 && { suggestions: beside.map(suggestionOf) }),
  };
}

/** A text that is ordered: on its own card where that says all of it, else in the owner's own words. */
async function ordered(request: DraftRequest, found: readonly FoundCard[]): Promise<Draft> {
  const { prompt, business, marketingParts } = request;
  const { generalCardOf, tellsAll } = await loadWriter();
  const near = await loadCards(found.map(({ card }) => card.id));
  const [first, ...others] = near;
  if (first?.kind === "writing" && found[0]?.isSure) {
    const isWhole = marketingParts?.fields || tellsAll(first.card, prompt, business);
    if (isWhole) return told(first, request, others);
  }
  const [general] = await loadCards([generalCardOf(prompt)]);
  if (general && (near.length === 0 || ownWords(prompt).length > 0))
    return told(general, request, near);
  return choice(
    [...near, ...(general ? [general] : [])]
      .filter(({ card }, at, all) => all.findIndex((one) => one.card.id === card.id) === at)
      .slice(0, most.choice),
  );
}

/**
 * The card that surely answers a question, or the text that it orders, filled in; where none is sure, those that may be
 * meant, to choose from; where none is near, that nothing was found. A writing card gives its wordings as `variants`,
 * the first of which is the text.
 */
export async function draftMarketing(request: DraftRequest): Promise<Draft> {
  const { prompt, exchange = [], marketingParts } = request;
  const found = cardsFor(prompt, exchange);
  const tapped = await loadCard(marketingParts?.card);
  if (tapped) return told(tapped, request, await loadCards(found.map(({ card }) => card.id)));
  if (kindOf(prompt) === "writing") return ordered(request, found);
  const each = await loadCards(cardsOfEach(prompt).map(({ card }) => card.id));
  const [first, ...more] = each;
  if (first) {
    const draft = await told(first, request, more);
    const titles = (draft.suggestions ?? []).map(({ title }) => `“${title}”`).join(", ");
    return { ...draft, text: `${draft.text}\n\n${draftWords.asksMore(titles)}` };
  }
  const near = await loadCards(found.map(({ card }) => card.id));
  if (near[0] && found[0]?.isSure) return told(near[0], request, near);
  const computed = await computedCard(near, request);
  if (computed) return told(computed, request, near);
  return near.length > 0 ? choice(near) : notFound(prompt);
}
