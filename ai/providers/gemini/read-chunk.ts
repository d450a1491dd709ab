import { z } from "zod";
import type { ModelChunk, ModelEnd } from "../../model-runtime/language-model.ts";
import { tokenCount, usageOf } from "../../model-runtime/token-usage.ts";

const part = z.object({ text: z.string().optional(), thought: z.boolean().optional() });
const candidate = z.object({
  content: z.object({ parts: z.array(part).optional() }).optional(),
  finishReason: z.string().optional(),
});
/** What we read of an answer or of one event; names of reasons are open sets. */
const answer = z.object({
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z.array(candidate).optional(),
  usageMetadata: z
    .object({
      promptTokenCount: tokenCount,
      candidatesTokenCount: tokenCount,
      thoughtsTokenCount: tokenCount,
      totalTokenCount: tokenCount,
    })
    .optional()
    .catch(undefined),
});
type Answer = z.infer<typeof answer>;

/** Google stopped on purpose: what has come so far is not to be shown. */
const refusals = new Set([
  "SAFETY",
  "RECITATION",
  "BLOCKLIST",
  "PROHIBITED_CONTENT",
  "SPII",
  "LANGUAGE",
]);

/** It stopped before its end, for whatever reason: what has come is shown as cut short. */
const cutShort = new Set(["MAX_TOKENS", "OTHER", "CONTINUATION", "MALFORMED_RESPONSE"]);

/** Not a reason to stop, but its absence. */
const unspecified = "FINISH_REASON_UNSPECIFIED";

/** Only what has the form of one of Google's names may reach a log. */
function nameOf(reason: string): string {
  return /^[A-Z_]{1,40}$/.test(reason) ? reason : "without a reason";
}

/** The set of reasons grows, so an unknown one counts as fine; without text it is a failure all the same. */
function endOf({ promptFeedback, candidates = [] }: Answer): { end?: ModelEnd } {
  const blocked = promptFeedback?.blockReason;
  if (blocked) return { end: { kind: "refused", name: `prompt ${nameOf(blocked)}` } };
  const reason = candidates[0]?.finishReason;
  if (!reason || reason === unspecified) return {};
  if (refusals.has(reason)) return { end: { kind: "refused", name: `answer ${reason}` } };
  const kind = cutShort.has(reason) ? "length" : "complete";
  return { end: { kind, name: nameOf(reason) } };
}

function readUsage(usage: Answer["usageMetadata"]) {
  const { candidatesTokenCount: written, thoughtsTokenCount: thought } = usage ?? {};
  const isSaid = written !== undefined || thought !== undefined;
  return usageOf({
    input: usage?.promptTokenCount,
    output: isSaid ? (written ?? 0) + (thought ?? 0) : undefined,
    total: usage?.totalTokenCount,
  });
}

/** Null for what says nothing, such as an error object that came as a success. @throws ZodError for no answer of Gemini. */
export function readChunk(response: unknown): ModelChunk | null {
  const read = answer.parse(response);
  if (!(read.candidates || read.promptFeedback || read.usageMetadata)) return null;
  const first = read.candidates?.[0];
  const parts = first?.content?.parts ?? [];
  return {
    text: parts.map(({ text = "", thought }) => (thought ? "" : text)).join(""),
    ...endOf(read),
    ...readUsage(read.usageMetadata),
    ...(!first && { isBare: true }),
  };
}
