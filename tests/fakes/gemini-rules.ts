/** What a request to generateContent may carry, in the spelling the official library uses. */
export type GeminiBody = {
  contents?: { role?: string; parts?: { text?: string }[] }[];
  systemInstruction?: { role?: string; parts?: { text?: string }[] };
  generationConfig?: Record<string, unknown> & { thinkingConfig?: Record<string, unknown> };
  safetySettings?: { category?: string; threshold?: string }[];
};

export type GeminiFault = {
  error: { code: number; message: string; status: string; details?: object[] };
};

export function fault(
  code: number,
  status: string,
  message: string,
  details?: object[],
): GeminiFault {
  return { error: { code, message, status, ...(details && { details }) } };
}

const errorInfo = "type.googleapis.com/google.rpc.ErrorInfo";

/** A bad key is 400, not 401. */
export function invalidKey(): GeminiFault {
  const message = "API key not valid. Please pass a valid API key.";
  const details = [
    {
      "@type": errorInfo,
      reason: "API_KEY_INVALID",
      domain: "googleapis.com",
      metadata: { service: "generativelanguage.googleapis.com" },
    },
    { "@type": "type.googleapis.com/google.rpc.LocalizedMessage", locale: "en-US", message },
  ];
  return fault(400, "INVALID_ARGUMENT", message, details);
}

/** A missing key is 403. */
export function missingKey(): GeminiFault {
  return fault(
    403,
    "PERMISSION_DENIED",
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  );
}

const fields = {
  body: ["contents", "systemInstruction", "generationConfig", "safetySettings"],
  generationConfig: [
    ...["temperature", "topP", "topK", "maxOutputTokens", "stopSequences", "seed"],
    ...["responseMimeType", "responseSchema", "responseJsonSchema", "thinkingConfig"],
  ],
};

function unknownField({ generationConfig = {}, ...body }: GeminiBody): string | undefined {
  return (
    Object.keys(body).find((name) => !fields.body.includes(name)) ??
    Object.keys(generationConfig).find((name) => !fields.generationConfig.includes(name))
  );
}

/** Levels are of family 3, budgets of 2.5, and not every model of a family knows every level. */
function invalidThinking(model: string, thinking: Record<string, unknown>): string | undefined {
  const { thinkingBudget, thinkingLevel } = thinking;
  if (thinkingBudget !== undefined && thinkingLevel !== undefined)
    return "You can only set only one of thinking budget and thinking level.";
  if (thinkingLevel !== undefined && /^gemini-2\.5|^gemma/.test(model))
    return "Thinking level is not supported for this model.";
  if (thinkingLevel === "MINIMAL" && /^gemini-3\.[78]/.test(model))
    return "Thinking level MINIMAL is not supported for this model.";
  return undefined;
}

function invalidBody(body: GeminiBody, model: string): string | undefined {
  const unknown = unknownField(body);
  if (unknown)
    return `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`;
  if (!body.contents?.length) return "* GenerateContentRequest.contents: contents is not specified";
  if (body.contents.some(({ role = "user" }) => !["user", "model"].includes(role)))
    return "Please use a valid role: user, model.";
  if (body.systemInstruction && /^gemma/.test(model))
    return `Developer instruction is not enabled for models/${model}`;
  return invalidThinking(model, body.generationConfig?.thinkingConfig ?? {});
}

type Asked = { sentKey: string; knownKey: string; body: GeminiBody; model: string };

/** Names that were retired, or never were. */
const retired = /^gemini-(?:1\.|2\.0|nonexistent)/;

/** What the service refuses before any model has seen the request. */
export function faultOf({ sentKey, knownKey, body, model }: Asked): GeminiFault | undefined {
  if (!sentKey) return missingKey();
  if (sentKey !== knownKey) return invalidKey();
  if (retired.test(model)) return modelNotFound(model);
  const message = invalidBody(body, model);
  return message ? fault(400, "INVALID_ARGUMENT", message) : undefined;
}

export function modelNotFound(model: string): GeminiFault {
  return fault(
    404,
    "NOT_FOUND",
    `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
  );
}
