import { type BitterTurn, bitterTurns } from "../lexicon/bitter-praise.ts";
import type { Opinion } from "../lexicon/opinion.ts";
import type { Mark } from "../mark.ts";
import type { Segment } from "../segment.ts";

/** The words of a text in one line, and from where to where each stands in it. */
type Line = { text: string; places: { segment: number; at: number; from: number; to: number }[] };

function lineOf(segments: readonly Segment[]): Line {
  const places: Line["places"] = [];
  let text = " . ";
  segments.forEach(({ words, sentence, contrary }, segment) => {
    const before = segments[segment - 1];
    if (before !== undefined && before.sentence !== sentence) text += ". ";
    if (contrary) text += "mas ";
    words.forEach(({ key }, at) => {
      places.push({ segment, at, from: text.length, to: text.length + key.length });
      text += `${key} `;
    });
  });
  return { text: `${text}. `, places };
}

/** From where to where good words are passed over, and what makes them bitter. */
type Found = {
  from: number;
  to: number;
  cue: readonly [number, number];
  good: boolean;
  other: boolean;
};

/** What parts stretches of a sentence, before a turn. */
const parting = / (?:,|\.|mas) /g;

function foundIn(
  text: string,
  { turn, stretch, good = false, other = false }: BitterTurn,
): Found[] {
  return [...text.matchAll(turn)].flatMap((match) => {
    const cue = match.indices?.groups?.cue;
    if (cue === undefined) return [];
    const before = text.slice(0, match.index);
    const sentence = before.lastIndexOf(" . ");
    const part = Math.max(0, ...[...before.matchAll(parting)].map(({ index }) => index));
    const end = match.index + match[0].length;
    const stop = stretch === undefined ? end : text.indexOf(" . ", end - 1);
    return [{ from: stretch ? sentence : part, to: Math.max(end, stop), cue, good, other }];
  });
}

const blame: Opinion = { kind: "opinion", polarity: -1, whole: true, fixed: true };

function isGood({ value }: Mark): boolean {
  if (value.kind === "quality") return value.leaning === 1;
  return value.kind === "opinion" && value.polarity === 1;
}

/**
 * "Um doce até eu assinar", "devia ter ido no pintor da minha tia, que deixa tudo limpo": good words that praise nothing
 * of the shop are passed over, and what makes them bitter is blame.
 */
export function withBitterPraise(segments: readonly Segment[]): Segment[] {
  const { text, places } = lineOf(segments);
  const isIn = (segment: number, start: number, from: number, to: number) =>
    places.some(
      (one) => one.segment === segment && one.at === start && one.from >= from && one.from < to,
    );
  const praises = ({ from, to }: Found) =>
    segments.some(({ marks }, at) =>
      marks.some((mark) => isGood(mark) && isIn(at, mark.start, from, to)),
    );
  const isBitter = (mark: Mark, number: number) =>
    found.some(
      ({ from, to, other }) => (other || isGood(mark)) && isIn(number, mark.start, from, to),
    );
  const found = bitterTurns
    .flatMap((turn) => foundIn(text, turn))
    .filter((one) => !one.good || praises(one));
  if (found.length === 0) return [...segments];
  return segments.map((segment, number) => {
    const cued = found.flatMap(({ cue: [from, to] }) => {
      const own = places.filter(
        (one) => one.segment === number && one.from >= from && one.from < to,
      );
      const [first, last] = [own.at(0), own.at(-1)];
      return first && last ? [{ value: blame, start: first.at, end: last.at + 1 }] : [];
    });
    const marks = segment.marks
      .filter((mark) => !cued.some(({ start, end }) => mark.start < end && mark.end > start))
      .map((mark): Mark => (isBitter(mark, number) ? { ...mark, value: { kind: "skip" } } : mark));
    return {
      ...segment,
      ...(cued.length > 0 && { bitter: true as const }),
      marks: [...marks, ...cued].sort((one, other) => one.start - other.start),
    };
  });
}
