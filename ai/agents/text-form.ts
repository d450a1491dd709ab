import type { ProgressStep } from "../../contract/gemini-chat.ts";
import { dropSentences } from "../checks/drop-sentences.ts";
import type { Check, Fault, Rule } from "../checks/fault.ts";
import { sentencesOf } from "../checks/sentences.ts";
import { withoutEmoji } from "../text/emoji.ts";
import { stripMarkdown } from "../text/strip-markdown.ts";
import {
  type AnswerForm,
  type Content,
  type Gate,
  isRefused,
  type Refused,
} from "./answer-form.ts";
import { repairRequest } from "./repair.ts";

/** The rules of an answer that is a text. */
export type TextRules = {
  /** Of every sentence: one that fails may be left out. */
  ofSentence: readonly Check[];
  /** A quick look at a text of many sentences: false only where none of them breaks a rule of `ofSentence`. */
  mayFail?: (text: string) => boolean;
  /** Of the whole, and of every sentence that is to leave before it: faults that may reach over a sentence's end. */
  ofAnyPart: readonly Check[];
  /** Of the whole alone. */
  ofWhole?: readonly Check[];
  /** Worth asking once more for, and no reason to refuse what comes then. */
  wished?: readonly Check[];
  /** Leaves out what stands before the answer itself. */
  strip?: (text: string) => string;
  /** Whether a text of which sentences were dropped still is an answer. */
  stands: (rest: string, whole: string) => boolean;
  /** Makes a text keep to `ofWhole` where leaving something out can. */
  shorten?: (text: string) => string;
  /** What goes with the text. */
  finish?: (text: string) => Omit<Content, "text">;
  /** Whether text may leave before it is whole, and from when on. */
  gate?: Omit<Gate, "ofSentence">;
  /** What is told instead where none may. */
  step?: ProgressStep;
};

/** What a visitor must not see any part of: to leave out a sentence is not enough. */
const fatal: ReadonlySet<Rule> = new Set<Rule>(["leak", "contact", "language"]);

function firstOf(checks: readonly Check[]): Check {
  return (text) => {
    for (const check of checks) {
      const fault = check(text);
      if (fault) return fault;
    }
    return undefined;
  };
}

/** Sentence by sentence, since the checks share what they make of one; told rule by rule. */
function faultsInSentences(text: string, checks: readonly Check[]): Fault[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const found = sentences.map((one) => checks.map((check) => check(one)));
  return checks.flatMap((_, rule) => found.flatMap((all) => all[rule] ?? []));
}

/** Every fault, each rule as often as it is broken. */
function faultsOf(text: string, rules: TextRules): Fault[] {
  if (text === "") return [{ rule: "empty" }];
  const { ofSentence, mayFail, ofAnyPart, ofWhole = [] } = rules;
  const inSentences = mayFail?.(text) === false ? [] : faultsInSentences(text, ofSentence);
  const whole = [...ofAnyPart, ...ofWhole].flatMap((check) => check(text) ?? []);
  const known = new Set(inSentences.map(({ rule }) => rule));
  return [...inSentences, ...whole.filter(({ rule }) => !known.has(rule))];
}

function same(text: string): string {
  return text;
}

function rulesOf(faults: readonly Fault[]): Rule[] {
  return [...new Set(faults.map(({ rule }) => rule))];
}

/** The form of reviews, marketing and ROI: one text, of which sentences can be left out. */
export function createTextForm(rules: TextRules): AnswerForm {
  const { stands, wished = [], finish = () => ({}), gate, step } = rules;
  const { strip = same, shorten = same } = rules;
  const plain = (answer: string) => strip(stripMarkdown(withoutEmoji(answer)));
  const ofSentence = firstOf(rules.ofSentence);
  const withRest = (text: string): Content => ({ text, ...finish(text) });

  function settle(answer: string): Content | Refused {
    const text = plain(answer);
    const faults = faultsOf(text, rules);
    if (faults.length === 0) return withRest(text);
    if (faults.some(({ rule }) => fatal.has(rule))) return { refused: rulesOf(faults) };
    const rest = shorten(dropSentences(text, (sentence) => ofSentence(sentence) !== undefined));
    const isAnswer = faultsOf(rest, rules).length === 0 && stands(rest, text);
    return isAnswer ? withRest(rest) : { refused: rulesOf(faults) };
  }

  return {
    judge: (answer) => {
      const text = plain(answer);
      const broken = faultsOf(text, rules);
      const faults = broken.length > 0 ? broken : wished.flatMap((check) => check(text) ?? []);
      if (faults.length === 0) return { content: withRest(text) };
      return { refused: rulesOf(faults), repair: repairRequest(faults) };
    },
    settle: (first, second) => {
      const settled = settle(second ?? first);
      // A first answer that only missed a wish is better than none.
      return isRefused(settled) && second !== null && wished.length > 0 ? settle(first) : settled;
    },
    ...(gate && { gate: { ...gate, ofSentence: firstOf([...rules.ofAnyPart, ofSentence]) } }),
    ...(step && { stepAt: () => step }),
  };
}
