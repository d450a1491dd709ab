import { z } from "zod";
import { agentTypes, type ChatRequest, promptLength, type RequestFault } from "./gemini-chat.ts";

/** Finite numbers only: what `JSON.stringify` makes of NaN and Infinity is null, and refused. */
const roiValues = z.object({
  investment: z.number(),
  reach: z.number(),
  conversionPercent: z.number(),
  saleValue: z.number(),
});

/** Unknown fields are ignored: a newer page may send more. A field that is left out counts as empty. */
const body = z.object({
  prompt: z.string().default(""),
  agentType: z.string().default(""),
  roi: roiValues.optional(),
  provider: z.literal("local").optional(),
});

export type ChatRequestReading = { request: ChatRequest } | { fault: RequestFault };

/** Checks what JSON.parse gave; the prompt comes back trimmed and without broken characters. */
export function readChatRequest(json: unknown): ChatRequestReading {
  const parsed = body.safeParse(json);
  if (!parsed.success) return { fault: "invalid_body" };
  const { agentType: name, ...rest } = parsed.data;
  const agentType = agentTypes.find((known) => known === name);
  if (!agentType) return { fault: "unknown_agent" };
  // Half a surrogate pair would reach the model as a replacement character, or not at all.
  const prompt = rest.prompt.trim().toWellFormed();
  if (prompt.length < promptLength.min) return { fault: "prompt_too_short" };
  if (prompt.length > promptLength.max) return { fault: "prompt_too_long" };
  return { request: { ...rest, prompt, agentType } };
}
