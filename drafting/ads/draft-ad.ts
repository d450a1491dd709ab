import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { AdParts, Finding } from "../../contract/parts.ts";
import { type AdKind, adLimits } from "../../domain/ad-limits/limits.ts";
import { figuresIn } from "../../domain/figures/figures.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { findBreaches } from "../guard/find-breaches.ts";
import { makeVariety } from "../text/variety.ts";
import { closedPrices } from "./closed-prices.ts";
import { filler } from "./reading/cues.ts";
import { type Figure, findFigures } from "./reading/figures.ts";
import { shortenName } from "./reading/noun-phrase.ts";
import { readAdParts } from "./reading/read-ad-parts.ts";
import { toSource } from "./reading/source.ts";
import { renderAd } from "./render-ad.ts";
import { isPlain } from "./writing/all-told.ts";
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
 * What may be said of a text that nobody has confirmed and that is no plain list: the place and the call, of two prices
 * at most what is sold. The owner's sentences tell the rest, and the card shows all that was read.
 */
function surely({ product, place, action, register, prices = [] }: AdParts, prompt: string) {
  const isSum = ({ isMoney, amount }: Figure) =>
    isMoney || prices.some((row) => row.amount === amount);
  const { clauses, flat } = toSource(prompt);
  const before = flat.slice(0, flat.indexOf(fold(product ?? "")));
  // "Mecânica do Tonho: troca de óleo" tells who sells, too.
  const [seller, sold = ""] = product?.includes(": ") ? product.split(": ") : ["", product];
  const named = [seller, shortenName(sold, adLimits["google-title"])].filter(Boolean).join(": ");
  const isNamed =
    named !== "" && !before.includes("⟂") && clauses.flatMap(findFigures).filter(isSum).length <= 2;
  return {
    ...(isNamed && !filler.test(fold(named)) && { product: named }),
    ...(place && { place }),
    ...(action && { action }),
    ...(register && { register }),
  };
}

/** Where the text names a price that no ad of its trade may tell. */
function closedIn(prompt: string, parts: AdParts): Finding[] {
  return [...closedPrices(parts)].flatMap(([amount, told]) => {
    const found = figuresIn(prompt).find(({ value }) => value === amount);
    return found ? [{ ...told, words: found.text, start: found.start, end: found.end }] : [];
  });
}

/** An ad from its parts and the owner's own sentences. Nothing that the guard stops is said. */
export function draftAd(request: DraftRequest): Draft {
  const { prompt, business, adParts, today } = request;
  const trade = business?.trade;
  const read = readAdParts(prompt, { ...(business && { business }), today });
  const findings = [
    ...findBreaches(prompt, { agent: "ads", ...(trade && { trade }) }),
    ...closedIn(prompt, adParts ?? read),
  ];
  const isSure = adParts !== undefined || isPlain(prompt, read);
  const parts = adParts ?? (isSure ? read : surely(read, prompt));
  const offer = toOffer(request, { parts, read, isSure });
  const told = findings.length > 0 ? { findings } : {};
  if (!offer.product && offer.own.lines.length === 0) return { text: unknownProduct, ...told };
  const pieces = writePieces(offer, prompt).filter(
    ({ text }) => findBreaches(text, { agent: "ads", ...(trade && { trade }) }).length === 0,
  );
  return { text: renderAd(pieces), pieces, ...told };
}
