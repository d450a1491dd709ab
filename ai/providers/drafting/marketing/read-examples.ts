import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import type { Examples } from "../phrases/marketing-examples.ts";
import { lessonExamples } from "../phrases/marketing-examples-lessons.ts";
import { tradeStories } from "../phrases/marketing-examples-more-stories.ts";
import { outsideExamples } from "../phrases/marketing-examples-outside.ts";
import { profileExamples } from "../phrases/marketing-examples-profile.ts";
import { promptExamples } from "../phrases/marketing-examples-prompts.ts";
import { sectorExamples } from "../phrases/marketing-examples-sectors.ts";
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
  { [outsideKey]: outsideExamples },
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

/** Questions and the phrases of the search's index, both without the trade that asks. */
export function readExamples(): Example[] {
  const toExample = (key: string, text: string, weight: number): Example => ({
    key,
    features: featuresOf(readContext(text).rest),
    weight,
    length: 0,
  });
  const questions = exampleSets
    .flatMap((set) => Object.entries(set))
    .flatMap(([key, texts]) => texts.map((text) => toExample(key, text, 1)));
  const phrases = [...openKnowledge().documents.values()].flatMap((document) =>
    phrasesOf(document).map((phrase) => toExample(document.key, phrase, phraseWeight)),
  );
  // A trade alone asks nothing.
  return [...questions, ...phrases].filter(({ features }) => features.size > 0);
}
