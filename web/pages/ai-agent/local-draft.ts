import type { AgentType, ChatRequest, ChatSuccess } from "../../../contract/gemini-chat.ts";
import { type ReviewLanguage, reviewLanguages } from "../../../contract/parts.ts";
import { late } from "../../ui/late.ts";

/** What drafts without a model, in the browser: one piece of code per agent, none of them fetched before it is wanted. */
const door = late(() => import("../../../drafting/engine/index.ts"));

function load(agentType: AgentType, languages: readonly ReviewLanguage[] = []) {
  return door.load().then(({ loadEngine }) => loadEngine(agentType, languages));
}

/** Replies in another language than Portuguese; in any where nobody read the review. */
const foreign = {
  en: late(() => load("reviews", ["en"])),
  es: late(() => load("reviews", ["es"])),
  any: late(() => load("reviews", reviewLanguages)),
};

const engines = {
  reviews: late(() => load("reviews")),
  ads: late(() => load("ads")),
  marketing: late(() => load("marketing")),
  roi: late(() => load("roi")),
};

function engineFor({ agentType, reviewParts }: ChatRequest) {
  if (agentType !== "reviews") return engines[agentType];
  if (!reviewParts) return foreign.any;
  return reviewParts.language ? foreign[reviewParts.language] : engines.reviews;
}

/** Looks at an answer that was kept, before it is shown. */
export const answerShape = late(() => import("../../storage/answer-shape.ts"));

/** What shows an answer: fetched when somebody begins to type, since a draft needs no network. */
export const resultView = late(() => import("./result.tsx"));

/** Fetches what drafts for an agent and shows its answer, so that it is there without a network; a failure is told when it is needed. */
export function prepareDraft(agentType: AgentType, language?: ReviewLanguage): void {
  const engine = language ? foreign[language] : engines[agentType];
  engine.load().catch(() => undefined);
  resultView.load().catch(() => undefined);
}

/** ISO 8601 day by the device's own calendar. */
export function today(): string {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/**
 * Drafts an answer in the browser, without a request.
 * @throws what the browser throws where the code cannot be fetched.
 */
export async function draftLocally(request: ChatRequest): Promise<ChatSuccess> {
  const { draftModel } = await door.load();
  const write = await engineFor(request).load();
  const { provider: _provider, idempotencyKey: _key, ...asked } = request;
  const draft = await write({ ...asked, today: today() });
  return { success: true, provider: "local", model: draftModel, ...draft };
}
