import { AiError } from "../provider.ts";
import type { Extra, Fault, LanguageModel, ModelCall, ModelChunk, Take } from "./language-model.ts";
import type { Pace } from "./pace.ts";
import { nextStep, type Plan, type Step, type Taken } from "./retry-policy.ts";
import { throwIfLeft, timedAttempt } from "./timed-attempt.ts";
import { estimateTokens, type TokenUsage } from "./token-usage.ts";

export type CallModel = (
  call: ModelCall,
  streamed: boolean,
  /** `model`: the one that really answers. False where no more is wanted; what it throws is a fault of ours. */
  take: (chunk: ModelChunk, model: string) => boolean,
) => Promise<void>;

/** What each model is known not to take, so that it is not refused at every call. */
type Refused = Map<string, ReadonlySet<Extra>>;

/**
 * A model behind what every call over the network needs: attempts that are repeated only where it
 * helps and only before the first piece, within one deadline, and failures told apart.
 */
export function createCaller(model: LanguageModel, pace: Pace): CallModel {
  const refused: Refused = new Map();
  return (call, streamed, take) => callModel(model, call, { streamed, take, pace, refused });
}

type Manner = {
  streamed: boolean;
  take: Parameters<CallModel>[2];
  pace: Pace;
  refused: Refused;
};

/** A call as far as it has come. */
type Progress = {
  plan: Plan;
  taken: Taken;
  /** A piece has come: what fails now has failed. */
  hasStarted: boolean;
  /** Some attempt may have cost something, whatever the last one was refused for. */
  wasReached: boolean;
  /** What the service has counted so far. */
  usage: TokenUsage | undefined;
  /** No more was wanted before the end. */
  isCut: boolean;
  /** Characters that came. */
  received: number;
  /** What whoever takes the pieces has thrown: no failure of the service. */
  ours?: { error: unknown };
};

async function callModel(
  model: LanguageModel,
  call: ModelCall,
  { streamed, take, pace, refused }: Manner,
): Promise<void> {
  const deadline = call.deadline ?? pace.now() + pace.totalMs;
  const plan = firstPlan(model, call, refused);
  const at: Progress = {
    plan,
    taken: {},
    hasStarted: false,
    wasReached: false,
    usage: undefined,
    isCut: false,
    received: 0,
  };
  const note: Take = (chunk) => {
    if (!at.hasStarted) learn(refused, at.plan);
    at.hasStarted = true;
    at.usage = chunk.usage ?? at.usage;
    at.received += chunk.text.length;
    try {
      at.isCut = !take(chunk, at.plan.model);
    } catch (error) {
      at.ours = { error };
      at.isCut = true;
    }
    return !at.isCut;
  };
  for (;;) {
    throwIfLeft(call.signal);
    try {
      const attempt = { call, streamed, ...at.plan };
      await timedAttempt(model, attempt, deadline, pace, note);
      call.onCall?.((!at.isCut && at.usage?.totalTokens) || costSoFar(call, at));
      break;
    } catch (error) {
      if (call.signal.aborted) call.onCall?.(costSoFar(call, at));
      throwIfLeft(call.signal);
      const { plan: next, waitMs } = stepAfter(error, { model, call, at, deadline, pace });
      at.plan = next;
      await waitFor(waitMs, call.signal, pace);
    }
  }
  if (at.ours) throw at.ours.error;
}

/** Of an attempt that did not get to its end. What a service has counted by then is mostly what it was sent. */
function costSoFar(call: ModelCall, { usage, received }: Progress): number {
  return Math.max(usage?.totalTokens ?? 0, estimateTokens(call, received));
}

type Failed = {
  model: LanguageModel;
  call: ModelCall;
  at: Progress;
  deadline: number;
  pace: Pace;
};

/** @throws AiError when there is nothing more to try. */
function stepAfter(error: unknown, { model, call, at, deadline, pace }: Failed): Step {
  const fault = faultOf(error, model);
  const isReached = fault.reached || at.hasStarted;
  const isUnbilled = fault.isUnbilled && !at.hasStarted;
  if (isReached) call.onCall?.(isUnbilled ? 0 : costSoFar(call, at));
  at.wasReached ||= isReached;
  const leftMs = deadline - pace.now();
  const situation = { ...at, fault, standIn: model.standIn, leftMs };
  const step = at.hasStarted ? null : nextStep(situation, pace);
  if (step) return step;
  const { code, detail } = fault;
  throw new AiError(code, { detail, reached: at.wasReached });
}

function faultOf(error: unknown, model: LanguageModel): Fault {
  if (!(error instanceof AiError)) return model.explain(error);
  const { code, detail = "", reached } = error;
  return { code, detail, reached, remedy: { kind: "none" } };
}

function firstPlan(chosen: LanguageModel, call: ModelCall, refused: Refused): Plan {
  const model = chosen.modelFor(call.agentType);
  const known = refused.get(model);
  const extras = chosen.extrasFor(call, model).filter((extra) => !known?.has(extra));
  return { model, extras };
}

/** A refusal of several things at once says nothing of each. */
function learn(refused: Refused, { model, dropped }: Plan): void {
  if (dropped?.length !== 1) return;
  refused.set(model, new Set([...(refused.get(model) ?? []), ...dropped]));
}

async function waitFor(waitMs: number, signal: AbortSignal, pace: Pace): Promise<void> {
  try {
    if (waitMs > 0) await pace.sleep(waitMs, signal);
  } finally {
    throwIfLeft(signal);
  }
}
