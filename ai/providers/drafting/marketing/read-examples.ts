import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import type { Examples } from "../phrases/marketing-examples.ts";
import { cornerExamples } from "../phrases/marketing-examples-corners.ts";
import { lessonsAtTheCounter } from "../phrases/marketing-examples-counter-lessons.ts";
import { moreStoriesAtTheCounter } from "../phrases/marketing-examples-counter-more-stories.ts";
import { profileAtTheCounter } from "../phrases/marketing-examples-counter-profile.ts";
import { reviewsAtTheCounter } from "../phrases/marketing-examples-counter-reviews.ts";
import { searchAtTheCounter } from "../phrases/marketing-examples-counter-search.ts";
import { sectorsAtTheCounter } from "../phrases/marketing-examples-counter-sectors.ts";
import { storiesAtTheCounter } from "../phrases/marketing-examples-counter-stories.ts";
import { tradeAtTheCounter } from "../phrases/marketing-examples-counter-trade.ts";
import { turnsAtTheCounter } from "../phrases/marketing-examples-counter-turns.ts";
import { impliedExamples } from "../phrases/marketing-examples-implied.ts";
import { lessonExamples } from "../phrases/marketing-examples-lessons.ts";
import { tradeStories } from "../phrases/marketing-examples-more-stories.ts";
import { outsideExamples } from "../phrases/marketing-examples-outside.ts";
import { outsideAtTheCounter } from "../phrases/marketing-examples-outside-counter.ts";
import { outsideOfTheHousehold } from "../phrases/marketing-examples-outside-household.ts";
import { outsideOursExamples } from "../phrases/marketing-examples-outside-ours.ts";
import { lessonsPhoneTyped } from "../phrases/marketing-examples-phone-lessons.ts";
import { profilePhoneTyped } from "../phrases/marketing-examples-phone-profile.ts";
import { sectorsPhoneTyped } from "../phrases/marketing-examples-phone-sectors.ts";
import { tradePhoneTyped } from "../phrases/marketing-examples-phone-trade.ts";
import { profileExamples } from "../phrases/marketing-examples-profile.ts";
import { promptExamples } from "../phrases/marketing-examples-prompts.ts";
import { sectorExamples } from "../phrases/marketing-examples-sectors.ts";
import { profileSpoken } from "../phrases/marketing-examples-spoken-profile.ts";
import { tradeSpoken } from "../phrases/marketing-examples-spoken-trade.ts";
import { profileStories } from "../phrases/marketing-examples-stories.ts";
import { type Features, featuresOf } from "./example-features.ts";
import { readContext } from "./read-context.ts";

/** Stands for all that is not ours, beside the documents' keys. */
export const outsideKey = "outside";

/** All that the ranking learns from. */
export const exampleSets: readonly Examples[] = [
  profileExamples,
  lessonExamples,
  promptExamples,
  sectorExamples,
  profileStories,
  tradeStories,
  profilePhoneTyped,
  lessonsPhoneTyped,
  tradePhoneTyped,
  sectorsPhoneTyped,
  profileSpoken,
  tradeSpoken,
  impliedExamples,
  profileAtTheCounter,
  reviewsAtTheCounter,
  searchAtTheCounter,
  lessonsAtTheCounter,
  tradeAtTheCounter,
  sectorsAtTheCounter,
  storiesAtTheCounter,
  moreStoriesAtTheCounter,
  turnsAtTheCounter,
  cornerExamples,
  {
    [outsideKey]: [
      ...outsideExamples,
      ...outsideOursExamples,
      ...outsideAtTheCounter,
      ...outsideOfTheHousehold,
    ],
  },
];

/** A phrase of a document's own index tells less than a whole question. */
const phraseWeight = 0.8;

/** Something that is asked, and what it is about. */
export type Example = {
  /** Of a document in ai/knowledge, or `outsideKey`. */
  key: string;
  features: Features;
  weight: number;
  /** Of the vector of its features; filled in when all are read and the rarity of each is known. */
  length: number;
};

function phrasesOf({ asks, heading }: KnowledgeDocument): string[] {
  return [heading, ...asks.split(",").filter((phrase) => phrase.trim().includes(" "))];
}

function toExample(key: string, text: string, weight: number): Example {
  return { key, features: featuresOf(readContext(text).rest), weight, length: 0 };
}

/** Questions and the phrases of the search's index, both without the trade that asks, one by one: each takes time. */
export function* readExamples(): Generator<Example> {
  // A trade alone asks nothing.
  const asks = ({ features }: Example) => features.size > 0;
  for (const [key, texts] of exampleSets.flatMap((set) => Object.entries(set)))
    for (const text of texts) yield* [toExample(key, text, 1)].filter(asks);
  for (const document of openKnowledge().documents.values())
    for (const phrase of phrasesOf(document))
      yield* [toExample(document.key, phrase, phraseWeight)].filter(asks);
}
