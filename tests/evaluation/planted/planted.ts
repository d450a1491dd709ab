import type { AdPiece } from "../../../contract/gemini-chat.ts";
import type { Answer } from "../checks/check.ts";

/** An answer written by hand to an input of either part. */
export type PlantedAnswer = Answer & {
  /** Id of the input. */
  to: string;
};

/** The one check that has to catch it. */
export type PlantedFault = PlantedAnswer & { check: string };

/** The good text with one passage changed; the passage has to be there. */
export function spoiled(text: string, passage: string, instead: string): string {
  if (!text.includes(passage)) throw new Error(`Not in the text: ${passage}`);
  return text.replace(passage, instead);
}

/** An advertisement whose text lists its pieces. */
export function ad(to: string, pieces: AdPiece[]): PlantedAnswer & { pieces: AdPiece[] } {
  const lines = pieces.map(({ text }, index) => `${index + 1}. ${text}`).join("\n");
  return { to, pieces, text: `Anúncios para conferir e copiar:\n${lines}` };
}
