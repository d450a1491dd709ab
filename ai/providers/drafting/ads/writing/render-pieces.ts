import type { AdPiece } from "../../../../../contract/gemini-chat.ts";
import { countCharacters } from "../../../../../domain/ad-limits/count-characters.ts";
import { adAdvice, adHeadings, missingDetails } from "../../phrases/ads.ts";
import { joinList } from "../../text/grammar.ts";
import type { AdFacts, SayingKind } from "../ad-facts.ts";

const order = ["google-title", "google-description", "meta-text", "meta-headline"] as const;

function renderKind(kind: AdPiece["kind"], pieces: readonly AdPiece[]): string {
  const lines = pieces
    .filter((piece) => piece.kind === kind)
    .map(({ text }) => `${text} (${countCharacters(text)})`);
  return [adHeadings[kind], ...lines].join("\n");
}

function missing({ products, places, sayings }: AdFacts): string[] {
  const tells = (...kinds: SayingKind[]) =>
    sayings.some(({ kind, opens }) => kinds.includes(kind) && (kind !== "plain" || opens !== true));
  return [
    ...(products.length === 0 ? [missingDetails.product] : []),
    ...(places.length === 0 ? [missingDetails.place] : []),
    ...(tells("price") ? [] : [missingDetails.price]),
    ...(tells("offer", "plain") ? [] : [missingDetails.offer]),
  ];
}

function advise(facts: AdFacts): string {
  const lacking = missing(facts);
  const check = facts.sayings.some(({ kind }) => kind === "price")
    ? adAdvice.checkPrice
    : adAdvice.check;
  const isPoor = lacking.length > 2;
  const add = isPoor ? adAdvice.poor(joinList(lacking)) : adAdvice.add(joinList(lacking));
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
