import type { AdParts, Business, Finding, MarketingParts, ReviewParts } from "./parts.ts";

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

/** The fine-tuning of the ROI card: what was typed and what follows from it; null where there is none. */
export type RoiDetails = {
  /** Per cent of a sale that is left after product and fees, before the advertisement. */
  marginPercent: number | null;
  /** BRL of a sale that `marginPercent` comes to. */
  leftPerSale: number | null;
  /** Of the clicks where their rate is known, else of the reach. An expectation: need not be whole. */
  sales: number | null;
  /** BRL: sales x value of a sale. */
  revenue: number | null;
  /** BRL of the revenue that product and fees take. */
  productCost: number | null;
  /** BRL: revenue - productCost - investment. */
  profit: number | null;
  /** Per cent of the investment that the profit is. */
  roiPercent: number | null;
  /** Whole sales, rounded up, whose rest after product and fees pays the investment. */
  breakEvenSales: number | null;
  /** Per cent of the impressions (without them, of the reach) that have to end in a sale to pay it. */
  breakEvenConversionPercent: number | null;
  /** Times the advertisement is shown. */
  impressions: number | null;
  clicks: number | null;
  /** Per cent of the impressions that are clicked (CTR). */
  clickThroughPercent: number | null;
  /** BRL of the investment for each click (CPC). */
  costPerClick: number | null;
  /** Per cent of the clicks that end in a sale. */
  clickConversionPercent: number | null;
  /** BRL of the investment for each sale. */
  costPerSale: number | null;
  /** Per cent of the impressions that end in a sale. */
  conversionPercent: number | null;
  /** BRL that a click brings on average after product and fees, before the advertisement. */
  valuePerClick: number | null;
};

/** How a reply is to be written anew. */
export const wishes = ["shorter", "warmer", "more-formal", "another"] as const;
export type Wish = (typeof wishes)[number];

/** What a customer can give in a review. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** A question already answered, and its answer. */
export type Turn = { question: string; answer: string };

/** Most turns of an exchange; the whole body stays within `maxBodyBytes`. */
export const maxTurns = 3;

/** Bytes of a request's body. */
export const maxBodyBytes = 64 * 1024;

export type ChatRequest = {
  /** Exactly the trimmed input; for `roi` the Portuguese prompt built from the four values. */
  prompt: string;
  agentType: AgentType;
  /** Read from the prompt where it is left out. */
  roi?: RoiValues;
  /** Of `roi`: what the fine-tuning showed beside the four values, so that the answer may speak of it. */
  roiDetails?: RoiDetails;
  /** Of `roi`: sales that were counted, from which the rate was worked out; left out where it is a guess. */
  roiSales?: number;
  /** Of `reviews`: what the customer gave; left out where it is unknown. */
  stars?: Stars;
  /**
   * Of `reviews`: the reply that was given, of at most `promptLength.max` characters, and how it should
   * change. The prompt stays the review itself.
   */
  revision?: { wish: Wish; previous: string };
  /**
   * Of `marketing`: what was asked and answered before, earliest first, at most `maxTurns`; each text of
   * at most `promptLength.max` characters. The prompt is the new question alone.
   */
  exchange?: Turn[];
  /** What the device remembers of the business; of all cards. */
  business?: Business;
  /** Of `reviews`: what was understood and confirmed; left out, the server reads it from the prompt. */
  reviewParts?: ReviewParts;
  /** Of `ads`, as `reviewParts`. */
  adParts?: AdParts;
  /** Of `marketing`: the card that was chosen and what was typed into it. */
  marketingParts?: MarketingParts;
  /** Asks for the drafting engine by name: the visitor chose it after another engine had failed. */
  provider?: "local";
  /**
   * New for every submission, 16 to 64 letters, digits, `-` or `_`: the same call sent twice is
   * answered once. In the body, since a header of this name fails the preflight of other servers.
   */
  idempotencyKey?: string;
};

/** What a visitor may still ask of a model. */
export type Allowance = {
  /** Answers that are left now. */
  remaining: number;
  /** The most there can be. */
  limit: number;
  /** Seconds in which one answer is given back. */
  refillSeconds: number;
};

/** Who wrote the text. A server that names nobody is taken for Gemini. */
export type ProviderName = "gemini" | "openai" | "local";

/** What `model` says of a draft, whose provider is `local`. */
export const draftModel = "rascunho-local";

/** One piece of an ad, to be copied alone. */
export type AdPiece = {
  kind:
    | "google-title"
    | "google-description"
    | "meta-text"
    | "meta-headline"
    | "instagram-post"
    | "whatsapp-status";
  text: string;
};

/** What an answer rests on; the page turns it into a link. */
export type Source = {
  kind: "item" | "lesson" | "prompt";
  /** Id of the checklist item or prompt, or the lesson's slug. */
  id: string;
  title: string;
};

/**
 * What a careful owner should know before a reply is published. `unclear-tone`: of a draft alone, which could not tell
 * whether the review praises or complains; told the `stars`, it can.
 */
export const notices = [
  "unclear-tone",
  "health",
  "accusation",
  "personal-data",
  "possible-fake",
] as const;
export type Notice = (typeof notices)[number];

/**
 * The answer as events (LF), for whoever names `text/event-stream` in `Accept`: `delta` `{text}` as it comes, then one
 * last event, `done` with the whole ChatSuccess or `error` with a ChatFailure. What fails before the service has begun
 * to answer well is the JSON answer. An answer that is only shown whole (`ads`, `roi`, and any that has to be mended
 * first) sends its headers at once and a comment line (`: …`) every few seconds until its one `delta`.
 *
 * With this parameter (`text/event-stream;progress=steps`) such an answer also tells what it is at, as events
 * `progress` `{step}`; nobody else is sent an event that is not named above.
 */
export const progressParameter = "progress=steps";

/** What an answer that is only shown whole is at; a page passes over a step that it does not know. */
export const progressSteps = [
  /** Of `ads`: the pieces, kind by kind. */
  "titles",
  "descriptions",
  "social",
  /** Of `roi`. */
  "analysis",
  /** The first answer broke a rule and is written once more. */
  "mending",
] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** Of `marketing`: the written card behind an answer. */
export type MarketingCard = {
  id: string;
  /** `answer`: a question answered; `writing`: a text filled in. */
  kind: "answer" | "writing";
  /** ISO 8601, day on which its facts were checked. */
  checkedOn: string;
};

/** Of `marketing`: another card that may be meant, to be tapped. */
export type CardSuggestion = { id: string; title: string };

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
  /** Of `reviews`: what the review touches; the page says a sentence about each. */
  notices?: Notice[];
  /** Of `reviews`, of a draft: three wordings, of which `text` is the first. */
  variants?: string[];
  /** Of `ads`, `reviews` and texts of `marketing`: what the guard stopped in the prompt; a draft says none of it. */
  findings?: Finding[];
  /** Of `marketing`, of a draft: the card the answer comes from; left out where none is surely meant. */
  card?: MarketingCard;
  /** Of `marketing`, of a draft: two cards that may be meant as well, or three to choose from. */
  suggestions?: CardSuggestion[];
  /** Of an answer that a model wrote, where the server counts them. */
  allowance?: Allowance;
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
  "invalid_part",
  "unknown_agent",
  "prompt_too_short",
  "prompt_too_long",
  "unsupported_media_type",
  "roi_values_missing",
  "idempotency_conflict",
] as const;
export type RequestFault = (typeof requestFaults)[number];

/** Why a call of a model is not made, although nothing is wrong with it: later it may be. */
export const admissionFaults = [
  "too_many_requests",
  "busy",
  "store_unavailable",
  "model_unavailable",
  "call_in_progress",
] as const;
export type AdmissionFault = (typeof admissionFaults)[number];

/** Why a request is not even read; of `contract/error.ts`, as every other address answers it too. */
export type ChatRefusal = RequestFault | AdmissionFault | "method_not_allowed" | "body_too_large";

export type ChatFailure = {
  success: false;
  /** Of `invalid_part`: where in the body, "adParts.prices.0.amount". */
  field?: string;
  /** One pt-BR sentence to show; never contains the word "fetch". */
  error: string;
  /** One of ModelFailure, ChatRefusal, or an ErrorCode of `contract/error.ts`. */
  code: string;
};

export type ChatAnswer = ChatSuccess | ChatFailure;
