import type { AdPiece } from "../../contract/gemini-chat.ts";
import { adFaults } from "../../domain/ad-limits/ad-faults.ts";
import { countCharacters } from "../../domain/ad-limits/count-characters.ts";
import { adCounts } from "../../domain/ad-limits/limits.ts";
import { adHeadings } from "../providers/drafting/phrases/ads.ts";

/** What the instruction of the ads agent asks every line to begin with; a list number may stand there too. */
const labelled =
  /^(?:[-•] +|\d+[.)] +)?(?<label>Título Meta|Texto Meta|Título|Descrição)(?: \d+)?: *(?<text>.+)$/i;

const kinds: Record<string, AdPiece["kind"]> = {
  título: "google-title",
  descrição: "google-description",
  "texto meta": "meta-text",
  "título meta": "meta-headline",
};

const kindsInOrder = ["google-title", "google-description", "meta-text", "meta-headline"] as const;

function readLine(line: string): AdPiece[] {
  const { label = "", text = "" } = labelled.exec(line.trim())?.groups ?? {};
  const kind = kinds[label.toLowerCase()];
  // A model likes to add the count and quotation marks that nobody asked for.
  const bare = text
    .replace(/ *\(\d+(?: caracteres)?\)$/, "")
    .replace(/^["“](.*)["”]$/, "$1")
    .trim();
  return kind && bare ? [{ kind, text: bare }] : [];
}

function isNoRepetition({ kind, text }: AdPiece, index: number, all: AdPiece[]): boolean {
  const isSame = (other: AdPiece) =>
    other.kind === kind && other.text.toLowerCase() === text.toLowerCase();
  return all.findIndex(isSame) === index;
}

/** The counted list that the drafting engine writes too. */
function render(kind: AdPiece["kind"], pieces: AdPiece[]): string {
  const lines = pieces.map(({ text }) => `${text} (${countCharacters(text)})`);
  return [adHeadings[kind], ...lines].join("\n");
}

/**
 * The pieces of an answer in the form that was asked for, and a text made of them; what breaks a limit or a rule is
 * left out. Null when too few remain for an ad.
 * @param description what the owner wrote: an acronym may stand in capitals if it does there.
 */
export function readAdPieces(
  answer: string,
  description: string,
): { text: string; pieces: AdPiece[] } | null {
  const pieces = answer
    .split("\n")
    .flatMap(readLine)
    .filter((piece) => adFaults(piece, description).length === 0)
    .filter(isNoRepetition);
  const groups = kindsInOrder.map((kind) => ({
    kind,
    pieces: pieces.filter((piece) => piece.kind === kind).slice(0, adCounts[kind].max),
  }));
  if (groups.some((group) => group.pieces.length < adCounts[group.kind].min)) return null;
  return {
    text: groups.map((group) => render(group.kind, group.pieces)).join("\n\n"),
    pieces: groups.flatMap((group) => group.pieces),
  };
}
