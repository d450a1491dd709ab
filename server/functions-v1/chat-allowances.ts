import type { IdempotentResult, Limits, NotAdmitted, Visitor } from "#limits";
import type { ChatAllowances, Outcome, Refused } from "./gemini-chat/handler.ts";

/** Milliseconds after which a call that another instance works on may be sent again. */
const elsewhereRetryMs = 10_000;

/** The limits of this server, as the function's handler asks for them. */
export function createChatAllowances(limits: Limits): (visitor: Visitor) => ChatAllowances {
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
