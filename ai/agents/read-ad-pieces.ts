import type { AdPiece } from "../../contract/gemini-chat.ts";
import { stripMarkdown } from "../text/strip-markdown.ts";
import { adLines } from "./ad-json.ts";

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

/** The pieces of an answer in the form that was asked for, JSON or lines; none where it has no such form. */
export function readAdPieces(answer: string): AdPiece[] {
  return stripMarkdown(adLines(answer) ?? "")
    .split("\n")
    .flatMap(readLine);
}
