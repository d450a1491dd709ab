import { setTimeout as pause } from "node:timers/promises";
import { type Ai, type AiRequest, createAi, type OnProgress } from "#ai";

type Options = Parameters<typeof createAi>[0];

/** What a call came to, in either form of asking. */
export type Outcome = {
  /** The deltas in a row; null where the answer was asked for in one piece. */
  shown: string | null;
  /** What the answer was said to be at. */
  steps: string[];
  generation?: Awaited<ReturnType<Ai["generate"]>>;
  error?: unknown;
  /** Tokens of each call that a model may have worked on. */
  costs: number[];
};

export type Form = "JSON" | "stream";
export const forms: readonly Form[] = ["JSON", "stream"];

export const review = "Fui muito mal atendida pela Bia canário-azul.";

/** An ad in lines, as from a model that keeps no other form; of `adDescription`. */
export const adDescription = "Bolo de cenoura da Doceria da Lu em Campinas";
export const adAnswer = [
  "Título: Bolo de cenoura caseiro",
  "Título: Bolo para a sua festa",
  "Título: Doceria da Lu em Campinas",
  "Descrição: Bolo de cenoura com cobertura de chocolate. Encomende para a sua festa.",
  "Descrição: Feito em Campinas pela Doceria da Lu. Peça o seu com antecedência.",
  "Texto Meta: Bolo de cenoura com cobertura de chocolate, feito em casa.",
  "Título Meta: Bolo de cenoura da Doceria da Lu",
].join("\n");

export function requestWith(change: Partial<AiRequest> = {}): AiRequest {
  return { agentType: "reviews", prompt: review, signal: new AbortController().signal, ...change };
}

function noteIn(outcome: Outcome): OnProgress {
  return (progress) => {
    if (outcome.generation) throw new Error("Something was told after the end");
    if (progress.type === "progress") outcome.steps.push(progress.step);
    else outcome.shown += progress.text;
  };
}

/** Asks, and takes a failure for a result. */
export async function ask(ai: Ai, form: Form, request = requestWith()): Promise<Outcome> {
  const outcome: Outcome = { shown: form === "stream" ? "" : null, steps: [], costs: [] };
  try {
    const onProgress = form === "stream" ? noteIn(outcome) : undefined;
    const onCall = (tokens: number) => void outcome.costs.push(tokens);
    outcome.generation = await ai.generate({ onCall, ...request }, onProgress);
  } catch (error) {
    outcome.error = error;
  }
  return outcome;
}

/**
 * An engine over the real network, reached by the global fetch unless another way is named; pauses
 * between attempts are noted and not waited for.
 */
export function networkAi(options: Omit<Options, "transport"> & Partial<Options>): {
  ai: Ai;
  pauses: number[];
} {
  const pauses: number[] = [];
  const pace = {
    random: () => 0.5,
    sleep: async (ms: number) => void pauses.push(ms),
    ...options.pace,
  };
  return { ai: createAi({ transport: fetch, ...options, pace }), pauses };
}

export type Call = { hungUpAt?: number };

/** Milliseconds from `leave` to the end of the call upstream, once that call is there. */
export async function closingTime(calls: readonly Call[], leave: () => unknown): Promise<number> {
  while (calls.length === 0) await pause(5);
  await pause(50);
  const left = performance.now();
  leave();
  const call = calls.at(-1);
  while (call?.hungUpAt === undefined && performance.now() - left < 2000) await pause(5);
  return (call?.hungUpAt ?? Number.POSITIVE_INFINITY) - left;
}

/** Everything an error carries, as a careless log would print it. */
export function everyWordOf(error: unknown): string {
  const words: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause)
    words.push(at.stack ?? "", JSON.stringify(at, Object.getOwnPropertyNames(at)));
  return words.join("\n");
}
