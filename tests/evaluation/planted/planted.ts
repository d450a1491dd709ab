import type { Answer } from "../checks/check.ts";

/** An answer written by hand to an input of the open part. */
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
