import type { AgentType } from "../../contract/gemini-chat.ts";
import type { GenerationRequest } from "../provider.ts";

/**
 * Characters of an instruction at most, its facts and the rules of every case included. Known without reading the
 * request: that is done once, for the call itself.
 */
const longestInstruction: Record<AgentType, number> = {
  reviews: 6000,
  ads: 4500,
  marketing: 10_500,
  roi: 9000,
};

/** Marks around a text from outside, and what is asked about it. */
const longestFrame = 400;

/** Words around confirmed parts, and the rules of the actions and of a trade. */
const longestPartFrame = 2000;

/** What was confirmed goes along as labelled lines, no longer than twice what came in. */
function mostOfParts(request: Omit<GenerationRequest, "signal">): number {
  const { business, reviewParts, adParts, marketingParts } = request;
  const parts = { business, reviewParts, adParts, marketingParts };
  const length = JSON.stringify(parts).length;
  return length > 2 ? longestPartFrame + 2 * length : 0;
}

/** Characters that a model is sent for a request at most. */
export function mostSentFor(request: Omit<GenerationRequest, "signal">): number {
  const { agentType, prompt, revision, exchange = [] } = request;
  const earlier = exchange.flatMap(({ question, answer }) => [question, answer]);
  const texts = [prompt, ...earlier, revision?.previous ?? ""];
  const sent = texts.reduce((length, text) => length + text.length + longestFrame, 0);
  return longestInstruction[agentType] + sent + mostOfParts(request);
}
