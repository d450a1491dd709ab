import type { Source } from "../../../../contract/gemini-chat.ts";
import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import type { Said } from "../phrases/marketing-answers.ts";
import { planWords } from "../phrases/marketing-plan.ts";
import type { Variety } from "../text/variety.ts";
import { openingOf } from "./opening.ts";
import {
  needed,
  type Paragraph,
  paragraph,
  shorten,
  stageParagraphs,
  warningOf,
  wordsOf,
} from "./paragraphs.ts";
import type { Piece } from "./piece.ts";
import { pieceOf } from "./piece-of.ts";
import type { Context } from "./read-context.ts";
import { restsOn, sourcesOf } from "./rests-on.ts";
import { followOn } from "./stages.ts";
import { searchExample, type TradeLine, tradeLine, wantsContext } from "./trade-words.ts";

export type Plan = { text: string; sources: Source[] };

export type PlanRequest = {
  /** What the plan is made of, the weightiest first; at least one. */
  documents: readonly KnowledgeDocument[];
  context: Context;
  answer: Said | undefined;
  variety: Variety;
};

/** Below so many words a plan has room for the reason why. */
const fewWords = 140;

type Part = { document: KnowledgeDocument; piece: Piece };

/** Two parts make the steps; a third, if there is room, is named as what comes after. */
type Parts = { lead: Part; second?: Part | undefined; third?: Part | undefined };

/** Those that a plan takes its steps from; what comes behind them is only named. */
export function stepsFrom(documents: readonly KnowledgeDocument[]): KnowledgeDocument[] {
  return documents.filter((document) => pieceOf(document) !== undefined).slice(0, 2);
}

/** An answer may know a better first step than its source, or all of them. */
function withFirstStep({ document, piece }: Part, answer: Said | undefined): Piece {
  if (answer?.own !== undefined) return { goal: piece.goal, ...answer.own };
  if (answer?.today === undefined) return piece;
  const { goal } = piece;
  if (answer.week !== undefined) return { goal, today: answer.today, week: answer.week };
  const week = piece.week.replace(/\besse prompt\b/, `o prompt “${document.title}”`);
  return { ...piece, today: answer.today, week };
}

type Basis = Pick<PlanRequest, "documents" | "context" | "answer">;

function partsOf({ documents, answer }: Pick<Basis, "documents" | "answer">): Parts | undefined {
  const [lead, second, third] = documents.flatMap((document): Part[] => {
    const piece = pieceOf(document);
    return piece ? [{ document, piece }] : [];
  });
  if (lead === undefined) return undefined;
  const first = { ...lead, piece: withFirstStep(lead, answer) };
  return answer?.own ? { lead: first } : { lead: first, second, third };
}

/** The prompt that does the writing of the lead, unless the plan uses it anyway. */
function promptFor({ lead, second }: Parts): KnowledgeDocument | undefined {
  const key = lead.document.item?.prompt?.id ?? lead.piece.prompt ?? "";
  return key === second?.document.key ? undefined : openKnowledge().documents.get(key);
}

/** What the plan rests on beside its steps: the trade's line, the prompt, and what is named as the next step. */
function usedBy({ documents, context, answer }: Basis, parts: Parts): KnowledgeDocument[] {
  if (answer?.own) return [...documents];
  const { lead, second, third } = parts;
  const line = tradeLine(context, documents);
  const section = line && openKnowledge().documents.get(line.plan.key);
  return [lead.document, second?.document, section, promptFor(parts), third?.document].filter(
    (document) => document !== undefined,
  );
}

/** All that a plan of these documents links to. */
export function documentsOf(basis: Basis): KnowledgeDocument[] {
  const parts = partsOf(basis);
  return parts === undefined ? [] : usedBy(basis, parts);
}

/** What a plan says of its sources beside their steps: nothing where the steps are the answer's own. */
function besideSteps({ documents, context, answer }: Basis, parts: Parts): Beside {
  if (answer?.own) return {};
  const { lead, third } = parts;
  return {
    line: tradeLine(context, documents),
    prompt: promptFor(parts),
    follow: third && followOn(third.piece),
    item: lead.document.item,
    wantsMore: !context.trade && wantsContext(documents),
  };
}

type Beside = {
  line?: TradeLine | undefined;
  prompt?: KnowledgeDocument | undefined;
  follow?: string | undefined;
  item?: KnowledgeDocument["item"];
  wantsMore?: boolean;
};

type Draft = {
  paragraphs: Paragraph[];
  sources: Source[];
  follow: string;
  why: string | undefined;
};

function draft(request: PlanRequest, parts: Parts): Draft {
  const { context, answer, variety } = request;
  const { lead, second } = parts;
  const pieces = second ? [lead.piece, second.piece] : [lead.piece];
  const { line, prompt, follow = "", item, wantsMore } = besideSteps(request, parts);
  const sources = sourcesOf(usedBy(request, parts));
  const paragraphs = [
    ...paragraph(answer?.say),
    ...paragraph(openingOf(pieces, context, answer, variety)),
    ...paragraph(context.trade?.council && planWords.council, 7),
    ...stageParagraphs(pieces),
    ...paragraph(line?.text),
    ...paragraph(prompt && planWords.prompt(prompt.title), 5),
    ...paragraph(follow, answer?.isOfParts ? needed : 2),
    ...paragraph(warningOf(lead.piece, answer?.say), 6),
    ...paragraph(item && `Pronto quando ${item.readyWhen}`, 3),
    ...paragraph(restsOn(sources)),
    ...paragraph(wantsMore && planWords.tellMore, 1),
  ];
  return { paragraphs: shorten(paragraphs), sources, follow, why: item?.why };
}

/** A short plan has room for why it is worth the trouble, before the first step. */
function withReason({ paragraphs, why: reason }: Draft): Paragraph[] {
  const why = wordsOf(paragraphs) < fewWords ? reason : undefined;
  const steps = paragraphs.findIndex(({ text }) => text.startsWith(planWords.today));
  return [...paragraphs.slice(0, steps), ...paragraph(why), ...paragraphs.slice(steps)];
}

/** One plan out of what was found, in whole sentences, with what it rests on. */
export function composePlan(request: PlanRequest): Plan | undefined {
  const parts = partsOf(request);
  if (parts === undefined) return undefined;
  const full = draft(request, parts);
  const isWhole = full.paragraphs.some(({ text }) => text === full.follow);
  const fitting = isWhole ? full : draft(request, { ...parts, third: undefined });
  const text = withReason(fitting)
    .map((written) => written.text)
    .join("\n\n")
    .replaceAll("{busca}", searchExample(request.context));
  return { text, sources: fitting.sources };
}
