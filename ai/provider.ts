import type {
  AgentType,
  ChatRequest,
  ChatSuccess,
  ModelFailure,
  ProgressStep,
  ProviderName,
} from "../contract/gemini-chat.ts";

/** What an agent is asked: the request as it came in, and what only the server knows. */
export type GenerationRequest = Omit<ChatRequest, "provider" | "idempotencyKey"> & {
  /** Ends everything at once, the call upstream included: the visitor has left. */
  signal: AbortSignal;
  /**
   * Hears of every call over the network that a model may have worked on, repetitions and repairs included, and of the
   * tokens that it cost: as the service counted; else, also where it failed or was left, by what was sent and what came.
   */
  onCall?: (tokens: number) => void;
  /**
   * The moment by which the answer must be whole, all repetitions included, on the clock that was
   * passed in (`Pace.now`). Without one it is `Pace.totalMs` from now.
   */
  deadline?: number;
};

/** An answer of one engine; its fields are those of `ChatSuccess`. */
export type Generation = Omit<ChatSuccess, "success" | "roi" | "allowance">;

/**
 * What may be told of an answer on its way. The texts of the deltas in a row are `generation.text`, without marks; each
 * is one or more whole lines or sentences that passed every check and that nothing still to come can change. An answer
 * that is only judged as a whole (ads, roi) has no deltas: what it is at is told as `progress`, from when on the service
 * answers well, and so is the mending of any answer.
 */
export type Progress = { type: "progress"; step: ProgressStep } | { type: "delta"; text: string };

export type OnProgress = (progress: Progress) => void;

/** The one shape of every engine: Gemini, OpenAI-compatible, drafting. */
export type Provider = {
  name: ProviderName;
  /** Model name, or the name of the drafting engine. */
  model: string;
  /** Of an engine whose model depends on the agent. */
  modelFor?: (agentType: AgentType) => string;
  /**
   * With `onProgress` the service is asked to stream, and what may be shown is told as it comes; an engine that cannot
   * stream tells nothing.
   * @throws AiError when there is no answer to give; an AbortError when `signal` was aborted.
   */
  generate: (request: GenerationRequest, onProgress?: OnProgress) => Promise<Generation>;
  /** Of an engine that costs tokens: an upper bound for one answer, what is sent included. */
  mostTokensOf?: (request: Omit<GenerationRequest, "signal">) => number;
  /** Of an engine behind a network: its service kept failing, and is asked less until it answers again. */
  isFailing?: () => boolean;
  /** Loads the code of its answers, which the first one would otherwise wait for. */
  load: () => Promise<void>;
};

type AiErrorOptions = {
  detail?: string | undefined;
  reached?: boolean;
  retryAfterMs?: number;
};

/**
 * Why an engine has no answer; the server turns the code into a sentence. It has no cause: what a
 * service or a parser says of an answer quotes it, and a log would keep that.
 */
export class AiError extends Error {
  override readonly name = "AiError";
  readonly code: ModelFailure;
  /** What the engine's service said, in its own fixed words ("429 RESOURCE_EXHAUSTED"): safe to log. */
  readonly detail: string | undefined;
  /** False when no model can have worked on the request: it was refused before, or never arrived. */
  readonly reached: boolean;
  /** Of a call that was not made, because the service keeps failing: when it will be asked again. */
  readonly retryAfterMs: number | undefined;

  constructor(code: ModelFailure, options: AiErrorOptions = {}) {
    super(code);
    this.code = code;
    this.detail = options.detail;
    this.reached = options.reached ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
