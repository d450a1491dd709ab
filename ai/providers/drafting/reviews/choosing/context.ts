import type { Chances } from "../../text/sentiment/chances.ts";
import { feelingOf } from "../../text/sentiment/feeling.ts";
import { toWords, type Word } from "../../text/words.ts";
import { type Listener, listenTo } from "../net/listener.ts";
import { partAround } from "../part-around.ts";
import { borneOut } from "../points/borne-out.ts";
import { withoutBroughtIn } from "../points/brought-in.ts";
import type { Said } from "../points/read-points.ts";
import type { Segment } from "../segments.ts";

/** What a clause sounds like; training asks weights that have not seen the clause. */
export type Feel = (text: string) => Chances;

/** A text as the signs look at it, read once. */
export type Context = {
  /** All words of the text. */
  words: readonly Word[];
  segments: readonly Segment[];
  said: Said;
  feel: Feel;
  /** What each segment sounds like. */
  feelings: readonly Chances[];
  /** Words of the whole text. */
  length: number;
  /** What a network hears in the text. */
  listener: Listener;
};

/** A text, what was read of it, and what a network hears in its segments: as in one without stars where nothing is said. */
type Read = { text: string; said: Said; segments: readonly Segment[]; listener?: Listener };

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** The words around several places are mostly the same clause. */
function feelOnce(feel: Feel): Feel {
  const known = new Map<string, Chances>();
  return (text) => {
    const felt = known.get(text) ?? feel(text);
    known.set(text, felt);
    return felt;
  };
}

export function contextOf(
  { text, said, segments, listener = listenTo(text, segments) }: Read,
  feelAnew: Feel = feelingOf,
): Context {
  const feel = feelOnce(feelAnew);
  return {
    words: toWords(text),
    segments,
    said: borneOut(withoutBroughtIn(said, segments), segments),
    feel,
    feelings: segments.map(({ words }) => feel(textOf(words))),
    length: segments.reduce((sum, { words }) => sum + words.length, 0),
    listener,
  };
}

/** What the part of a segment around a word sounds like. */
export function feelingAround({ feel, segments }: Context, segment: number, at: number): Chances {
  return feel(textOf(partAround(segments[segment]?.words ?? [], at)));
}

/** One stretch sounds stronger than another only by more than this. */
export const margin = 0.02;

/** A probability in steps, as part of a sign. */
export function stepOf(chance: number, steps: number): number {
  return Math.max(0, Math.min(steps - 1, Math.floor(chance * steps)));
}
