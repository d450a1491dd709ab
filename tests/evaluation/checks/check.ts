import type { Generation } from "#ai";
import type { EvaluationInput } from "../input.ts";

/** What is judged; pieces and sources as the engine gave them. */
export type Answer = Pick<Generation, "text" | "pieces" | "sources">;

/** Pure: the same answer to the same input has the same fault. */
export type Check<Input extends EvaluationInput = EvaluationInput> = {
  name: string;
  /** For docs/quality.md, in English: what holds when it passes. */
  holds: string;
  /** The first thing that is wrong, in words; undefined when nothing is. */
  fault: (answer: Answer, input: Input) => string | undefined;
};

/** All that a visitor could copy: the text, and the pieces of an ad. */
export function wholeText({ text, pieces = [] }: Answer): string {
  return [text, ...pieces.map((piece) => piece.text)].join("\n");
}
