/**
 * The door of the drafting engine: from a request to a text, without a model, a key or a network. One chunk per agent,
 * loaded on demand by the server and the browser alike.
 */
import type { AgentType, ChatRequest } from "../../contract/gemini-chat.ts";
import { type Finding, type ReviewLanguage, reviewLanguages } from "../../contract/parts.ts";
import type { WriteDraft } from "../draft.ts";

export { draftModel } from "../../contract/gemini-chat.ts";
export type { Draft, DraftRequest, Sample, WriteDraft } from "../draft.ts";
export { loadCatalogue } from "./catalogue.ts";

/** A language that few reviews are in is loaded where one is. */
async function loadReviews(languages: readonly ReviewLanguage[]): Promise<WriteDraft> {
  const [{ createReviewDraft }, en, es] = await Promise.all([
    import("../reviews/draft-review.ts"),
    languages.includes("en") ? import("../reviews/sentences/english.ts") : undefined,
    languages.includes("es") ? import("../reviews/sentences/spanish.ts") : undefined,
  ]);
  return createReviewDraft({ ...(en && { en: en.english }), ...(es && { es: es.spanish }) });
}

type Load = (languages: readonly ReviewLanguage[]) => Promise<WriteDraft>;

const engines: Record<AgentType, Load> = {
  reviews: loadReviews,
  ads: async () => (await import("../ads/draft-ad.ts")).draftAd,
  marketing: async () => (await import("../marketing/draft-marketing.ts")).draftMarketing,
  roi: async () => (await import("../roi/draft-roi.ts")).draftRoi,
};

/** Loads what drafts for an agent; replies in the languages beside Portuguese that are asked for, or in all. */
export function loadEngine(
  agentType: AgentType,
  languages: readonly ReviewLanguage[] = reviewLanguages,
): Promise<WriteDraft> {
  return engines[agentType](languages);
}

/** Loads what puts a whole request into words, for a model of the visitor's own. */
export async function loadComposer(): Promise<(request: ChatRequest) => string> {
  return (await import("../parts/compose-request.ts")).composeRequest;
}

/** Loads what reads a review for its slip. */
export async function loadReviewReader() {
  return (await import("../reviews/reader/read-review-parts.ts")).readReviewParts;
}

/** Loads what reads and judges an ad for its slip; of the guard no more than that. */
export async function loadAdReader() {
  return import("../ads/slip.ts");
}

/** Loads what explains an advertisement, part by part. */
export async function loadRoiReport() {
  return (await import("../roi/report.ts")).reportOf;
}

type Check = (text: string, asked: ChatRequest) => Finding[];

const checks: Record<AgentType, () => Promise<Check>> = {
  reviews: async () => (await import("../guard/check-answer.ts")).checkReplyTo,
  ads: async () => (await import("../guard/check-answer.ts")).checkAdFor,
  marketing: async () => (await import("../guard/check-advice.ts")).checkAdviceFor,
  roi: async () => (await import("../guard/check-analysis.ts")).checkAnalysisOf,
};

/** Loads what looks at an answer of an agent, whoever wrote it: what is found is told, and nothing is changed. */
export function loadAnswerCheck(agentType: AgentType): Promise<Check> {
  return checks[agentType]();
}

/** Loads the cards of the marketing agent, and what computes in them and fills them in. */
export async function loadCards() {
  const [
    { indexedCards },
    { loadCard, loadAllCards },
    { readFields },
    { readToolInputs },
    { tools },
  ] = await Promise.all([
    import("../marketing/find-cards.ts"),
    import("../marketing/load-card.ts"),
    import("../marketing/read-fields.ts"),
    import("../marketing/read-tool-inputs.ts"),
    import("../marketing/tools/index.ts"),
  ]);
  /** All that a draft may need later, so that it needs no network. */
  const loadAll = () => Promise.all([loadAllCards(), import("../marketing/write-text.ts")]);
  return { indexedCards, loadCard, loadAll, readFields, readToolInputs, tools };
}
