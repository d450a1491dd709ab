import type { Word } from "../../text/words.ts";
import type { Opinion } from "../lexicon/opinion.ts";
import type { Mark, Segment } from "../segments.ts";

/** How many words before an opinion a negation reaches. */
const reach = 4;
const joining = new Set("e nem ou muito super bem tao mais and or very".split(" "));
const experience =
  /^(vi|vimos|comi|comemos|provei|provamos|tomei|encontr|conhec|exist|ha$|tem$|tinha$|tive|fui|experiment|sai|fiz|sent|receb|ficou|ficaram|ficar|esteve|estive|tratad|atendid)/;
const comparing = new Set(
  "tao tanto tanta igual iguais melhor melhores pior piores parecido".split(" "),
);

/** What may stand between "sem" and the noun it takes away. */
const besideNoun = new Set("muita muito nenhum nenhuma tanta tanto a o grande qualquer".split(" "));

function keys(words: readonly Word[], from: number, to: number): string[] {
  return words.slice(from, to).map(({ key }) => key);
}

/** "Nunca comi um pão tão bom" praises. */
function isHeightened(between: readonly string[], own: readonly string[]): boolean {
  const compares = [...between, ...own].some((key) => comparing.has(key));
  return compares && between.some((key) => experience.test(key));
}

function reaches(turn: Mark, opinion: Mark, words: readonly Word[], noun: boolean): boolean {
  const between = keys(words, turn.end, opinion.start);
  if (between.includes(",")) return false;
  if (turn.value.kind === "wish" || turn.value.kind === "told") return true;
  const turnKey = words[turn.start]?.key ?? "";
  const adjacent = turnKey === "sem" || turnKey.startsWith("nenhum") ? 2 : 0;
  if (noun && turn.value.kind === "negator") {
    return between.length <= adjacent && between.every((key) => besideNoun.has(key));
  }
  const verb = /^(?:nao|not)$/.test(turnKey) ? 1 : 0;
  if (words.slice(turn.end + verb, opinion.start).some(({ text }) => text.toLowerCase() === "e"))
    return false;
  if (isHeightened(between, keys(words, opinion.start, opinion.end))) return false;
  return between.length <= reach;
}

/** "Achei que ia ser caro": what was feared did not come. */
const feared = /^(?:achei|pensei|imagin)/;

/** Polarity under the turning word. What nobody lacked is good, what was hoped for was not there. */
function turned(opinion: Opinion, turn: Mark, words: readonly Word[]): 1 | -1 {
  const { polarity } = opinion;
  const key = words[turn.start]?.key ?? "";
  if (polarity === -1 && feared.test(key)) return 1;
  if (turn.value.kind === "wish" || turn.value.kind === "told") return -1;
  if (turn.value.kind === "lack") return polarity === 1 ? -1 : key === "nao" ? 1 : -1;
  if (/^pouc/.test(key) && polarity === -1) return -1;
  return polarity === 1 ? -1 : 1;
}

const denying = /^(?:nao|nunca|nem|ninguem|sem|zero|nenhuma?)$/;
const slight =
  /^(?:me|nos|se|te|lhe|foi|fui|fomos|foram|ficou|ficaram|muito|de|e|era|esta|estava|sao|fica|tem|tinha|teve|tiveram|houve)$/;

/** "A porta não trava": no less a fault than one that does. */
const locking = /^trav/;

/**
 * "Não dormi bem", "ninguém ajudou a carregar", "falta de cortesia": a settled phrase of its own right behind a
 * denial, unless it begins with one itself ("não demorou").
 */
function isDenied({ start }: Mark, { polarity }: Opinion, words: readonly Word[]): boolean {
  const [first = ""] = keys(words, start, start + 1);
  if (/^(?:nada|jamais|so|apenas)$/.test(first) || denying.test(first)) return false;
  const before = keys(words, Math.max(0, start - 3), start);
  const at = before.findLastIndex((key) => !slight.test(key));
  const [denial = "", earlier = ""] = [before[at], before[at - 1]];
  if (/^(?:como|que)$/.test(earlier)) return false;
  if (denial === "falta") return polarity === 1;
  if (polarity === 1) return denying.test(denial);
  return /^(?:nao|nunca)$/.test(denial) && !locking.test(first);
}

const turning = new Set(["negator", "lack", "wish", "told"]);

/** Whether a turning word reaches an opinion, or reached the one that it is joined to. */
function isTurned(
  mark: Mark,
  opinion: Opinion,
  turn: Mark,
  last: Mark | undefined,
  words: readonly Word[],
): boolean {
  if (opinion.fixed) return false;
  if (last === undefined) return reaches(turn, mark, words, opinion.noun === true);
  return keys(words, last.end, mark.start).every((key) => joining.has(key));
}

/** The polarity of what no word before it turns. */
function plain(mark: Mark, opinion: Opinion, words: readonly Word[]): 1 | -1 {
  const denied = opinion.fixed === true && isDenied(mark, opinion, words);
  return denied ? (-opinion.polarity as 1 | -1) : opinion.polarity;
}

/**
 * The polarity of every opinion of a segment, by its place among the marks. A negation reaches the next
 * opinion and those joined to it ("não é limpo nem organizado"), not past a comma or into another clause.
 */
export function polaritiesOf({ words, marks }: Segment): Map<Mark, 1 | -1> {
  const found = new Map<Mark, 1 | -1>();
  let turn: Mark | undefined;
  let last: Mark | undefined;
  for (const mark of marks) {
    if (turning.has(mark.value.kind)) {
      turn = mark;
      last = undefined;
    }
    if (mark.value.kind !== "opinion") continue;
    const opinion = mark.value;
    const by = turn !== undefined && isTurned(mark, opinion, turn, last, words) ? turn : undefined;
    found.set(mark, by === undefined ? plain(mark, opinion, words) : turned(opinion, by, words));
    last = mark;
    turn = by;
  }
  return found;
}
