import type { Word } from "../../text/words.ts";
import { clientLife, clientSurroundings } from "../lexicon/client-life.ts";
import type { Mark } from "../mark.ts";

/** From which word to which a stretch of the text goes that a client tells of themselves. */
type Stretch = { start: number; end: number };

function stretchesIn(words: readonly Word[], frames = clientLife): Stretch[] {
  const text = ` ${words.map(({ key }) => key).join(" ")} `;
  let place = 1;
  return words.flatMap(({ key }, start) => {
    frames.lastIndex = place;
    place += key.length + 1;
    const told = frames.exec(text)?.[0];
    return told === undefined ? [] : [{ start, end: start + told.trim().split(" ").length }];
  });
}

/** The words with a comma for each in which the client tells of themselves. */
export function maskClientLife(words: readonly Word[], frames = clientLife): Word[] {
  const stretches = stretchesIn(words, frames);
  const isTold = (at: number) => stretches.some(({ start, end }) => start <= at && at < end);
  return words.map((word, at) => (isTold(at) ? { ...word, key: "," } : word));
}

/** The words without the client's own people, home and way. */
export function maskSurroundings(words: readonly Word[]): Word[] {
  return maskClientLife(words, clientSurroundings);
}

/** The marks of what is said of the shop; what the client tells of themselves is passed over. */
export function withoutClientLife(words: readonly Word[], marks: readonly Mark[]): Mark[] {
  const stretches = stretchesIn(words);
  if (stretches.length === 0) return [...marks];
  const kept = marks.filter(
    ({ start }) => !stretches.some((one) => one.start <= start && start < one.end),
  );
  const passed = stretches.map((one): Mark => ({ ...one, value: { kind: "skip" } }));
  return [...kept, ...passed].sort((one, other) => one.start - other.start);
}
