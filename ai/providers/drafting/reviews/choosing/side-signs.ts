import { partAround } from "../part-around.ts";
import type { Segment } from "../segments.ts";
import { type Context, feelingAround, stepOf } from "./context.ts";

/** A place in a text: a word of a segment, and what is known of what stands there. */
export type Place = {
  segment: number;
  at: number;
  /** Where a word of opinion judges it: which way. */
  judged?: 1 | -1;
  quality?: string;
};

const chanceSteps = 10;

function balance({ good, bad }: { good: number; bad: number }): number {
  return stepOf((good - bad + 1) / 2, chanceSteps);
}

/** How many words of opinion in a segment praise, and how many blame. */
function toldIn({ said }: Context, segment: number): { good: number; bad: number } {
  const told = said.points.filter((point) => point.segment === segment && !point.faint);
  const good = told.filter(({ polarity }) => polarity === 1).length;
  return { good, bad: told.length - good };
}

/** Which way a segment goes by its words, its "mas", its sound. */
function leaningOf(context: Context, at: number): 1 | -1 {
  const { good, bad } = toldIn(context, at);
  if (good + bad > 0 && good * bad === 0) return good > 0 ? 1 : -1;
  if (context.segments[at]?.contrary) return -1;
  const feeling = context.feelings[at];
  return feeling && feeling.good < feeling.bad ? -1 : 1;
}

function turnsUpTo(segments: readonly Segment[], at: number): number {
  return Math.min(2, segments.slice(0, at + 1).filter(({ contrary }) => contrary).length);
}

/** The signs of whether what stands at a place of a text of both sides is praised. */
export function sideSigns(
  { segment, at, judged, quality = "" }: Place,
  context: Context,
): string[] {
  const { segments, feelings } = context;
  const words = segments[segment]?.words ?? [];
  const feeling = feelings[segment];
  if (feeling === undefined) return [`nowhere:${judged ?? 0}`];
  const contrary = segments[segment]?.contrary === true;
  const local = feelingAround(context, segment, at);
  const leaning = leaningOf(context, segment);
  const { good, bad } = toldIn(context, segment);
  const turns = turnsUpTo(segments, segment);
  const key = (place: number) => words[place]?.key ?? (place < 0 ? "^" : "$");
  const near = (place: number) => (feelings[place] ? balance(feelings[place]) : "");
  return [
    `judged:${judged ?? 0}`,
    `leaning:${leaning}`,
    `judged-leaning:${judged ?? 0}:${leaning}`,
    `quality:${quality}:${judged ?? 0}`,
    `good:${stepOf(feeling.good, chanceSteps)}`,
    `bad:${stepOf(feeling.bad, chanceSteps)}`,
    `neutral:${stepOf(feeling.neutral, chanceSteps)}`,
    `balance:${balance(feeling)}`,
    `local-good:${stepOf(local.good, chanceSteps)}`,
    `local-bad:${stepOf(local.bad, chanceSteps)}`,
    `local-balance:${balance(local)}`,
    `contrary:${contrary}`,
    `turns:${turns}`,
    `contrary-turns:${contrary}:${turns}:${segment === segments.length - 1}`,
    `place:${Math.floor((4 * segment) / segments.length)}:${Math.min(segments.length, 4)}`,
    `told:${Math.min(good, 2)}:${Math.min(bad, 2)}`,
    `before:${near(segment - 1)}`,
    `after:${near(segment + 1)}`,
    `word-before:${key(at - 1)}`,
    `word-after:${key(at + 1)}`,
    `opening:${key(0)}`,
    `opening2:${key(0)} ${key(1)}`,
    `part-opening:${partAround(words, at)[0]?.key ?? ""}`,
  ];
}
