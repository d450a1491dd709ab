import type { AgentType } from "../../../contract/gemini-chat.ts";
import { prepareKnowledge } from "../../knowledge/index-documents.ts";
import type { Generation, GenerationRequest, Provider } from "../../provider.ts";
import { roiValuesOf } from "../../roi-values.ts";
import { draftAds } from "./ads/draft-ads.ts";
import { draftPlan } from "./marketing/draft-plan.ts";
import { prepareExamples } from "./marketing/rank-by-examples.ts";
import { draftReply } from "./reviews/draft-reply.ts";
import { draftAnalysis } from "./roi/draft-analysis.ts";

type Draft = Pick<Generation, "text" | "pieces" | "sources" | "notices">;

/** What a draft is made of; it is done before anybody could abort it. */
type DraftRequest = Omit<GenerationRequest, "signal">;

const drafts: Record<AgentType, (request: DraftRequest) => Draft> = {
  reviews: ({ prompt, revision, stars }) => draftReply(prompt, revision, stars),
  marketing: ({ prompt, exchange }) => draftPlan(prompt, exchange),
  ads: ({ prompt }) => draftAds(prompt),
  roi: (request) => draftAnalysis(roiValuesOf(request), request.roiDetails),
};

/** A short request of each kind: every draft reads its word lists and patterns when it is first used. */
const firstWords: readonly DraftRequest[] = [
  { agentType: "reviews", prompt: "Atendimento ótimo, mas a entrega atrasou." },
  { agentType: "marketing", prompt: "Tenho uma padaria em Olinda, como vendo mais?" },
  { agentType: "ads", prompt: "Padaria em Olinda, pão quente às 6h, R$ 12 o quilo." },
  {
    agentType: "roi",
    prompt: "Vale a pena?",
    roi: { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 },
  },
];

/** Lets whatever waits have its turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

export type DraftingProvider = Provider & {
  /** Reads in short slices what the first answer would otherwise wait for. */
  warmUp: () => Promise<void>;
};

/** The embedded engine: rules and phrases of our own, no key, no network, an answer at once. */
export function createDraftingProvider(): DraftingProvider {
  const model = "rascunho-local";
  return {
    name: "local",
    model,
    generate: async (request) => ({
      ...drafts[request.agentType](request),
      provider: "local",
      model,
    }),
    warmUp: async () => {
      await prepareKnowledge(pause);
      await prepareExamples(pause);
      for (const request of firstWords) {
        drafts[request.agentType](request);
        await pause();
      }
    },
  };
}
