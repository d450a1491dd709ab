import { z } from "zod";
import type { ModelFailure } from "../../../contract/gemini-chat.ts";
import { HttpRefusal } from "../../model-runtime/guarded-transport.ts";
import type { Fault, Remedy } from "../../model-runtime/language-model.ts";
import { causesOf, networkFault } from "../../model-runtime/network-fault.ts";
import { retryAfter } from "../../model-runtime/retry-after.ts";

/** Error objects differ from server to server; `code` is a name, a status, or nothing. */
const errorObject = z.object({
  code: z.union([z.string(), z.number()]).nullish().catch(undefined),
  type: z.string().nullish().catch(undefined),
});
const errorBody = z.object({ error: errorObject });

type Said = { status?: number | undefined; names: string[]; headers?: Headers };

function namesOf({ code, type }: z.infer<typeof errorObject>): string[] {
  return [code, type].filter((name) => typeof name === "string");
}

function readBody(body: string): string[] {
  try {
    return namesOf(errorBody.parse(JSON.parse(body)).error);
  } catch {
    return [];
  }
}

/** A refusal of the whole call, or an error object inside a stream. */
function readFault(error: unknown): Said | null {
  for (const cause of causesOf(error)) {
    if (cause instanceof HttpRefusal)
      return { status: cause.status, names: readBody(cause.body), headers: cause.headers };
    // The SDK's error for an object in a stream; a check of its class would load the whole SDK.
    const inStream = errorObject.safeParse("error" in cause ? cause.error : undefined);
    if (inStream.success) return saidInStream(inStream.data);
  }
  return null;
}

function saidInStream(fault: z.infer<typeof errorObject>): Said {
  const names = namesOf(fault);
  return { status: typeof fault.code === "number" ? fault.code : statusOf(names), names };
}

/** What a name stands for where no status came along. */
const statuses: Record<string, number> = {
  invalid_api_key: 401,
  model_not_found: 404,
  insufficient_quota: 429,
  rate_limit_exceeded: 429,
  invalid_request_error: 400,
};

function statusOf(names: string[]): number | undefined {
  return names.map((name) => statuses[name]).find((status) => status !== undefined);
}

/** The money or the allowance is used up: asking again does not bring it back. */
const usedUp = new Set([
  "insufficient_quota",
  "billing_hard_limit_reached",
  "billing_not_active",
  "access_terminated",
]);

const byStatus: Record<number, ModelFailure> = {
  401: "key",
  402: "quota",
  403: "key",
  404: "model",
  408: "unavailable",
  429: "quota",
};

function codeOf({ status = 500, names }: Said): ModelFailure {
  if (names.includes("invalid_api_key")) return "key";
  if (names.includes("model_not_found")) return "model";
  return byStatus[status] ?? (status >= 500 ? "unavailable" : "config");
}

const passing = new Set([500, 502, 503, 504]);

function remedyOf({ status = 0, names, headers }: Said): Remedy {
  if (status === 429)
    return names.some((name) => usedUp.has(name))
      ? { kind: "none" }
      : { kind: "wait", ...retryAfter(headers) };
  if (passing.has(status)) return { kind: "again" };
  // Servers differ in which fields they know.
  const isRefusedForm = status === 400 || status === 422;
  return isRefusedForm ? { kind: "without", extras: ["schema", "limits"] } : { kind: "none" };
}

const insideModel = new Set([500, 502, 504]);

/** What went wrong with a call, told apart, in words that hold nothing of what was asked. */
export function explainFault(error: unknown): Fault {
  const said = readFault(error);
  if (!said) return networkFault(error);
  const { status, names } = said;
  const code = codeOf(said);
  const name = names.find((word) => /^[a-z_]{1,40}$/i.test(word));
  return {
    code,
    detail: [status, name].filter(Boolean).join(" ") || "error in the stream",
    reached: status === undefined || insideModel.has(status),
    isUnbilled: true,
    remedy: code === "key" || code === "model" ? { kind: "none" } : remedyOf(said),
  };
}
