import type { ReviewInput } from "../input.ts";
import type { Check } from "./check.ts";
import { contactIn } from "./contacts-in-text.ts";
import { inventedName } from "./names-in-text.ts";
import { inventedNumber, numbersGiven } from "./numbers-in-text.ts";
import { ownersWords } from "./quotes-in-text.ts";
import { anyOf, findFolded, fold, hasStem, wordsOf } from "./text.ts";
import { answeredQuestion, foreignThing } from "./trades.ts";

/** "Visse?", "Cadê o cuidado?", "Como eu respondo?": nobody asked the business anything. */
const question = anyOf("(?:su|tu)a (?:pergunta|duvida)", "(?:pela|obrigad[oa] por) pergunta");

export const reviewInventedCheck: Check<ReviewInput> = {
  name: "nothing-invented",
  holds:
    "no number, date, contact, name, thing of another trade or fact of the business that the input does not give, no word misread, no question nobody asked",
  fault: ({ text }, { prompt, kind, rating, points, names = [], misread = [] }) =>
    contactIn(text) ??
    inventedNumber(text, numbersGiven(prompt, rating)) ??
    inventedName(text, [...names, ...wordsOf(prompt)]) ??
    foreignThing(text, prompt, points) ??
    misread.find((stem) => hasStem(fold(ownersWords(text, prompt)), stem)) ??
    (kind === "question" ? answeredQuestion(text) : findFolded(text, question)),
};
