import { lexicon } from "../lexicon/book.ts";
import type { Opinion } from "../lexicon/opinion.ts";
import type { Segment } from "../segment.ts";
import { clouds, judges, lineOf } from "./line-of.ts";
import { overruledFrom } from "./overruled.ts";

/** "Achei que ia ser", "tinha medo de": what was expected follows, to the end of the stretch. */
const expecting =
  /(?:^|(?<=, |^e |^eu |^no comeco ))(?<!nao )(?:eu )?(?:(?:ach|pens|imagin|desconfi)(?:ei|ava|amos|avamos)|jur(?:ei|ava)|(?:tinha|tive|estava com|fui com|fiquei com) (?:muito |um pouco de |certo )?(?:medo|receio)) (?:ate )?(?:que|de) /;
/** "Mas não, ...": it came otherwise. */
const refuting =
  /^(?:nao|que nada|nada disso|qual nada|me enganei|eu me enganei|nos enganamos|estava enganad[oa]|foi o contrario)(?: ,|$)/;

/** Words of what was expected, at most. */
const longest = 14;

/** What people fear of a shop that no word of opinion tells. */
const feared =
  /(?:^| )(?:golpe|fraude|picaret[a-z]+|furada|cilada|fria|pegadinha|mentira|enganacao|enrolacao|exagero|caro|cara|caros|caras|do(?:er|ia|esse)|demor[a-z]+|apertad[oa]s?|pequen[oa]s?|dar ruim|dar errado|perda de tempo|perder tempo|dificil|complicad[oa]|chat[oa]|ruim|longe|burocra[a-z]+)(?= |$)/;

const pleased: Opinion = { kind: "opinion", polarity: 1, whole: true, fixed: true };
const disappointed: Opinion = { kind: "opinion", polarity: -1, whole: true, fixed: true };

/** From which word on a segment tells what was expected; -1 where it does not. */
function expectedFrom({ words }: Segment): number {
  const found = expecting.exec(lineOf(words));
  if (found === null) return -1;
  const from = found.input.slice(0, found.index).split(" ").filter(Boolean).length;
  const told = words.slice(from).filter(({ key }) => key !== ",");
  return told.length <= longest ? from : -1;
}

/** -1 where something bad was expected, 1 where something good, 0 where no word says. */
function sideExpected({ words }: Segment, from: number): -1 | 0 | 1 {
  const told = words.slice(from).filter(({ key }) => key !== ",");
  const opening = expecting.exec(lineOf(told))?.[0] ?? "";
  const expected = told.slice(opening.trim().split(" ").length);
  if (expected.some(({ key }) => key === "nao" || key === "nem")) return 0;
  if (feared.test(lineOf(expected))) return -1;
  const marks = lexicon().scan(expected);
  if (marks.some((mark) => judges(mark, -1))) return -1;
  return marks.some((mark) => judges(mark, 1)) ? 1 : 0;
}

/** Words of the refutation where a segment opens with one; 0 where it does not, or the fear was of nothing told. */
function refutedBy(segment: Segment | undefined, before: Segment): number {
  if (segment?.contrary !== true || segment.sentence !== before.sentence) return 0;
  const found = refuting.exec(lineOf(segment.words));
  return found === null ? 0 : found[0].split(" ").length;
}

/** "Não, tudo limpinho": praise, where nothing in it says otherwise. */
function asAnswer(segment: Segment, words: number, side: -1 | 1): Segment {
  const rest = segment.marks.filter(({ start }) => start >= words);
  const told = (value: Opinion) => [{ start: 0, end: 1, value }, ...rest];
  const { contrary: _, ...plain } = segment;
  const blames = rest.some((mark) => judges(mark, -1));
  const praises = rest.some((mark) => judges(mark, 1));
  if (side === 1) return { ...segment, marks: blames || praises ? rest : told(disappointed) };
  if (rest.some(clouds)) return { ...segment, marks: rest };
  return { ...plain, marks: praises ? rest : told(pleased) };
}

/** "Achei que ia ser caro mas não, ...": what was only expected is neither praised nor blamed. */
export function withRefutedFear(segments: readonly Segment[]): Segment[] {
  const told = segments.map((segment, at) => {
    const words = refutedBy(segments[at + 1], segment);
    const from = words > 0 ? expectedFrom(segment) : -1;
    const side = from >= 0 ? sideExpected(segment, from) : 0;
    return side === 0 ? undefined : ({ words, from, side } as const);
  });
  return segments.map((segment, at) => {
    const own = told[at];
    if (own !== undefined) return overruledFrom(segment, own.from);
    const before = told[at - 1];
    return before === undefined ? segment : asAnswer(segment, before.words, before.side);
  });
}
