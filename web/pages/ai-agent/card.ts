import {
  type ChatRequest,
  type ChatSuccess,
  promptLength,
  type Wish,
} from "../../../contract/gemini-chat.ts";
import type { Answered, KeptAnswer } from "../../storage/kept-answers.ts";

/** A call that failed: it can be tried again, and as a rule answered without a model. */
export type Failed = { asked: ChatRequest; sentence: string; canBeDrafted: boolean };

/** What one assistant shows: of an answer all parts or none, replaced by the next success; a failed call leaves it. */
export type Card = Partial<Answered> & {
  /** Replies before each change, the oldest first; absent before the first change. */
  earlier?: readonly Answered[];
  failed?: Failed;
};

export function isAnswered(card: Card | undefined): card is Card & Answered {
  return card?.result !== undefined;
}

/** The answer of a card as it can be kept or brought back. */
export function answerOf(card: Card): KeptAnswer | undefined {
  const { failed: _failed, ...answer } = card;
  return isAnswered(answer) ? answer : undefined;
}

/** The answers before, and the one that gives way. */
function withThis(card: Card): readonly Answered[] {
  const { earlier = [], ...shown } = answerOf(card) ?? {};
  return isAnswered(shown) ? [...earlier, shown] : earlier;
}

/** The card after a success: a changed reply keeps its name and the way back, a new one starts anew. */
export function withAnswer(card: Card, asked: ChatRequest, result: ChatSuccess, at: string): Card {
  if (!asked.revision || !card.at) return { at, result, asked };
  return { at: card.at, result, asked, earlier: withThis(card) };
}

/** The same answer from other parts: the chosen variant and the way back stay. */
export function withRedraft(card: Card, asked: ChatRequest, result: ChatSuccess): Card {
  const { isTaken: _taken, ...rest } = card;
  return { ...rest, result, asked };
}

/** What the visitor brought from a model of their own; the answer before it can be brought back. */
export function withPasted(card: Card, asked: ChatRequest, text: string, at: string): Card {
  const result: ChatSuccess = { success: true, text, provider: "gemini", model: "Google Gemini" };
  return { at, result, asked, isPasted: true, earlier: withThis(card) };
}

/** The owner's own wording: one text, whatever the answer had beside it. */
export function withOwnText(card: Card, text: string): Card {
  if (!isAnswered(card) || text === shownText(card)) return card;
  const { variants: _variants, pieces: _pieces, ...result } = card.result;
  const { variant: _variant, isTaken: _taken, ...rest } = card;
  const earlier = card.isOwn ? (card.earlier ?? []) : withThis(card);
  return { ...rest, result: { ...result, text }, isOwn: true, earlier };
}

/** One step back, to what was asked then too; the card as it is where there is none. */
export function withUndo(card: Card): Card {
  const before = card.earlier?.at(-1);
  return before ? { ...before, earlier: card.earlier?.slice(0, -1) ?? [] } : card;
}

/** The text that the card shows: the chosen variant, where there are some. */
export function shownText({ result, variant = 0 }: Card): string {
  return result?.variants?.[variant] ?? result?.text ?? "";
}

/** Asks for the reply that is shown in another form; undefined where there is none yet. */
export function askedAnew(card: Card, wish: Wish): ChatRequest | undefined {
  if (!card.result || !card.asked) return undefined;
  const previous = shownText(card).slice(0, promptLength.max).toWellFormed();
  return { ...card.asked, revision: { wish, previous } };
}

/** A request that goes on from a result, and is shown at work below it. */
export function goesOn(request: ChatRequest | null): boolean {
  return request?.revision !== undefined || request?.exchange !== undefined;
}

/** A draft of ours that nobody wrote over: it follows its parts. */
export function isDraft({ result, isPasted, isOwn }: Card): boolean {
  return result?.provider === "local" && !isPasted && !isOwn;
}
