/**
 * The wire of `POST /functions/v1/gemini-chat`: what the page sends and what any server that speaks
 * for it answers. Shapes and limits only; gemini-chat-schema.ts checks a body.
 */
export const agentTypes = ["marketing", "reviews", "ads", "roi"] as const;
export type AgentType = (typeof agentTypes)[number];

/** Characters of a prompt after trimming. */
export const promptLength = { min: 3, max: 8000 } as const;

/** The four numbers of the ROI form. */
export type RoiValues = {
  /** BRL. */
  investment: number;
  /** People reached, a count. */
  reach: number;
  /** Per cent of the people reached who buy: 1.5 is 1,5%. */
  conversionPercent: number;
  /** BRL per sale. */
  saleValue: number;
};

export type ChatRequest = {
  /** Exactly the trimmed input; for `roi` the Portuguese prompt built from the four values. */
  prompt: string;
  agentType: AgentType;
  /** Read from the prompt where it is left out. */
  roi?: RoiValues;
  /** Asks for the drafting engine by name: the visitor chose it after another engine had failed. */
  provider?: "local";
};

/** Who wrote the text. A server that names nobody is taken for Gemini. */
export type ProviderName = "gemini" | "openai" | "local";

/** One piece of an ad, to be copied alone. */
export type AdPiece = {
  kind: "google-title" | "google-description" | "meta-text" | "meta-headline";
  text: string;
};

/** What an answer rests on; the page turns it into a link. */
export type Source = {
  kind: "item" | "lesson" | "prompt";
  /** Id of the checklist item or prompt, or the lesson's slug. */
  id: string;
  title: string;
};

export type ChatSuccess = {
  success: true;
  /** Plain text with line breaks, no Markdown marks. */
  text: string;
  provider: ProviderName;
  /** Model name, or the name of the drafting engine. */
  model: string;
  /** A limit cut the text. */
  truncated?: true;
  /** Of `ads`: the pieces of the text, in order. */
  pieces?: AdPiece[];
  /** Of `marketing`: what the plan rests on. */
  sources?: Source[];
  /** Of `roi`: the values that were read, from the body or from the prompt. */
  roi?: RoiValues;
};

/** Failures of a model, answered with 200: the official client hides the body of anything else. */
export const modelFailures = [
  "key",
  "quota",
  "blocked",
  "empty",
  "unavailable",
  "timeout",
  "model",
  "config",
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** Faults of the caller, answered with 4xx. */
export const requestFaults = [
  "invalid_json",
  "invalid_body",
  "unknown_agent",
  "prompt_too_short",
  "prompt_too_long",
  "unsupported_media_type",
  "roi_values_missing",
] as const;
export type RequestFault = (typeof requestFaults)[number];

/** Why a request is not even read; of `contract/error.ts`, as every other address answers it too. */
export type ChatRefusal = RequestFault | "method_not_allowed" | "body_too_large";

export type ChatFailure = {
  success: false;
  /** One pt-BR sentence to show; never contains the word "fetch". */
  error: string;
  /** One of ModelFailure, ChatRefusal, or an ErrorCode of `contract/error.ts`. */
  code: string;
};

export type ChatAnswer = ChatSuccess | ChatFailure;
