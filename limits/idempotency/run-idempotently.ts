import { StoreUnavailable } from "#database";
import type { Log } from "../log.ts";
import { unlimitedWait, type WaitBudget } from "../wait-budget.ts";
import { type CacheLimits, createAnswerCache } from "./answer-cache.ts";
import type { Claims } from "./claims.ts";

export type IdempotentCall = {
  /** Of the caller's choosing and not to be guessed: who knows it and the body gets the answer. */
  key: string;
  /** Of everything that decides the answer. */
  fingerprint: string;
  /** Of the caller: ends the wait for somebody else's work; its own work sees to itself. */
  signal?: AbortSignal | undefined;
  /** Of the caller, with the store. */
  waitBudget?: WaitBudget | undefined;
};

export type Work<Answer> = () => Promise<{
  answer: Answer;
  /** False for a failure: those who wait with it get it, whoever comes later may try again. */
  keep: boolean;
}>;

export type IdempotentResult<Answer> =
  /** `repeated`: the work was done for somebody else, or before. */
  | { kind: "answer"; answer: Answer; repeated: boolean }
  /** The key came with another fingerprint before. */
  | { kind: "conflict" }
  /** Another instance works on it or has answered; answers never leave an instance's memory. */
  | { kind: "in_progress_elsewhere" }
  | { kind: "store" };

/** The same call twice is answered once: in parallel, or later while the answer is kept. */
export type RunIdempotently<Answer> = (
  call: IdempotentCall,
  work: Work<Answer>,
) => Promise<IdempotentResult<Answer>>;

export type IdempotencyDeps<Answer> = CacheLimits<Answer> & {
  /** Absent where this process is the only one. */
  claims?: Claims | undefined;
  log: Log;
};

type Running<Answer> = { fingerprint: string; result: Promise<IdempotentResult<Answer>> };

/** The one who did the work has left: what came of it says nothing about the call. */
class Abandoned extends Error {}

export function createIdempotentRunner<Answer>(
  deps: IdempotencyDeps<Answer>,
): RunIdempotently<Answer> {
  const { claims, log } = deps;
  const cache = createAnswerCache<Answer>(deps);
  const running = new Map<string, Running<Answer>>();
  /** Claims that the store is just being told the end of. */
  const ending = new Map<string, Promise<void>>();

  /** One that is made too late runs out by itself; until then it is ours to take up again. */
  async function claimOf({ key, fingerprint, waitBudget = unlimitedWait }: IdempotentCall) {
    if (!claims) return "ours";
    // The end of the claim before this one would end this one, were it to come later.
    await waitBudget.waitFor(ending.get(key) ?? Promise.resolve());
    return await waitBudget.waitFor(claims.claim(key, fingerprint));
  }

  async function lead(call: IdempotentCall, work: Work<Answer>) {
    const { key, fingerprint } = call;
    const claim = await claimOf(call);
    if (claim === "conflict") return { kind: "conflict" } as const;
    if (claim === "elsewhere") return { kind: "in_progress_elsewhere" } as const;
    let keep = false;
    try {
      const done = await work();
      keep = done.keep;
      if (keep) cache.set(key, fingerprint, done.answer);
      return { kind: "answer", answer: done.answer, repeated: false } as const;
    } finally {
      endClaim(key, keep);
    }
  }

  /** In the background: the claim runs out by itself, only later. */
  function endClaim(key: string, keep: boolean): void {
    if (!claims) return;
    const end = (keep ? claims.keep(key) : claims.release(key))
      .catch((error: unknown) => log.warn({ err: error }, "A claim was left to run out"))
      .finally(() => ending.delete(key));
    ending.set(key, end);
  }

  async function runAsLeader(
    call: IdempotentCall,
    work: Work<Answer>,
  ): Promise<IdempotentResult<Answer>> {
    try {
      return await lead(call, work);
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: "store" };
      if (call.signal?.aborted) throw new Abandoned("The caller left.", { cause: error });
      throw error;
    } finally {
      running.delete(call.key);
    }
  }

  async function start(
    call: IdempotentCall,
    work: Work<Answer>,
  ): Promise<IdempotentResult<Answer>> {
    const result = runAsLeader(call, work);
    running.set(call.key, { fingerprint: call.fingerprint, result });
    try {
      return await result;
    } catch (error) {
      throw error instanceof Abandoned ? error.cause : error;
    }
  }

  /** Undefined when the one who led has left, so that somebody else has to. */
  async function follow(call: IdempotentCall, leader: Running<Answer>) {
    try {
      const result = await untilAborted(leader.result, call.signal);
      return result.kind === "answer" ? { ...result, repeated: true } : result;
    } catch (error) {
      if (error instanceof Abandoned) return undefined;
      throw error;
    }
  }

  return async function runIdempotently(call, work) {
    for (;;) {
      call.signal?.throwIfAborted();
      const known = cache.get(call.key) ?? running.get(call.key);
      if (!known) return await start(call, work);
      if (known.fingerprint !== call.fingerprint) return { kind: "conflict" };
      if ("answer" in known) return { kind: "answer", answer: known.answer, repeated: true };
      const result = await follow(call, known);
      if (result) return result;
    }
  };
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return await work;
  const left = Promise.withResolvers<never>();
  const onAbort = () => left.reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work, left.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
