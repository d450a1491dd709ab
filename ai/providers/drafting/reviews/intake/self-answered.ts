import type { Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { granted, lacked, no, rue, slightly, worth, yes } from "../lexicon/self-answers.ts";
import { wordsOf } from "./questions.ts";

/** Words of a question that who asks it answers at once, and of the answer, at most. */
const most = { asked: 6, answered: 5 } as const;

function keysOf(words: readonly Word[]): string {
  return words.map(({ key }) => key).join(" ");
}

/** 1 where what is asked about would be good, -1 where bad, 0 where neither is plain. */
function sideOfQuestion(words: readonly Word[]): number {
  const said = keysOf(words);
  if (worth.test(said)) return 1;
  if (rue.test(said) || granted.test(said)) return -1;
  if (lacked.test(said)) return 1;
  const found = lexicon().scan(words);
  const sides = found.flatMap(({ value }) => (value.kind === "opinion" ? [value.polarity] : []));
  return sides.length === 1 ? (sides[0] ?? 0) : 0;
}

function sideOfAnswer(words: readonly Word[]): number {
  const said = keysOf(words);
  if (yes.test(said) || slightly.test(said)) return 1;
  return no.test(said) ? -1 : 0;
}

/** A question with the answer of who asks it; `side`: above 0 where they praise, below where they blame. */
export type Pair = { question: string; answer: string; side: number };

function pairOf(question: string, answer = ""): Pair | undefined {
  if (!/\?\W*$/.test(question) || /\?/.test(answer) || answer === "") return undefined;
  const [asked, answered] = [wordsOf(question), wordsOf(answer)];
  if (asked.length === 0 || asked.length > most.asked || answered.length > most.answered)
    return undefined;
  if (asked.some(({ key }) => /^voces?$/.test(key))) return undefined;
  const side = sideOfAnswer(answered);
  return side === 0 ? undefined : { question, answer, side: side * sideOfQuestion(asked) };
}

/** Sentences that are looked at: who writes more does not only answer himself. */
const mostSentences = 40;

/** "Caro? Um pouco. Faria de novo? Com certeza.": the questions that a text answers itself. */
export function selfAnswered(sentences: readonly string[]): Pair[] {
  return sentences
    .slice(0, mostSentences)
    .flatMap((question, at) => pairOf(question, sentences[at + 1]) ?? []);
}

/** Stars beside which a fault that one grants is none. */
const leastPleased = 4;

/**
 * "Caro? Um pouco.", "barato? Não.": what is granted beside praise, of which a reply says nothing; empty where nothing is
 * praised, or few stars are given.
 */
export function concededIn(
  sentences: readonly string[],
  stars = 5,
  pairs: readonly Pair[] = selfAnswered(sentences),
): string[] {
  const granting = pairs.filter(({ side }) => side < 0);
  if (granting.length === 0 || stars < leastPleased) return [];
  const dropped = new Set(granting.flatMap(({ question, answer }) => [question, answer]));
  const isPraise = (one: string) => !dropped.has(one) && praises(one);
  const praised =
    pairs.some(({ side }) => side > 0) || sentences.slice(0, mostSentences).some(isPraise);
  return praised ? [...dropped] : [];
}

function praises(sentence: string): boolean {
  const sides = lexicon()
    .scan(wordsOf(sentence))
    .flatMap(({ value }) => (value.kind === "opinion" ? [value.polarity] : []));
  return sides.length > 0 && sides.every((side) => side === 1);
}
