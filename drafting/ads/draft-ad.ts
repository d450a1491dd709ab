import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { AdParts, Finding } from "../../contract/parts.ts";
import type { AdKind } from "../../domain/ad-limits/limits.ts";
import { figuresIn } from "../../domain/figures/figures.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { findBreaches } from "../guard/find-breaches.ts";
import { makeVariety } from "../text/variety.ts";
import { closedPrices } from "./closed-prices.ts";
import { filler } from "./reading/cues.ts";
import { readAdParts } from "./reading/read-ad-parts.ts";
import { renderAd } from "./render-ad.ts";
import { isAllTold } from "./writing/all-told.ts";
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

/** Days on which a price holds say nothing without it. */
const daysOnly =
  /^(?:(?:tod[oa]s?|so|somente|apenas|[aeo]s?|de|n[ao]s?|aos?|ate|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feira)[ ,-]*)+$/;

/**
 * What may be said of a text that nobody has confirmed: prices only where each figure was understood. The owner sees all
 * that was read on the card.
 */
function surely(parts: AdParts, prompt: string): AdParts {
  const { prices: _prices, until: _until, product: read, ...rest } = parts;
  const product = read !== undefined && filler.test(fold(read)) ? undefined : read;
  if (isAllTold(prompt, parts) && product === read) return parts;
  const conditions = (rest.conditions ?? []).filter((one) => !daysOnly.test(fold(one)));
  return { ...rest, conditions, ...(product && { product }) };
}

/** Where the text names a price that no ad of its trade may tell. */
function closedIn(prompt: string, parts: AdParts): Finding[] {
  return [...closedPrices(parts)].flatMap(([amount, told]) => {
    const found = figuresIn(prompt).find(({ value }) => value === amount);
    return found ? [{ ...told, words: found.text, start: found.start, end: found.end }] : [];
  });
}

/**
 * An ad from its parts alone; of the text only the parts that can be read from it are used, and the small words before
 * its place. Nothing that the guard stops is said.
 */
export function draftAd(request: DraftRequest): Draft {
  const { prompt, business, adParts, today } = request;
  const trade = business?.trade;
  const read = readAdParts(prompt, { ...(business && { business }), today });
  const findings = [
    ...findBreaches(prompt, { agent: "ads", ...(trade && { trade }) }),
    ...closedIn(prompt, adParts ?? read),
  ];
  const parts = adParts ?? surely(read, prompt);
  const offer = toOffer(request, parts);
  const told = findings.length > 0 ? { findings } : {};
  if (!offer.product) return { text: unknownProduct, ...told };
  const pieces = writePieces(offer, prompt).filter(
    ({ text }) => findBreaches(text, { agent: "ads", ...(trade && { trade }) }).length === 0,
  );
  return { text: renderAd(pieces), pieces, ...told };
}
