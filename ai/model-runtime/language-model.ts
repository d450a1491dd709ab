import type { AgentType, ModelFailure, ProviderName } from "../../contract/gemini-chat.ts";
import type { InstructionPart, PromptTurn } from "../agents/agent-prompt.ts";
import type { TokenUsage } from "./token-usage.ts";

/** What a service is sent. */
export type ServiceRequest = {
  method: string;
  headers: Record<string, string>;
  body: string;
  /** Ends everything at once, an answer that is being read included. */
  signal: AbortSignal;
};

/** An answer on its way. Its body is read once, and not before somebody asks for it. */
export type ServiceAnswer = Pick<Response, "ok" | "status" | "headers" | "body"> & {
  /** The body as it comes in, where that is cheaper than a stream of it; leaving the loop ends the call. */
  pieces?: () => AsyncIterable<Uint8Array>;
};

/** How a service is reached: `fetch` itself, or something that does as much of it. */
export type Transport = (url: string, request: ServiceRequest) => Promise<ServiceAnswer>;

/** What a language model is asked, in no service's own words. */
export type ModelCall = {
  agentType: AgentType;
  instruction: readonly InstructionPart[];
  /** At least one; the last is the user's. */
  turns: readonly PromptTurn[];
  /** JSON schema of the answer, where it has a form of its own. */
  schema?: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  deadline?: number;
  /** As in `GenerationRequest`. */
  onCall?: ((tokens: number) => void) | undefined;
};

/** What makes an answer better where a model knows it, and is refused where it does not. */
export type Extra = "thinking" | "schema" | "limits";

/** One call over the network. */
export type Attempt = {
  call: ModelCall;
  model: string;
  streamed: boolean;
  /** What is sent along. */
  extras: readonly Extra[];
  /** Ends the call upstream. */
  signal: AbortSignal;
};

/** Why a model stopped, sorted. `name` is the service's own word, or "without a reason". */
export type ModelEnd = { kind: "complete" | "length" | "refused"; name: string };

/** A piece of an answer. The JSON form is one of them. */
export type ModelChunk = {
  /** What the visitor may see: thoughts are left out. */
  text: string;
  end?: ModelEnd;
  /** Of everything so far. */
  usage?: TokenUsage;
  /** There was no candidate in it: a mere report, or an answer without content. */
  isBare?: true;
};

/** Takes a piece; false where no more is wanted. */
export type Take = (chunk: ModelChunk) => boolean;

/** What may be done about a failed attempt before anything was shown. */
export type Remedy =
  | { kind: "none" }
  /** The service is in trouble for a moment. */
  | { kind: "again" }
  /** The connection broke before a byte of the answer, as one does that was kept open too long. */
  | { kind: "reconnect" }
  /** Too much in this minute; the service may have said for how long. */
  | { kind: "wait"; ms?: number }
  | { kind: "other-model" }
  | { kind: "without"; extras: readonly Extra[] };

/** A failed attempt, told apart. */
export type Fault = {
  code: ModelFailure;
  detail: string;
  /** Whether a model may have worked on it. */
  reached: boolean;
  /** The service itself says that it failed, and so bills no tokens. */
  isUnbilled?: true;
  remedy: Remedy;
};

/** A service that runs language models: its protocol, and nothing of what is asked. */
export type LanguageModel = {
  name: ProviderName;
  /** The one for agents without a model of their own. */
  model: string;
  modelFor: (agentType: AgentType) => string;
  /** Asked once where the chosen model is not there any more. */
  standIn?: string;
  /** Waits as long as the deadline lets it, since the service may run on a small machine. */
  isPatient?: true;
  /** Limit of one answer, thinking included. */
  maxOutputTokens: number;
  /** What a call of this model would have sent along. */
  extrasFor: (call: ModelCall, model: string) => readonly Extra[];
  /** Hands over what comes, piece by piece; ends early, and closes the call, when no more is wanted. */
  attempt: (attempt: Attempt, take: Take) => Promise<void>;
  /** Of what `attempt` threw; never of an abort. */
  explain: (error: unknown) => Fault;
};
