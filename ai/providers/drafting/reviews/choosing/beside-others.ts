import type { Chances } from "../../text/sentiment/chances.ts";
import type { Fragment } from "../quoting/quotes.ts";
import { type Feel, margin, stepOf } from "./context.ts";

/** The half of a review that a quote is of. */
export type Side = "good" | "bad";

/** How each clause of a text sounds, by its number: its strongest praise and blame, and how neutral it begins. */
export type ClauseSounds = ReadonlyMap<number, Chances>;

/** Stretches of a text that are listened to, at most: it bounds the time of a long one. */
const mostHeard = 120;

export function soundsOf(fragments: readonly Fragment[], feel: Feel): ClauseSounds {
  const sounds = new Map<number, Chances>();
  for (const { text, clause } of fragments.slice(0, mostHeard)) {
    const { good, bad, neutral } = feel(text);
    const known = sounds.get(clause) ?? { good, bad, neutral };
    sounds.set(clause, {
      good: Math.max(known.good, good),
      bad: Math.max(known.bad, bad),
      neutral: known.neutral,
    });
  }
  return sounds;
}

const mostRanks = 4;
const mostClauses = 6;
const strengths = 5;
const steps = 4;
const gapSteps = 6;

/** The neighbour of a clause: how it sounds, or that there is none. */
function neighbour(name: string, side: Side, sound: Chances | undefined): string[] {
  if (sound === undefined) return [`${name}:${side}:none`];
  return [
    `${name}-neutral:${side}:${stepOf(sound.neutral, steps)}`,
    `${name}-own:${side}:${stepOf(sound[side], steps)}`,
  ];
}

/** The signs of where a stretch stands among the clauses of its text, and how strongly it sounds beside them. */
export function besideOthers(
  { clause, from, to }: Fragment,
  own: Chances,
  { side, tone, sounds }: { side: Side; tone: string; sounds: ClauseSounds },
): string[] {
  const others = [...sounds].flatMap(([number, sound]) => (number === clause ? [] : sound[side]));
  const last = Math.max(clause, ...sounds.keys());
  const clauses = Math.min(last, mostClauses);
  const stronger = others.filter((strength) => strength > own[side] + margin).length;
  const rank = Math.min(stronger, mostRanks);
  const gap = Math.round((own[side] - Math.max(0, ...others)) * gapSteps);
  const neutral = stepOf(own.neutral, steps);
  return [
    `tone:${tone}:${side}`,
    `tone-neutral:${tone}:${stepOf(own.neutral, 2 * steps)}`,
    `clauses:${clauses}`,
    `rank:${rank}:${clauses}`,
    `rank-own:${rank}:${stepOf(own[side], strengths)}`,
    `from-end:${Math.min(last - clause, mostRanks)}:${clauses}`,
    `first:${clause === 1}:${last === 1}`,
    `gap:${gap}`,
    `gap-tone:${tone}:${gap}`,
    `gap-neutral:${gap}:${neutral}`,
    `pieces:${Math.min(to - from, mostRanks)}`,
    ...neighbour("before", side, sounds.get(clause - 1)),
    ...neighbour("after", side, sounds.get(clause + 1)),
  ];
}
