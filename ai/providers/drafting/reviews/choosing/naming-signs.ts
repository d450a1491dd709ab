import { classOf, conceptOf } from "../../text/sentiment/concept-of.ts";
import type { Word } from "../../text/words.ts";
import type { Candidate, Sided } from "./candidates.ts";
import { type Context, margin, stepOf } from "./context.ts";

/** What a candidate is told from, the text being of this kind; `all`: every candidate of the text. */
export type Naming = { tone: Sided; context: Context; all: readonly Candidate[] };

const chanceSteps = 5;
/** Words of a text in steps of eight. */
const lengthStep = 3;
const mostLengths = 6;

function keyAt(words: readonly Word[], at: number): string {
  return words[at]?.key ?? (at < 0 ? "^" : "$");
}

/** What kind of word stands there; a word of no class is only a word. */
function kindAt(words: readonly Word[], at: number): string {
  const key = keyAt(words, at);
  return words[at] ? (conceptOf(key) ?? classOf(key) ?? "-") : key;
}

/** The words around it, and what they are. */
function aroundIt(words: readonly Word[], at: number, thingClass: string): string[] {
  const key = (by: number) => keyAt(words, at + by);
  const kind = (by: number) => kindAt(words, at + by);
  return [
    `word:${key(0)}`,
    `ending:${key(0).slice(-3)}`,
    `kind:${kind(0)}`,
    `before:${key(-1)}`,
    `before2:${key(-2)}`,
    `pair-before:${key(-2)} ${key(-1)}`,
    `after:${key(1)}`,
    `after2:${key(2)}`,
    `pair-after:${key(1)} ${key(2)}`,
    `kind-before:${kind(-1)}`,
    `kind-before2:${kind(-2)}`,
    `kind-after:${kind(1)}`,
    `kind-after2:${kind(2)}`,
    `kind-and-before:${kind(0)}:${key(-1)}`,
    `class-before:${thingClass}:${key(-1)}`,
    `class-before2:${thingClass}:${key(-2)}`,
    `class-after:${thingClass}:${key(1)}`,
  ];
}

/** What its segment sounds like. */
function soundOf({ point, source }: Candidate, { tone, context }: Naming): string[] {
  const feeling = context.feelings[point.segment ?? -1];
  if (feeling === undefined) return ["sound:none"];
  const [good, bad, neutral] = [feeling.good, feeling.bad, feeling.neutral].map((chance) =>
    stepOf(chance, chanceSteps),
  );
  return [
    `good:${good}`,
    `bad:${bad}`,
    `neutral:${neutral}`,
    `good-tone:${good}:${tone}`,
    `bad-tone:${bad}:${tone}`,
    `neutral-class:${neutral}:${point.thing?.class ?? ""}`,
    `neutral-source:${neutral}:${source}`,
  ];
}

const far = [-4, -3, 3, 4] as const;

/** The words a little further off, and what its word says in such a text. */
function furtherFrom({ point, source }: Candidate, { tone, context }: Naming): string[] {
  const { segment = -1, at = -1, quality = "" } = point;
  const words = context.segments[segment]?.words ?? [];
  const key = keyAt(words, at);
  return [
    ...far.map((by) => `far:${Math.sign(by)}:${words[at + by]?.stem ?? "-"}`),
    `word-quality:${key}:${quality}:${tone}`,
    `word-source:${key}:${source}`,
  ];
}

const mostRanks = 4;
const strengths = 5;
const neighbourSteps = 4;

/** How strongly its segment sounds beside the others of the text. */
function besideSegments({ point, source }: Candidate, { tone, context, all }: Naming): string[] {
  const { segment = -1, thing } = point;
  const { feelings } = context;
  const own = feelings[segment];
  if (own === undefined) return [];
  const blames = tone === "complaint" || (tone === "mixed" && own.good < own.bad);
  const side = blames ? "bad" : "good";
  const stronger = feelings.filter(
    (other, place) => place !== segment && other[side] > own[side] + margin,
  ).length;
  const rank = Math.min(stronger, mostRanks);
  const left = Math.min(feelings.length - 1 - segment, mostRanks);
  const segments = Math.min(feelings.length, 6);
  const judged = all.filter(
    (other) => other.source === "judged" && !other.point.faint && other.point.segment !== segment,
  ).length;
  const elsewhere = Math.min(judged, mostRanks);
  const neighbours = ([-1, 1] as const).flatMap((by) => {
    const sound = feelings[segment + by];
    if (sound === undefined) return [`neighbour:${by}:${tone}:none`];
    const strength = stepOf(sound[side], neighbourSteps);
    return [
      `neighbour:${by}:${tone}:${strength}`,
      `neighbour-source:${by}:${source}:${strength}`,
      `neighbour-neutral:${by}:${tone}:${stepOf(sound.neutral, neighbourSteps)}`,
    ];
  });
  return [
    `rank:${rank}:${segments}`,
    `rank-source:${rank}:${source}`,
    `rank-class:${rank}:${thing?.class ?? ""}`,
    `rank-own:${rank}:${stepOf(own[side], strengths)}`,
    `from-end:${left}:${segments}`,
    `from-end-source:${left}:${source}`,
    `judged-elsewhere:${elsewhere}:${source}`,
    `judged-elsewhere-class:${elsewhere}:${thing?.class ?? ""}:${source}`,
    ...neighbours,
  ];
}

/** Where it stands and what stands beside it. */
function placeOf({ point, source }: Candidate, { context, all }: Naming): string[] {
  const { segment = -1, at = -1, thing, quality } = point;
  const others = all.filter((other) => other.point !== point);
  const beside = others.filter((other) => segment >= 0 && other.point.segment === segment);
  const again = others.filter(({ point: other }) =>
    thing ? other.thing?.id === thing.id : quality !== undefined && other.quality === quality,
  );
  const length = Math.min(mostLengths, context.length >> lengthStep);
  return [
    `segment:${Math.min(segment, 4)}`,
    `segments:${Math.min(context.segments.length, 6)}`,
    `last:${segment === context.segments.length - 1}`,
    `at:${Math.min(at, 6)}`,
    `all:${Math.min(all.length, 12)}`,
    `beside:${Math.min(beside.length, 4)}`,
    `judged-beside:${beside.some((other) => other.source === "judged" && !other.point.faint)}`,
    `again:${Math.min(again.length, 2)}`,
    `length:${length}`,
    `length-source:${length}:${source}`,
  ];
}

const possessive = /^(?:meu|minha|meus|minhas|nosso|nossa)$/;

/** The signs of whether a careful owner's reply would name a candidate. */
export function namingSigns(candidate: Candidate, naming: Naming): string[] {
  const { point, source } = candidate;
  const { tone, context } = naming;
  const { thing, quality = "", faint = false, salience, polarity, segment = -1, at = -1 } = point;
  const words = context.segments[segment]?.words ?? [];
  const [id, thingClass] = [thing?.id ?? "", thing?.class ?? ""];
  return [
    `source:${source}`,
    `source-class:${source}:${thingClass}`,
    `source-quality:${source}:${quality}`,
    `source-tone:${source}:${tone}`,
    `tone-class:${tone}:${thingClass}`,
    `tone-quality:${tone}:${quality}`,
    `thing:${id}`,
    `tone-thing:${tone}:${id}`,
    `quality:${quality}`,
    `class:${thingClass}`,
    `class-quality:${thingClass}:${quality !== ""}`,
    `faint:${faint}`,
    `salience:${source}:${salience === undefined ? "" : Math.round(salience)}`,
    `polarity:${polarity}:${tone}:${source}`,
    `own:${possessive.test(keyAt(words, at - 1))}:${thingClass}`,
    ...aroundIt(words, at, thingClass),
    ...soundOf(candidate, naming),
    ...placeOf(candidate, naming),
    ...furtherFrom(candidate, naming),
    ...besideSegments(candidate, naming),
  ];
}
