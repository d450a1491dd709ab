import { adJsonRule, adLines, adSchema } from "../../agents/ad-json.ts";
import { promptFor } from "../../agents/prompt-for.ts";
import { readAdPieces } from "../../agents/read-ad-pieces.ts";
import {
  AiError,
  type Generation,
  type GenerationRequest,
  type Provider,
  type StreamEvent,
} from "../../provider.ts";
import { stripMarkdown } from "../../strip-markdown.ts";
import { type CallModel, createCaller } from "./call-model.ts";
import { endingOnReturn } from "./ending-on-return.ts";
import type { LanguageModel, ModelCall } from "./language-model.ts";
import type { Pace } from "./pace.ts";
import { createPlainTextStream } from "./plain-text-stream.ts";
import { type AnswerSoFar, addChunk, checkAnswer, emptyAnswer } from "./read-answer.ts";

/** The four agents on a language model, whatever service runs it. */
export function createModelProvider(model: LanguageModel, pace: Pace): Provider {
  const callModel = createCaller(model, pace);
  return {
    name: model.name,
    model: model.model,
    modelFor: model.modelFor,
    generate: async (request) => {
      const answer = emptyAnswer();
      for await (const chunk of callModel(callOf(request), false)) {
        addChunk(answer, chunk);
        if (answer.isFull) break;
      }
      return generationOf(model, request, answer, stripMarkdown);
    },
    stream: (request) =>
      endingOnReturn(request.signal, (signal) =>
        streamAnswer(model, callModel, { ...request, signal }),
      ),
    mostTokensOf: (request) => {
      const { instruction, turns } = wordsOf(request);
      const sent = turns.reduce((length, { text }) => length + text.length, instruction.length);
      // No tokenizer makes more than one token of a character that people write with.
      return sent + model.maxOutputTokens;
    },
  };
}

function wordsOf(
  request: Omit<GenerationRequest, "signal">,
): Pick<ModelCall, "instruction" | "turns" | "schema"> {
  const { instruction, request: material } = promptFor(request);
  const turns = [{ role: "user" as const, text: material }];
  return request.agentType === "ads"
    ? { instruction: `${instruction}\n\n${adJsonRule}`, turns, schema: adSchema }
    : { instruction, turns };
}

function callOf(request: GenerationRequest): ModelCall {
  const { agentType, signal, deadline } = request;
  return { agentType, ...wordsOf(request), signal, ...(deadline !== undefined && { deadline }) };
}

async function* streamAnswer(
  model: LanguageModel,
  callModel: CallModel,
  request: GenerationRequest,
): AsyncGenerator<StreamEvent, void, undefined> {
  const answer = emptyAnswer();
  const plain = createPlainTextStream();
  const isForm = request.agentType === "ads";
  let shown = "";
  for await (const chunk of callModel(callOf(request), true)) {
    const added = addChunk(answer, chunk);
    const text = isForm ? "" : plain.push(added);
    shown += text;
    if (text) yield { type: "delta", text };
    if (answer.isFull) break;
  }
  checkAnswer(answer);
  const rest = isForm ? "" : plain.end();
  if (rest) yield { type: "delta", text: rest };
  const strip = isForm ? stripMarkdown : () => shown + rest;
  yield { type: "done", generation: generationOf(model, request, answer, strip) };
}

/** @throws AiError when what has come is no answer. */
function generationOf(
  model: LanguageModel,
  request: GenerationRequest,
  answer: AnswerSoFar,
  strip: (text: string) => string,
): Generation {
  const cut = checkAnswer(answer);
  const { usage } = answer;
  const said = request.agentType === "ads" ? readAd(answer.text, request.prompt) : undefined;
  const content = said ?? { text: strip(answer.text) };
  if (!content.text)
    throw new AiError("empty", { detail: "no readable text", reached: true, usage });
  return {
    ...content,
    provider: model.name,
    model: answer.model,
    ...cut,
    ...(usage && { usage }),
  };
}

/** The single pieces of an ad and a text made of no others; else the lines as they came. */
function readAd(answer: string, description: string): Pick<Generation, "text" | "pieces"> {
  const lines = adLines(answer);
  if (lines === null) return { text: "" };
  const text = stripMarkdown(lines);
  return readAdPieces(text, description) ?? { text };
}
