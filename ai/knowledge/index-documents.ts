import MiniSearch from "minisearch";
import { type KnowledgeDocument, readDocuments } from "./documents.ts";
import { groupBySound, soundOf } from "./sounds-like.ts";
import { termsOf } from "./terms.ts";
import { type Phrases, phrasesOf } from "./whole-phrases.ts";

type Field = "heading" | "asks" | "text";

/** The documents, their search index, and in how many of them each term stands. */
export type Knowledge = {
  search: MiniSearch<KnowledgeDocument>;
  documents: ReadonlyMap<string, KnowledgeDocument>;
  /** How much a term tells: from 0 for one that stands everywhere to 1 for one that stands nowhere. */
  rarity: (stem: string) => number;
  /** Ways to ask about each document, by its key. */
  phrases: ReadonlyMap<string, Phrases>;
  isKnown: (stem: string) => boolean;
  /** Known stems that an unknown one may be a misspelling of. */
  soundsLike: (stem: string) => readonly string[];
};

/** What a passage is about counts for more than what it happens to mention. */
export const fieldWeights: Record<Field, number> = { asks: 3, heading: 2.5, text: 0.7 };

const fields = Object.keys(fieldWeights) as Field[];

/** Documents indexed in one go: about 3 ms of work. */
const slice = 8;

type Index = {
  search: MiniSearch<KnowledgeDocument>;
  counts: ReadonlyMap<string, number>;
  phrases: ReadonlyMap<string, Phrases>;
};

/** Indexes the documents and counts the terms of each on the way; stops after each slice, so that others get a turn. */
function* indexDocuments(documents: readonly KnowledgeDocument[]): Generator<undefined, Index> {
  const counts = new Map<string, number>();
  const phrases = new Map<string, Phrases>();
  const met = new Set<string>();
  const search = new MiniSearch<KnowledgeDocument>({
    idField: "key",
    fields,
    tokenize: (text) => {
      const terms = termsOf(text);
      for (const stem of terms) met.add(stem);
      return terms;
    },
    processTerm: (stem) => stem,
  });
  for (const [at, document] of documents.entries()) {
    met.clear();
    search.add(document);
    phrases.set(document.key, phrasesOf(document));
    for (const stem of met) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    if (at % slice === slice - 1) yield;
  }
  return { search, counts, phrases };
}

function* readKnowledge(): Generator<undefined, Knowledge> {
  const documents = readDocuments();
  const { search, counts, phrases } = yield* indexDocuments(documents);
  const sounds = groupBySound(counts.keys());
  const most = Math.log(1 + documents.length);
  return {
    search,
    documents: new Map(documents.map((document) => [document.key, document])),
    phrases,
    isKnown: (stem) => counts.has(stem),
    soundsLike: (stem) => sounds.get(soundOf(stem)) ?? [],
    rarity: (stem) => Math.log((1 + documents.length) / (1 + (counts.get(stem) ?? 0))) / most,
  };
}

const reading = readKnowledge();
let knowledge: Knowledge | undefined;

/** One slice more; what was begun is never begun again. */
function readOn(): Knowledge | undefined {
  if (knowledge === undefined) {
    const { done, value } = reading.next();
    if (done) knowledge = value;
  }
  return knowledge;
}

/** Read to the end on first use and kept: the content does not change while the process runs. */
export function openKnowledge(): Knowledge {
  for (;;) {
    const read = readOn();
    if (read !== undefined) return read;
  }
}

/** The same in slices, with a pause after each, for a process that has others to serve meanwhile. */
export async function prepareKnowledge(pause: () => Promise<void>): Promise<void> {
  while (readOn() === undefined) await pause();
}
