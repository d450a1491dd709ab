import type { InstructionPart, ModelCall, Turn } from "./language-model.ts";

/** Gemma was trained without a place for instructions of its own, and servers refuse or lose them. */
const withoutInstruction = /(?:^|[/:_-])(?:code|shield|med)?gemma/i;

/** Between two parts of an instruction. */
export const partBreak = "\n\n";

/** The parts put together, each as `write` has it and `gap` where a break is due. */
export function joinParts(
  instruction: readonly InstructionPart[],
  write: (part: InstructionPart) => string,
  gap: string,
): string {
  let whole = "";
  for (const [at, part] of instruction.entries())
    whole += at === 0 || part.goesOn ? write(part) : gap + write(part);
  return whole;
}

export function textOf(instruction: readonly InstructionPart[]): string {
  return joinParts(instruction, ({ text }) => text, partBreak);
}

/**
 * The turns for a model, and the instruction apart from them if the model knows such a thing; else it
 * stands before the first words of the user.
 */
export function foldInstruction(
  { instruction, turns }: Pick<ModelCall, "instruction" | "turns">,
  model: string,
): { instruction?: readonly InstructionPart[]; turns: readonly Turn[] } {
  if (!withoutInstruction.test(model)) return { instruction, turns };
  const [first, ...others] = turns;
  const text = [textOf(instruction), first?.text].join(partBreak);
  return { turns: [{ role: "user", text }, ...others] };
}
