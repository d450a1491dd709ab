import { type Check, faultIf } from "./fault.ts";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

/** Small words that nobody writes Portuguese without. */
const portuguese = words(`
  de do da dos das que e o a os as um uma uns umas para pra por com em no na nos nas não nao se seu sua seus suas você
  voce é foi ser são mais ao aos à às pelo pela pelos pelas ou já quando como nosso nossa nossos nossas nós isso este
  esta esse essa muito obrigado obrigada até sem só tem também onde qual quem sobre cada ainda mas depois hoje
`);

/** Small words of other languages that are none of Portuguese. */
const foreign = words(`
  the and of to you we our your my is was were that this these it its have has had with from thank thanks sorry please
  will would can could what when where which how they them their there very about please not but are been be in on at by
  el los las y en con muy pero usted ustedes gracias nuestro nuestra nuestros nuestras del fue más también hola hasta
  cuando sin su sus al es una hemos puede tiene muchas donde
  le les des et est vous nous avec pour dans une merci votre notre être sur pas qui
  il gli che per grazie nostro nostra sono della delle con siamo
  die der und ist wir sie danke für mit nicht ein eine auf
`);

/** A name in another language is no answer in it ("The Best of Olinda"). */
const fewestForeign = 3;
/** Words from which on a text without small Portuguese words is in no Portuguese. */
const longEnough = 14;
const leastPortuguese = 0.07;
/** Letters of another script that are no mere name. */
const fewestStrange = 8;

/** Anything where a letter of another script can be: what is left are Latin letters and the signs of writing. */
const unusual = /[\u00B5\u0250-\u1FFF\u2070-\uFFFF]/;

const anyWord = /\p{L}+(?:[-’']\p{L}+)*/gu;
/** The same where nothing is unusual, in half the time. */
const usualWord =
  /[a-z\u00AA\u00BA\u00DF-\u00F6\u00F8-\u024F]+(?:[-’'][a-z\u00AA\u00BA\u00DF-\u00F6\u00F8-\u024F]+)*/g;

export function lowerWordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  return lower.match(unusual.test(lower) ? anyWord : usualWord) ?? [];
}

function count(all: readonly string[], known: ReadonlySet<string>): number {
  return all.filter((word) => known.has(word)).length;
}

/** The small words by whose they are; some are of both. */
const owners = new Map(
  [...portuguese, ...foreign].map((word) => [
    word,
    { isOurs: portuguese.has(word), isTheirs: foreign.has(word) },
  ]),
);
const longestSmallWord = Math.max(...[...owners.keys()].map((word) => word.length));

/** What tells the language of a text. `widestGap`: most words in a row without a small Portuguese one. */
type Tally = { text: string; words: number; ours: number; theirs: number; widestGap: number };

/** A text is asked about as a whole and for its sentences; no more than the last is kept. */
let last: Tally = { text: "", words: 0, ours: 0, theirs: 0, widestGap: 0 };

function tallyOf(text: string): Tally {
  if (last.text === text) return last;
  const all = lowerWordsOf(text);
  let [ours, theirs, gap, widestGap] = [0, 0, 0, 0];
  for (const word of all) {
    const owner = word.length > longestSmallWord ? undefined : owners.get(word);
    if (owner?.isTheirs) theirs += 1;
    if (owner?.isOurs) {
      ours += 1;
      gap = 0;
      continue;
    }
    gap += 1;
    if (gap > widestGap) widestGap = gap;
  }
  last = { text, words: all.length, ours, theirs, widestGap };
  return last;
}

function hasOtherScript(text: string): boolean {
  if (!unusual.test(text)) return false;
  const strange = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return strange >= fewestStrange;
}

/** More small words of another language than of ours; of a sentence or of a whole text. */
export function isForeign(text: string): boolean {
  const { words: length, ours, theirs } = tallyOf(text);
  if (hasOtherScript(text) || (theirs >= fewestForeign && theirs > ours)) return true;
  return length >= longEnough && ours < length * leastPortuguese;
}

/**
 * Words in a row without a small Portuguese one that every sentence has which is foreign for lack of them: k of them
 * among n words leave a gap of (n - k) / (k + 1), and with k below `leastPortuguese` the least of that is 14 / 2.
 */
const leastGap = 7;

/** A quick look: false where neither the text nor any of its sentences is foreign. */
export function mayBeForeign(text: string): boolean {
  const { theirs, widestGap } = tallyOf(text);
  return theirs >= fewestForeign || widestGap >= leastGap || unusual.test(text);
}

export const languageCheck: Check = (text) => faultIf(isForeign(text), "language");

/** Of a piece of a few words: fewer of them are proof enough, unless they are the owner's own. */
export function createPieceLanguageCheck(given: string): Check {
  const own = new Set(lowerWordsOf(given));
  return (text) => {
    const all = lowerWordsOf(text);
    const theirs = all.filter((word) => foreign.has(word) && !own.has(word)).length;
    return faultIf(theirs > 1 && theirs > count(all, portuguese), "language");
  };
}
