import type { Opinion } from "../lexicon/opinion.ts";
import { no, rue, worth, yes } from "../lexicon/self-answers.ts";
import type { Mark } from "../mark.ts";
import type { Segment } from "../segment.ts";

const pleased: Opinion = { kind: "opinion", polarity: 1, whole: true, fixed: true };
const displeased: Opinion = { ...pleased, polarity: -1 };
/** Words of what is answered, at most. */
const longest = 6;

function textOf({ words }: Segment): string {
  return words.map(({ key }) => key).join(" ");
}

/** "Limpo", "bem feito": short, and nothing but praise. */
function isShortPraise({ words, marks }: Segment): boolean {
  const told = marks.filter(({ value }) => value.kind !== "thing" && value.kind !== "quality");
  const praised = told.every(({ value }) => value.kind === "opinion" && value.polarity === 1);
  return words.length <= longest && told.length > 0 && praised;
}

/** What a segment that is asked and the next, which answers it, say of the shop: 1 where they praise, -1 where they blame. */
function sideOf(asked: Segment | undefined, answer: Segment | undefined): 1 | -1 | undefined {
  if (asked === undefined || answer === undefined || asked.sentence === answer.sentence)
    return undefined;
  const [question, reply] = [textOf(asked), textOf(answer)];
  const denied = no.test(reply);
  if (rue.test(question)) return denied ? 1 : undefined;
  if (!worth.test(question) && !isShortPraise(asked)) return undefined;
  if (denied) return -1;
  return yes.test(reply) ? 1 : undefined;
}

function whole(segment: Segment, value: Opinion): Segment {
  return { ...segment, marks: [{ start: 0, end: segment.words.length, value }] };
}

/** "Limpo? Não.": its praise is blame. */
function turnedRound(segment: Segment): Segment {
  const marks = segment.marks.map(
    (mark): Mark =>
      mark.value.kind === "opinion"
        ? { ...mark, value: { ...mark.value, polarity: -1, fixed: true } }
        : mark,
  );
  return { ...segment, marks };
}

/** "Faria de novo? Com certeza.", "limpo? Não.": what is asked, and the answer, praise or blame together. */
export function withAnswers(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, at) => {
    const answers = sideOf(segments[at - 1], segment);
    if (answers !== undefined) return whole(segment, answers === 1 ? pleased : displeased);
    const asks = sideOf(segment, segments[at + 1]);
    if (asks === undefined) return segment;
    if (!isShortPraise(segment)) return whole(segment, asks === 1 ? pleased : displeased);
    return asks === 1 ? segment : turnedRound(segment);
  });
}
