import { z } from "zod";
import type { ModelFailure } from "../../../contract/gemini-chat.ts";
import { HttpRefusal } from "../../model-runtime/guarded-transport.ts";
import type { Extra, Fault, Remedy } from "../../model-runtime/language-model.ts";
import { networkFault } from "../../model-runtime/network-fault.ts";
import { retryAfter } from "../../model-runtime/retry-after.ts";

const word = z.string().optional().catch(undefined);
const detail = z
  .object({
    /** ErrorInfo. */
    reason: word,
    /** RetryInfo: seconds, such as "26s" or "0.5s". */
    retryDelay: word,
    /** QuotaFailure. */
    violations: z.array(z.object({ quotaId: word })).catch([]),
  })
  .catch({ reason: undefined, retryDelay: undefined, violations: [] });

/** What Google says of a fault. */
const faultBody = z.object({
  error: z.object({
    message: z.string().catch(""),
    /** One of Google's names, such as RESOURCE_EXHAUSTED; a proxy puts its own text there. */
    status: z
      .string()
      .regex(/^[A-Z_]{1,40}$/)
      .optional()
      .catch(undefined),
    details: z.array(detail).catch([]),
  }),
});
type FaultBody = z.infer<typeof faultBody>["error"] & { httpStatus: number; headers?: Headers };

function parse(json: string): z.infer<typeof faultBody>["error"] {
  try {
    return faultBody.parse(JSON.parse(json)).error;
  } catch {
    return { message: "", status: undefined, details: [] };
  }
}

/** A refusal of the whole call, or one inside a stream. */
function readFault(error: unknown): FaultBody | null {
  if (!(error instanceof HttpRefusal)) return null;
  return { ...parse(error.body), httpStatus: error.status, headers: error.headers };
}

/** A bad key is a 400 like every wrong field; the reason in the details tells, or the sentence. */
function isKeyFault({ message, details }: FaultBody): boolean {
  const reasons = details.map(({ reason }) => reason);
  return reasons.includes("API_KEY_INVALID") || /API key (?:not valid|expired)/i.test(message);
}

function codeOf(body: FaultBody): ModelFailure {
  const { httpStatus: status } = body;
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "model";
  if (status === 429) return "quota";
  if (status === 408 || status >= 500) return "unavailable";
  return status === 400 && isKeyFault(body) ? "key" : "config";
}

/** A quota of the day is over for today; one of the minute comes back when Google says. */
function quotaRemedy({ details, headers }: FaultBody): Remedy {
  const quotas = details.flatMap(({ violations }) => violations.map(({ quotaId = "" }) => quotaId));
  if (quotas.some((quota) => /PerDay/i.test(quota))) return { kind: "none" };
  const delays = details.flatMap(
    ({ retryDelay }) => /^(\d+(?:\.\d+)?)s$/.exec(retryDelay ?? "") ?? [],
  );
  const seconds = delays[1];
  return { kind: "wait", ...(seconds ? { ms: Number(seconds) * 1000 } : retryAfter(headers)) };
}

/** What a model may not know; a message that names thinking leaves the form of the answer alone. */
function withoutExtras({ status, message }: FaultBody): Remedy {
  if (status !== "INVALID_ARGUMENT") return { kind: "none" };
  const extras: Extra[] = /think/i.test(message) ? ["thinking"] : ["thinking", "schema"];
  return { kind: "without", extras };
}

/** Google names these as passing. */
const passing = new Set([500, 502, 503, 504]);

function remedyOf(body: FaultBody, code: ModelFailure): Remedy {
  const { httpStatus } = body;
  if (code === "quota") return quotaRemedy(body);
  if (code === "model") return { kind: "other-model" };
  if (passing.has(httpStatus)) return { kind: "again" };
  return httpStatus === 400 && code === "config" ? withoutExtras(body) : { kind: "none" };
}

/** Behind these a model may have worked; what else fails was refused at the door. */
const insideModel = new Set([500, 502, 504]);

/** What went wrong with a call, told apart, in words that hold nothing of what was asked. */
export function explainFault(error: unknown): Fault {
  const body = readFault(error);
  if (!body) return networkFault(error);
  const { httpStatus, status } = body;
  const code = codeOf(body);
  return {
    code,
    detail: [httpStatus, status].filter(Boolean).join(" "),
    reached: insideModel.has(httpStatus),
    isUnbilled: true,
    remedy: remedyOf(body, code),
  };
}
