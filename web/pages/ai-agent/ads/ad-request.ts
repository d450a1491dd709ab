import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import type { AdParts, Business, Finding } from "../../../../contract/parts.ts";
import { mergeAd, openFindings, type ToldAd } from "./told-ad.ts";

/** Reads what a text says of an ad; drafting/parts. */
export type ReadAd = (text: string, known: { business?: Business; today: string }) => AdParts;

/** What is known beside a text. */
export type AdContext = {
  read: ReadAd;
  business: Business | undefined;
  /** ISO 8601 day. */
  today: string;
};

export function readAd(text: string, { read, business, today }: AdContext): AdParts {
  return text.trim() === "" ? {} : read(text, { ...(business && { business }), today });
}

/**
 * The call for an ad, with everything that the slip shows.
 * @param typed the text as it stands in its box: blank where everything was told by taps.
 */
export function adRequest(
  prompt: string,
  typed: string,
  told: ToldAd,
  context: AdContext,
): ChatRequest {
  const { business } = context;
  const adParts = mergeAd(readAd(typed, context), told);
  return { prompt, agentType: "ads", ...(business && { business }), adParts };
}

/** What the guard stopped of a request that nobody asked about: of an answer, to be told above it. */
export function untold(findings: readonly Finding[] = [], { adParts }: ChatRequest): Finding[] {
  return [...openFindings(findings, { leftOut: adParts?.leftOut ?? [] })];
}
