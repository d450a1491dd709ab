import {
  type InstructionPart,
  joinParts,
  type PromptTurn,
  partBreak,
} from "../../agents/agent-prompt.ts";
import { asciiJson } from "../../model-runtime/ascii-json.ts";
import { foldInstruction } from "../../model-runtime/fold-instruction.ts";
import type { Attempt } from "../../model-runtime/language-model.ts";
import { thinkingOf } from "./thinking.ts";

/** Tokens, those of thinking included: a small limit is used up before the first word. */
export const maxOutputTokens = 8192;

/** Angry reviews quote insults; only what Google itself is sure of is held back. */
const safetySettings = asciiJson(
  ["HARASSMENT", "HATE_SPEECH", "SEXUALLY_EXPLICIT", "DANGEROUS_CONTENT"].map((name) => ({
    category: `HARM_CATEGORY_${name}`,
    threshold: "BLOCK_ONLY_HIGH",
  })),
);

/** What only some models take. */
function configOf({ call, model, extras }: Attempt): object {
  const thinkingConfig = extras.includes("thinking") ? thinkingOf(model) : undefined;
  const responseJsonSchema = extras.includes("schema") ? call.schema : undefined;
  return {
    maxOutputTokens,
    ...(thinkingConfig && { thinkingConfig }),
    ...(responseJsonSchema && { responseMimeType: "application/json", responseJsonSchema }),
  };
}

/** Shared parts as they stand in a JSON text. Six kilobytes of an instruction are the same for all, and written once. */
const written = new WeakMap<InstructionPart, string>();

function write(part: InstructionPart): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const now = asciiJson(part.text).slice(1, -1);
  if (part.isShared) written.set(part, now);
  return now;
}

const breakInJson = asciiJson(partBreak).slice(1, -1);

function instructionField(instruction: readonly InstructionPart[] | undefined): string {
  if (!instruction || instruction.length === 0) return "";
  const text = joinParts(instruction, write, breakInJson);
  return `"systemInstruction":{"parts":[{"text":"${text}"}]},`;
}

function toContent({ role, text }: PromptTurn): object {
  return { role, parts: [{ text }] };
}

/** The body of generateContent as JSON, as far as it is used here. */
export function requestBody(attempt: Attempt): string {
  const { instruction, turns } = foldInstruction(attempt.call, attempt.model);
  const contents = asciiJson(turns.map(toContent));
  const config = asciiJson(configOf(attempt));
  return `{${instructionField(instruction)}"contents":${contents},"safetySettings":${safetySettings},"generationConfig":${config}}`;
}
