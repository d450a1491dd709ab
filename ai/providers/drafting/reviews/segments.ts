import { splitSentences } from "../text/sentences.ts";
import { toWords, type Word } from "../text/words.ts";
import { breaksAt, closesConcession, wordsBeforeRest } from "./adversatives.ts";
import { type Entry, lexicon } from "./lexicon/book.ts";
import { falseFriendsIn } from "./lexicon/false-friends.ts";
import { spellingKey } from "./lexicon/spelling.ts";
import type { Mark } from "./mark.ts";
import { withBitterPraise } from "./points/bitter-praise.ts";
import { withoutClientLife } from "./points/client-life.ts";
import { withDislikeOvercome } from "./points/dislike-overcome.ts";
import { withEarnedMark } from "./points/earned-mark.ts";
import { inTheirSense, textOf } from "./points/in-sense.ts";
import { withOnlyFault } from "./points/only-fault.ts";
import { withRefutedFear } from "./points/refuted-fear.ts";
import { withAnswers } from "./points/self-answers.ts";
import { sized } from "./points/sized.ts";
import { withSupplied } from "./points/supplied.ts";
import { withWaitingTreats } from "./points/waiting-treats.ts";
import { closelyRead, type Segment } from "./segment.ts";

export type { Mark } from "./mark.ts";
export type { Segment } from "./segment.ts";

/** Signs that part what is said; each becomes a word "," of its own. */
const parting = /[,:()[\]/"“”–—]|\s-\s/;

/** What "Atendimento 10" and "preço 4" become to the lexicon. */
const topMark = "notadez";
const lowMark = "notabaixa";
/** Letters of a noun whose figure judges it though no other does. */
const longNoun = 5;

/** "Dia 10", "sala 10", "até as 10": a short word before a figure that marks nothing. */
const counting =
  /^(?:dias?|mes|ate|uns|umas|por|com|sem|das|dos|nas|nos|sao|ruas?|casa|apto?|nota|tipo|mais|tem|dei|deu|foi|fui|ano|era|hora|mesa|sala|loja|lote|zona|ala|alas|bloco|de|por|quase|faz|para|vale|levo|pago|pedi|deixa|custa|eram|fila)$/;

function markOf(tokens: readonly Word[], at: number): string | undefined {
  const ends = tokens[at + 1] === undefined || tokens[at + 1]?.key === ",";
  const before = tokens[at - 1]?.key ?? ",";
  if (!ends || !/^\p{L}{3,}$/u.test(before) || counting.test(before)) return undefined;
  const key = tokens[at]?.key ?? "";
  if (/^(?:8|9|10|100|1000|oito|nove|dez|mil)$/.test(key)) return topMark;
  if (before.length < longNoun) return undefined;
  return /^(?:[0-5]|zero|dois|tres|quatro|cinco)$/.test(key) ? lowMark : undefined;
}

/** A lone low figure is a count ("mesa 4"), and so may one be behind a short word; beside another mark it judges. */
function withMarks(tokens: readonly Word[]): Word[] {
  const marks = tokens.map((_, at) => markOf(tokens, at));
  const several = marks.filter((mark) => mark !== undefined).length > 1;
  return tokens.map((token, at) => {
    const mark = marks[at];
    const alone = (tokens[at - 1]?.key.length ?? 0) >= longNoun;
    return mark && (several || (alone && /^(?:1\d+|dez|mil)$/.test(token.key)))
      ? { ...token, key: mark }
      : token;
  });
}

/** The words of a sentence with its commas as words, spelling put right. */
export function toTokens(sentence: string): Word[] {
  const tokens: Word[] = [];
  let end = 0;
  for (const word of toWords(sentence)) {
    const between = sentence.slice(end, word.start);
    if (tokens.length > 0 && parting.test(between)) {
      tokens.push({ text: ",", key: ",", stem: ",", start: end, end: word.start });
    }
    tokens.push({
      ...word,
      key: word.text.toLowerCase() === "más" ? "mais" : spellingKey(word.key),
    });
    end = word.end;
  }
  return withMarks(tokens);
}

/** Words of a segment at most: a text without any sign is read in stretches, so that time grows with its length only. */
const longestSegment = 60;

/** A sentence cut at "mas", "porém", "só que" and their like. */
function cutAtAdversatives(
  words: readonly Word[],
): { words: Word[]; contrary?: true; rest?: true }[] {
  const rest = wordsBeforeRest(words);
  const parts: { words: Word[]; contrary?: true; rest?: true }[] = [
    { words: [], ...(rest > 0 && { rest: true }) },
  ];
  for (let at = rest; at < words.length; ) {
    const skipped = breaksAt(words, at);
    if (skipped > 0) parts.push({ words: [], contrary: true });
    else if (closesConcession(words, at)) parts.push({ words: [] });
    else if ((parts.at(-1)?.words.length ?? 0) >= longestSegment)
      parts.push({ words: words.slice(at, at + 1) });
    else parts.at(-1)?.words.push(...words.slice(at, at + 1));
    at += skipped || 1;
  }
  return parts.filter((part) => part.words.length > 0);
}

const foreign = new Set(
  "the and was is were my of to for with they we it that this you y muy pero con fue los el del una en por nos".split(
    " ",
  ),
);
const ofPortuguese = new Set(
  "de do da que nao e um uma com para muito foi o os as no na mas eu".split(" "),
);

/** Whether English or Spanish outweighs Portuguese: "a" and "as" are no articles there. */
function isForeign(words: readonly Word[]): boolean {
  const count = (list: ReadonlySet<string>) => words.filter(({ key }) => list.has(key)).length;
  return count(foreign) > count(ofPortuguese);
}

/** Entries that judge, or turn what judges. */
const judging = new Set<Entry["kind"]>(["opinion", "negator", "lack", "wish", "told"]);

/** Share of the words of a text that may stand between quotation marks for them to be somebody else's. */
const mostQuoted = 0.6;

/** The words that the writer lays into another mouth: '... disse "está tudo certinho"'. */
function quotedWords(sentences: readonly string[], tokens: readonly Word[][]): ReadonlySet<Word> {
  const quoted = new Set<Word>();
  let open = false;
  sentences.forEach((sentence, at) => {
    let read = 0;
    for (const token of tokens[at] ?? []) {
      const signs = sentence.slice(read, token.start).match(/["“”«»]/gu)?.length ?? 0;
      if (signs % 2 === 1) open = !open;
      if (open && token.key !== ",") quoted.add(token);
      read = token.start;
    }
    if ((sentence.slice(read).match(/["“”«»]/gu)?.length ?? 0) % 2 === 1) open = !open;
  });
  return open || quoted.size > mostQuoted * tokens.flat().length ? new Set() : quoted;
}

const shops =
  /^(?:autoescola|escola|creche|clinica|farmacia|drogaria|otica|salao|barbearia|studio|estudio|academia|padaria|pizzaria|lanchonete|restaurante|mercado|supermercado|oficina|loja|pousada|hotel|pet|petshop|imobiliaria|colegio|laboratorio)$/;
const inNames =
  /^(?:rapid[oa]|nov[oa]|bel[oa]|boa|bom|ideal|feliz|segur[oa]|fiel|doce|linda|viva|certa|certo|economica|legal|forte|perfeita|barateiro|primeira)$/;

function isCapital({ text }: Word): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text);
}

/** "Autoescola Rápida", "Clínica Sorriso Feliz": an adjective that is the name of the shop. */
function isShopName(words: readonly Word[], { value, start, end }: Mark): boolean {
  const word = words[start];
  if (!judging.has(value.kind) && value.kind !== "quality") return false;
  if (end - start !== 1 || word === undefined || !isCapital(word)) return false;
  const opening = words.slice(0, start).findLastIndex((before) => !isCapital(before)) + 1;
  const name = words.slice(Math.max(0, opening - 1), start);
  const shop = name.findLastIndex(({ key }) => shops.test(key));
  const next = words[end];
  const longer = name.length - 1 - shop > 0 || (next !== undefined && isCapital(next));
  return shop !== -1 && (longer || inNames.test(word.key));
}

/** Stretches of a text without marks, in order. */
function cutUp(tokens: readonly Word[][]): Omit<Segment, "marks">[] {
  return tokens.flatMap((row, sentence) =>
    cutAtAdversatives(row).map((part) => ({ ...part, sentence })),
  );
}

/** The segments of a text, with all that the lexicon knows in those read closely; what is quoted judges nothing. */
export function toSegments(text: string): Segment[] {
  const sentences = splitSentences(text);
  const tokens = sentences.map(toTokens);
  const all = tokens.flat();
  const inOther = isForeign(all);
  const quoted = quotedWords(sentences, tokens);
  const whole = textOf(all);
  const mistaken = falseFriendsIn(all, inOther);
  const isMistaken = (words: readonly Word[], { value, start, end }: Mark) =>
    value.kind === "thing" && words.slice(start, end).some((word) => mistaken.has(word));
  const isQuoted = (words: readonly Word[], { value, start, end }: Mark) =>
    judging.has(value.kind) && words.slice(start, end).every((word) => quoted.has(word));
  const marksOf = (words: readonly Word[]) =>
    withoutClientLife(
      words,
      inTheirSense(words, sized(words, lexicon().scan(words)), whole).filter(
        (mark) => !isQuoted(words, mark) && !isShopName(words, mark) && !isMistaken(words, mark),
      ),
    );
  let read = 0;
  const segments = cutUp(tokens).map((one): Segment => {
    const marks = read < closelyRead ? marksOf(one.words) : [];
    read += one.words.filter(({ key }) => key !== ",").length;
    return { ...one, ...(inOther && { foreign: true }), marks };
  });
  const told = withBitterPraise(segments).map(withWaitingTreats).map(withSupplied);
  return [withDislikeOvercome, withRefutedFear, withEarnedMark, withAnswers, withOnlyFault].reduce(
    (read, rule) => rule(read),
    told,
  );
}
