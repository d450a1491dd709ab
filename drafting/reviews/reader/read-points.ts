import type { Complaint, Praise } from "../../../contract/parts.ts";
import type { FindCue } from "../../guard/phrases.ts";
import { readCues } from "./clauses.ts";
import { complaintCues } from "./complaint-cues.ts";
import { doubts, judgedTopics, judgements } from "./judged-topics.ts";
import { praiseCues } from "./praise-cues.ts";

/** Every point that a cue names, before anything is weighed. */
export type Points = { praised: Set<Praise>; complaints: Set<Complaint> };

/** What praise is doubtful about; see `doubts`. */
export type Doubt = {
  takenBack: Complaint | "";
  against: readonly string[];
  againstUnparted: readonly string[];
};

export const doubtsOf: ReadonlyMap<string, Doubt> = new Map(
  doubts
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", takenBack = "", against = "", unparted = ""] = line.split(/ ?\| ?/);
      return [
        id,
        {
          takenBack: takenBack as Complaint | "",
          against: against.split(" "),
          againstUnparted: unparted.split(" "),
        },
      ];
    }),
);

type Finders<T> = readonly (readonly [id: T, find: FindCue])[];
type Topic = { praise: string; complaint: string | undefined; find: FindCue };

const praiseFinders = readCues(praiseCues) as unknown as Finders<Praise>;
const complaintFinders = readCues(complaintCues) as unknown as Finders<Complaint>;
const topics: readonly Topic[] = readCues(judgedTopics).map(([heading, find]) => {
  const [praise = "", complaint] = heading.split(/ \| ?/);
  return { praise, complaint, find };
});
const [findGood, findBad] = readCues(judgements).map(([, find]) => find) as [FindCue, FindCue];

/** What takes back what follows up to three words later; of praise, also what makes it little. */
const denied = "nao|nunca|jamais|nem|sem|ninguem|nenhum|nenhuma|nada|zero|tampouco";
const negations = {
  complaints: new RegExp(`(?:^|\\s)(?:${denied})(?: \\S+){0,3} $`),
  praised: new RegExp(`(?:^|\\s)(?:${denied}|falta|faltou|pouco|pouca)(?: \\S+){0,3} $`),
} as const;
type Negation = keyof typeof negations;

/** Of a text with a clause on each line. */
function isTakenBack(text: string, at: number, by: Negation): boolean {
  const from = Math.max(0, at - 60, text.lastIndexOf("\n", at - 1) + 1);
  return negations[by].test(text.slice(from, at));
}

/** Tells of each place where a point is found whether it is said or taken back. */
function findIn<T>(
  finders: Finders<T>,
  text: string,
  by: Negation,
  tell: (id: T, isSaid: boolean) => void,
): void {
  for (const [id, find] of finders) {
    for (const { start } of find(text)) tell(id, !isTakenBack(text, start, by));
  }
}

/** 1 good, -1 bad, 0 said both ways or not at all. */
type Verdict = 1 | -1 | 0;

/** A part of a clause between "e" and "e", with the topics that it names. */
type Segment = { text: string; topics: (Topic & { start: number; end: number })[] };

/** What a segment says of its topics. */
type Judged = {
  topics: readonly Topic[];
  verdict: Verdict;
  /** Nothing but topics: an entry of a list. */
  isBare: boolean;
  /** The judgement stands behind the topics. */
  isJudgedAfter: boolean;
};

const small =
  /^(?:o|a|os|as|um|uma|e|de|do|da|dos|das|no|na|nos|nas|ao|com|em|meu|minha|seu|sua|tambem|todo|toda|todos|todas|tudo|pelo|pela|pelos|pelas|ate|mesmo|que|10|foi|foram|estava|esta|)$/;

function verdictOf(good: number, bad: number): Verdict {
  if (good > 0 === bad > 0) return 0;
  return good > 0 ? 1 : -1;
}

function judge({ text, topics: named }: Segment): Judged {
  const rest = named.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  const [good, bad] = [findGood(text), findBad(text)];
  const spoiled = good.filter(({ start }) => isTakenBack(text, start, "praised")).length;
  const real = bad.filter(({ start }) => !isTakenBack(text, start, "complaints")).length;
  const isListed = named.length > 0 && rest.split(/\s+/).every((word) => small.test(word));
  const startOf = ({ start }: { start: number }) => start;
  return {
    topics: named,
    verdict: verdictOf(good.length - spoiled, real + spoiled),
    isBare: isListed && good.length + bad.length === 0,
    isJudgedAfter: Math.min(...[...good, ...bad].map(startOf)) > Math.max(...named.map(startOf)),
  };
}

/** Parts a clause at "e" where both sides have a topic; "o atendimento e bom" may be "é bom". */
function segmentsOf(clause: string): Segment[] {
  const segments: Segment[] = [];
  for (const text of clause.split(" e ")) {
    const named = topics.flatMap((topic) =>
      topic.find(text).map((span) => ({ ...topic, ...span })),
    );
    const last = segments.at(-1);
    if (last && named.length === 0) last.text += ` e ${text}`;
    else segments.push({ text, topics: named.sort((one, other) => one.start - other.start) });
  }
  return segments;
}

/** The verdicts that bare topics take over from the last segment that is none, seen from one side. */
function lentVerdicts(segments: readonly Judged[], isBehind: boolean): Verdict[] {
  let lent: Verdict = 0;
  return segments.map((segment) => {
    const lends = segment.topics.length > 0 && segment.isJudgedAfter === isBehind;
    if (!segment.isBare) lent = lends ? segment.verdict : 0;
    return lent;
  });
}

/** What the topics of a sentence are called: "atendimento, comida e ambiente nota 10" judges all three. */
function readTopics(clauses: readonly string[], points: Points): void {
  const segments = clauses.flatMap(segmentsOf).map(judge);
  const fromBefore = lentVerdicts(segments, false);
  const fromBehind = lentVerdicts(segments.toReversed(), true).reverse();
  segments.forEach(({ topics: named, isBare, verdict }, at) => {
    const said = isBare ? fromBehind[at] || fromBefore[at] : verdict;
    for (const { praise, complaint } of named) {
      if (said === 1) points.praised.add(praise as Praise);
      if (said === -1 && complaint) points.complaints.add(complaint as Complaint);
    }
  });
}

function readCued(text: string, points: Points): void {
  findIn(praiseFinders, text, "praised", (id, isSaid) => {
    const contrary = doubtsOf.get(id)?.takenBack;
    if (isSaid) points.praised.add(id);
    else if (contrary) points.complaints.add(contrary);
  });
  findIn(complaintFinders, text, "complaints", (id, isSaid) => isSaid && points.complaints.add(id));
}

/** Every point that a cue names, or a topic together with what it is called, in the clauses of each sentence. */
export function readPoints(sentences: readonly (readonly string[])[]): Points {
  const points: Points = { praised: new Set(), complaints: new Set() };
  const text = sentences.flat().join("\n");
  readCued(text, points);
  for (const clauses of sentences) readTopics(clauses, points);
  return points;
}
