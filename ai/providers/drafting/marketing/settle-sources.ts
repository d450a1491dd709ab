import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import { queryTermsOf } from "../../../knowledge/terms.ts";
import type { Said } from "../phrases/marketing-answers.ts";
import { leads } from "../phrases/marketing-leads.ts";
import { insults } from "../phrases/marketing-replies.ts";
import { chooseSources } from "./choose-sources.ts";
import { companionOf } from "./companions.ts";
import { familyOf } from "./families.ts";
import { isBetter, isElsewhere, isStrange, sure } from "./judge-lead.ts";
import { partQuestions } from "./part-questions.ts";
import type { Ranked } from "./rank-by-examples.ts";
import type { Reading } from "./read-question.ts";
import { overNext, scoreOf, topScore, weighed, withSearch } from "./weigh-sources.ts";

/** A reading, and what its plan rests on, the weightiest first; nothing where nothing fits. */
export type Settled = { reading: Reading; documents: readonly KnowledgeDocument[] };

/** What another theme is worth beside the first. */
const secondTheme = 0.7;
/** Words without which a question that found nothing says too little. */
const leastWords = 2;
/** A story of so many is about something of everything. */
const mostWords = 28;
/** What follows a question may be its story: "posso postar? ela disse que sim". */
const asks =
  /\b(?:como|quant[oa]s?|quais|qual|quando|onde|quem|devo|posso|preciso|vale|sera|o que|oq|quero|queria|tem (?:como|jeito)|da (?:pra|para))\b/;
/** What a lead is worth beside the best of the examples, so that its sentence answers the question. */
const agreed = 0.8;

/** What search found, and the theme that the examples see no less in the question than that. */
function withTheme(
  ranked: readonly Ranked[],
  found: readonly KnowledgeDocument[],
): readonly KnowledgeDocument[] {
  const { documents } = openKnowledge();
  const [top] = ranked;
  const [lead, ...others] = found;
  const theme = documents.get(top?.key ?? "");
  if (top === undefined || theme === undefined || lead === undefined) return found;
  const isNew = !found.some(({ key }) => familyOf(key) === familyOf(top.key));
  const isTheme =
    top.score >= sure.score && top.score >= scoreOf(ranked, (key) => key === lead.key);
  return isNew && isTheme ? [lead, theme, ...others] : found;
}

/** The lead, and beside it another theme of the question, or what goes well with the lead. */
function documentsBy(
  ranked: readonly Ranked[],
  found: readonly KnowledgeDocument[],
): KnowledgeDocument[] {
  const { documents } = openKnowledge();
  const [top] = ranked;
  const lead = documents.get(top?.key ?? "");
  if (top === undefined || lead === undefined) return [];
  const next = ranked.find(({ key }) => familyOf(key) !== familyOf(top.key));
  const isTheme = next !== undefined && next.score >= secondTheme * top.score;
  const isFound = isTheme && found.some(({ key }) => key === next.key);
  const second = documents.get((isFound ? next.key : companionOf(lead.key)) ?? "");
  return second ? [lead, second] : [lead];
}

function saidOf(documents: readonly KnowledgeDocument[]): Said | undefined {
  const [first, ...others] = documents.filter(({ key }) => Object.hasOwn(leads, key));
  if (first === undefined || first !== documents[0]) return undefined;
  const say = [first, ...others].map(({ key }) => leads[key]).join(" ");
  return { say, rests: [first.key, ...others.map(({ key }) => key)] };
}

/** Two questions in one line, each surely about something of ours: the plan has a part for both. */
function documentsOfTwo({ key, context }: Reading): KnowledgeDocument[] {
  const { documents } = openKnowledge();
  const parts = partQuestions(key);
  if (parts.length !== 2 || !parts.every((part) => asks.test(part))) return [];
  const tops = parts.flatMap((part) => {
    const ranked = weighed(part, context);
    const document = documents.get(ranked[0]?.key ?? "");
    const isSure = (ranked[0]?.score ?? 0) >= sure.score && overNext(ranked) >= sure.overNext;
    return isSure && document ? [document] : [];
  });
  const families = new Set(tops.map((document) => familyOf(document.key)));
  return families.size === 2 ? tops : [];
}

/** Too little is said, or too much, for examples to know better. */
function isForSearch({ key, context }: Reading, found: readonly KnowledgeDocument[]): boolean {
  const words = queryTermsOf(context.rest).length;
  return words >= mostWords || (found.length === 0 && (words < leastWords || insults.test(key)));
}

/** What no rule has a sentence for, or the examples are surer of. */
function settleByBoth(
  reading: Reading,
  found: readonly KnowledgeDocument[],
  ranked: readonly Ranked[],
): Settled {
  const isByExamples = isBetter(ranked, found, reading);
  if (!isByExamples && reading.answer) return { reading, documents: found };
  const documents = isByExamples ? documentsBy(ranked, found) : withTheme(ranked, found);
  const [lead] = documents;
  const isAgreed = lead && scoreOf(ranked, (key) => key === lead.key) >= agreed * topScore(ranked);
  const said = isAgreed ? saidOf([lead]) : undefined;
  const answer: Said | undefined = said && { ...said, isOfSource: true };
  const isOutside = reading.isOutside && !isByExamples;
  return { reading: { ...reading, answer, isOutside }, documents };
}

/**
 * What a question that stands alone rests on: what rules and search found, unless the examples are surer of something
 * else, or of its being nothing of ours.
 */
export function settleSources(reading: Reading): Settled {
  const { answer, context, isOutside } = reading;
  const found = isOutside ? [] : chooseSources(context, answer);
  if (isForSearch(reading, found)) return { reading, documents: found };
  const two = isOutside ? [] : documentsOfTwo(reading);
  if (two.length > 0) return { reading: { ...reading, answer: saidOf(two) }, documents: two };
  const examples = weighed(context.rest, context);
  if (isElsewhere(examples, found) || isStrange(examples, reading))
    return { reading: { ...reading, answer: undefined }, documents: [] };
  const ranked = answer || isOutside ? examples : withSearch(examples, context.rest);
  return settleByBoth(reading, found, ranked);
}
