import { type Ai, AiError, type Generation, type OnProgress } from "#ai";
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
  /** Of a model: what the answer cost. */
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

/**
 * One answer of one engine; a failure of the engine is an answer too, and it is a refusal where the engine's service is
 * not asked because it keeps failing. Rejects when the visitor has left, and for a fault of ours.
 */
export async function callEngine(
  call: Call,
  deps: CallDeps,
  admitted?: Admitted,
): Promise<ChatSuccess | ChatFailure | Refused> {
  const note = logger(call, deps);
  let tokens = 0;
  let calls = 0;
  const onCall = (spent: number) => {
    tokens += spent;
    calls += 1;
  };
  const usage = (): Usage => (calls === 0 ? "none" : tokens);
  const cost = () => ({ tokens: admitted && usage() });
  try {
    const request = { ...call.chat, signal: call.signal, onCall };
    const generation = await deps.ai.generate(request, call.onProgress);
    note("answered", { truncated: generation.truncated, ...cost() });
    return success(generation, call.chat, admitted);
  } catch (error) {
    if (call.signal.aborted) note("left", cost());
    if (call.signal.aborted || !(error instanceof AiError)) throw error;
    const { code, detail, retryAfterMs } = error;
    if (retryAfterMs !== undefined) return { refused: "model_unavailable", retryAfterMs };
    note(code, { detail, ...cost() });
    return failureOf(code, deps.ai.providerFor(call.chat).name);
  } finally {
    admitted?.settle(usage(), calls);
  }
}

/** The sentence about a key names Gemini: another service's key is for the one who runs the site to mend. */
function failureOf(code: ModelFailure, provider: ProviderName): ChatFailure {
  const told = code === "key" && provider !== "gemini" ? "config" : code;
  return { success: false, error: modelFailureSentences[told], code: told };
}

function success(
  generation: Generation,
  { roi }: ChatRequest,
  admitted: Admitted | undefined,
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
