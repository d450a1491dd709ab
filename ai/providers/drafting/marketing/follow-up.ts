import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { findPassages, type Passage } from "../../../knowledge/find-passages.ts";
import { queryTermsOf } from "../../../knowledge/terms.ts";
import type { Said } from "../phrases/marketing-answers.ts";
import { greetings, insults } from "../phrases/marketing-replies.ts";
import { chooseSources, oneOfEachFamily, worthwhile } from "./choose-sources.ts";
import { stepsFrom } from "./compose-plan.ts";
import { type Earlier, freshOf, type Last, type Move, unsaid } from "./earlier.ts";
import { findJointAnswer } from "./find-answer.ts";
import { namedStep, stepWords, wantsDetail } from "./named-step.ts";
import { nextDocuments } from "./next-documents.ts";
import { foldLine, type Reading, readQuestion } from "./read-question.ts";
import { settleSources } from "./settle-sources.ts";

/** Documents of one answer. */
const most = 3;

/** "E no Instagram?", "mas com pouco dinheiro?", "isso serve para mim?": about what was asked before. */
const leaning = /^(?:e|mas|ou|entao|so|tambem|no|na|nos|nas|com|sem|para|pra|pelo|pela)\b/;
const pointing = /\b(?:isso|disso|nisso|isto|ess[ea]s?|dess[ea]s?|ness[ea]s?|del[ea]s?)\b/;
/** Words that say enough on their own, where something is found about nearly all of them. */
const enoughTerms = 2;
const enoughCoverage = 0.8;
/** What the question before counts for beside a short one. */
const earlierWeight = 0.5;
/** A longer question tells its own story, whatever it points at. */
const longStory = 6;

/** "Não tenho dinheiro" is "sem dinheiro". */
function withoutHaving(question: string): string {
  return question.replace(
    /n[ãa]o (?:tiver|tivermos|tenho|temos|tem)(?: (?:muit[oa]|nenhum|nenhuma))? (?=\p{L})/giu,
    "sem ",
  );
}

function unknown(reading: Reading): Move {
  return { kind: "unknown", reading, documents: [] };
}

function planOf(reading: Reading, documents: readonly KnowledgeDocument[]): Move {
  return { kind: "plan", reading, documents: documents.slice(0, most) };
}

/** The first that was not shown in full yet. */
function detailOf(
  reading: Reading,
  documents: readonly KnowledgeDocument[],
  { given, detailed }: Earlier,
  place?: number,
): Move {
  const document = documents.find((one) => !detailed.includes(one));
  return document
    ? { kind: "detail", reading, documents: [document], place, isGiven: given.includes(document) }
    : { kind: "nothing-more", reading, documents: [] };
}

function withoutStep({ today: _, week: __, own: ___, ...answer }: Said): Said {
  return answer;
}

/** A plan of what is new; where all was given, the first of it in detail. */
function newOf(reading: Reading, chosen: readonly KnowledgeDocument[], earlier: Earlier): Move {
  const answer = unsaid(reading.answer, earlier);
  // What answers outright is worth its place beside a relative of it that was given.
  const { given, detailed } = earlier;
  const fresh = answer
    ? chosen.filter((one) => !given.includes(one) && !detailed.includes(one))
    : freshOf(chosen, earlier);
  if (fresh.length === 0) return detailOf({ ...reading, answer }, chosen, earlier);
  // A first step of the answer's own belongs to its first source.
  const isLead = fresh[0] === chosen[0];
  // What fits best leads, linked to before or not; beside it stands what is new.
  const [lead, ...others] = fresh;
  const beside = others.filter((one) => !earlier.linked.includes(one));
  return planOf({ ...reading, answer: isLead ? answer : answer && withoutStep(answer) }, [
    ...(lead ? [lead] : []),
    ...beside,
  ]);
}

function moreOn(last: Last, earlier: Earlier): Move {
  const next = { ...last.reading, answer: undefined };
  const documents = nextDocuments(last, earlier);
  return documents.length > 0
    ? planOf(next, documents)
    : { kind: "nothing-more", reading: next, documents };
}

function standsAlone({ key, context, answer }: Reading, terms: number, last: Last): boolean {
  if (answer !== undefined || terms > longStory) return true;
  if (findJointAnswer(last.reading.key, key) !== undefined) return false;
  if (terms >= enoughTerms && !leaning.test(key) && !pointing.test(key)) return true;
  const coverage = findPassages(context.rest)[0]?.coverage ?? 0;
  return terms >= enoughTerms && coverage >= enoughCoverage;
}

/** What is found for this question, weighed by the one before as well. */
function foundForBoth(own: readonly Passage[], rest: string): Passage[] {
  const scores = new Map(findPassages(rest).map(({ document, score }) => [document, score]));
  const best = Math.max(1, ...scores.values());
  const bestOwn = Math.max(1, ...own.map(({ score }) => score));
  return own.map(({ document, score, coverage }) => {
    const before = (scores.get(document) ?? 0) / best;
    return { document, coverage, score: score / bestOwn + earlierWeight * before };
  });
}

/** Read together with the question before. */
function together(reading: Reading, last: Last, earlier: Earlier): Move {
  const own = findPassages(reading.context.rest);
  const { key, context: before } = last.reading;
  const rest = `${before.rest} ${reading.context.rest}`;
  const context = { ...reading.context, rest };
  const answer = findJointAnswer(key, reading.key);
  if (answer === undefined && own.length === 0) return unknown(reading);
  const chosen = answer
    ? chooseSources(context, answer)
    : oneOfEachFamily(worthwhile(foundForBoth(own, rest), context));
  return newOf({ ...reading, key: `${key} ${reading.key}`, context, answer }, chosen, earlier);
}

function alone(question: Reading, earlier: Earlier): Move {
  const { reading, documents: chosen } = settleSources(question);
  const [lead] = chosen;
  if (lead === undefined) return unknown(reading);
  const isGiven = earlier.given.includes(lead) && !earlier.detailed.includes(lead);
  const answer = unsaid(reading.answer, earlier);
  return isGiven
    ? detailOf({ ...reading, answer }, [lead], earlier)
    : newOf(reading, chosen, earlier);
}

/** The steps of the latest plan, the named one first. */
function stepsAt({ documents }: Last, place = 0): KnowledgeDocument[] {
  const steps = stepsFrom(documents);
  return place > 0 ? steps.toReversed() : steps;
}

function continued(reading: Reading, last: Last, earlier: Earlier): Move {
  const { key, context } = reading;
  const place = namedStep(key);
  const wanted = place !== undefined || wantsDetail(key);
  const rest = foldLine(context.rest).replace(stepWords, " ");
  const terms = queryTermsOf(rest).length;
  if (terms === 0)
    return wanted
      ? detailOf({ ...reading, answer: undefined }, stepsAt(last, place), earlier, place)
      : moreOn(last, earlier);
  const about = findPassages(rest).map(({ document }) => document);
  const named = earlier.given.find((document) => document === about[0]);
  if (wanted && named) return detailOf({ ...reading, answer: undefined }, [named], earlier);
  return standsAlone(reading, terms, last)
    ? alone(reading, earlier)
    : together(reading, last, earlier);
}

/** What a question gets after what was asked and answered before. */
export function followUp(question: string, earlier: Earlier): Move {
  const { last } = earlier;
  const reading = readQuestion(last ? withoutHaving(question) : question, earlier.who);
  const { key, context } = reading;
  if (last === undefined || reading.isOutside) {
    const { reading: settled, documents } = settleSources(reading);
    return documents.length > 0 ? planOf(settled, documents) : unknown(settled);
  }
  if (greetings.test(key) || insults.test(key) || !/\p{L}/u.test(key))
    return alone(reading, earlier);
  if (!reading.isOnlyWho) return continued(reading, last, earlier);
  // The same plan, for who they turned out to be.
  const { rest } = last.reading.context;
  const told = { ...last.reading, context: { ...context, rest } };
  return planOf(told, chooseSources(told.context, told.answer));
}
