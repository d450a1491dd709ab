import {
  type Complaint,
  complaints,
  type Praise,
  praises,
  type ReviewLanguage,
} from "../../../contract/parts.ts";
import { cueFinder, type FindCue, type Phrases } from "../../guard/phrases.ts";
import type { Clause } from "./clauses.ts";
import { complaintCues } from "./complaint-cues.ts";
import { foreignCues } from "./foreign-cues.ts";
import { badWords, goodWords, judgedTopics, opposite } from "./judged-topics.ts";
import { praiseCues } from "./praise-cues.ts";

export type Points = { praised: Set<Praise>; complaints: Set<Complaint> };

const counted = { evenNegated: true } as const;
const praiseFinders = praises.map(
  (id) => [id, cueFinder({ ...praiseCues[id], ...counted })] as const,
);
const complaintFinders = complaints.map(
  (id) => [id, cueFinder({ ...complaintCues[id], ...counted })] as const,
);
const topics = judgedTopics.map((topic) => ({
  ...topic,
  find: cueFinder({ ...topic.cue, ...counted }),
}));
const findGood = cueFinder({ ...goodWords, ...counted });
const findBad = cueFinder({ ...badWords, ...counted });

const negation =
  /(?:^|\s)(?:nao|nunca|jamais|nem|sem|ninguem|nenhum|nenhuma|nada|zero|falta|faltou|pouco|pouca|tampouco|not|no|never)(?: \S+){0,3} $/;

/** Whether a "não" up to three words before takes back what begins here. */
function isTakenBack(clause: string, at: number): boolean {
  return negation.test(clause.slice(Math.max(0, at - 60), at));
}

/** What finders find in a clause: as it is said, and as a "não" takes it back. */
function findPlain<T>(finders: Finders<T>, clause: string) {
  const said: T[] = [];
  const takenBack: T[] = [];
  for (const [id, find] of finders) {
    const spans = find(clause);
    if (spans.some(({ start }) => !isTakenBack(clause, start))) said.push(id);
    else if (spans.length > 0) takenBack.push(id);
  }
  return { said, takenBack };
}

type Finders<T> = readonly (readonly [T, FindCue])[];

function findersOf<T extends string>(cues: Partial<Record<T, Phrases>>): Finders<T> {
  return (Object.entries(cues) as [T, Phrases][]).map(([id, finds]) => [
    id,
    cueFinder({ finds, ...counted }),
  ]);
}

const foreignFinders = {
  en: {
    praised: findersOf(foreignCues.en.praised),
    complaints: findersOf(foreignCues.en.complaints),
  },
  es: {
    praised: findersOf(foreignCues.es.praised),
    complaints: findersOf(foreignCues.es.complaints),
  },
};

/** 1 good, -1 bad, 0 said both ways or not at all. */
type Verdict = 1 | -1 | 0;

function verdictOf(segment: string): Verdict {
  const good = findGood(segment);
  const bad = findBad(segment).filter(({ start }) => !isTakenBack(segment, start));
  const spoiled = good.filter(({ start }) => isTakenBack(segment, start));
  const isGood = good.length > spoiled.length;
  const isBad = bad.length + spoiled.length > 0;
  if (isGood === isBad) return 0;
  return isGood ? 1 : -1;
}

/** A part of a clause between commas and "e". */
type Segment = {
  topics: typeof topics;
  verdict: Verdict;
  isTopicOnly: boolean;
  isJudgedAfter: boolean;
};

const small =
  /^(?:o|a|os|as|um|uma|e|de|do|da|dos|das|no|na|nos|nas|ao|com|em|meu|minha|seu|sua|tambem|todo|toda|todos|todas|tudo|pelo|pela|pelos|pelas|ate|mesmo|que|10|foi|foram|estava|esta)$/;

function segmentOf(text: string): Segment {
  const named = topics.filter(({ find }) => find(text).length > 0);
  const places = named.flatMap(({ find }) => find(text));
  const rest = places
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .split(/\s+/);
  const lastPlace = Math.max(-1, ...places.map(({ start }) => start));
  const firstVerdict = Math.min(...[...findGood(text), ...findBad(text)].map(({ start }) => start));
  return {
    topics: named,
    verdict: verdictOf(text),
    isTopicOnly: named.length > 0 && rest.every((word) => word === "" || small.test(word)),
    isJudgedAfter: firstVerdict > lastPlace,
  };
}

/** The verdict that a bare topic of a list takes from its neighbour, if that one is about a topic and judges on this side. */
function lentBy({ topics: named, verdict, isJudgedAfter }: Segment, isNext: boolean): Verdict {
  return named.length > 0 && isJudgedAfter === isNext ? verdict : 0;
}

/** The verdicts of a list: "atendimento, comida e ambiente nota 10" judges all three, "ótimo atendimento e comida" both. */
function verdictsOf(segments: readonly Segment[]): Verdict[] {
  const isBare = ({ isTopicOnly, verdict }: Segment) => isTopicOnly && verdict === 0;
  let lent: Verdict = 0;
  const fromBefore = segments.map((segment) => {
    if (!isBare(segment)) lent = lentBy(segment, false);
    return lent;
  });
  lent = 0;
  const fromBehind = segments.toReversed().map((segment) => {
    if (!isBare(segment)) lent = lentBy(segment, true);
    return lent;
  });
  return segments.map((segment, at) =>
    isBare(segment) ? fromBehind[segments.length - 1 - at] || fromBefore[at] || 0 : segment.verdict,
  );
}

/** What the clauses of one sentence praise and complain of. */
function readSentence(clauses: readonly Clause[], points: Points): void {
  const segments = clauses.flatMap(({ text }) => text.split(/ e (?!ai )/)).map(segmentOf);
  const verdicts = verdictsOf(segments);
  segments.forEach(({ topics: named }, at) => {
    for (const { praise, complaint } of named) {
      if (verdicts[at] === 1 && praise) points.praised.add(praise);
      if (verdicts[at] === -1 && complaint) points.complaints.add(complaint);
    }
  });
  for (const { text } of clauses) {
    const good = findPlain(praiseFinders, text);
    for (const id of good.said) points.praised.add(id);
    for (const id of good.takenBack) {
      const contrary = opposite[id];
      if (contrary) points.complaints.add(contrary);
    }
    for (const id of findPlain(complaintFinders, text).said) points.complaints.add(id);
  }
}

function readForeign(clauses: readonly Clause[], language: ReviewLanguage, points: Points): void {
  for (const { text } of clauses) {
    for (const id of findPlain(foreignFinders[language].praised, text).said) points.praised.add(id);
    for (const id of findPlain(foreignFinders[language].complaints, text).said)
      points.complaints.add(id);
  }
}

/** Every point that a cue names; nothing is weighed yet. */
export function readPoints(clauses: readonly Clause[], language?: ReviewLanguage): Points {
  const points: Points = { praised: new Set(), complaints: new Set() };
  if (language) {
    readForeign(clauses, language, points);
    return points;
  }
  const sentences = new Map<number, Clause[]>();
  for (const clause of clauses) {
    const beside = sentences.get(clause.sentence) ?? [];
    sentences.set(clause.sentence, [...beside, clause]);
  }
  for (const beside of sentences.values()) readSentence(beside, points);
  return points;
}
