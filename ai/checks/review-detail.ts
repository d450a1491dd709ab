import { fold } from "../../domain/search/fold.ts";
import { wordKey } from "../../domain/text/words.ts";
import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { termsOf } from "../text/terms.ts";
import { type Check, faultIf } from "./fault.ts";
import { foldedOf, foldedWordsOf } from "./folded.ts";

/** Words that every reply has: to share them with the review names nothing. */
const everyReply = new Set(
  termsOf(
    "obrigado agradecer avaliação comentário desculpas lamentar equipe cliente visita experiência opinião contar voltar ola",
  ),
);

/** Letters that two words have to share at their beginning: "demorou" and "demora". */
const sharedBeginning = 5;

/** What a story tells without the word that a reply has for it, on folded text. */
const sameMatter: readonly [told: RegExp, said: RegExp][] = [
  [
    /\b\d{1,2} ?(?:h\b|hs\b|horas?\b|min)|\b(?:horas?|minutos?|dias?|semanas?|demor|atras|esper|fila|lent|ate (?:agora|hoje)|so cheg)/,
    /\b(?:atras|demor|esper|tempo|prazo|fila)/,
  ],
  [/\b(?:car[oa]s?\b|barat|prec|valor|cust|cobr|r\$)/, /\b(?:prec|valor|cust|cobranc)/],
  [
    /\b(?:gross[oa]|educad|ignor|atend|simpat|gentil|rude|trat(?:ou|aram|ad)|grit|debochad)/,
    /\b(?:atend|cuidado|carinho|respeito|tratament|simpatia|gentileza)/,
  ],
];

/** Words for the matters of the review, which are none of its own. */
function mattersOf(review: string): RegExp[] {
  const folded = fold(review);
  return sameMatter.flatMap(([told, words]) => (told.test(folded) ? [words] : []));
}

function isTelling(stem: string | undefined): boolean {
  return stem !== undefined && stem.length > 2 && !everyReply.has(stem);
}

/** Parts of words whose meaning hangs on their neighbours (see `termsOf`): there one word alone proves nothing. */
const dependent = /venda|fisca|funcion/;
/** Letters of a word that is worth a look. */
const fewestLetters = 5;

/**
 * Whether a reply has one of the telling words of the review letter by letter: then it shares the stem too. Nearly
 * every good reply has one, and to look for it takes a tenth of the time that the stems take.
 */
function sharesWord(review: string, reply: string): boolean {
  const folded = fold(review);
  if (dependent.test(folded) || dependent.test(foldedOf(reply))) return false;
  return foldedWordsOf(reply).some(
    (word) => word.length >= fewestLetters && hasWord(folded, word) && isTelling(termOf(word)),
  );
}

/** As `termsOf` has it, where nothing hangs on the neighbours. */
function termOf(word: string): string | undefined {
  return isStopWord(wordKey(word)) ? undefined : stemOf(word);
}

/** Half of a character of two units counts as one: then the closer look decides. */
const letter = /[\p{L}\p{N}\p{Cs}]/u;

/** Whether a word stands in a folded text by itself, and not as a part of another. */
function hasWord(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const [before = " ", after = " "] = [folded[at - 1], folded[at + word.length]];
    if (!(letter.test(before) || letter.test(after))) return true;
  }
  return false;
}

function beginningsOf(stems: Iterable<string>): Set<string> {
  return new Set(Array.from(stems, (stem) => stem.slice(0, sharedBeginning)));
}

/** Names and short words are no stems: compared whole. */
function namesIn(text: string): string[] {
  return (text.match(/(?<=\p{L}[\s,]{1,3})\p{Lu}\p{Ll}{2,}/gu) ?? []).map(fold);
}

/**
 * One thing that the review tells is named at least. A review that tells nothing (stars, "ok") asks for nothing.
 * @param points how we would name what the review tells, where it uses other words ("caro" is about the price).
 */
export function createDetailCheck(review: string, points: readonly string[]): Check {
  let told: Told | undefined;
  return (text) => {
    if (sharesWord(review, text)) return undefined;
    told ??= read(review, points);
    return faultIf(!names(text, told), "detail");
  };
}

/** What a review tells, as it is compared with a reply. */
type Told = {
  beginnings: ReadonlySet<string>;
  names: ReadonlySet<string>;
  matters: readonly RegExp[];
};

function read(review: string, points: readonly string[]): Told {
  const stems = [...termsOf(review), ...points.flatMap(termsOf)].filter(isTelling);
  return {
    beginnings: beginningsOf(stems),
    names: new Set(namesIn(review)),
    matters: mattersOf(review),
  };
}

function names(text: string, told: Told): boolean {
  if (told.beginnings.size + told.names.size === 0) return true;
  return (
    [...beginningsOf(termsOf(text))].some((one) => told.beginnings.has(one)) ||
    told.matters.some((words) => words.test(foldedOf(text))) ||
    namesIn(` a ${text}`).some((name) => told.names.has(name))
  );
}
