import { z } from "zod";
import type { ModelChunk, ModelEnd } from "../../model-runtime/language-model.ts";
import { tokenCount, usageOf } from "../../model-runtime/token-usage.ts";

const parts = z
  .array(z.object({ type: z.string().optional(), text: z.string().optional() }))
  .transform((list) => list.map(({ text = "" }) => text).join(""));

/** What the model says, whole or in part; reasoning stands in fields of its own, which nobody reads. */
const message = z.object({
  content: z.union([z.string(), parts]).nullish(),
  refusal: z.string().nullish(),
});
const choice = z.object({
  message: message.nullish(),
  delta: message.nullish(),
  finish_reason: z.string().nullish(),
});
const answer = z.object({
  choices: z.array(choice).nullish(),
  usage: z
    .object({
      prompt_tokens: tokenCount,
      completion_tokens: tokenCount,
      total_tokens: tokenCount,
    })
    .nullish()
    .catch(undefined),
});
type Choice = z.infer<typeof choice>;

/** Only a plain word may reach a log. */
function nameOf(reason: string): string {
  return /^[a-z_]{1,40}$/i.test(reason) ? reason : "without a reason";
}

function endOf({ finish_reason: reason, message: whole, delta }: Choice): { end?: ModelEnd } {
  if (whole?.refusal || delta?.refusal) return { end: { kind: "refused", name: "refusal" } };
  if (!reason) return {};
  if (reason === "content_filter") return { end: { kind: "refused", name: reason } };
  return { end: { kind: reason === "length" ? "length" : "complete", name: nameOf(reason) } };
}

/** Null for what says nothing, such as an error object that came as a success. @throws ZodError for no answer of theirs. */
export function readChunk(response: unknown): ModelChunk | null {
  const { choices, usage } = answer.parse(response);
  if (!(choices || usage)) return null;
  const first = choices?.[0];
  return {
    text: (first?.message ?? first?.delta)?.content ?? "",
    ...(first && endOf(first)),
    ...usageOf({
      input: usage?.prompt_tokens,
      output: usage?.completion_tokens,
      total: usage?.total_tokens,
    }),
    ...(!first && { isBare: true }),
  };
}
