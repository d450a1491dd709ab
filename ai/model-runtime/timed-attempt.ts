import { AiError } from "../provider.ts";
import { followAbort } from "./follow-abort.ts";
import type { Attempt, LanguageModel, ModelChunk, Take } from "./language-model.ts";
import { after, type Pace } from "./pace.ts";

/** Milliseconds for what may follow the end of an answer (a report of tokens) before the call is closed. */
const tailMs = 1000;

/** The reason of an abort is whatever the aborting side chose, a plain string included. */
export function throwIfLeft(signal: AbortSignal): void {
  if (signal.aborted) throw new DOMException("The request was aborted", "AbortError");
}

/** The timers of one attempt; the first that rings says what happened. */
function startTimers({ isPatient }: LanguageModel, leftMs: number, pace: Pace, end: () => void) {
  const firstMs = isPatient ? leftMs : Math.min(pace.firstByteMs, leftMs);
  let rang: "first byte" | "deadline" | "tail" | undefined;
  const ring = (name: typeof rang) => () => {
    rang ??= name;
    end();
  };
  const cancelDeadline = after(leftMs, ring("deadline"));
  let cancelFirst: (() => void) | undefined = after(firstMs, ring("first byte"));
  let cancelTail: (() => void) | undefined;
  return {
    rang: () => rang,
    came: (chunk: ModelChunk) => {
      cancelFirst?.();
      cancelFirst = undefined;
      if (chunk.end) cancelTail ??= after(tailMs, ring("tail"));
    },
    stop: () => {
      for (const cancel of [cancelDeadline, cancelFirst, cancelTail]) cancel?.();
    },
  };
}

/**
 * One call upstream, in time. However it ends, it is closed: an SDK whose stream is left leaves the
 * connection open and the model writing.
 * @throws AbortError when the visitor left, AiError 'timeout', or what the service's SDK throws.
 */
export async function timedAttempt(
  model: LanguageModel,
  attempt: Omit<Attempt, "signal">,
  deadline: number,
  pace: Pace,
  take: Take,
): Promise<void> {
  const { signal: visitor } = attempt.call;
  throwIfLeft(visitor);
  const leftMs = deadline - pace.now();
  if (leftMs <= 0) throw new AiError("timeout", { detail: "deadline is too late" });
  const { controller: upstream, release } = followAbort(visitor);
  const { signal } = upstream;
  const timers = startTimers(model, leftMs, pace, () => upstream.abort());
  let isWhole = false;
  let isOver = false;
  let isEnough = false;
  try {
    await model.attempt({ ...attempt, signal }, (chunk) => {
      timers.came(chunk);
      isWhole ||= chunk.end !== undefined;
      isEnough = !take(chunk);
      return !isEnough;
    });
    isOver = !isEnough;
  } catch (error) {
    throwIfLeft(visitor);
    // What breaks behind the end of an answer takes nothing from it.
    if (!(isWhole || timers.rang())) throw error;
  } finally {
    timers.stop();
    release();
    // An abort costs more than all of this, and what has ended by itself is closed.
    if (!isOver) upstream.abort();
  }
  // An SDK may end an aborted stream as if it were complete.
  throwIfLeft(visitor);
  if (timers.rang() && !(isWhole || isEnough))
    throw new AiError("timeout", { detail: `${timers.rang()} is too late`, reached: true });
}
