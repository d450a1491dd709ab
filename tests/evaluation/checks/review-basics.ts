import type { ReviewInput } from "../input.ts";
import type { Answer, Check } from "./check.ts";
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

/** So many words in a row, twice in one reply, are a needle that sticks, if two of them at least say something. */
const wordsRepeated = 4;
const spokenInRun = 2;

function saysSomething(run: string): boolean {
  return wordsOf(run).filter((word) => word.length > 3).length >= spokenInRun;
}

export const repetitionCheck: Check<ReviewInput> = {
  name: "no-repetition",
  holds: "no four words in a row twice in one reply",
  fault: ({ text }, { prompt }) => {
    const all = wordsOf(fold(ownersWords(text, prompt)));
    const runs = all.map((_, at) => all.slice(at, at + wordsRepeated).join(" "));
    const whole = runs.slice(0, 1 - wordsRepeated);
    return whole.find((run, at) => saysSomething(run) && whole.indexOf(run) !== at);
  },
};

/** "..., o preço e a espera": a thing named after a comma or an "e"; "da Ana e do Luís" are people, no inventory. */
const listed =
  /(?:,| e) (?:o|a|os|as|ao|aos|à|às|do|da|dos|das|no|na|nos|nas|pelo|pela) (?!que )(?=\p{Ll}\p{L}{2})/gu;
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

/** Which points of a review a reply speaks of, in their order. */
export function spokenPoints({ text }: Answer, { prompt, points }: ReviewInput): boolean[] {
  const folded = spokenOf(text, prompt);
  return points.map(({ stems }) => stems.some((stem) => hasStem(folded, stem)));
}

export const pointsCheck: Check<ReviewInput> = {
  name: "points",
  holds:
    "at least half of the points of the review are spoken of, and one at least of each side: of what is praised, of what is not",
  fault: (answer, input) => {
    const spoken = spokenPoints(answer, input);
    const missed = input.points.filter((_, at) => !spoken[at]);
    const silent = [true, false].some((good) => {
      const side = input.points.filter((point) => point.good === good);
      return side.length > 0 && side.every((point) => missed.includes(point));
    });
    return silent || missed.length * 2 > spoken.length ? missed[0]?.name : undefined;
  },
};
