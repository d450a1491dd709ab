import { expect, test } from "vitest";
import {
  createAdCheck,
  createAdviceCheck,
  createAnalysisCheck,
  createReplyCheck,
} from "../../drafting/guard/index.ts";
import { codeCheck, placeholderCheck } from "./code.ts";
import { createContactCheck } from "./contacts.ts";
import { dropSentences } from "./drop-sentences.ts";
import { languageCheck } from "./language.ts";
import { createLeakCheck } from "./leak.ts";
import { createDetailCheck } from "./review-detail.ts";
import { cutReply } from "./review-length.ts";
import { sentencesOf } from "./sentences.ts";

const checks: Record<string, (text: string) => unknown> = {
  leak: createLeakCheck({ canaries: ["bcdf"], rules: "a b c d e f g h i" }, "x"),
  contact: createContactCheck("x"),
  language: languageCheck,
  code: codeCheck,
  placeholder: placeholderCheck,
  reply: createReplyCheck({ review: "Ana Lima, da clínica, passou mal: 12345", trade: "clinica" }),
  detail: createDetailCheck("Bolo ruim", []),
  advice: createAdviceCheck({ given: "R$ 1" }),
  analysis: createAnalysisCheck({
    values: { investment: 1, reach: 1, conversionPercent: 1, saleValue: 1 },
  }),
  ad: createAdCheck({ description: "x" }),
  sentences: sentencesOf,
  dropping: (text) => dropSentences(text, (sentence) => sentence.length > 3),
  cutting: cutReply,
};

/** What makes a careless pattern slow. */
const pieces = [
  ...'a A1 .,-@<[{_X("\n',
  "1.",
  "1 ",
  " 1",
  "a.",
  "a-",
  "a ",
  "1. ",
  "A ",
  "vamos ",
  "desconto ",
  "mude a sua ",
  "em 2 horas ",
  "www.",
  "http://",
  "<a ",
  ". ",
  "...",
];
const length = 20_000;
/** Milliseconds of processor time; a pattern that grows with the square takes many seconds. */
const most = 1000;

test.each(Object.keys(checks))("%s takes no longer over what was made to be slow", (name) => {
  for (const piece of pieces) {
    const text = piece.repeat(length / piece.length);
    const started = process.cpuUsage();
    checks[name]?.(text);
    checks[name]?.(`${text}!x`);
    expect([piece, process.cpuUsage(started).user < most * 1000]).toEqual([piece, true]);
  }
});
