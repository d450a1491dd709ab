import { z } from "zod";
import { AiError } from "../../provider.ts";
import { stripMarkdown } from "../../strip-markdown.ts";

export type GeminiAnswer = { text: string; truncated?: true };

const part = z.object({ text: z.string().optional(), thought: z.boolean().optional() });
const candidate = z.object({
  content: z.object({ parts: z.array(part).optional() }).optional(),
  finishReason: z.string().optional(),
});
/** What we read of an answer; names of reasons are open sets. */
const answer = z.object({
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z.array(candidate).optional(),
});

/** Google stopped on purpose: what has come so far is not to be shown. */
const refusals = new Set([
  "SAFETY",
  "RECITATION",
  "BLOCKLIST",
  "PROHIBITED_CONTENT",
  "SPII",
  "LANGUAGE",
]);

/** UTF-16 code units; the longest answer that is asked for has about 3,000. */
const maxTextLength = 40_000;

/**
 * The text of an answer that arrived as a success. A blocked prompt, a refusal, no candidate and
 * thoughts alone are successes too for the service; the set of finish reasons grows, so an unknown
 * one counts as fine where there is text.
 * @throws AiError 'blocked', 'empty', or 'unavailable' for something that is no answer of Gemini.
 */
export function readAnswer(response: unknown): GeminiAnswer {
  const read = answer.safeParse(response);
  if (!read.success) throw new AiError("unavailable", { detail: "malformed answer" });
  const { promptFeedback, candidates = [] } = read.data;
  if (promptFeedback?.blockReason)
    throw new AiError("blocked", { detail: `prompt ${nameOf(promptFeedback.blockReason)}` });
  const [first] = candidates;
  const reason = first?.finishReason ?? "";
  if (refusals.has(reason)) throw new AiError("blocked", { detail: `answer ${reason}` });
  const parts = first?.content?.parts ?? [];
  const shown = parts.map(({ text = "", thought }) => (thought ? "" : text)).join("");
  const text = stripMarkdown(shown.slice(0, maxTextLength));
  if (!text) throw new AiError("empty", { detail: `answer ${nameOf(reason)}` });
  const isCut = reason === "MAX_TOKENS" || shown.length > maxTextLength;
  return isCut ? { text, truncated: true } : { text };
}

/** Only what has the form of one of Google's names may reach a log. */
function nameOf(reason: string): string {
  return /^[A-Z_]{1,40}$/.test(reason) ? reason : "without a reason";
}
