import { type Ai, AiError, costOfFailure, type Generation, type OnProgress } from "#ai";
import type {
  AgentType,
  ChatFailure,
  ChatRequest,
  ChatSuccess,
  ModelFailure,
  ProviderName,
} from "../../../contract/gemini-chat.ts";
import { modelFailureSentences } from "../../../contract/gemini-chat-failures.ts";
import type { Admitted, Refused, Usage } from "./allowances.ts";

/** One line an answer, without a word of what was asked or answered. */
export type ChatLogLine = {
  agentType: AgentType;
  provider: ProviderName;
  model: string;
  /** `left`: the visitor was gone before there was an answer. */
  outcome: "answered" | "left" | ModelFailure | Refused["refused"];
  ms: number;
  truncated?: true | undefined;
  /** Of a model: what the service counted. */
  tokens?: Usage | undefined;
  /** What the engine's service said, in its own fixed words. */
  detail?: string | undefined;
};

export type CallDeps = {
  ai: Ai;
  log: (line: ChatLogLine) => void;
  /** Milliseconds, from a clock that only goes forward. */
  now: () => number;
};

export type Call = {
  chat: ChatRequest;
  /** Aborted when the visitor leaves: ends the call upstream. */
  signal: AbortSignal;
  /** Takes what may already be told; left out where only the whole answer is wanted. */
  onProgress?: OnProgress | undefined;
};

export type AdmittedCall = Admitted & {
  /** Tokens; an answer may take two calls, of which the estimate covers both. */
  mostOfOneCall: number;
};

/**
 * One answer of one engine; a failure of the engine is an answer too. Rejects when the visitor has
 * left, and for a fault of ours.
 */
export async function callEngine(
  call: Call,
  deps: CallDeps,
  admitted?: AdmittedCall,
): Promise<ChatSuccess | ChatFailure> {
  const note = logger(call, deps);
  let usage: Usage = "unknown";
  let calls = 0;
  try {
    const onCall = () => {
      calls += 1;
    };
    const request = { ...call.chat, signal: call.signal, onCall };
    const { usage: counted, ...generation } = await deps.ai.generate(request, call.onProgress);
    usage = counted?.totalTokens ?? "unknown";
    note("answered", { truncated: generation.truncated, tokens: admitted && usage });
    return success(generation, call.chat, admitted);
  } catch (error) {
    usage = costOfFailure(error);
    // Whoever leaves ends the one call that is under way: the other of the two was never made.
    if (call.signal.aborted && usage === "unknown") usage = admitted?.mostOfOneCall ?? usage;
    if (call.signal.aborted) note("left", { tokens: admitted && usage });
    if (call.signal.aborted || !(error instanceof AiError)) throw error;
    note(error.code, { detail: error.detail, tokens: admitted && usage });
    return failureOf(error.code, deps.ai.providerFor(call.chat).name);
  } finally {
    admitted?.settle(usage, calls);
  }
}

/** The sentence about a key names Gemini: another service's key is for the one who runs the site to mend. */
function failureOf(code: ModelFailure, provider: ProviderName): ChatFailure {
  const told = code === "key" && provider !== "gemini" ? "config" : code;
  return { success: false, error: modelFailureSentences[told], code: told };
}

function success(
  generation: Omit<Generation, "usage">,
  { roi }: ChatRequest,
  admitted: AdmittedCall | undefined,
): ChatSuccess {
  const allowance = admitted?.allowance;
  return { success: true, ...generation, ...(roi && { roi }), ...(allowance && { allowance }) };
}

function logger({ chat }: Call, { ai, log, now }: CallDeps) {
  const started = now();
  const { name: provider, model } = ai.providerFor(chat);
  return (
    outcome: ChatLogLine["outcome"],
    more: Pick<ChatLogLine, "truncated" | "tokens" | "detail">,
  ): void => {
    const ms = Math.round((now() - started) * 10) / 10;
    log({ agentType: chat.agentType, provider, model, outcome, ms, ...more });
  };
}
