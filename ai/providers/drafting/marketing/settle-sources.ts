import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import { queryTermsOf } from "../../../knowledge/terms.ts";
import type { Said } from "../phrases/marketing-answers.ts";
import { leads } from "../phrases/marketing-leads.ts";
import { insults } from "../phrases/marketing-replies.ts";
import { chooseSources, oneOfEachFamily } from "./choose-sources.ts";
import { companionOf } from "./companions.ts";
import { familyOf } from "./families.ts";
import { findAnswer } from "./find-answer.ts";
import { likeliest } from "./judge-candidates.ts";
import { isStrange, isSurelyOutside, sure } from "./judge-lead.ts";
import { partQuestions } from "./part-questions.ts";
import type { Ranked } from "./rank-by-examples.ts";
import { readContext } from "./read-context.ts";
import { outsideKey } from "./read-examples.ts";
import type { Reading } from "./read-question.ts";
import { scoreOf, topScore, weighed, withSearch } from "./weigh-sources.ts";

/** A reading, and what its plan rests on, the weightiest first; nothing where nothing fits. */
export type Settled = { reading: Reading; documents: readonly KnowledgeDocument[] };

/** What another theme is worth beside the first. */
const secondTheme = 0.7;
/** Words without which a question that found nothing says too little. */
const leastWords = 2;
/** A story of so many is about something of everything. */
const mostWords = 28;
/** Questions of one line that a plan can answer. */
const mostParts = 3;
/** What follows a question may be its story: "posso postar? ela disse que sim". */
const asks =
  /\b(?:como|quant[oa]s?|quais|qual|quando|onde|quem|devo|posso|preciso|vale|sera|o que|oq|quero|queria|tem (?:como|jeito)|da (?:pra|para)|^(?:tirar|mudar|trocar|conseguir|colocar|criar|fazer|montar|responder|pedir))\b/;

/** How much better than what a rule names a relative of it has to be to go before it. */
const farBetter = 1.7;

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
  chosen: string,
  ranked: readonly Ranked[],
  found: readonly KnowledgeDocument[],
): KnowledgeDocument[] {
  const { documents } = openKnowledge();
  const lead = documents.get(chosen);
  if (lead === undefined) return [];
  const next = ranked.find(({ key }) => familyOf(key) !== familyOf(chosen));
  const isTheme = next !== undefined && next.score >= secondTheme * topScore(ranked);
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

/** Whether a rule's own sentence is about the document that was chosen: its relative goes before it where it fits far better. */
function saysOf({ answer }: Reading, chosen: string, ranked: readonly Ranked[]): boolean {
  const [first, second = ""] = answer?.rests ?? [];
  if (first === undefined) return false;
  const isOfSecond = familyOf(chosen) === familyOf(second) && familyOf(first) !== familyOf(second);
  if (chosen === first || chosen === second || isOfSecond) return true;
  const own = scoreOf(ranked, (key) => key === chosen);
  const theirs = scoreOf(ranked, (key) => key === first || key === second);
  return familyOf(chosen) === familyOf(first) && own < farBetter * theirs;
}

/** The document, or its relative where it is written for a trade that nobody named. */
function forAnyTrade(key: string, sector: string | undefined): KnowledgeDocument | undefined {
  const { documents } = openKnowledge();
  const document = documents.get(key);
  const isOthers = document?.sector !== undefined && document.sector !== sector;
  return (isOthers ? documents.get(familyOf(key)) : undefined) ?? document;
}

/** What one question of several is about, if that is sure. */
function documentOfPart(part: string, reading: Reading): KnowledgeDocument[] {
  const { context } = reading;
  const own = readContext(part).rest;
  const ranked = weighed(own, context);
  const answer = findAnswer(part, own);
  const isSure = topScore(ranked) >= sure.score || answer !== undefined;
  const alone = { ...reading, key: part, context: { ...context, rest: own }, answer };
  const chosen = likeliest(alone, ranked);
  const isSaid = answer !== undefined && (answer.isExact || saysOf(alone, chosen, ranked));
  const document = forAnyTrade(isSaid ? answer.rests[0] : chosen, context.trade?.sector);
  return isSure && document ? [document] : [];
}

/** Two or three questions in one line, each surely about something of ours: the plan has a part for each. */
function documentsOfParts(reading: Reading): KnowledgeDocument[] {
  const parts = partQuestions(reading.key);
  const isMany = parts.length >= 2 && parts.length <= mostParts;
  if (!isMany || !parts.every((part) => asks.test(part))) return [];
  const each = oneOfEachFamily(parts.flatMap((part) => documentOfPart(part, reading)));
  return each.length < 2 ? [] : each;
}

function settleOnParts(reading: Reading, documents: readonly KnowledgeDocument[]): Settled {
  const said = saidOf(documents);
  const answer: Said | undefined = said && { ...said, isOfParts: true };
  return { reading: { ...reading, answer }, documents };
}

/** Too little is said, or too much, for examples to know better. */
function isForSearch(reading: Reading, found: readonly KnowledgeDocument[]): boolean {
  const { key, context, answer, isOnlyWho } = reading;
  const words = queryTermsOf(context.rest).length;
  if (words >= mostWords || isOnlyWho) return true;
  if (found.length === 0) return words < leastWords || insults.test(key);
  return words < leastWords && answer !== undefined;
}

/** What the likeliest document makes of rules and search. */
function settleOn(
  chosen: string,
  reading: Reading,
  found: readonly KnowledgeDocument[],
  ranked: readonly Ranked[],
): Settled {
  if (saysOf(reading, chosen, ranked) && found.length > 0) return { reading, documents: found };
  const isFound = reading.answer === undefined && found[0]?.key === chosen;
  const documents = isFound ? withTheme(ranked, found) : documentsBy(chosen, ranked, found);
  const [lead] = documents;
  const said = lead && saidOf([lead]);
  const answer: Said | undefined = said && { ...said, isOfSource: true };
  return { reading: { ...reading, answer, isOutside: false }, documents };
}

/**
 * What a question that stands alone rests on: the document that examples, search and rules together make the
 * likeliest, and what goes with it; nothing where it is likelier nothing of ours.
 */
export function settleSources(reading: Reading): Settled {
  const { answer, context } = reading;
  const isOutside = reading.isOutside && !answer?.isExact;
  const found = isOutside ? [] : chooseSources(context, answer);
  const parts = isOutside ? [] : documentsOfParts(reading);
  if (parts.length > 0) return settleOnParts(reading, parts);
  if (answer?.isExact) return { reading: { ...reading, isOutside }, documents: found };
  if (isForSearch(reading, found)) return { reading, documents: found };
  const examples = weighed(context.rest, context);
  const chosen = isStrange(examples, reading) ? outsideKey : likeliest(reading, examples);
  if (chosen === outsideKey || isSurelyOutside(reading))
    return { reading: { ...reading, answer: undefined }, documents: [] };
  return settleOn(chosen, reading, found, withSearch(examples, context.rest));
}
