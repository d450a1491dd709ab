import {
  type AgentType,
  agentTypes,
  type ChatRequest,
  type ChatSuccess,
} from "../../contract/gemini-chat.ts";
import { ownField } from "./own-field.ts";

/** An answer, and the request that it answers. */
export type Answered = {
  /** ISO 8601 of the moment it came; its name among the kept ones. */
  at: string;
  result: ChatSuccess;
  asked: ChatRequest;
  /** It was written elsewhere with our request, and pasted here by the visitor. */
  isPasted?: true;
  /** The owner wrote over it. */
  isOwn?: true;
  /** It was copied, or sent on, as it stands. */
  isTaken?: true;
  /** Which of the answer's variants is shown, from 0; the first one where it is left out. */
  variant?: number;
};

/** An answer as its card shows it, with what it was before each change, the oldest first. */
export type KeptAnswer = Answered & { earlier?: readonly Answered[] };

export const keptAnswers = 20;

/** Characters of an answer with its request, as JSON; of one that is longer the earlier versions go first. */
const maxLength = 40_000;
/** Versions of an answer that outlast the page. */
const maxEarlier = 5;

function isSmall(value: unknown): boolean {
  return JSON.stringify(value).length <= maxLength;
}

/** Enough to list it and to say whose it is; the page that shows it looks closer (answer-shape.ts). */
function isAnswer(value: unknown): value is KeptAnswer {
  const { at, asked, result } = Object(value);
  const texts = [at, ownField(asked, "prompt"), ownField(result, "text")];
  return (
    texts.every((text) => typeof text === "string") &&
    !Number.isNaN(Date.parse(at)) &&
    agentTypes.includes(ownField(asked, "agentType") as AgentType) &&
    isSmall(value)
  );
}

/** The latest first; the last one of each card stays, whatever the others were asked since. */
function latest(answers: readonly KeptAnswer[]): KeptAnswer[] {
  const isLast = ({ asked }: KeptAnswer, place: number) =>
    answers.findIndex((other) => other.asked.agentType === asked.agentType) === place;
  const rest = keptAnswers - new Set(answers.map(({ asked }) => asked.agentType)).size;
  const others = answers.filter((answer, place) => !isLast(answer, place)).slice(0, rest);
  return answers.filter((answer, place) => isLast(answer, place) || others.includes(answer));
}

/** What is sound of a stored list. Never throws. */
export function readAnswers(value: unknown): KeptAnswer[] {
  const answers = Array.isArray(value) ? value.filter(isAnswer) : [];
  const isFirst = ({ at }: KeptAnswer, place: number) =>
    answers.findIndex((other) => other.at === at) === place;
  return latest(answers.filter(isFirst));
}

/** Without what holds for the moment alone: what is left of an allowance, the key of the call. */
function lasting({ result, asked, ...rest }: Answered): Answered {
  const { allowance: _left, ...answer } = result;
  const { idempotencyKey: _key, ...request } = asked;
  return { ...rest, asked: request, result: answer };
}

/** It was copied as it is now: a draft that is made again in the same words stays what it was. */
function isStillTaken(answer: KeptAnswer, before: KeptAnswer | undefined): boolean {
  const { result, variant } = before ?? {};
  return (
    before?.isTaken === true && result?.text === answer.result.text && variant === answer.variant
  );
}

/** The list with an answer on top, in place of what it was before; the list as it is where it is far too long. */
export function withKept(answers: readonly KeptAnswer[], answer: KeptAnswer): KeptAnswer[] {
  const { earlier = [], ...shown } = answer;
  const before = answers.find(({ at }) => at === answer.at);
  const alone = lasting(isStillTaken(answer, before) ? { ...shown, isTaken: true } : shown);
  const versions = earlier.slice(-maxEarlier).map(lasting);
  const whole = versions.length > 0 ? { ...alone, earlier: versions } : alone;
  const kept = [whole, alone].find(isSmall);
  if (!kept) return [...answers];
  return latest([kept, ...answers.filter(({ at }) => at !== kept.at)]);
}
