import type { AdPiece } from "../../contract/gemini-chat.ts";
import { adFaults } from "../../domain/ad-limits/ad-faults.ts";
import { adCounts } from "../../domain/ad-limits/limits.ts";

/** What the instruction of the ads agent asks every line to begin with; a list number may stand there too. */
const labelled =
  /^(?:[-•] +|\d+[.)] +)?(?<label>Título Meta|Texto Meta|Título|Descrição)(?: \d+)?: *(?<text>.+)$/i;

const kinds: Record<string, AdPiece["kind"]> = {
  título: "google-title",
  descrição: "google-description",
  "texto meta": "meta-text",
  "título meta": "meta-headline",
};

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

function isFirstOfItsText({ text }: AdPiece, index: number, all: AdPiece[]): boolean {
  const same = (other: AdPiece) => other.text.toLowerCase() === text.toLowerCase();
  return all.findIndex(same) === index;
}

const headings: Record<AdPiece["kind"], string> = {
  "google-title": "Títulos para a pesquisa do Google",
  "google-description": "Descrições para a pesquisa do Google",
  "meta-text": "Texto para Facebook e Instagram",
  "meta-headline": "Título para Facebook e Instagram",
};

function render(groups: AdPiece[][]): string {
  return groups
    .map((group) => [headings[group[0]?.kind ?? "google-title"], ...group.map(({ text }) => text)])
    .map((lines) => lines.join("\n"))
    .join("\n\n");
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
    .filter(isFirstOfItsText);
  const groups = Object.entries(adCounts).flatMap(([kind, { min, max }]) => {
    const ofKind = pieces.filter((piece) => piece.kind === kind).slice(0, max);
    return ofKind.length >= min ? [ofKind] : [];
  });
  if (groups.length < Object.keys(adCounts).length) return null;
  return { text: render(groups), pieces: groups.flat() };
}
