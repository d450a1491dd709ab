import { synonyms } from "../../../knowledge/synonyms.ts";
import { ideas } from "../phrases/marketing-ideas.ts";
import { toWords, type Word } from "../text/words.ts";

/** What a text is compared by: stems, pairs of neighbours and pieces of words, each with what it counts for. */
export type Features = ReadonlyMap<string, number>;

/** Weights and lengths as compared over the open questions and each example against all others. */
const pairWeight = 0.7;
const meaningWeight = 0.6;
/** Words of one idea: they tell less than the word itself. */
const ideaWeight = 0.6;
/** Two ideas of one text: "funcionária" and "foto" together are a matter of their own. */
const togetherWeight = 0.65;
/** Letters of a piece: what a slip of the finger leaves whole, and what verbs of one root share. */
const pieceLength = 4;
const pieceWeight = 0.5;
/** More words than this are a pasted text. */
const mostWords = 120;

/** Words that stand in every question. "Como", "quanto" and "não" tell questions apart. */
const everywhere = new Set(
  "a o as os um uma de da do das dos em na no nas nos e ou que q se eu me meu minha meus minhas para pra pro com por ele ela isso essa esse ta to tou esta estou eh pq porque mas aqui ja so la agora pena".split(
    " ",
  ),
);

function says({ key }: Word): boolean {
  return !everywhere.has(key) && !/^\d+$/.test(key);
}

function piecesOf(key: string): string[] {
  const whole = `^${key}$`;
  const count = Math.max(0, whole.length - pieceLength + 1);
  return Array.from({ length: count }, (_, at) => whole.slice(at, at + pieceLength));
}

function meaningsOf(key: string): string[] {
  return Object.hasOwn(synonyms, key) ? toWords(synonyms[key] ?? "").map(({ stem }) => stem) : [];
}

type Beginning = { idea: string; start: string; isWhole: boolean };

/** By their first letter: most words begin with none of the others. */
const beginnings: ReadonlyMap<string, readonly Beginning[]> = Map.groupBy(
  Object.entries(ideas).flatMap(([idea, words]) =>
    words.split(" ").map((word) => ({
      idea,
      start: word.replace("$", ""),
      isWhole: word.endsWith("$"),
    })),
  ),
  ({ start }) => start.slice(0, 1),
);

function ideasOf(key: string): string[] {
  return (beginnings.get(key.slice(0, 1)) ?? [])
    .filter(({ start, isWhole }) => (isWhole ? key === start : key.startsWith(start)))
    .map(({ idea }) => idea);
}

/** Each two of some names, in one order whatever came first. */
function pairsOf(names: ReadonlySet<string>): string[] {
  const sorted = [...names].sort();
  return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => `${one} ${other}`));
}

/** The kind goes before the feature, so that a short stem and a piece of a word stay apart. */
export function featuresOf(text: string): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, weight));
  const words = toWords(text).filter(says).slice(0, mostWords);
  const named = new Set<string>();
  for (const [at, { key, stem }] of words.entries()) {
    const next = words[at + 1];
    add(`word ${stem}`, 1);
    if (next) add(`pair ${stem} ${next.stem}`, pairWeight);
    for (const meaning of meaningsOf(key)) add(`word ${meaning}`, meaningWeight);
    for (const idea of ideasOf(key)) named.add(idea);
    for (const piece of piecesOf(key)) add(`piece ${piece}`, pieceWeight);
  }
  for (const idea of named) add(`idea ${idea}`, ideaWeight);
  for (const pair of pairsOf(named)) add(`together ${pair}`, togetherWeight);
  return features;
}
