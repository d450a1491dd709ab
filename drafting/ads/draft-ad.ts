import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { AdParts } from "../../contract/parts.ts";
import type { AdKind } from "../../domain/ad-limits/limits.ts";
import { figuresIn } from "../../domain/figures/figures.ts";
import { fold } from "../../domain/search/fold.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { findBreaches } from "../guard/index.ts";
import { makeVariety } from "../text/variety.ts";
import { readAdParts } from "./reading/read-ad-parts.ts";
import { toSource } from "./reading/source.ts";
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

/** Every figure of a text, by its value. */
function valuesIn(texts: readonly string[]): Set<number> {
  const values = texts.flatMap(figuresIn).map(({ value }) => value);
  return new Set(values.filter((value) => value !== null));
}

/** What people say while they think; a name with one of them was cut out of speech. On folded text. */
const filler = /\b(?:ne|ai|ta|tipo|entao|gente|oi|ola|bom dia|boa tarde)\b/;

const houseNumber =
  /((?<!\p{L})(?:rua|av\.?|avenida|pra[çc]a|travessa|rodovia) [^,;.\n\d]{2,40},? ?)(?:n[º°o.]{0,2} ?)?\d{1,5}/giu;

/**
 * What may be said of a text that nobody has confirmed. Where a figure was understood as nothing, those beside it may
 * have been understood wrongly: the owner sees all of them on the card, and the draft says none.
 */
function surely(parts: AdParts, prompt: string): AdParts {
  const { prices = [], product: read, place, until, conditions = [], ...rest } = parts;
  const product = read !== undefined && filler.test(fold(read)) ? undefined : read;
  const texts = [product, place, until, ...conditions, ...prices.map(({ label }) => label)];
  const understood = valuesIn(texts.filter((text) => text !== undefined));
  for (const { amount } of prices) understood.add(amount);
  // Contacts, councils and house numbers are no part of the offer.
  const offered = toSource(prompt).text.replace(houseNumber, "$1");
  const isWhole = [...valuesIn([offered])].every((value) => understood.has(value));
  if (isWhole && product === read) return parts;
  return { ...rest, ...(product && { product }), ...(place && { place }) };
}

/**
 * An ad from its parts alone; of the text only the parts that can be read from it are used, and the small words before
 * its place. Nothing that the guard stops is said.
 */
export function draftAd(request: DraftRequest): Draft {
  const { prompt, business, adParts, today } = request;
  const trade = business?.trade;
  const findings = findBreaches(prompt, { agent: "ads", ...(trade && { trade }) });
  const read = () => readAdParts(prompt, { ...(business && { business }), today });
  const parts = adParts ?? surely(read(), prompt);
  const offer = toOffer(request, parts);
  const told = findings.length > 0 ? { findings } : {};
  if (!offer.product) return { text: unknownProduct, ...told };
  const pieces = writePieces(offer, prompt).filter(
    ({ text }) => findBreaches(text, { agent: "ads", ...(trade && { trade }) }).length === 0,
  );
  return { text: renderAd(pieces), pieces, ...told };
}
