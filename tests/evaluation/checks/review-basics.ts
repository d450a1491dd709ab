import type { ReviewInput } from "../input.ts";
import type { Check } from "./check.ts";
import { ownersWords, verbatimQuotes } from "./quotes-in-text.ts";
import { ownWords } from "./set-phrases.ts";
import { fold, hasStem, sentencesOf, wordsOf } from "./text.ts";

/** What Google takes for a reply. */
const mostBytes = 4096;
const words = { min: 25, max: 130 };

export const reviewLengthCheck: Check<ReviewInput> = {
  name: "length",
  holds: "25 to 130 words, at most 4,096 bytes",
  fault: ({ text }) => {
    const bytes = new TextEncoder().encode(text).length;
    if (bytes > mostBytes) return `${bytes} bytes`;
    const count = wordsOf(text).length;
    return count < words.min || count > words.max ? `${count} words` : undefined;
  },
};

/** So many words in a row, twice in one reply, are a needle that sticks. */
const wordsRepeated = 4;

export const repetitionCheck: Check<ReviewInput> = {
  name: "no-repetition",
  holds: "no four words in a row twice in one reply",
  fault: ({ text }, { prompt }) => {
    const all = wordsOf(fold(ownersWords(text, prompt)));
    const runs = all.map((_, at) => all.slice(at, at + wordsRepeated).join(" "));
    const whole = runs.slice(0, 1 - wordsRepeated);
    return whole.find((run, at) => whole.indexOf(run) !== at);
  },
};

/** "..., o preço e a espera": a thing named after a comma or an "e". */
const listed =
  /(?:,| e) (?:o|a|os|as|ao|aos|à|às|do|da|dos|das|no|na|nos|nas|pelo|pela) (?=\p{L}{3})/giu;
const fewestListed = 4;

/** The first thing of a list, and those that follow. */
function longestList(text: string): number {
  return Math.max(
    ...sentencesOf(text).map((sentence) => (sentence.match(listed)?.length ?? 0) + 1),
  );
}

export const toThePointCheck: Check<ReviewInput> = {
  name: "to-the-point",
  holds:
    "no sentence lists over four things, or two more than the review has points: a reply is no inventory",
  fault: ({ text }, { points }) => {
    const most = Math.max(fewestListed, points.length + 2);
    const count = longestList(text);
    return count > most ? `${count} things in a row for ${points.length} points` : undefined;
  },
};

/** A set phrase is the owner's; in the customer's own words it is meant. */
function spokenOf(text: string, prompt: string): string {
  return [ownWords(text), ...verbatimQuotes(text, prompt).map(fold)].join("\n");
}

export const pointsCheck: Check<ReviewInput> = {
  name: "points",
  holds: "every point of the review is spoken of",
  fault: ({ text }, { prompt, points }) => {
    const folded = spokenOf(text, prompt);
    const missed = points.find(({ stems }) => !stems.some((stem) => hasStem(folded, stem)));
    return missed?.name;
  },
};
