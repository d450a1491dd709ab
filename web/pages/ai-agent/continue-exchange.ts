import {
  type ChatRequest,
  maxBodyBytes,
  maxTurns,
  promptLength,
  type Turn,
} from "../../../contract/gemini-chat.ts";

/** Bytes left for what is added to the request on its way. */
const reserve = 1024;

function cut(text: string): string {
  return text.slice(0, promptLength.max).toWellFormed();
}

function bytes(request: ChatRequest): number {
  return new TextEncoder().encode(JSON.stringify(request)).length;
}

/**
 * The next question of an exchange: the answered request with its answer joins what came before it,
 * and the oldest turns go first where there are too many or the body would be too large.
 */
export function continueExchange(
  prompt: string,
  { exchange = [], prompt: question, provider }: ChatRequest,
  answer: string,
): ChatRequest {
  const turns: Turn[] = [...exchange, { question: cut(question), answer: cut(answer) }];
  const base: ChatRequest = { prompt, agentType: "marketing", ...(provider && { provider }) };
  for (let kept = turns.slice(-maxTurns); kept.length > 0; kept = kept.slice(1)) {
    const request = { ...base, exchange: kept };
    if (bytes(request) <= maxBodyBytes - reserve) return request;
  }
  return { ...base, exchange: [] };
}
