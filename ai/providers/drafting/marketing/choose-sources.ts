import { fold } from "../../../../domain/search/fold.ts";
import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { findPassages, type Passage } from "../../../knowledge/find-passages.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import type { Said } from "../phrases/marketing-answers.ts";
import { companionOf } from "./companions.ts";
import { familyOf } from "./families.ts";
import type { Context } from "./read-context.ts";

/** Sources that give steps to one plan. */
const most = 3;
/** A source is worth a place from this share of the best one's score on. */
const leastShare = 0.6;
/** Beside the first, a source has to be about nearly as much of the question: one shared word is no common theme. */
const leastCommon = 0.8;
/** An item has steps and an end; of a family it goes first unless another fits clearly better. */
const itemWeight = 1.4;
/** Practices with Gemini that come behind the profile's own item where both fit. */
const behind = new Set(["gemini-editar-perfil", "gemini-responder-avaliacoes"]);
const behindWeight = 0.9;
/** Sources about paid advertising, for who did not ask about it. */
const aboutAds = new Set([
  "anuncio-nas-redes",
  "anuncio-na-busca",
  "gemini-anunciar-google",
  "conta-do-anuncio",
]);
const unaskedAds = 0.5;
const asksForAds =
  /anunci|propagand|trafego|impulsion|patrocin|turbin|\bads\b|\bpago\b|verba|invest|gast|reais|lucro|\broi\b|campanha|client|vend|divulg|publicidade/;
/** What a prompt for another trade, or for one nobody named, counts for. */
const foreignTrade = 0.2;
const unknownTrade = 0.55;
const ownTrade = 1.25;

function tradeWeight({ sector }: KnowledgeDocument, { trade }: Context): number {
  if (sector === undefined) return 1;
  if (trade === undefined) return unknownTrade;
  return trade.sector === sector ? ownTrade : foreignTrade;
}

function weightOf(document: KnowledgeDocument, context: Context): number {
  const isUnasked = aboutAds.has(document.key) && !asksForAds.test(fold(context.rest));
  const kindWeight = behind.has(document.key) ? behindWeight : itemWeight;
  const fit = tradeWeight(document, context) * (isUnasked ? unaskedAds : 1);
  return fit * (document.item ? kindWeight : 1);
}

export function oneOfEachFamily(documents: readonly KnowledgeDocument[]): KnowledgeDocument[] {
  const seen = new Set<string>();
  return documents.filter(({ key }) => {
    const family = familyOf(key);
    const isNew = !seen.has(family);
    seen.add(family);
    return isNew;
  });
}

/** Of what was found, what is worth a place in a plan, the weightiest first. */
export function worthwhile(passages: readonly Passage[], context: Context): KnowledgeDocument[] {
  const weighed = passages
    .map((passage) => ({ ...passage, score: passage.score * weightOf(passage.document, context) }))
    .sort((a, b) => b.score - a.score);
  const best = weighed[0];
  if (best === undefined) return [];
  return weighed
    .filter(({ score }) => score >= best.score * leastShare)
    .filter(({ coverage }) => coverage >= best.coverage * leastCommon)
    .map(({ document }) => document);
}

/** Those that answer outright; of what is written for one trade its own, and one where no trade was named. */
function answeringOf(answer: Said | undefined, { trade }: Context): KnowledgeDocument[] {
  const { documents } = openKnowledge();
  const all = (answer?.rests ?? []).flatMap((key) => documents.get(key) ?? []);
  if (answer?.forAnyTrade || answer?.own) return all;
  const some = all.find(({ sector }) => sector !== undefined);
  const isOwn = ({ sector }: KnowledgeDocument) => sector !== undefined && sector === trade?.sector;
  const fitting = all.filter(
    (document) =>
      document.sector === undefined || (trade ? isOwn(document) : document.key === some?.key),
  );
  return (fitting.length > 0 ? fitting : all).toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)),
  );
}

/**
 * The documents a plan rests on, the weightiest first. Those that answer outright stand alone; what was merely found
 * beside them would often be about a word of the question only.
 */
export function chooseSources(context: Context, answer?: Said): KnowledgeDocument[] {
  const { documents } = openKnowledge();
  const answering = answeringOf(answer, context);
  // Its steps are its own: every source is only named.
  if (answer?.own) return answering;
  const chosen = answering.length > 0 ? answering : worthwhile(findPassages(context.rest), context);
  const [lead, ...others] = oneOfEachFamily(chosen).slice(0, most);
  if (lead === undefined || others.length > 0) return lead ? [lead, ...others] : [];
  const companion = documents.get(companionOf(lead.key) ?? "");
  return companion ? [lead, companion] : [lead];
}
