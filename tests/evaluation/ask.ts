import { type Ai, type AiRequest, createAi } from "#ai";
import { type Fault, faultsOf } from "./checks/all-checks.ts";
import type { Answer } from "./checks/check.ts";
import { type SetFault, sameAnswers, sharedOpenings } from "./checks/set-checks.ts";
import type { EvaluationInput } from "./input.ts";
import { inputs, type Part } from "./inputs.ts";

export type Result = {
  input: EvaluationInput;
  answer: Answer;
  faults: readonly Fault[];
  /** Milliseconds of the one call. */
  took: number;
};

export type PartResults = {
  part: Part;
  /** The stars were kept back: the reviews' texts had to speak for themselves. */
  starless?: true;
  results: readonly Result[];
  setFaults: readonly SetFault[];
};

/** The embedded engine; a call that left the machine would fail. */
function embeddedAi(): Ai {
  return createAi({
    provider: "local",
    gemini: { model: "none", apiVersion: "v1beta" },
    transport: () => Promise.reject(new Error("The drafting engine uses no network")),
  });
}

/** What the page would send for this input. */
export function requestOf(input: EvaluationInput): AiRequest {
  const { signal } = new AbortController();
  const request = { agentType: input.agent, prompt: input.prompt, signal };
  if (input.agent === "roi") return { ...request, roi: input.values };
  return input.agent === "reviews" && input.stars ? { ...request, stars: input.stars } : request;
}

async function ask(ai: Ai, input: EvaluationInput): Promise<Result> {
  const start = performance.now();
  try {
    const answer = await ai.generate(requestOf(input));
    const took = performance.now() - start;
    return { input, answer, faults: faultsOf(answer, input), took };
  } catch (error) {
    const faults = [{ check: "answers", what: String(error) }];
    return { input, answer: { text: "" }, faults, took: performance.now() - start };
  }
}

/** Where nothing was said, or nothing was found, there is little to answer: two such replies may be the same. */
function hasMatter({ input, answer }: Result): boolean {
  if (input.agent === "reviews") return input.points.length > 0;
  return input.agent !== "marketing" || (answer.sources ?? []).length > 0;
}

function setFaultsOf(results: readonly Result[]): SetFault[] {
  const written = (some: readonly Result[]) =>
    some.map(({ input, answer }) => ({ id: input.id, text: answer.text }));
  const reviews = results.filter(({ input }) => input.agent === "reviews");
  return [...sharedOpenings(written(reviews)), ...sameAnswers(written(results.filter(hasMatter)))];
}

async function askAll(ai: Ai, asked: readonly EvaluationInput[]) {
  const results: Result[] = [];
  for (const input of asked) results.push(await ask(ai, input));
  return { results, setFaults: setFaultsOf(results) };
}

/** Asks an engine one part, input after input: the embedded one unless another is given. */
export async function evaluate(part: Part, ai: Ai = embeddedAi()): Promise<PartResults> {
  return { part, ...(await askAll(ai, inputs[part])) };
}

/** The same part as an owner asks it who does not tell the stars. */
export async function evaluateStarless(part: Part, ai: Ai = embeddedAi()): Promise<PartResults> {
  const asked = inputs[part].map((input) => {
    if (input.agent !== "reviews") return input;
    const { stars: _, ...rest } = input;
    return rest;
  });
  return { part, starless: true, ...(await askAll(ai, asked)) };
}
