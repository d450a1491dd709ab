import type { ChatAllowances, Outcome, Refused } from "./allowances.ts";
import { type Call, type CallDeps, callEngine } from "./call-engine.ts";

export type AnswerDeps = CallDeps & { allowances?: ChatAllowances | undefined };

/** Rejects with an AbortError, or the signal's reason, when the visitor has left. */
export async function answerCall(call: Call, deps: AnswerDeps): Promise<Outcome> {
  const outcome = await allowedCall(call, deps);
  if ("refused" in outcome) {
    const { name: provider, model } = deps.ai.providerFor(call.chat);
    const { agentType } = call.chat;
    deps.log({ agentType, provider, model, outcome: outcome.refused, ms: 0 });
  }
  return outcome;
}

async function allowedCall(call: Call, deps: AnswerDeps): Promise<Outcome> {
  const { allowances, ai } = deps;
  if (!allowances) return callEngine(call, deps);
  const refused = await allowances.takeAny();
  if (refused) return refused;
  // A draft costs a few milliseconds of our own: no budget, no queue to wait in.
  if (ai.providerFor(call.chat).name === "local") return callEngine(call, deps);
  return callModelIdempotently(call, deps, allowances);
}

async function callModelIdempotently(
  call: Call,
  deps: AnswerDeps,
  allowances: ChatAllowances,
): Promise<Outcome> {
  const { idempotencyKey: key, ...rest } = call.chat;
  if (!key) return callModel(call, deps, allowances);
  const fingerprint = JSON.stringify(rest);
  return allowances.runIdempotently({ key, fingerprint, signal: call.signal }, async () => {
    const answer = await callModel(call, deps, allowances);
    return { answer, keep: "success" in answer && answer.success };
  });
}

async function callModel(
  call: Call,
  deps: AnswerDeps,
  allowances: ChatAllowances,
): Promise<Outcome> {
  const { signal } = call;
  const estimatedTokens = deps.ai.mostTokensOf(call.chat);
  const admission = await allowances.admitModelCall({ estimatedTokens, signal });
  if (isRefused(admission)) return admission;
  return callEngine(call, deps, admission);
}

function isRefused(answer: object): answer is Refused {
  return "refused" in answer;
}
