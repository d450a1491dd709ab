import { fault, type GeminiFault, invalidKey, missingKey, modelNotFound } from "./gemini-rules.ts";

const quotaMessage = "You exceeded your current quota, please check your plan and billing details.";

function quotaFault(quotaId: string, retryDelay: string): GeminiFault {
  return fault(429, "RESOURCE_EXHAUSTED", quotaMessage, [
    {
      "@type": "type.googleapis.com/google.rpc.QuotaFailure",
      violations: [
        {
          quotaMetric: "generativelanguage.googleapis.com/generate_content_free_tier_requests",
          quotaId,
        },
      ],
    },
    { "@type": "type.googleapis.com/google.rpc.Help", links: [] },
    { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay },
  ]);
}

const [perDay, perMinute] = ["Day", "Minute"].map(
  (span) => `GenerateRequestsPer${span}PerProjectPerModel-FreeTier`,
) as [string, string];

export const overloadedFault = fault(
  503,
  "UNAVAILABLE",
  "The model is overloaded. Please try again later.",
);

/** What the service refuses with, by the name that tests choose; the form of the answer makes no difference. */
export const geminiFaults = {
  "invalid key": invalidKey(),
  "missing key": missingKey(),
  "leaked key": fault(
    403,
    "PERMISSION_DENIED",
    "Your API key was reported as leaked. Please use another.",
  ),
  "service disabled": fault(
    403,
    "PERMISSION_DENIED",
    "Generative Language API has not been used.",
    [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "SERVICE_DISABLED" }],
  ),
  unauthenticated: fault(401, "UNAUTHENTICATED", "Request had invalid authentication credentials."),
  "wrong region": fault(
    400,
    "FAILED_PRECONDITION",
    "User location is not supported for the API use.",
  ),
  "invalid argument": fault(400, "INVALID_ARGUMENT", "Request contains an invalid argument."),
  "thinking refused": fault(
    400,
    "INVALID_ARGUMENT",
    "Thinking level is not supported for this model.",
  ),
  "model not found": modelNotFound("gemini-nonexistent"),
  "quota bare": fault(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota)."),
  /** Of the day: the delay that comes with it helps nobody. */
  "quota with retry info": quotaFault(perDay, "26s"),
  "quota per minute": quotaFault(perMinute, "26s"),
  "quota for hours": quotaFault(perMinute, "7200s"),
  "internal error": fault(500, "INTERNAL", "An internal error has occurred."),
  overloaded: overloadedFault,
  "deadline exceeded": fault(504, "DEADLINE_EXCEEDED", "Deadline expired."),
} satisfies Record<string, GeminiFault>;
