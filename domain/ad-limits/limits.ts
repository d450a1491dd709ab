import type { AdPiece } from "../../contract/gemini-chat.ts";

export type AdKind = AdPiece["kind"];

/**
 * Characters a piece may have, spaces included. Google refuses a longer text. Meta only cuts: 125 is what stands
 * above "ver mais", 60 is the most this product writes in a headline. Instagram takes 2,200 and WhatsApp 700.
 */
export const adLimits: Readonly<Record<AdKind, number>> = {
  "google-title": 30,
  "google-description": 90,
  "meta-text": 125,
  "meta-headline": 60,
  "instagram-post": 2200,
  "whatsapp-status": 700,
};

/** Characters of a Meta headline that most placements show before they cut. */
export const metaHeadlineVisible = 40;

/** Pieces one ad takes: a responsive search ad of Google, and one text and one headline for Meta. */
export const adCounts: Readonly<Record<AdKind, { min: number; max: number }>> = {
  "google-title": { min: 3, max: 15 },
  "google-description": { min: 2, max: 4 },
  "meta-text": { min: 1, max: 1 },
  "meta-headline": { min: 1, max: 1 },
  // A model is not asked for them.
  "instagram-post": { min: 0, max: 1 },
  "whatsapp-status": { min: 0, max: 1 },
};
