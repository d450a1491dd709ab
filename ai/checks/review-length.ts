import { utf8Length } from "../../domain/text/plain-text.ts";
import { type Check, faultIf } from "./fault.ts";
import { sentencesOf } from "./sentences.ts";

/** Bytes that Google takes for a reply. */
const mostBytes = 4096;

/** No character takes more bytes than three for each of its units: a reply of the usual length need not be counted. */
export const replyLengthCheck: Check = (text) =>
  faultIf(text.length * 3 > mostBytes && utf8Length(text) > mostBytes, "length");

/** The whole sentences from the beginning that fit. */
export function cutReply(text: string): string {
  if (utf8Length(text) <= mostBytes) return text;
  const end = sentencesOf(text)
    .map((sentence) => sentence.end)
    .findLast((at) => at <= mostBytes && utf8Length(text.slice(0, at)) <= mostBytes);
  return text.slice(0, end ?? 0);
}
