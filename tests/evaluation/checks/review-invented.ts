import type { ReviewInput } from "../input.ts";
import type { Check } from "./check.ts";
import { contactIn } from "./contacts-in-text.ts";
import { inventedName } from "./names-in-text.ts";
import { inventedNumber, numbersGiven } from "./numbers-in-text.ts";
import { wordsOf } from "./text.ts";
import { answeredQuestion, foreignThing } from "./trades.ts";

export const reviewInventedCheck: Check<ReviewInput> = {
  name: "nothing-invented",
  holds:
    "no number, date, contact, name, thing of another trade or fact of the business that the input does not give",
  fault: ({ text }, { prompt, kind, rating, names = [] }) =>
    contactIn(text) ??
    inventedNumber(text, numbersGiven(prompt, rating)) ??
    inventedName(text, [...names, ...wordsOf(prompt)]) ??
    foreignThing(text, prompt) ??
    (kind === "question" ? answeredQuestion(text) : undefined),
};
