import { dropSentences } from "../checks/drop-sentences.ts";
import type { Check, Fault, Rule } from "../checks/fault.ts";
import { sentencesOf } from "../checks/sentences.ts";
import { stripMarkdown } from "../strip-markdown.ts";
import type { AnswerForm, Content, Gate, Refused } from "./answer-form.ts";
import { repairRequest } from "./repair.ts";

/** The rules of an answer that is a text. */
export type TextRules = {
  /** Of every sentence: one that fails may be left out. */
  ofSentence: readonly Check[];
  /** Of the whole, and of every sentence that is to leave before it: faults that may reach over a sentence's end. */
  ofAnyPart: readonly Check[];
  /** Of the whole alone. */
  ofWhole?: readonly Check[];
  /** Whether a text of which sentences were dropped still is an answer. */
  stands: (rest: string, whole: string) => boolean;
  /** Makes a text keep to `ofWhole` where leaving something out can. */
  shorten?: (text: string) => string;
  /** What goes with the text. */
  finish?: (text: string) => Omit<Content, "text">;
  /** Whether text may leave before it is whole, and from when on. */
  gate?: Omit<Gate, "ofSentence">;
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

/** Every fault, each rule as often as it is broken. */
function faultsOf(text: string, { ofSentence, ofAnyPart, ofWhole = [] }: TextRules): Fault[] {
  if (text === "") return [{ rule: "empty" }];
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const inSentences = ofSentence.flatMap((check) => sentences.flatMap((one) => check(one) ?? []));
  const whole = [...ofAnyPart, ...ofWhole].flatMap((check) => check(text) ?? []);
  const known = new Set(inSentences.map(({ rule }) => rule));
  return [...inSentences, ...whole.filter(({ rule }) => !known.has(rule))];
}

function rulesOf(faults: readonly Fault[]): Rule[] {
  return [...new Set(faults.map(({ rule }) => rule))];
}

/** The form of reviews, marketing and ROI: one text, of which sentences can be left out. */
export function createTextForm(rules: TextRules): AnswerForm {
  const { stands, shorten = (text) => text, finish = () => ({}), gate } = rules;
  const ofSentence = firstOf(rules.ofSentence);
  const withRest = (text: string): Content => ({ text, ...finish(text) });

  function settle(answer: string): Content | Refused {
    const text = stripMarkdown(answer);
    const faults = faultsOf(text, rules);
    if (faults.length === 0) return withRest(text);
    if (faults.some(({ rule }) => fatal.has(rule))) return { refused: rulesOf(faults) };
    const rest = shorten(dropSentences(text, (sentence) => ofSentence(sentence) !== undefined));
    const isAnswer = faultsOf(rest, rules).length === 0 && stands(rest, text);
    return isAnswer ? withRest(rest) : { refused: rulesOf(faults) };
  }

  return {
    judge: (answer) => {
      const text = stripMarkdown(answer);
      const faults = faultsOf(text, rules);
      if (faults.length === 0) return { content: withRest(text) };
      return { refused: rulesOf(faults), repair: repairRequest(faults) };
    },
    settle: (first, second) => settle(second ?? first),
    ...(gate && { gate: { ...gate, ofSentence: firstOf([...rules.ofAnyPart, ofSentence]) } }),
  };
}
