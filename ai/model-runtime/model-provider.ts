import { mostSentFor } from "../agents/most-sent.ts";
import type { Provider } from "../provider.ts";
import { createCaller } from "./call-model.ts";
import { createCircuit } from "./circuit.ts";
import { throughCircuit } from "./guarded-caller.ts";
import type { LanguageModel, Transport } from "./language-model.ts";
import { loadOnce } from "./load-once.ts";
import { longestRepair } from "./mend-answer.ts";
import type { Pace } from "./pace.ts";

/** What every service is reached by. */
export type Surroundings = {
  transport: Transport;
  pace: Pace;
  /** Hears when the service is asked less because it keeps failing, and when it answers again. */
  onFailing?: ((isFailing: boolean) => void) | undefined;
};

/** Calls of one answer: the answer, and one to mend it. Attempts that never reached a model are not counted. */
const calls = 2;

/** What the agents are told and how they are judged reads what a visitor wrote, with the drafting engine's dictionaries. */
const loadAnswering = loadOnce(() => import("./answer-request.ts"));

/** The four agents on a language model, whatever service runs it. */
export function createModelProvider(
  model: LanguageModel,
  { pace, onFailing }: Omit<Surroundings, "transport">,
): Provider {
  const circuit = createCircuit({ now: pace.now, onChange: onFailing });
  const callModel = throughCircuit(circuit, createCaller(model, pace));
  const manner = { name: model.name, callModel, pace };
  return {
    name: model.name,
    model: model.model,
    modelFor: model.modelFor,
    generate: async (request, onProgress) => {
      // From here on: what is loaded for the first one is part of its time.
      const { deadline = pace.now() + pace.totalMs } = request;
      const { answerRequest } = await loadAnswering();
      return answerRequest({ ...request, deadline }, manner, onProgress);
    },
    // No tokenizer makes more than one token of a character that people write with.
    mostTokensOf: (request) =>
      calls * (mostSentFor(request) + model.maxOutputTokens) + longestRepair,
    isFailing: circuit.isOpen,
    load: async () => {
      await loadAnswering();
    },
  };
}
