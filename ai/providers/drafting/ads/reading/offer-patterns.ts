import type { Call, Offer, OfferKind } from "../ad-facts.ts";
import type { Found, Reader } from "./segments.ts";

type Form = Offer["form"];

export function makeOffer(kind: OfferKind, form: Form, text: string, call?: Call): Found {
  const offer: Offer = { kind, form, text: text.trim() };
  return call === undefined ? { type: "offer", offer } : { type: "offer", offer, call };
}

/** A reader that keeps the owner's words as they stand. */
export function asWritten(kind: OfferKind, form: Form, source: string, call?: Call): Reader {
  return {
    pattern: new RegExp(`\\b(?:${source})(?![a-z0-9])`, "g"),
    read: (_, written) => makeOffer(kind, form, written, call),
  };
}

/** Sources of patterns over folded text. */
export const money = "(?:r\\$ ?\\d[\\d.,]*\\d|r\\$ ?\\d|\\d+ reais)";

export const number =
  "(?:\\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|noventa)";

export const span = `(?:${number} (?:minutos?|min|horas?|h|dias?(?: uteis)?|semanas?|mes(?:es)?|anos?)|\\d+ ?(?:min|h))`;

/** Where a phrase may go on: "na primeira compra", "em toda a zona sul", up to five words. */
export const goesOn = (
  words: string,
  stop = "com|e|ate|por|a partir|de \\d|para|sem|das|aos",
): string =>
  `(?: (?:${words})(?: (?!(?:${stop})\\b)[^\\s,.;:()!?/]+){1,5}?(?=[,.;:()!?/]|$| (?:${stop})\\b))?`;
