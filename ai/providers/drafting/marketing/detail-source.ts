import type { Source } from "../../../../contract/gemini-chat.ts";
import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { splitSentences } from "../text/sentences.ts";
import { countWords } from "../text/words.ts";
import type { Plan } from "./compose-plan.ts";
import { pieceOf } from "./piece-of.ts";
import { nameOf, sourcesOf } from "./rests-on.ts";

/** Words that a lesson is quoted with. */
const mostQuoted = 160;

const placeNames = ["O passo de hoje", "O passo desta semana", "O passo deste mês"];

function quoted(text: string): string {
  const kept: string[] = [];
  for (const sentence of splitSentences(text)) {
    if (kept.length > 0 && countWords([...kept, sentence].join(" ")) > mostQuoted) break;
    kept.push(sentence);
  }
  return kept.join(" ");
}

/** What a source says in full, after it was given in short. */
function bodyOf(document: KnowledgeDocument): string[] {
  const { item, prompt, text } = document;
  if (item)
    return [
      item.why,
      item.steps.join("\n"),
      `Pronto quando ${item.readyWhen}`,
      ...(item.caution ? [`Atenção: ${item.caution}`] : []),
    ];
  const piece = pieceOf(document);
  if (prompt && piece) {
    const { today, week, month = "", watch = "" } = piece;
    return [prompt.description, [today, week, month, watch].filter(Boolean).join("\n")];
  }
  return [quoted(text)];
}

function openingOf([source]: readonly Source[], isGiven: boolean, place?: number): string {
  const where = source ? `, com base ${nameOf(source, "em")}` : "";
  if (!isGiven) return `Por partes${where}:`;
  const what = (place === undefined ? undefined : placeNames[place]) ?? "O que sugeri";
  return `${what}, por partes${where}, que já citei:`;
}

/** One source in full, step by step; what was given before is not offered as new. */
export function detailSource(document: KnowledgeDocument, isGiven: boolean, place?: number): Plan {
  const sources = sourcesOf([document]);
  const paragraphs = [openingOf(sources, isGiven, place), ...bodyOf(document)];
  return { text: paragraphs.join("\n\n"), sources };
}
