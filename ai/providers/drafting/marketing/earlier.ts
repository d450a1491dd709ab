import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import type { Said } from "../phrases/marketing-answers.ts";
import { oneOfEachFamily } from "./choose-sources.ts";
import { documentsOf, stepsFrom } from "./compose-plan.ts";
import { familyOf } from "./families.ts";
import type { Reading, Who } from "./read-question.ts";

/** What one question gets: a plan from documents, one of them in detail, or word that there is nothing. */
export type Move = {
  kind: "plan" | "detail" | "nothing-more" | "unknown";
  reading: Reading;
  /** The weightiest first; one of a detail, none where there is nothing. */
  documents: readonly KnowledgeDocument[];
  /** Of a detail: which step of the plan was named, from 0. */
  place?: number | undefined;
  /** Of a detail: an earlier plan took its steps from it. */
  isGiven?: boolean;
};

/** The latest plan of an exchange. */
export type Last = Pick<Move, "reading" | "documents">;

/** What an exchange has come to. */
export type Earlier = {
  who: Who;
  /** What plans took their steps from, in order. */
  given: readonly KnowledgeDocument[];
  /** What was linked to below an answer, its steps among them. */
  linked: readonly KnowledgeDocument[];
  /** What was shown in full. */
  detailed: readonly KnowledgeDocument[];
  /** What was said outright. */
  said: readonly Said[];
  /** Undefined while there is no plan. */
  last?: Last;
};

export const nothingEarlier: Earlier = { who: {}, given: [], linked: [], detailed: [], said: [] };

export function afterMove(earlier: Earlier, { kind, reading, documents }: Move): Earlier {
  const { trade, place } = reading.context;
  const who = { ...(trade && { trade }), ...(place && { place }) };
  const said = reading.answer ? [...earlier.said, reading.answer] : earlier.said;
  if (kind === "detail")
    return { ...earlier, who, said, detailed: [...earlier.detailed, ...documents] };
  if (kind !== "plan") return earlier;
  const given = [...earlier.given, ...stepsFrom(documents)];
  const linked = [...earlier.linked, ...documentsOf({ ...reading, documents })];
  return { ...earlier, who, said, given, linked, last: { reading, documents } };
}

/** Those whose content no earlier answer gave, one of each family. */
export function freshOf(
  documents: readonly KnowledgeDocument[],
  { given, detailed }: Earlier,
): KnowledgeDocument[] {
  const known = new Set([...given, ...detailed].map(({ key }) => familyOf(key)));
  return oneOfEachFamily(documents.filter(({ key }) => !known.has(familyOf(key))));
}

/** Those that no earlier answer linked to; all where there are no others. */
export function unlinked(
  documents: readonly KnowledgeDocument[],
  { linked }: Earlier,
): readonly KnowledgeDocument[] {
  const others = documents.filter((document) => !linked.includes(document));
  return others.length > 0 ? others : documents;
}

/** Nothing is said outright twice. */
export function unsaid(answer: Said | undefined, { said }: Earlier): Said | undefined {
  return answer && !said.some(({ say }) => say === answer.say) ? answer : undefined;
}
