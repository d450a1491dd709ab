import type { GenerationRequest } from "../provider.ts";
import { roiValuesOf } from "../roi-values.ts";
import { adsPrompt } from "./ads.ts";
import type { AgentPrompt } from "./instructions.ts";
import { marketingPrompt } from "./marketing.ts";
import { reviewsPrompt } from "./reviews.ts";
import { roiPrompt } from "./roi.ts";

/** What a language model is told for a request; every engine that runs one uses the same words. */
export function promptFor(request: Omit<GenerationRequest, "signal">): AgentPrompt {
  const { agentType, prompt } = request;
  if (agentType === "roi") return roiPrompt(prompt, roiValuesOf(request));
  if (agentType === "marketing") return marketingPrompt(prompt);
  return agentType === "ads" ? adsPrompt(prompt) : reviewsPrompt(prompt);
}
