import {
  type ChatRequest,
  type ChatSuccess,
  promptLength,
  type Stars,
  type Wish,
} from "../../../contract/gemini-chat.ts";

/** An answer, and the request that it answers. */
type Answered = { result: ChatSuccess; asked: ChatRequest };

/** What one assistant shows: of an answer both parts or none, replaced by the next success; a failed call leaves it. */
export type Card = Partial<Answered> & {
  /** Replies before each change, the oldest first; absent before the first change. */
  earlier?: readonly Answered[];
  /** The last call, if it failed at the model: it can be answered without one. */
  failed?: ChatRequest;
};

/** The card after a success: a changed reply keeps the way back, a new one starts anew. */
export function withAnswer(card: Card, asked: ChatRequest, result: ChatSuccess): Card {
  const fresh: Card = { result, asked };
  if (!asked.revision || !card.result || !card.asked) return fresh;
  const replaced: Answered = { result: card.result, asked: card.asked };
  return { ...fresh, earlier: [...(card.earlier ?? []), replaced] };
}

/** One step back, to what was asked then too; the card as it is where there is none. */
export function withUndo(card: Card): Card {
  const before = card.earlier?.at(-1);
  return before ? { ...card, ...before, earlier: card.earlier?.slice(0, -1) } : card;
}

/**
 * Asks for the reply in another form: as it is wished, or with the stars that are known by now. What was wished or told
 * before stays. Undefined where there is no reply yet.
 */
export function askedAnew(
  { result, asked }: Card,
  { wish, stars }: { wish?: Wish; stars?: Stars },
): ChatRequest | undefined {
  if (!result || !asked) return undefined;
  const previous = result.text.slice(0, promptLength.max).toWellFormed();
  const revision = { wish: wish ?? asked.revision?.wish ?? "another", previous };
  return { ...asked, ...(stars && { stars }), revision };
}

/** Whether a request for the reply in another form came of the stars, and not of a wish. */
export function tellsStars(request: ChatRequest | null, { asked }: Card): boolean {
  return request?.revision !== undefined && request.stars !== asked?.stars;
}

/** A request that goes on from a result, and is shown at work below it. */
export function goesOn(request: ChatRequest | null): boolean {
  return request?.revision !== undefined || request?.exchange !== undefined;
}
