import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { AdKind } from "../../domain/ad-limits/limits.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { findBreaches } from "../guard/index.ts";
import { makeVariety } from "../text/variety.ts";
import { readAdParts } from "./reading/read-ad-parts.ts";
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
 * An ad from its parts alone; of the text only the parts that can be read from it are used, and the small words before
 * its place. Nothing that the guard stops is said.
 */
export function draftAd(request: DraftRequest): Draft {
  const { prompt, business, adParts, today } = request;
  const trade = business?.trade;
  const findings = findBreaches(prompt, { agent: "ads", ...(trade && { trade }) });
  const parts = adParts ?? readAdParts(prompt, { ...(business && { business }), today });
  const offer = toOffer(request, parts);
  const told = findings.length > 0 ? { findings } : {};
  if (!offer.product) return { text: unknownProduct, ...told };
  const pieces = writePieces(offer, prompt).filter(
    ({ text }) => findBreaches(text, { agent: "ads", ...(trade && { trade }) }).length === 0,
  );
  return { text: renderAd(pieces), pieces, ...told };
}
