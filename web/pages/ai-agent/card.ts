import {
  type ChatRequest,
  type ChatSuccess,
  promptLength,
  type Wish,
} from "../../../contract/gemini-chat.ts";

/** An answer, and the request that it answers. */
type Answered = {
  result: ChatSuccess;
  asked: ChatRequest;
  /** It was written elsewhere with our request, and pasted here by the visitor. */
  isPasted?: true;
};

/** What one assistant shows: of an answer both parts or none, replaced by the next success; a failed call leaves it. */
export type Card = Partial<Answered> & {
  /** Which of the answer's variants is shown, from 0; the first one where it is left out. */
  variant?: number;
  /** Replies before each change, the oldest first; absent before the first change. */
  earlier?: readonly Answered[];
  /** The last call, if it failed: it can be answered without a model. */
  failed?: ChatRequest;
};

/** The card after a success: a changed reply keeps the way back, a new one starts anew. */
export function withAnswer(card: Card, asked: ChatRequest, result: ChatSuccess): Card {
  const fresh: Card = { result, asked };
  if (!asked.revision || !card.result || !card.asked) return fresh;
  const replaced: Answered = { result: card.result, asked: card.asked };
  return { ...fresh, earlier: [...(card.earlier ?? []), replaced] };
}

/** The same answer from other parts: the chosen variant and the way back stay. */
export function withRedraft(card: Card, asked: ChatRequest, result: ChatSuccess): Card {
  return { ...card, result, asked };
}

/** What the visitor brought from a model of their own; the answer before it can be brought back. */
export function withPasted(card: Card, asked: ChatRequest, text: string): Card {
  const { result, asked: before, isPasted, earlier = [] } = card;
  const answered: Answered[] =
    result && before ? [{ result, asked: before, ...(isPasted && { isPasted }) }] : [];
  return {
    result: { success: true, text, provider: "gemini", model: "Google Gemini" },
    asked,
    isPasted: true,
    earlier: [...earlier, ...answered],
  };
}

/** One step back, to what was asked then too; the card as it is where there is none. */
export function withUndo(card: Card): Card {
  const before = card.earlier?.at(-1);
  if (!before) return card;
  const { variant: _variant, isPasted: _pasted, ...rest } = card;
  return { ...rest, ...before, earlier: card.earlier?.slice(0, -1) ?? [] };
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
