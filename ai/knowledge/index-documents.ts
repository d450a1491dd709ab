import MiniSearch from "minisearch";
import { type KnowledgeDocument, readDocuments } from "./documents.ts";
import { groupBySound, soundOf } from "./sounds-like.ts";
import { termsOf } from "./terms.ts";

type Field = "heading" | "asks" | "text";

/** The documents, their search index, and in how many of them each term stands. */
export type Knowledge = {
  search: MiniSearch<KnowledgeDocument>;
  documents: ReadonlyMap<string, KnowledgeDocument>;
  /** How much a term tells: from 0 for one that stands everywhere to 1 for one that stands nowhere. */
  rarity: (stem: string) => number;
  isKnown: (stem: string) => boolean;
  /** Known stems that an unknown one may be a misspelling of. */
  soundsLike: (stem: string) => readonly string[];
};

/** What a passage is about counts for more than what it happens to mention. */
export const fieldWeights: Record<Field, number> = { asks: 3, heading: 2.5, text: 0.7 };

const fields = Object.keys(fieldWeights) as Field[];

function countDocuments(documents: readonly KnowledgeDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    const stems = new Set(fields.flatMap((field) => termsOf(document[field])));
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function indexDocuments(): Knowledge {
  const documents = readDocuments();
  const search = new MiniSearch<KnowledgeDocument>({
    idField: "key",
    fields,
    tokenize: termsOf,
    processTerm: (stem) => stem,
  });
  search.addAll(documents);
  const counts = countDocuments(documents);
  const sounds = groupBySound(counts.keys());
  const most = Math.log(1 + documents.length);
  return {
    search,
    documents: new Map(documents.map((document) => [document.key, document])),
    isKnown: (stem) => counts.has(stem),
    soundsLike: (stem) => sounds.get(soundOf(stem)) ?? [],
    rarity: (stem) => Math.log((1 + documents.length) / (1 + (counts.get(stem) ?? 0))) / most,
  };
}

let knowledge: Knowledge | undefined;

/** Built on first use and kept: the content does not change while the process runs. */
export function openKnowledge(): Knowledge {
  knowledge ??= indexDocuments();
  return knowledge;
}
