import type { ChatRequest } from "../../contract/gemini-chat.ts";
import type { Finding } from "../../contract/parts.ts";
import { checkAd } from "./check-ad.ts";
import { checkReply } from "./reply/check-reply.ts";

/** Looks at a reply to the review of a request. */
export function checkReplyTo(text: string, asked: ChatRequest): Finding[] {
  const { prompt, stars, business, reviewParts: parts } = asked;
  const known = { ...(business && { business }), ...(parts && { parts }), ...(stars && { stars }) };
  return checkReply(text, { review: prompt, ...known });
}

/** Looks at an ad for the description of a request. */
export function checkAdFor(text: string, asked: ChatRequest): Finding[] {
  const { prompt, business, adParts: parts } = asked;
  return checkAd(text, {
    description: prompt,
    ...(business && { business }),
    ...(parts && { parts }),
  });
}
