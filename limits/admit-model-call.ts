import type { Allowance } from "../contract/gemini-chat.ts";
import type { Budget, Usage } from "./budget/budget.ts";
import type { Gate } from "./gate.ts";
import type { Limit } from "./gcra/gcra.ts";
import type { Take } from "./gcra/rate-limiter.ts";
import type { Patience } from "./patience.ts";
import type { Visitor } from "./visitor/visitor-of.ts";

export type ModelCall = {
  visitor: Visitor;
  /** An upper bound, of what is sent and of what may come back. */
  estimatedTokens: number;
  /** Of the visitor: leaving frees the place in the line. */
  signal?: AbortSignal | undefined;
  /** Of the visitor, with the store. */
  patience?: Patience | undefined;
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

export type AdmissionParts = {
  /** Undefined where limits are lifted. */
  visitors:
    | { limit: Limit; take(visitor: Visitor, patience?: Patience): Promise<Take> }
    | undefined;
  budget: Budget | undefined;
  gate: Gate;
};

type AllowedTake = Extract<Take, { allowed: true }>;

/** Cheapest first; a later refusal gives back what the earlier ones took. */
export function createAdmission(parts: AdmissionParts): Admission {
  return async function admit(call) {
    call.signal?.throwIfAborted();
    const take = await parts.visitors?.take(call.visitor, call.patience);
    if (take?.allowed === false) {
      return refusal(take.reason === "limit" ? "visitor" : "store", take);
    }
    // The visitor does not wait for it.
    const giveBack = () => void take?.giveBack();
    const admission = await orUndo(() => admitReserved(parts, call), giveBack);
    if (!admission.admitted) {
      giveBack();
      return admission;
    }
    const allowance = take && parts.visitors && allowanceOf(take, parts.visitors.limit);
    return { admitted: true, allowance, settle: settleOnce(admission.settle, giveBack) };
  };
}

type Settle = (usage: Usage, calls?: number) => void;
type Opened = { admitted: true; settle: Settle };

/**
 * The gate, then the budget: what waits in line has reserved nothing, so that a full line cannot look
 * like a spent day, and a kill loses what is under way alone.
 */
async function admitReserved(
  { budget, gate }: AdmissionParts,
  { estimatedTokens, signal, patience }: ModelCall,
): Promise<Opened | NotAdmitted> {
  const entrance = await gate.enter(signal);
  if (!entrance.entered) return refusal("busy", entrance);
  const reserve = async () => budget?.reserve({ tokens: estimatedTokens }, patience);
  const reservation = await orUndo(reserve, entrance.leave);
  if (reservation?.reserved === false) {
    entrance.leave();
    return refusal(reservation.reason, reservation);
  }
  return {
    admitted: true,
    settle(usage, calls) {
      entrance.leave();
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
function settleOnce(settle: Settle, giveBack: () => void): Settle {
  let settled = false;
  return (usage, calls) => {
    if (settled) return;
    settled = true;
    settle(usage, calls);
    if (usage === "none") giveBack();
  };
}

function allowanceOf({ remaining }: AllowedTake, { burst, perMs }: Limit): Allowance {
  return { remaining, limit: burst, refillSeconds: perMs / 1000 };
}

function refusal(reason: NotAdmitted["reason"], from: { retryAfterMs: number }): NotAdmitted {
  return { admitted: false, reason, retryAfterMs: from.retryAfterMs };
}
