import { classOf, conceptOf } from "./concept-of.ts";
import { isWord, toTokens } from "./tokens.ts";

/** Features share so many weights by their hash; a power of two. */
export const bucketCount = 2 ** 16;

/** Called with the bucket of each feature and how much it counts. */
export type OnFeature = (bucket: number, value: number) => void;

/** How much each kind of feature counts, found by cross-validation on the labelled clauses. */
const worth = {
  sign: 1,
  word: 1,
  deniedWord: 1.5,
  pair: 0.7,
  gap: 0.3,
  triple: 0.5,
  letters: 0.4,
  opening: 0.4,
  length: 1.4,
  concept: 1.3,
  deniedConcept: 3,
  conceptPair: 1,
  wordAndConcept: 0.6,
  class: 1.2,
  deniedClass: 2,
  classPair: 0.7,
} as const;

type Kind = keyof typeof worth;

/** FNV-1a. */
const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;
/** A space: "ab" + "c" and "a" + "bc" are two features. */
const partEnd = 0x20;

/** Takes one part more into a hash. */
function hashOn(hash: number, text: string): number {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), fnvPrime);
  }
  return Math.imul(mixed ^ partEnd, fnvPrime);
}

const seeds = new Map(Object.keys(worth).map((kind) => [kind, hashOn(fnvOffset, kind)]));

/** The low bits of FNV-1a alone are poor: a step of MurmurHash3 stirs them. */
function bucketOf(hash: number): number {
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (stirred ^ (stirred >>> 13)) & (bucketCount - 1);
}

const negators = new Set(
  "nao nem nunca jamais sem ninguem nenhum nenhuma nada zero tampouco".split(" "),
);
/** Words that end what a negator denies. */
const turns = new Set("mas porem so que e entao pois porque ja quando ate".split(" "));
/** Words a negator reaches. */
const reach = 4;

type Read = {
  word: string;
  concept: string | undefined;
  class: string | undefined;
  denied: boolean;
};

/** The words with what negation reaches; faces and signs end its reach and are reported. */
function readWords(tokens: readonly string[], onSign: (sign: string) => void): Read[] {
  const words: Read[] = [];
  let left = 0;
  for (const token of tokens) {
    if (!isWord(token) || turns.has(token)) left = 0;
    if (!isWord(token)) {
      onSign(token);
      continue;
    }
    words.push({
      word: token,
      concept: conceptOf(token),
      class: classOf(token),
      denied: left > 0,
    });
    left = negators.has(token) ? reach : Math.max(0, left - 1);
  }
  return words;
}

type Emit = (kind: Kind, ...parts: readonly string[]) => void;

/** Longest word that is read; a longer one is no word. */
const longestWord = 40;
const lettersAtOnce = 3;

function emitWord({ word, denied }: Read, emit: Emit): void {
  emit("word", word);
  if (denied) emit("deniedWord", word);
  const marked = `^${word.slice(0, longestWord)}$`;
  for (let at = 0; at + lettersAtOnce <= marked.length; at += 1) {
    emit("letters", marked.slice(at, at + lettersAtOnce));
  }
}

function emitOrder(words: readonly Read[], emit: Emit): void {
  for (const [at, { word }] of words.entries()) {
    const next = words[at + 1]?.word;
    const third = words[at + 2]?.word;
    emit("pair", word, next ?? "$");
    if (next === undefined || third === undefined) continue;
    emit("gap", word, third);
    emit("triple", word, next, third);
  }
}

/** Neighbouring concepts are paired over the words between them: "zíper" … "abriu". */
function emitConcepts(words: readonly Read[], emit: Emit): void {
  let last: string | undefined;
  for (const [at, { concept, denied }] of words.entries()) {
    if (concept === undefined) continue;
    const marked = denied && concept !== "not" && concept !== "never" ? `!${concept}` : concept;
    emit("concept", concept);
    if (marked !== concept) emit("deniedConcept", concept);
    if (last !== undefined) emit("conceptPair", last, marked);
    const before = words[at - 1]?.word;
    if (before !== undefined) emit("wordAndConcept", before, concept);
    last = marked;
  }
}

/** "Torneira" … "pingando": classes are paired as concepts are. */
function emitClasses(words: readonly Read[], emit: Emit): void {
  let last: string | undefined;
  for (const { class: one, denied } of words) {
    if (one === undefined) continue;
    emit("class", one);
    if (denied) emit("deniedClass", one);
    if (last !== undefined) emit("classPair", last, denied ? `!${one}` : one);
    last = one;
  }
}

/** Two words wide, to nine and more. */
function lengthClass(words: number): string {
  return String(Math.min(9, words >> 1));
}

/**
 * What a clause is told from: its words, their order and letters, the concepts they stand for, and what negation
 * reaches. Time grows with the length only.
 */
export function eachFeature(text: string, visit: OnFeature): void {
  const emit: Emit = (kind, ...parts) => {
    let hash = seeds.get(kind) ?? fnvOffset;
    for (const part of parts) hash = hashOn(hash, part);
    visit(bucketOf(hash), worth[kind]);
  };
  const words = readWords(toTokens(text), (sign) => emit("sign", sign));
  for (const word of words) emitWord(word, emit);
  emitOrder(words, emit);
  emitConcepts(words, emit);
  emitClasses(words, emit);
  const [first, second] = words;
  if (first !== undefined) emit("opening", first.word);
  if (second !== undefined) emit("opening", first?.word ?? "", second.word);
  emit("length", lengthClass(words.length));
}
