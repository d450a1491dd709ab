import type { ChatRequest, ChatSuccess } from "../contract/gemini-chat.ts";
import type { ReviewLanguage } from "../contract/parts.ts";

/** What a draft is made of: a request as it goes on the wire, without what only the server needs. */
export type DraftRequest = Omit<ChatRequest, "provider" | "idempotencyKey"> & {
  /** ISO 8601 day, for what depends on the calendar: "2026-11-24". */
  today: string;
};

/** A draft: what the drafting engine puts into an answer. */
export type Draft = Pick<
  ChatSuccess,
  "text" | "pieces" | "sources" | "notices" | "variants" | "findings" | "card" | "suggestions"
>;

/** Pure: the same request always gives the same draft. One that first fetches what it says gives it later. */
export type WriteDraft = (request: DraftRequest) => Draft | Promise<Draft>;

/** One sentence or text that a draft can say, filled with examples. */
export type Sample = {
  heading: string;
  text: string;
  /** Where it is not Portuguese. */
  language?: ReviewLanguage;
};
