import type { AdPiece } from "../../../../contract/gemini-chat.ts";
import { forgetDraft } from "./reading/keep.ts";
import { readFacts } from "./reading/read-facts.ts";
import { renderPieces } from "./writing/render-pieces.ts";
import { writePieces } from "./writing/write-pieces.ts";

export type AdDraft = {
  /** The counted list as plain text. */
  text: string;
  /** The same pieces, in the same order. */
  pieces: AdPiece[];
};

/**
 * Ads for Google Search and for Meta from what the owner wrote: every piece within its limit and Google's rules,
 * nothing stated that is not in the description. The same description gives the same ads. Never throws.
 */
export function draftAds(description: string): AdDraft {
  try {
    const facts = readFacts(description);
    const pieces = writePieces(facts, description);
    return { text: renderPieces(pieces, facts), pieces };
  } finally {
    forgetDraft();
  }
}
