import type { Word } from "../../text/words.ts";
import { isKnownName } from "../lexicon/names.ts";
import { canNameThing } from "../lexicon/no-things.ts";
import type { Thing } from "../lexicon/thing.ts";
import type { Mark, Segment } from "../segments.ts";
import type { Target } from "./target.ts";

/** A noun of the review that the lexicon does not know. */
export function unknownThing(id: string, name: string): Thing {
  return { kind: "thing", id, class: "other", name, core: false };
}

const boosting = /^(?:muito|super|bem|tao|mega|extremamente|sempre)$/;
const ending = /(?:as?|os?)$/;

/** The article as the adjective shows it, or else the noun; undefined where neither does: "mel excelente". */
function articleBy(adjective: string, noun: string): string | undefined {
  return ending.exec(adjective)?.[0] ?? ending.exec(noun)?.[0];
}

/** First of a sentence, behind a comma, or behind "que": "que cacetinho bom". */
function opensStretch(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.key;
  return before === undefined || before === "," || (before === "que" && at === 1);
}

/** A word of the text without the capital of its place. */
function asWritten({ text }: Word, at: number): string {
  return at === 0 || text === text.toUpperCase() ? text.toLowerCase() : text;
}

/** Where the adjective of this noun stands: next to it, or one word on ("rosas colombianas lindas"). */
function adjectivePlace({ words, marks }: Segment, at: number): number {
  const [noun = "", second = ""] = [words[at]?.key, words[at + 1]?.key];
  if (boosting.test(second)) return at + 2;
  const marked = marks.some(({ start, end }) => start <= at + 1 && at + 1 < end);
  const agrees = second.length > 5 && ending.exec(second)?.[0] === ending.exec(noun)?.[0];
  return agrees && !marked ? at + 2 : at + 1;
}

function isAdjective({ value }: Mark): boolean {
  return value.kind === "opinion" && !value.object && !value.noun;
}

/** "Pamonha deliciosa", ", coleta rápida": nouns without article that open a stretch, judged right behind. */
export function guessBareNouns(segment: Segment, known: ReadonlySet<Word>): Target[] {
  const { words, marks } = segment;
  return words.flatMap((word, at) => {
    if (!opensStretch(words, at) || known.has(word) || isKnownName(word.key)) return [];
    const place = adjectivePlace(segment, at);
    if (!marks.some((mark) => mark.start === place && isAdjective(mark))) return [];
    const article = articleBy(words[place]?.text.toLowerCase() ?? "", word.key);
    const written = asWritten(word, at);
    if (article === undefined || !canNameThing(word.key, written, article)) return [];
    return [{ start: at, end: at + 1, thing: unknownThing(word.key, `${article} ${written}`) }];
  });
}
