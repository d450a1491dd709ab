import { ownQuestions } from "../../content/cards/questions/text-own.ts";
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
/** Beside a text that is ordered there are only texts; a question is answered before a text is offered. */
const fits = {
  writing: { writing: 1, answer: 0 },
  answer: { writing: 0.6, answer: 1 },
  open: { writing: 0.85, answer: 1.15 },
};
/** Share of a question that a card must cover to be its answer, and to be the nearest that there is. */
const enough = 0.44;
const nearest = 0.25;
/** So much of it is covered that it is the answer, though it names no business. */
const all = 0.8;
/** How far the first must be ahead of the second to be the answer. */
const lead = 1.25;

/** What scores less beside the first is of something else. */
const related = 0.45;
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
    const isOrder = kind === "writing";
    if (!isOrder && worth < leastKnown * unknown) return [];
    // What a text is to be about may be anything.
    const size = worth + (isOrder ? 0 : Math.min(unknown, strangerWorth));
    const wording = wordingOf(asked.map(({ word }) => word));
    const isLoose = asked.some(({ word }) => !index.vocabulary.has(word) || isSold(word));
    return index.entries.flatMap((entry): Scored[] => {
      const { share, likest } = coverageOf(index, entry, { known, alike, worth, size });
      const isSame = entry.wordings.has(wording);
      const covered = share + (isSame ? sameWording : 0);
      const score = (covered + likestShare * likest) * fits[kind][entry.of.kind];
      return covered < nearest || score === 0
        ? []
        : [{ ...entry.of, covered, score, isStrange: isLoose && !isSame }];
    });
  };
}

/** What names no business may be of anything: then only what covers enough of it, and knows all of its words. */
function ranked(scored: readonly Scored[], kind: RequestKind, isOurs: boolean): FoundCard[] {
  const best = scored
    .filter(({ covered, isStrange }) => isOurs || (!isStrange && covered >= enough))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .filter(({ score }, _at, [first]) => score >= related * (first?.score ?? 0));
  const second = best[1]?.score ?? 0;
  return best.map(({ isStrange: _strange, ...card }, at) => {
    const { covered } = card;
    const isAhead = at === 0 && card.score >= lead * second;
    const isMeant = kind === card.kind || card.kind === "answer";
    const isSame = at === 0 && covered > all + sameWording;
    return {
      ...card,
      isSure: isSame || (isAhead && isMeant && covered >= (isOurs ? enough : all)),
    };
  });
}

/** Finds cards among these. */
export function makeFinder(cards: readonly IndexedCard[]): (question: string) => FoundCard[] {
  const scoresOf = scorer(makeIndex(cards));
  return function find(question) {
    const kind = kindOf(question);
    return ranked(scoresOf(question, kind), kind, kind === "writing" || isOfBusiness(question));
  };
}

/** What every card is found by: answers first, in the order of their lists. */
export const indexedCards: readonly IndexedCard[] = shelves.flatMap(({ kind, questions }) =>
  questions.map((card) => ({ kind, card })),
);

let finder: ((question: string) => FoundCard[]) | undefined;

/**
 * The cards that answer a question or write what it asks for, best first, at most three; none where nothing fits. The
 * kind of request comes before the subject, and the clause that asks before what is told beside it. Never throws.
 */
export function findCards(question: string): FoundCard[] {
  finder ??= makeFinder(indexedCards.filter(({ card }) => !ownQuestions.includes(card)));
  return finder(question);
}
