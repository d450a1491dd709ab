import type { Allowance } from "../contract/gemini-chat.ts";
import type { Budget, Usage } from "./budget/budget.ts";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import type { Limit } from "./gcra/gcra.ts";
import type { AllowedTake, Take } from "./gcra/rate-limiter.ts";
import type { Visitor } from "./visitor/visitor-of.ts";
import type { WaitBudget } from "./wait-budget.ts";

export type ModelCall = {
  visitor: Visitor;
  /** An upper bound, of what is sent and of what may come back. */
  estimatedTokens: number;
  /** Of the visitor: leaving frees the place in the queue. */
  signal?: AbortSignal | undefined;
  /** Of the visitor, with the store. */
  waitBudget?: WaitBudget | undefined;
};

export type Admitted = {
  admitted: true;
  /** Undefined where limits are lifted. */
  allowance: Allowance | undefined;
  /**
   * To be called when the model is done with, however it ended; the first call counts. `calls` of the service that it
   * took, where they were more than the one that is always counted.
   */
  settle(usage: Usage, calls?: number): void;
};

export type NotAdmitted = {
  admitted: false;
  /** Whose turn it is to wait: the visitor's, everybody's until tomorrow, or everybody's a little. */
  reason: "visitor" | "budget" | "busy" | "store";
  retryAfterMs: number;
};

export type Admission = (call: ModelCall) => Promise<Admitted | NotAdmitted>;

export type AdmissionDeps = {
  /** Undefined where limits are lifted. */
  visitors:
    | { limit: Limit; take(visitor: Visitor, waitBudget?: WaitBudget): Promise<Take> }
    | undefined;
  budget: Budget | undefined;
  modelCalls: ConcurrencyLimiter;
};

/** Cheapest first; a later refusal gives back what the earlier ones took. */
export function createAdmission(deps: AdmissionDeps): Admission {
  return async function admit(call) {
    call.signal?.throwIfAborted();
    const take = await deps.visitors?.take(call.visitor, call.waitBudget);
    if (take?.allowed === false) {
      return refusal(take.reason === "limit" ? "visitor" : "store", take);
    }
    // The visitor does not wait for it.
    const refund = () => void take?.refund();
    const admission = await orUndo(() => admitReserved(deps, call), refund);
    if (!admission.admitted) {
      refund();
      return admission;
    }
    const allowance = take && deps.visitors && allowanceOf(take, deps.visitors.limit);
    return { admitted: true, allowance, settle: settleOnce(admission.settle, refund) };
  };
}

type Settle = (usage: Usage, calls?: number) => void;
type Opened = { admitted: true; settle: Settle };

/**
 * First the limit of concurrent calls, then the budget: what waits in the queue has reserved nothing, so that a full queue cannot look
 * like a spent day, and a kill loses what is under way alone.
 */
async function admitReserved(
  { visitors, budget, modelCalls }: AdmissionDeps,
  { visitor, estimatedTokens, signal, waitBudget }: ModelCall,
): Promise<Opened | NotAdmitted> {
  const holders = visitors ? [visitor.own, ...visitor.networks.map(({ key }) => key)] : [];
  const permit = await modelCalls.acquire(signal, holders);
  if (!permit.acquired) return refusal("busy", permit);
  const reserve = async () => budget?.reserve({ tokens: estimatedTokens }, waitBudget);
  const reservation = await orUndo(reserve, permit.release);
  if (reservation?.reserved === false) {
    permit.release();
    return refusal(reservation.reason, reservation);
  }
  return {
    admitted: true,
    settle(usage, calls) {
      permit.release();
      reservation?.settle(usage, calls);
    },
  };
}

async function orUndo<T>(step: () => Promise<T>, undo: () => void): Promise<T> {
  try {
    return await step();
  } catch (error) {
    undo();
    throw error;
  }
}

/** A model that was never reached costs the visitor nothing either. */
function settleOnce(settle: Settle, refund: () => void): Settle {
  let settled = false;
  return (usage, calls) => {
    if (settled) return;
    settled = true;
    settle(usage, calls);
    if (usage === "none") refund();
  };
}

function allowanceOf({ remaining }: AllowedTake, { burst, perMs }: Limit): Allowance {
  return { remaining, limit: burst, refillSeconds: perMs / 1000 };
}

function refusal(reason: NotAdmitted["reason"], from: { retryAfterMs: number }): NotAdmitted {
  return { admitted: false, reason, retryAfterMs: from.retryAfterMs };
}
