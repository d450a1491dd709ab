import type { IdempotentResult, Limits, NotAdmitted, Visitor } from "#limits";
import type { ChatAllowances, Outcome, Refused } from "./gemini-chat/handler.ts";

/** Milliseconds after which a call that another instance works on may be sent again. */
const elsewhereRetryMs = 10_000;

type AllowancesOf = (visitor: Visitor) => ChatAllowances;

/** The same call is answered once, whichever way it came in. */
const made = new WeakMap<Limits, AllowancesOf>();

/** The limits of this server, as the function's handler asks for them; one for each `limits`. */
export function chatAllowances(limits: Limits): AllowancesOf {
  const known = made.get(limits) ?? createChatAllowances(limits);
  made.set(limits, known);
  return known;
}

function createChatAllowances(limits: Limits): AllowancesOf {
  const runIdempotently = limits.createIdempotentRunner<Outcome>({
    name: "gemini-chat",
    bytesOf: (answer) => JSON.stringify(answer).length * 2,
  });
  return (visitor) => {
    const waitBudget = limits.newWaitBudget();
    return {
      async takeAny() {
        const take = await limits.takeAny(visitor, waitBudget);
        if (take.allowed) return null;
        return { refused: "too_many_requests", retryAfterMs: take.retryAfterMs };
      },
      async admitModelCall(call) {
        const admission = await limits.admitModelCall({ ...call, visitor, waitBudget });
        return admission.admitted ? admission : refusalOf(admission);
      },
      async runIdempotently(call, work) {
        return outcomeOf(await runIdempotently({ ...call, waitBudget }, work));
      },
    };
  };
}

const refusals = {
  visitor: "too_many_requests",
  budget: "too_many_requests",
  busy: "busy",
  store: "store_unavailable",
} as const satisfies Record<NotAdmitted["reason"], Refused["refused"]>;

function refusalOf({ reason, retryAfterMs }: NotAdmitted): Refused {
  return { refused: refusals[reason], retryAfterMs };
}

function outcomeOf(result: IdempotentResult<Outcome>): Outcome {
  if (result.kind === "answer") return result.answer;
  if (result.kind === "conflict") return { refused: "idempotency_conflict" };
  if (result.kind === "store") return { refused: "store_unavailable", retryAfterMs: 5000 };
  return { refused: "call_in_progress", retryAfterMs: elsewhereRetryMs };
}
