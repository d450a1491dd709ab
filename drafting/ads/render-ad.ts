import { adPieceHeadings } from "../../content/interface/ad-parts.ts";
import type { AdPiece } from "../../contract/gemini-chat.ts";
import { countCharacters } from "../../domain/ad-limits/count-characters.ts";
import { type AdKind, adLimits } from "../../domain/ad-limits/limits.ts";

/** Kinds whose length somebody has to keep to: their count stands behind each piece. */
const counted: ReadonlySet<AdKind> = new Set([
  "google-title",
  "google-description",
  "meta-text",
  "meta-headline",
]);

function lineOf({ kind, text }: AdPiece): string {
  return counted.has(kind) ? `${text} (${countCharacters(text)})` : text;
}

/** The pieces of an ad as one text: kind by kind below their headings, each with its count. */
export function renderAd(pieces: readonly AdPiece[]): string {
  const kinds = (Object.keys(adLimits) as AdKind[]).filter((kind) =>
    pieces.some((piece) => piece.kind === kind),
  );
  const group = (kind: AdKind) => pieces.filter((piece) => piece.kind === kind).map(lineOf);
  return kinds.map((kind) => [adPieceHeadings[kind], ...group(kind)].join("\n")).join("\n\n");
}
