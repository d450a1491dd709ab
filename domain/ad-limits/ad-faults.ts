import type { AdPiece } from "../../contract/gemini-chat.ts";
import { fitsLimit } from "./count-characters.ts";
import { endsUnfinished } from "./cut-at-word.ts";
import { adLimits } from "./limits.ts";
import { shoutedWords } from "./shouted-words.ts";

/** Why Google refuses a piece, or why this product does not publish it. */
export type AdFault =
  | "empty"
  | "too-long"
  | "spacing"
  | "emoji"
  | "symbol"
  | "repeated-punctuation"
  | "exclamation"
  | "capitals"
  | "phone"
  | "document"
  | "url"
  | "email"
  | "unfinished";

/** ©, ® and ™ belong to names, ° to temperatures. */
const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20E3\uFE0F]/u;
const symbol = /(?![©®™°])\p{So}|[*~^_<>{}[\]\\|#=•·¤§¶]|\p{Cc}|\p{Cf}/u;
const repeatedPunctuation = /([!?.,;:\-–—…¡¿"'“”])\s*\1|[!?¡¿！？]\s*[!?¡¿！？]|[,;:]\s*[.,;:]/u;
const exclamation = /[!¡！]/g;
const email = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** An account name counts: Google refuses every way round its own link. */
const url =
  /https?:|www\.|(?:^|\s)@[\p{L}\p{N}_.]+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.(?:com|net|org|br|app|io|me|shop|store|site|online|info|link|bio|ly|gl|co|dev|xyz)(?![\p{L}\p{N}])/iu;
const cpfOrCnpj =
  /\d{3}\.?\d{3}\.?\d{3}-\d{2}(?!\d)|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}/;
/** Not the pair of years in "2025-2026". */
const phone =
  /(?:\+\d{2}|\(\d{2,3}\))\s?\d|0[38]00[\s-]?\d{2,3}|(?<![\d.,])(?!(?:19|20)\d{2}[\s-](?:19|20)\d{2}(?!\d))\d{4,5}[\s.-]?\d{4}(?!\d)|(?<!R\$\s?)(?<![\d.,])\d{8,}/;

/** In code units. A text this long is no such piece: its length is the only fault worth telling. */
const longest = (kind: AdPiece["kind"]): number => Math.max(500, 2 * adLimits[kind]);

function hasExclamation({ kind, text }: AdPiece): boolean {
  const allowed = kind === "google-description" ? 1 : 0;
  return (text.match(exclamation)?.length ?? 0) > allowed;
}

function hasBadSpacing(text: string): boolean {
  return text !== text.trim() || /\s{2}|[^\S ]|\s[,.;:!?]/.test(text);
}

/**
 * What is wrong with a piece; empty when it may be published. Google's rules hold for Meta too, and this product
 * writes no "!" outside of a Google description, where one is allowed.
 * @param input what the owner wrote: an acronym is then accepted only if it stands there in capitals.
 */
export function adFaults(piece: AdPiece, input?: string): AdFault[] {
  const { kind, text } = piece;
  if (text.trim() === "") return ["empty"];
  if (text.length > longest(kind)) return ["too-long"];
  const checks: [AdFault, boolean][] = [
    ["too-long", !fitsLimit(text, kind)],
    ["spacing", hasBadSpacing(text)],
    ["emoji", emoji.test(text)],
    ["symbol", symbol.test(text.replace(new RegExp(emoji, "gu"), ""))],
    ["repeated-punctuation", repeatedPunctuation.test(text)],
    ["exclamation", hasExclamation(piece)],
    ["capitals", shoutedWords(text, input).length > 0],
    ["phone", phone.test(text)],
    ["document", cpfOrCnpj.test(text)],
    ["url", url.test(text)],
    ["email", email.test(text)],
    ["unfinished", endsUnfinished(text)],
  ];
  return checks.filter(([, found]) => found).map(([fault]) => fault);
}
