import type { ChatRequest, ChatSuccess } from "../../../contract/gemini-chat.ts";

/** What one assistant shows. */
export type Card = {
  /** Replaced by the next success; a failed call leaves it in place. */
  result?: ChatSuccess;
  /** What the result answers. */
  asked?: ChatRequest;
  /** Replies before each change of tone, the oldest first; absent before the first change. */
  earlier?: readonly ChatSuccess[];
  /** The last call, if it failed at the model: it can be answered without one. */
  failed?: ChatRequest;
};

/** The card after a success: a changed reply keeps the way back, a new one starts anew. */
export function withAnswer(card: Card, asked: ChatRequest, result: ChatSuccess): Card {
  const fresh: Card = { result, asked };
  if (!asked.revision || !card.result) return fresh;
  return { ...fresh, earlier: [...(card.earlier ?? []), card.result] };
}

/** One step back; the card as it is where there is none. */
export function withUndo(card: Card): Card {
  const result = card.earlier?.at(-1);
  return result ? { ...card, result, earlier: card.earlier?.slice(0, -1) } : card;
}

/** A request that goes on from a result, and is shown at work below it. */
export function goesOn(request: ChatRequest | null): boolean {
  return request?.revision !== undefined || request?.exchange !== undefined;
}
