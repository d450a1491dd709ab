import { countWords, spokenWordsPerMinute } from "../../../../../content/course/minutes.ts";
import type { Narration } from "../../../../../content/course/narration-schema.ts";

export type Sentence = { text: string; scene: number; seconds: number };

/** Less time than this nobody has to read even two words. */
const shortest = 1.6;

function secondsOf(text: string): number {
  return Math.max(shortest, (countWords(text) * 60) / spokenWordsPerMinute);
}

/** All sentences of a narrated lesson in a row, each with its scene and how long it takes to say or to read. */
export function trackOf({ scenes }: Narration): Sentence[] {
  return scenes.flatMap(({ lines }, scene) =>
    lines.map(([text]) => ({ text, scene, seconds: secondsOf(text) })),
  );
}

export function secondsIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The first sentence of a scene; of one before the first or after the last: the nearest. */
export function startOf(track: readonly Sentence[], scene: number): number {
  const start = track.findIndex((sentence) => sentence.scene >= scene);
  return start < 0 ? track.length - 1 : start;
}

/** "2:08". */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
