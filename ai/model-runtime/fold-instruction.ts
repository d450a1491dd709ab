import {
  type InstructionPart,
  type PromptTurn,
  partBreak,
  textOf,
} from "../agents/agent-prompt.ts";
import type { ModelCall } from "./language-model.ts";

/** Gemma was trained without a place for instructions of its own, and servers refuse or lose them. */
const withoutInstruction = /(?:^|[/:_-])(?:code|shield|med)?gemma/i;

/**
 * The turns for a model, and the instruction apart from them if the model knows such a thing; else it
 * stands before the first words of the user.
 */
export function foldInstruction(
  { instruction, turns }: Pick<ModelCall, "instruction" | "turns">,
  model: string,
): { instruction?: readonly InstructionPart[]; turns: readonly PromptTurn[] } {
  if (!withoutInstruction.test(model)) return { instruction, turns };
  const [first, ...others] = turns;
  const text = [textOf(instruction), first?.text].join(partBreak);
  return { turns: [{ role: "user", text }, ...others] };
}
