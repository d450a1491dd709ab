/**
 * The door of the guard: what must not be said in public, told with its reason and never deleted in silence. Pure; the
 * same for what an owner types, what a model writes and what is pasted back.
 */
export { type CaseNotice, type ReviewCare, readCare } from "./care/read-care.ts";
export { type AdCheck, type AdContext, checkAd, createAdCheck } from "./check-ad.ts";
export { type AdviceContext, createAdviceCheck } from "./check-advice.ts";
export { createAnalysisCheck } from "./check-analysis.ts";
export { findBreaches } from "./find-breaches.ts";
export type { Told } from "./finding.ts";
export { type Cue, cueFinder, type FindCue, type Phrases, toPattern } from "./phrases.ts";
export {
  checkReply,
  createReplyCheck,
  type ReplyCheck,
  type ReplyContext,
} from "./reply/check-reply.ts";
export { lookedUp } from "./rules/rule.ts";
export { type TradeNeeds, tradeNeeds } from "./trade-needs.ts";
