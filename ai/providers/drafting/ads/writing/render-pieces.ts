import type { AdPiece } from "../../../../../contract/gemini-chat.ts";
import { countCharacters } from "../../../../../domain/ad-limits/count-characters.ts";
import { adAdvice, adHeadings, missingDetails } from "../../phrases/ads.ts";
import type { AdFacts } from "../ad-facts.ts";
import { list } from "./sentences.ts";

const order = ["google-title", "google-description", "meta-text", "meta-headline"] as const;

function renderKind(kind: AdPiece["kind"], pieces: readonly AdPiece[]): string {
  const lines = pieces
    .filter((piece) => piece.kind === kind)
    .map(({ text }) => `${text} (${countCharacters(text)})`);
  return [adHeadings[kind], ...lines].join("\n");
}

function missing(facts: AdFacts): string[] {
  return [
    ...(facts.products.length === 0 ? [missingDetails.product] : []),
    ...(facts.places.length === 0 && !facts.offers.some((offer) => offer.kind === "delivery")
      ? [missingDetails.place]
      : []),
    ...(facts.prices.length === 0 ? [missingDetails.price] : []),
    ...(facts.offers.length === 0 ? [missingDetails.offer] : []),
  ];
}

function advise(facts: AdFacts): string {
  const lacking = missing(facts);
  const check = facts.prices.length > 0 ? adAdvice.checkPrice : adAdvice.check;
  const isPoor = lacking.length > 2;
  const add = isPoor ? adAdvice.poor(list(lacking)) : adAdvice.add(list(lacking));
  return [
    check,
    ...(lacking.length > 0 ? [add] : []),
    ...(facts.foreign ? [adAdvice.foreign] : []),
  ].join(" ");
}

/** The pieces as a counted list, and a line on what to check and what would make them better. */
export function renderPieces(pieces: readonly AdPiece[], facts: AdFacts): string {
  return [...order.map((kind) => renderKind(kind, pieces)), advise(facts)].join("\n\n");
}
