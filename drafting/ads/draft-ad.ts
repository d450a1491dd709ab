import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { AdParts, Finding, Trade } from "../../contract/parts.ts";
import { type AdKind, adLimits } from "../../domain/ad-limits/limits.ts";
import { figuresIn } from "../../domain/figures/figures.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { findBreaches } from "../guard/find-breaches.ts";
import { makeVariety } from "../text/variety.ts";
import { closedPrices } from "./closed-prices.ts";
import { type Figure, findFigures } from "./reading/figures.ts";
import { shortenName } from "./reading/noun-phrase.ts";
import { readSource } from "./reading/read-ad-parts.ts";
import { type Source, toSource } from "./reading/source.ts";
import { renderAd } from "./render-ad.ts";
import { isTaken } from "./writing/compose.ts";
import { type Offer, toOffer } from "./writing/offer.ts";
import { unknownProduct } from "./writing/sentences.ts";
import { writeDescriptions, writeMetaText, writePost, writeStatus } from "./writing/write-texts.ts";
import { writeHeadline, writeTitles } from "./writing/write-titles.ts";

function writePieces(offer: Offer, seed: string): AdPiece[] {
  const written: [AdKind, (string | undefined)[]][] = [
    ["google-title", writeTitles(offer)],
    ["google-description", writeDescriptions(offer)],
    ["meta-text", [writeMetaText(offer, makeVariety(seed, "meta"))]],
    ["meta-headline", [writeHeadline(offer)]],
    ["instagram-post", [writePost(offer, makeVariety(seed, "post"))]],
    ["whatsapp-status", [writeStatus(offer, makeVariety(seed, "status"))]],
  ];
  return written
    .flatMap(([kind, texts]) => texts.map((text) => ({ kind, text: text ?? "" })))
    .filter(isTaken);
}

/**
 * What may be said of a text that nobody has confirmed: the place and the call, of two prices at most, or of those of one thing, what is sold. The
 * owner's sentences tell the rest, and the card shows all that was read.
 */
function surely(
  { product, place, action, register, prices = [] }: AdParts,
  { clauses, flat }: Source,
): AdParts {
  const isSum = ({ isMoney, amount }: Figure) =>
    isMoney || prices.some((row) => row.amount === amount);
  const before = flat.slice(0, flat.indexOf(fold(product ?? "")));
  const named = shortenName(product ?? "", adLimits["google-title"]);
  const isKind = prices.every(({ label }) => fold(label).startsWith(fold(product ?? "")));
  const isFew = isKind || clauses.flatMap(findFigures).filter(isSum).length <= 2;
  const isNamed = named !== "" && !before.includes("⟂") && isFew;
  return {
    ...(isNamed && { product: named }),
    ...(place && { place }),
    ...(action && { action }),
    ...(register && { register }),
  };
}

/** Where the text names a price that no ad of its trade may tell. */
function closedIn(prompt: string, parts: AdParts, trade?: Trade): Finding[] {
  return [...closedPrices(parts, { text: prompt, trade })].flatMap(([amount, told]) => {
    const found = figuresIn(prompt).find(({ value }) => value === amount);
    return found ? [{ ...told, words: found.text, start: found.start, end: found.end }] : [];
  });
}

/** An ad from its parts and the owner's own sentences. Nothing that the guard stops is said. */
export function draftAd(request: DraftRequest): Draft {
  const { prompt, business, adParts, today } = request;
  const trade = business?.trade;
  const source = toSource(prompt, trade);
  const read = readSource(source, { ...(business && { business }), today });
  const findings = [...findBreaches(prompt, trade), ...closedIn(prompt, adParts ?? read, trade)];
  const offer = toOffer(request, { source, parts: adParts ?? surely(read, source), read });
  const told = findings.length > 0 ? { findings } : {};
  if (!offer.product && offer.own.lines.length === 0) return { text: unknownProduct, ...told };
  const pieces = writePieces(offer, prompt).filter(
    ({ text }) => findBreaches(text, trade).length === 0,
  );
  return { text: renderAd(pieces), pieces, ...told };
}
