import type { Source } from "../../../../contract/gemini-chat.ts";
import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import type { DirectAnswer } from "../phrases/marketing-answers.ts";
import { planWords } from "../phrases/marketing-plan.ts";
import type { Variety } from "../text/variety.ts";
import { countWords } from "../text/words.ts";
import type { Piece } from "./piece.ts";
import { pieceOf } from "./piece-of.ts";
import type { Context } from "./read-context.ts";
import { restsOn, sourcesOf } from "./rests-on.ts";
import { followOn, stagesOf } from "./stages.ts";
import { searchExample, tradeLine, wantsContext } from "./trade-words.ts";

export type Plan = { text: string; sources: Source[] };

export type PlanRequest = {
  /** What the plan is made of, the weightiest first; at least one. */
  documents: readonly KnowledgeDocument[];
  context: Context;
  answer?: DirectAnswer | undefined;
  variety: Variety;
};

/** Words of a whole answer; what is worth least is left out first. */
const mostWords = 250;
const fewWords = 140;

/** A paragraph of the plan: the lower its rank, the sooner it is left out. */
type Paragraph = { text: string; rank: number };

const needed = 9;

function opening({ context, variety }: PlanRequest, pieces: readonly Piece[]): string {
  const [first, second] = pieces.map(({ goal }) => goal);
  const { trade, place } = context;
  const business = trade ? `${trade.gender} ${trade.name}` : place && "o seu negócio";
  const whose = business ? `Para ${business}${place ? ` ${place}` : ""}, ` : "";
  const start = variety.pick(planWords.starts);
  const then = second === undefined ? "" : `${variety.pick(planWords.thens)} ${second}`;
  const sentence = `${whose}${start} ${first ?? ""}${then}.`;
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** The prompt that an item of the checklist points to. */
function promptOf({ item }: KnowledgeDocument): KnowledgeDocument | undefined {
  return item?.prompt && openKnowledge().documents.get(item.prompt.id);
}

function fits(paragraphs: readonly Paragraph[]): boolean {
  return countWords(paragraphs.map(({ text }) => text).join(" ")) <= mostWords;
}

function shorten(paragraphs: readonly Paragraph[]): Paragraph[] {
  let kept = [...paragraphs];
  for (let rank = 1; rank < needed && !fits(kept); rank += 1)
    kept = kept.filter((paragraph) => paragraph.rank !== rank);
  return kept;
}

function stageParagraphs(pieces: readonly Piece[]): Paragraph[] {
  const stages = stagesOf(pieces);
  return (["today", "week", "month"] as const).flatMap((stage) =>
    stages[stage] === "" ? [] : [{ text: `${planWords[stage]}\n${stages[stage]}`, rank: needed }],
  );
}

/** One plan out of what was found, in whole sentences, with what it rests on. */
export function composePlan(request: PlanRequest): Plan {
  const { documents, context, answer } = request;
  const used = documents.flatMap((document) => {
    const piece = pieceOf(document);
    return piece ? [{ document, piece }] : [];
  });
  const pieces = used.slice(0, 2).map(({ piece }) => piece);
  const [lead] = used;
  const third = used[2];
  const prompt = lead && promptOf(lead.document);
  const line = tradeLine(context, documents);
  const item = lead?.document.item;
  const optional = (text: string | undefined, rank: number): Paragraph[] =>
    text === undefined || text === "" ? [] : [{ text, rank }];

  const section = line && openKnowledge().documents.get(line.plan.key);
  const sources = sourcesOf([
    ...documents.slice(0, 2),
    ...(section ? [section] : []),
    ...(prompt ? [prompt] : []),
    ...(third ? [third.document] : []),
  ]);
  const paragraphs = [
    ...optional(answer?.say, needed),
    { text: opening(request, pieces), rank: answer ? 4 : needed },
    ...stageParagraphs(pieces),
    ...optional(line?.text, needed),
    ...optional(prompt && `O prompt “${prompt.title}” ajuda a escrever o texto.`, 5),
    ...optional(third && followOn(third.piece), 2),
    ...optional(lead?.piece.watch && `Atenção: ${lead.piece.watch}`, 6),
    ...optional(item && `Pronto quando ${item.readyWhen}`, 3),
    { text: restsOn(sources), rank: needed },
    ...optional(context.trade || !wantsContext(documents) ? "" : planWords.tellMore, 1),
  ];
  const kept = shorten(paragraphs);
  const words = countWords(kept.map(({ text }) => text).join(" "));
  const why = words < fewWords && item ? [{ text: item.why, rank: 1 }] : [];
  const at = kept.findIndex(({ text }) => text.startsWith(planWords.today));
  return {
    text: [...kept.slice(0, at), ...why, ...kept.slice(at)]
      .map(({ text }) => text)
      .join("\n\n")
      .replaceAll("{busca}", searchExample(context)),
    sources,
  };
}
