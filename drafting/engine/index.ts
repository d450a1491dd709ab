/**
 * The door of the drafting engine: from a request to a text, without a model, a key or a network. One chunk per agent,
 * loaded on demand by the server and the browser alike.
 */
import type { AgentType, ChatRequest } from "../../contract/gemini-chat.ts";
import type { WriteDraft } from "../draft.ts";

export { draftModel } from "../../contract/gemini-chat.ts";
export type { Draft, DraftRequest, WriteDraft } from "../draft.ts";
export { loadCatalogue, type Sample } from "./catalogue.ts";

const engines: Record<AgentType, () => Promise<WriteDraft>> = {
  reviews: async () => (await import("../reviews/draft-review.ts")).draftReview,
  ads: async () => (await import("../ads/draft-ad.ts")).draftAd,
  marketing: async () => (await import("../marketing/draft-marketing.ts")).draftMarketing,
  roi: async () => (await import("../roi/draft-roi.ts")).draftRoi,
};

/** Loads what drafts for an agent. */
export function loadEngine(agentType: AgentType): Promise<WriteDraft> {
  return engines[agentType]();
}

/** Loads what puts a whole request into words, for a model of the visitor's own. */
export async function loadComposer(): Promise<(request: ChatRequest) => string> {
  return (await import("../parts/compose-request.ts")).composeRequest;
}
