import type { CardSuggestion, ChatRequest } from "../../../../contract/gemini-chat.ts";
import { continueExchange } from "../continue-exchange.ts";

/** The same question, answered by a card that was tapped. */
export function askedOfCard(asked: ChatRequest, { id }: Pick<CardSuggestion, "id">): ChatRequest {
  const { exchange: _before, ...rest } = asked;
  return { ...rest, marketingParts: { card: id } };
}

/** A question that a card itself leads to: it goes on from the answer. */
export function followUp(
  asked: ChatRequest,
  answer: string,
  next: { question: string; card: string },
): ChatRequest {
  const { business } = asked;
  return {
    ...continueExchange(next.question, asked, answer),
    ...(business && { business }),
    marketingParts: { card: next.card },
  };
}

/** A card found by its subject: its title is the question. */
export function askedByTitle(
  { id, title }: CardSuggestion,
  business: ChatRequest["business"],
): ChatRequest {
  return {
    prompt: title,
    agentType: "marketing",
    ...(business && { business }),
    marketingParts: { card: id },
  };
}

/** The same card with other fields; one that was emptied goes along, so that it is not read from the question again. */
export function filledIn(
  asked: ChatRequest,
  card: string,
  typed: Readonly<Record<string, string>>,
): ChatRequest {
  return { ...asked, marketingParts: { card, fields: { ...typed } } };
}
