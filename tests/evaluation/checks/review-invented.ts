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

type Said = { text: string; prompt: string; misread: readonly string[] };

/** What the owner's words say though the review, read rightly, does not speak of it. */
function misreadIn({ text, prompt, misread }: Said): string[] {
  const said = fold(ownersWords(text, prompt));
  return misread.filter((stem) => hasStem(said, stem));
}

/** Whether it is made of a word of the review: "o salgado" of a price that is "salgado". */
function standsIn(prompt: string, stem: string): boolean {
  const told = fold(prompt);
  const words = stem.split(" ").filter((word) => word.length > 3);
  return (words.length > 0 ? words : [stem]).some((word) => hasStem(told, word));
}

/** "Barata" for the insect is answered by "o preço": it stands nowhere in the review. */
export const reviewInventedCheck: Check<ReviewInput> = {
  name: "nothing-invented",
  holds:
    "no number, date, contact, name, thing of another trade, matter or fact of the business that the input does not give, no question nobody asked",
  fault: ({ text }, { prompt, kind, rating, points, names = [], misread = [] }) =>
    contactIn(text) ??
    inventedNumber(text, numbersGiven(prompt, rating)) ??
    inventedName(text, [...names, ...wordsOf(prompt)]) ??
    foreignThing(text, prompt, points) ??
    misreadIn({ text, prompt, misread }).find((stem) => !standsIn(prompt, stem)) ??
    (kind === "question" ? answeredQuestion(text) : findFolded(text, question)),
};

/** "Fui com a sogra": she stands in the review, and was not praised. */
export const reviewMisreadCheck: Check<ReviewInput> = {
  name: "nothing-misread",
  holds:
    "no word of the input taken in a sense it does not have there, nor what it tells in passing named as what pleased or did not",
  fault: ({ text }, { prompt, misread = [] }) =>
    misreadIn({ text, prompt, misread }).find((stem) => standsIn(prompt, stem)),
};
