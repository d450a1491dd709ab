import type { RoiValues } from "../../contract/gemini-chat.ts";
import { buildRoiPrompt } from "../../domain/roi-prompt/build-roi-prompt.ts";
import type { RoiFigures, RoiInput } from "./input.ts";

/** As the form sends it: the prompt is built from the four values. */
export function roiInput(id: string, values: RoiValues, figures: RoiFigures): RoiInput {
  return { agent: "roi", id, prompt: buildRoiPrompt(values), values, figures };
}

/** The form's prompt with a text smuggled in; the values stay what they are. */
export function roiInjection(input: RoiInput, smuggled: string, forbidden: string[]): RoiInput {
  return { ...input, prompt: `${smuggled} ${input.prompt}`, forbidden };
}
