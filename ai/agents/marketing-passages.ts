import type { Source, Turn } from "../../contract/gemini-chat.ts";
import { fold } from "../../domain/search/fold.ts";
import { toPlainText } from "../../domain/text/plain-text.ts";
import type { KnowledgeDocument } from "../knowledge/documents.ts";
import { findPassages } from "../knowledge/find-passages.ts";
import { openKnowledge } from "../knowledge/index-documents.ts";
import { chooseSources } from "../providers/drafting/marketing/choose-sources.ts";
import { coreQuestion } from "../providers/drafting/marketing/core-question.ts";
import { findAnswer } from "../providers/drafting/marketing/find-answer.ts";
import { readContext } from "../providers/drafting/marketing/read-context.ts";
import { sourcesOf } from "../providers/drafting/marketing/rests-on.ts";
import { termsOf } from "../text/terms.ts";

/** Passages of the course that a model is given. */
const most = 5;
/** Fewer found for a question alone ("e no Instagram?") mean that the one before says what it is about. */
const fewest = 2;

/** The documents that the drafting engine would plan with, then what else fits. */
function passagesFor(question: string): KnowledgeDocument[] {
  const asked = coreQuestion(toPlainText(question));
  const context = readContext(asked);
  const answer = findAnswer(fold(asked).replace(/\s+/g, " "), context.rest);
  const found = findPassages(context.rest).map(({ document }) => document);
  const chosen = chooseSources(context, answer);
  // A text to paste into a model says less than what the course teaches.
  const more = found.filter(({ kind }) => kind !== "prompt");
  return [...new Set([...chosen, ...more])].slice(0, most);
}

/** Ids of what earlier answers told already. */
function toldBefore(earlier: readonly Turn[]): ReadonlySet<string> {
  const told = earlier.flatMap(({ question, answer }) =>
    usedSources(answer, question, passagesFor(question)),
  );
  return new Set(told.map(({ id }) => id));
}

/**
 * What the course and the checklists teach on this question; on the one before it, where it stands alone for little.
 * What earlier answers told is passed over where enough else fits: the model has those answers before it.
 */
export function findCourse(question: string, earlier: readonly Turn[]): KnowledgeDocument[] {
  const found = passagesFor(question);
  const before = earlier.at(-1)?.question;
  if (before === undefined) return found;
  const all = found.length >= fewest ? found : [...new Set([...found, ...passagesFor(before)])];
  const told = toldBefore(earlier);
  const fresh = all.filter(({ id, kind }) => kind === "lesson" || !told.has(id));
  return (fresh.length >= fewest ? fresh : all).slice(0, most);
}

/** Rare stems of a passage that an answer shares from which on it speaks of the same. */
const leastShared = 3;
/** Stems that stand in so many passages that they tell nothing. */
const leastRarity = 0.35;

/** Stems of the passage that tell what it is about. */
function tellingStems({ heading, text, prompt }: KnowledgeDocument): Set<string> {
  const { rarity } = openKnowledge();
  const stems = termsOf(`${heading} ${prompt?.description ?? text}`);
  return new Set(stems.filter((stem) => rarity(stem) >= leastRarity));
}

/** The passages whose content the answer uses: beyond the words of the question it shares what they tell. */
export function usedSources(
  answer: string,
  question: string,
  passages: readonly KnowledgeDocument[],
): Source[] {
  const asked = new Set(termsOf(question));
  const said = new Set(termsOf(answer).filter((stem) => !asked.has(stem)));
  const used = passages.filter((passage) => {
    const shared = [...tellingStems(passage)].filter((stem) => said.has(stem));
    return shared.length >= leastShared;
  });
  return sourcesOf(used);
}
