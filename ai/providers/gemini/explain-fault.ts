import { ApiError } from "@google/genai/web";
import { z } from "zod";
import type { ModelFailure } from "../../../contract/gemini-chat.ts";
import { AiError } from "../../provider.ts";

/** The body of a failed answer, which the SDK passes on unread as the message of its error. */
const faultBody = z.object({
  error: z.object({
    message: z.string().catch(""),
    /** One of Google's names, such as RESOURCE_EXHAUSTED; a proxy puts its own text there. */
    status: z
      .string()
      .regex(/^[A-Z_]{1,40}$/)
      .optional()
      .catch(undefined),
    details: z.array(z.object({ reason: z.string().optional().catch(undefined) })).catch([]),
  }),
});
type FaultBody = z.infer<typeof faultBody>["error"];

function readBody(message: string): FaultBody {
  try {
    return faultBody.parse(JSON.parse(message)).error;
  } catch {
    return { message: "", status: undefined, details: [] };
  }
}

/** A bad key is a 400 like every wrong field; the reason in the details tells, or the sentence. */
function isKeyFault({ message, details }: FaultBody): boolean {
  const reasons = details.map(({ reason }) => reason);
  return reasons.includes("API_KEY_INVALID") || /API key (?:not valid|expired)/i.test(message);
}

function codeOf(status: number, body: FaultBody): ModelFailure {
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "model";
  if (status === 429) return "quota";
  if (status === 408 || status >= 500) return "unavailable";
  return status === 400 && isKeyFault(body) ? "key" : "config";
}

/**
 * What went wrong with a call, told apart. Everything that is no answer of the service (the network, a page in
 * HTML, JSON that is cut off) is 'unavailable'.
 */
export function explainFault(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (!(error instanceof ApiError)) {
    const detail = error instanceof Error ? error.name : typeof error;
    return new AiError("unavailable", { cause: error, detail });
  }
  const body = readBody(error.message);
  const detail = [error.status, body.status].filter(Boolean).join(" ");
  return new AiError(codeOf(error.status, body), { cause: error, detail });
}
