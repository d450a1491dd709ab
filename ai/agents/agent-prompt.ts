/** A paragraph or more of an instruction. */
export type InstructionPart = {
  readonly text: string;
  /** One object for all requests: answers that are under way hold it once, and what is made of it can be kept. */
  readonly isShared?: true;
  /** Goes on right behind the part before, without a break. */
  readonly goesOn?: true;
};

export type PromptTurn = { role: "user" | "model"; text: string };

/** What a language model is told. */
export type AgentPrompt = {
  /** What it is and does. Nothing in it was written by a visitor. */
  instruction: readonly InstructionPart[];
  /** The request, and what was said before; the last turn is the user's. */
  turns: readonly PromptTurn[];
  /** The end of the instruction: what an answer may tell. */
  facts: string;
};

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
