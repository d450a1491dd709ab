import { termsOf } from "../../../knowledge/terms.ts";
import { planWords } from "../phrases/marketing-plan.ts";
import { countWords } from "../text/words.ts";
import type { Piece } from "./piece.ts";
import { stagesOf } from "./stages.ts";

/** A paragraph of the plan: the lower its rank, the sooner it is left out of a long one. */
export type Paragraph = { text: string; rank: number };

/** Never left out. */
export const needed = 9;

/** Words of a whole answer. */
const mostWords = 250;

/** Words a warning may share with what was already said; beyond that it says the same. */
const mostShared = 3;

/** None for a text that is missing or empty. */
export function paragraph(text: string | false | undefined, rank = needed): Paragraph[] {
  return text ? [{ text, rank }] : [];
}

export function wordsOf(paragraphs: readonly Paragraph[]): number {
  return countWords(paragraphs.map(({ text }) => text).join(" "));
}

/** What is worth least goes first until the rest fits. */
export function shorten(paragraphs: readonly Paragraph[]): Paragraph[] {
  let kept = [...paragraphs];
  for (let rank = 1; rank < needed && wordsOf(kept) > mostWords; rank += 1)
    kept = kept.filter((candidate) => candidate.rank !== rank);
  return kept;
}

/** Today, this week, this month, each under its heading. */
export function stageParagraphs(pieces: readonly Piece[]): Paragraph[] {
  const stages = stagesOf(pieces);
  return (["today", "week", "month"] as const).flatMap((stage) =>
    paragraph(stages[stage] && `${planWords[stage]}\n${stages[stage]}`),
  );
}

/** The warning of a piece, unless the answer has said it. */
export function warningOf({ watch }: Piece, said = ""): string {
  const before = new Set(termsOf(said));
  const shared = termsOf(watch ?? "").filter((stem) => before.has(stem));
  if (watch === undefined || shared.length > mostShared) return "";
  return `Atenção: ${watch.slice(0, 1).toLowerCase()}${watch.slice(1)}`;
}
