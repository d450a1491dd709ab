import type { AgentType } from "../../../contract/gemini-chat.ts";
import type { Generation, GenerationRequest, Provider } from "../../provider.ts";
import { roiValuesOf } from "../../roi-values.ts";
import { draftAds } from "./ads/draft-ads.ts";
import { draftPlan } from "./marketing/draft-plan.ts";
import { draftReply } from "./reviews/draft-reply.ts";
import { draftAnalysis } from "./roi/draft-analysis.ts";

type Draft = Pick<Generation, "text" | "pieces" | "sources">;

const drafts: Record<AgentType, (request: GenerationRequest) => Draft> = {
  reviews: ({ prompt }) => draftReply(prompt),
  marketing: ({ prompt }) => draftPlan(prompt),
  ads: ({ prompt }) => draftAds(prompt),
  roi: (request) => draftAnalysis(roiValuesOf(request)),
};

/** The embedded engine: rules and phrases of our own, no key, no network, an answer at once. */
export function createDraftingProvider(): Provider {
  const model = "rascunho-local";
  return {
    name: "local",
    model,
    generate: async (request) => ({
      ...drafts[request.agentType](request),
      provider: "local",
      model,
    }),
  };
}
