import type {
  AdPiece,
  AgentType,
  ModelFailure,
  ProviderName,
  RoiValues,
  Source,
} from "../contract/gemini-chat.ts";

/** What an agent is asked. */
export type GenerationRequest = {
  agentType: AgentType;
  /** Trimmed, 3 to 8,000 characters. */
  prompt: string;
  /** Of `roi`: the values, already read and checked. */
  roi?: RoiValues;
  /** Aborted when the visitor leaves or the total deadline has passed. */
  signal: AbortSignal;
};

export type Generation = {
  /** Plain text with line breaks, no Markdown marks. */
  text: string;
  provider: ProviderName;
  model: string;
  truncated?: true;
  pieces?: AdPiece[];
  sources?: Source[];
};

/** The one shape of every engine: Gemini, OpenAI-compatible, drafting. */
export type Provider = {
  name: ProviderName;
  /** Model name, or the name of the drafting engine. */
  model: string;
  /** @throws AiError when there is no answer to give; an AbortError when `signal` was aborted. */
  generate: (request: GenerationRequest) => Promise<Generation>;
};

/** Why an engine has no answer; the server turns the code into a sentence. */
export class AiError extends Error {
  override readonly name = "AiError";
  readonly code: ModelFailure;
  /** What the engine's service said, in its own fixed words ("429 RESOURCE_EXHAUSTED"): safe to log. */
  readonly detail: string | undefined;

  constructor(code: ModelFailure, options: { cause?: unknown; detail?: string } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.detail = options.detail;
  }
}
