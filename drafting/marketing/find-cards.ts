import { shelves } from "../../content/cards/shelves.ts";
import { type CardIndex, coverageOf, type IndexedCard, makeIndex } from "./card-index.ts";
import { nearestWord } from "./nearest-word.ts";
import { kindOf, type RequestKind } from "./request-kind.ts";
import { isOfBusiness, isSold, stemOf, type Term, termsOf, wordingOf } from "./search-terms.ts";

export type FoundCard = IndexedCard & {
  /** From 0 to about 3; higher fits better. */
  score: number;
  /** It is the answer, not only the nearest that there is. */
  isSure: boolean;
};

type Scored = IndexedCard & {
  score: number;
  covered: number;
  /** The question has words that no card knows, or things that are sold: it may be of anything. */
  isStrange: boolean;
};

/** A question that a card has word for word is covered by this more. */
const sameWording = 0.5;
/** What the likest of its questions counts beside all of its words. */
const likestShare = 0.3;
/** A word that no card has tells about as much as one that few cards have; all of them together, no more than one. */
const strangerWorth = 4;
/** Beside unknown words the known ones must be worth so much; "uma receita de cuca pra vender" is of something else. */
const leastKnown = 0.2;
/** A word that is taken for the nearest one that is known. */
const correctedWeight = 0.6;
/** What a card counts for, by the kind of request and its own. */
const kindFactor = {
  writing: { writing: 2.5, answer: 1 },
  answer: { writing: 1, answer: 1.5 },
  open: { writing: 0.85, answer: 1.15 },
};
/** Share of a question that a card must cover to be its answer, and to be the nearest that there is. */
const enough = 0.44;
const nearest = 0.25;
/** So much of it is covered that it is the answer, though it names no business. */
const all = 0.8;
/** How far the first must be ahead of the second to be the answer, where it does not cover nearly all. */
const lead = 1.06;
/** What is found for a part of a question, beside what is found for the whole. */
const partShare = 0.9;

const most = 3;

/** Cards of a question, each with its score; the index is made once, a question takes time in proportion to cards and words. */
function scorer(index: CardIndex): (question: string, kind: RequestKind) => Scored[] {
  /** A word that no card has is taken for the nearest one that some card has. */
  function corrected(term: Term): Term {
    if (index.knows(term)) return term;
    const word = nearestWord(term.word, index.vocabulary);
    return word === undefined
      ? term
      : { word, stem: stemOf(word), weight: term.weight * correctedWeight };
  }

  return function scoresOf(question, kind) {
    const { asked, alike } = termsOf(question, kind);
    const terms = asked.map(corrected);
    const known = terms.filter(index.knows);
    const strange = terms.filter((term) => !index.knows(term));
    const worth = index.worthOf(known);
    const unknown = strange.reduce((sum, { weight }) => sum + weight * strangerWorth, 0);
    if (kind !== "writing" && worth < leastKnown * unknown) return [];
    const size = worth + Math.min(unknown, strangerWorth);
    const wording = wordingOf(asked.map(({ word }) => word));
    const isLoose = asked.some(({ word }) => !index.vocabulary.has(word) || isSold(word));
    return index.entries.flatMap((entry): Scored[] => {
      const { share, likest } = coverageOf(index, entry, { known, alike, worth, size });
      const isSame = entry.wordings.has(wording);
      const covered = share + (isSame ? sameWording : 0);
      const score = (covered + likestShare * likest) * kindFactor[kind][entry.of.kind];
      return covered < nearest
        ? []
        : [{ ...entry.of, covered, score, isStrange: isLoose && !isSame }];
    });
  };
}

/** Where one thing that is told ends and the next begins. */
const clauseEnd = /[,.;!?\n]+/;
/** Words of a clause that can be a question by itself. */
const fewestWords = 3;
const mostClauses = 12;

/** The clauses of a story; none where it has only one. */
function clausesOf(question: string): string[] {
  const clauses = question
    .split(clauseEnd)
    .filter((clause) => clause.trim().split(/\s+/).length >= fewestWords);
  return clauses.length < 2 ? [] : clauses.slice(0, mostClauses);
}

/** What names no business may be of anything: then only what covers enough of it, and knows all of its words. */
function ranked(scored: readonly Scored[], isOurs: boolean): FoundCard[] {
  const best = scored
    .filter(({ covered, isStrange }) => isOurs || (!isStrange && covered >= enough))
    .toSorted((a, b) => b.score - a.score)
    .filter(({ card }, at, every) => every.findIndex((one) => one.card.id === card.id) === at)
    .slice(0, most);
  const second = best[1]?.score ?? 0;
  return best.map(({ covered, isStrange: _strange, ...card }, at) => {
    const isAhead = at > 0 || covered >= all || card.score >= lead * second;
    return { ...card, isSure: isAhead && covered >= (isOurs ? enough : all) };
  });
}

/** Finds cards among these. */
export function makeFinder(cards: readonly IndexedCard[]): (question: string) => FoundCard[] {
  const scoresOf = scorer(makeIndex(cards));
  return function find(question) {
    const kind = kindOf(question);
    const isOurs = kind === "writing" || isOfBusiness(question);
    const whole = scoresOf(question, kind);
    const isWhole = whole.some(({ covered }) => covered >= enough);
    const told = isWhole ? [] : clausesOf(question);
    const parts = told.filter((part) => kind === "writing" || isOfBusiness(part));
    const ofParts = parts.flatMap((part) =>
      scoresOf(part, kind === "writing" ? kind : kindOf(part)).map((one) => ({
        ...one,
        score: one.score * partShare,
        covered: one.covered * partShare,
      })),
    );
    return ranked([...whole, ...ofParts], isOurs);
  };
}

/** What every card is found by: answers first, in the order of their lists. */
export const indexedCards: readonly IndexedCard[] = shelves.flatMap(({ kind, questions }) =>
  questions.map((card) => ({ kind, card })),
);

let finder: ((question: string) => FoundCard[]) | undefined;

/**
 * The cards that answer a question or write what it asks for, best first, at most three; none where nothing fits. The
 * kind of request comes before the subject. A story that no card covers as a whole is looked through clause by clause.
 * Never throws.
 */
export function findCards(question: string): FoundCard[] {
  finder ??= makeFinder(indexedCards);
  return finder(question);
}
