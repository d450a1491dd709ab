import type { AgentType } from "../../../contract/gemini-chat.ts";
import { loadOnce } from "../../load-once.ts";
import type { Generation, GenerationRequest } from "../../provider.ts";
import { roiValuesOf } from "../../roi-values.ts";

type Draft = Pick<Generation, "text" | "pieces" | "sources" | "notices">;

/** What a draft is made of; once its words are loaded it is done before anybody could abort it. */
export type DraftRequest = Omit<GenerationRequest, "signal">;

/**
 * How each agent drafts, loaded with the first request for it: its dictionaries and patterns take longer to read than
 * all the rest of a server.
 */
export const loadDraft: Record<AgentType, () => Promise<(request: DraftRequest) => Draft>> = {
  reviews: loadOnce(async () => {
    const { draftReply } = await import("./reviews/draft-reply.ts");
    const { noticesFor } = await import("../../notices/notices-for.ts");
    return (request) => {
      const { prompt, revision, stars } = request;
      const draft = draftReply(prompt, revision, stars);
      // What is told beside a draft is the same as for an answer of a model.
      const notices = [...(draft.notices ?? []), ...noticesFor(request)];
      return notices.length > 0 ? { ...draft, notices } : draft;
    };
  }),
  marketing: loadOnce(async () => {
    const { draftPlan } = await import("./marketing/draft-plan.ts");
    return ({ prompt, exchange }) => draftPlan(prompt, exchange);
  }),
  ads: loadOnce(async () => {
    const { draftAds } = await import("./ads/draft-ads.ts");
    return ({ prompt }) => draftAds(prompt);
  }),
  roi: loadOnce(async () => {
    const { draftAnalysis } = await import("./roi/draft-analysis.ts");
    return (request) => draftAnalysis(roiValuesOf(request), request.roiDetails);
  }),
};
