import { articleFor } from "../../text/grammar.ts";
import type { Word } from "../../text/words.ts";
import { isKnownName } from "../lexicon/names.ts";
import { canNameThing } from "../lexicon/no-things.ts";
import { isVerbForm } from "../lexicon/verbs.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import { askedWithout } from "./asked-without.ts";
import { guessBareNouns, unknownThing } from "./bare-nouns.ts";
import { describes } from "./described.ts";
import { salienceOf } from "./salience.ts";
import type { Target } from "./target.ts";

/** The definite article behind an article, a contraction or a pointing word. */
const articles = new Map([
  ...["o", "do", "no", "pelo", "ao", "um", "esse", "este"].map((key) => [key, "o"] as const),
  ...["a", "da", "na", "pela", "uma", "essa", "esta"].map((key) => [key, "a"] as const),
  ...["os", "dos", "nos", "pelos", "aos", "uns", "esses"].map((key) => [key, "os"] as const),
  ...["as", "das", "nas", "pelas", "umas", "essas"].map((key) => [key, "as"] as const),
]);
/** "Entenderam meus cachos": what somebody of the shop did something with. */
const owned = new Map([
  ["meu", "o"],
  ["minha", "a"],
  ["meus", "os"],
  ["minhas", "as"],
]);
/** Articles that point at a thing of this shop. */
const pointing = /^(?:[oa]s?|[dn][oa]s?|pel[oa]s?|ess[ea]s?|est[ea]s?)$/;
const buying =
  /^(?:compr|pedi|encomend|alug|contrat|receb|reserv|fiz$|fizemos|levei|mandei|adotei|fez$|deram)/;
const counting = /^(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|\d{1,3})$/;
const copulas = new Set(
  "e esta vive vivem anda andam parece continua continuam estava estao estavam foi foram era eram ficou ficaram veio vieram chegou chegaram muito super bem tao sempre mais que".split(
    " ",
  ),
);
const stative = /^(?:e|esta|estao|estava|estavam|foi|foram|era|ficou|ficaram)$/;
const objectLink = /^(?:d[oa]s?|[oa]s?|com)$/;

function knownWords({ words, marks }: Segment): ReadonlySet<Word> {
  return new Set(marks.flatMap(({ start, end }) => words.slice(start, end)));
}

/** An opinion that takes an object stands right before the noun at this place. */
function isObject({ words, marks }: Segment, at: number): boolean {
  return marks.some(({ value, end }) => {
    if (value.kind !== "opinion" || !value.object || value.polite) return false;
    return end === at - 1 || (end === at - 2 && objectLink.test(words[at - 1]?.key ?? ""));
  });
}

/** What may stand between a noun and what is said of it: "foi", "de calabresa é", "guiada foi", "branco". */
function leadsTo(between: readonly string[]): boolean {
  if (between.includes(",") || between.length > 5) return false;
  const [first = ""] = between;
  const shaped = /[aei]d[oa]s?$/.test(first) || describes([first]) ? between.slice(1) : between;
  if (shaped.length < 4 && shaped.every((key) => copulas.has(key))) return true;
  return between[0] === "de" && stative.test(between.at(-1) ?? "");
}

/** An opinion or a denial stands right after the noun: "ficou ótima", "não ligava". */
function isSubject({ words, marks }: Segment, at: number): boolean {
  const keys = words.map(({ key }) => key);
  return marks.some(({ value, start }) => {
    if (value.kind === "negator") return start === at + 1 && keys[start] !== "sem";
    const judges = value.kind === "opinion" && !value.object && start > at;
    return judges && leadsTo(keys.slice(at + 1, start));
  });
}

/** "Só faltou guardanapo": what was missing, where the lexicon does not know it. */
export function lackTargets(segment: Segment): Target[] {
  const known = knownWords(segment);
  const { words } = segment;
  return segment.marks.flatMap(({ value, end }) => {
    const word = words[end];
    const without = /^(?:sem|nenhuma?)$/.test(words[end - 1]?.key ?? "");
    const lacks = value.kind === "lack" || (value.kind === "negator" && without);
    if (
      !lacks ||
      askedWithout(words, end - 1) ||
      word === undefined ||
      known.has(word) ||
      isKnownName(word.key)
    )
      return [];
    if (!canNameThing(word.key, word.text) || /(?:[ai]d[oa])$/.test(word.key)) return [];
    return [{ start: end, end: end + 1, thing: unknownThing(word.key, `a falta de ${word.text}`) }];
  });
}

/** "Queijo da canastra", "bolo da vovó": what food is called after is no matter of its own. */
function isEaten({ marks }: Segment, at: number): boolean {
  return marks.some(
    ({ value, start, end }) =>
      value.kind === "thing" && /^(?:food|cold)$/.test(value.class) && start <= at && at < end,
  );
}

/** "a esfoliação ficou ótima": a noun of the review after its article, where something judges it. */
export function guessTargets(segment: Segment): Target[] {
  if (segment.foreign) return [];
  const known = knownWords(segment);
  const { words } = segment;
  const behindArticle = words.flatMap((word, at) => {
    const [key, before] = [words[at - 1]?.key ?? "", words[at - 2]];
    const article = articles.get(key);
    if (article === undefined || known.has(word) || isKnownName(word.key)) return [];
    const hangs =
      /^d[aeo]s?$/.test(key) &&
      (before === undefined || !known.has(before) || isEaten(segment, at - 2));
    if (hangs || !canNameThing(word.key, word.text, article)) return [];
    if (!isObject(segment, at) && !isSubject(segment, at)) return [];
    return [{ start: at, end: at + 1, thing: unknownThing(word.key, `${article} ${word.text}`) }];
  });
  return [...behindArticle, ...guessBareNouns(segment, known)];
}

const gettingBare = /^(?:fiz|tirei|comprei|encomendei|aluguei|contratei)$/;

/** "Tirei passaporte", "comprei dois teclados": the article that stands unsaid. */
function unsaidArticle(key: string, before: string, noun: string): string | undefined {
  if (gettingBare.test(key)) return articleFor(noun);
  if (!buying.test(before) || !counting.test(key)) return undefined;
  return noun.endsWith("as") ? "as" : "os";
}

/** "O sushiman é uma figura", "virou uma sopa": what something is called is no thing of the shop. */
const likening = /^(?:e|sao|foi|foram|era|eram|seja|virou|viraram|parece|parecia|pareciam)$/;

/** The article that makes the noun at this place one of this shop: "o tanque", "o mesmo alicate", "comprei um teclado". */
function articleOf(words: readonly Word[], at: number): string | undefined {
  const same = /^(?:mesm[oa]s?|propri[oa]s?)$/.test(words[at - 1]?.key ?? "") ? 1 : 0;
  const [before = "", key = ""] = [at - 2 - same, at - 1 - same].map((place) => words[place]?.key);
  const acts = isVerbForm(before);
  const mine = owned.get(key);
  if (mine !== undefined && acts) return mine;
  const unsaid = unsaidArticle(key, before, words[at]?.text ?? "");
  if (unsaid !== undefined) return unsaid;
  const object = acts && !likening.test(before) && /^uma?$/.test(key);
  return object || buying.test(before) || pointing.test(key) ? articles.get(key) : undefined;
}

const noNoun =
  /^(?:quando|enquanto|apesar|embora|assim|ainda|aqui|alem|toda|todo|quem|tanto|tudo|nada|onde|como|entao|porem|inclusive|finalmente|infelizmente|felizmente|realmente|duas|tres|quatro|cinco|seis|sete|oito|nove|hoje|ontem|porque|pois|talvez|mesmo|logo|outra|outro|minha|meus|fora|desde|antes|depois|primeiro|segundo|terceira?|agora|nunca|sempre|senhora?)$/;

/** "Fone comprado aqui parou": a noun without article that opens a stretch, before what it did. */
function openingArticle(words: readonly Word[], at: number): string | undefined {
  const opens = at === 0 || /^(?:,|e)$/.test(words[at - 1]?.key ?? "");
  const [key = "", next = ""] = [words[at]?.key, words[at + 1]?.key];
  if (!opens || noNoun.test(key) || !isVerbForm(next)) return undefined;
  return articleFor(words[at]?.text.toLowerCase() ?? "");
}

/** Nouns that nobody judged and the lexicon does not know: "o tanque", "as lajotas". */
export function unknownPoints(segment: Segment): Point[] {
  const ofRival = segment.marks.some(({ value }) => value.kind === "rival");
  if (segment.foreign || ofRival) return [];
  const known = knownWords(segment);
  const { words } = segment;
  return words.flatMap((word, at) => {
    const article = articleOf(words, at) ?? openingArticle(words, at);
    const [before, head] = [words[at - 1], words[at - 2]];
    if (/^d[ao]s?$/.test(before?.key ?? "") && head !== undefined && known.has(head)) return [];
    if (article === undefined || known.has(word) || isKnownName(word.key)) return [];
    const written = at === 0 ? word.text.toLowerCase() : word.text;
    if (!canNameThing(word.key, written, article)) return [];
    const thing = unknownThing(word.key, `${article} ${written}`);
    return [{ thing, polarity: 1, salience: salienceOf(segment, at, at + 1) - 0.5, at }];
  });
}
