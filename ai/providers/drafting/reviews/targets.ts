import { contract } from "../text/grammar.ts";
import type { Word } from "../text/words.ts";
import { isKnownName } from "./lexicon/names.ts";
import { canNameThing } from "./lexicon/no-things.ts";
import type { Quality } from "./lexicon/opinion.ts";
import type { Thing } from "./lexicon/thing.ts";
import type { Mark, Segment } from "./segments.ts";

/** What an opinion can be about: a thing, a quality, a quality of a thing, or the shop as a whole. */
export type Target = {
  start: number;
  end: number;
  thing?: Thing;
  quality?: Quality;
  /** A quality that is good where nothing says otherwise. */
  leaning?: 1;
  /** Judged even where no word of opinion stands beside it. */
  core?: true;
  /** The shop or the visit: an opinion about it names no point. */
  whole?: true;
};

const linking = new Set("de da do das dos na no nas nos em of the in".split(" "));

/** Words between two places that do no more than join nouns. */
function isLinked(words: readonly Word[], from: number, to: number): boolean {
  const between = words.slice(from, to);
  return between.length > 0 && between.length < 3 && between.every(({ key }) => linking.has(key));
}

function toTarget({ value, start, end }: Mark): Target | undefined {
  if (value.kind === "thing")
    return { start, end, thing: value, ...(value.core && { core: true }) };
  if (value.kind === "business") return { start, end, whole: true };
  if (value.kind !== "quality") return undefined;
  const { quality, leaning, core } = value;
  return { start, end, quality, ...(leaning && { leaning }), ...(core && { core }) };
}

/** "a massa" and "a pizza" make "a massa da pizza"; a waiter's service is the waiter's. */
function merge(head: Target, added: Target): Target | undefined {
  const joined = { ...head, end: added.end };
  if (added.whole) return joined;
  if (head.whole || added.quality) return undefined;
  if (head.quality)
    return head.thing ? undefined : { ...joined, ...(added.thing && { thing: added.thing }) };
  if (!head.thing || !added.thing) return undefined;
  if (head.thing.class === "process" && added.thing.class === "people")
    return { ...joined, thing: added.thing };
  if (head.thing.class !== added.thing.class || head.thing.class === "people") return joined;
  if (head.thing.id === added.thing.id) return undefined;
  const name = `${head.thing.name} ${contract("de", added.thing.name)}`;
  return { ...joined, thing: { ...head.thing, id: `${head.thing.id} ${added.thing.id}`, name } };
}

const definite = new Map([
  ...["o", "do", "no", "pelo", "ao", "um", "esse", "este"].map((key) => [key, "o"] as const),
  ...["a", "da", "na", "pela", "uma", "essa", "esta"].map((key) => [key, "a"] as const),
  ...["os", "dos", "nos", "pelos", "aos", "uns", "esses"].map((key) => [key, "os"] as const),
  ...["as", "das", "nas", "pelas", "umas", "essas"].map((key) => [key, "as"] as const),
]);
const copulas = new Set(
  "e esta estava estao estavam foi foram era eram ficou ficaram veio vieram chegou chegaram muito super bem tao sempre mais que".split(
    " ",
  ),
);

/** Whether an opinion stands right after this place, or one that takes an object right before. */
function isJudged({ words, marks }: Segment, at: number): boolean {
  return marks.some(({ value, start, end }) => {
    if (value.kind !== "opinion") return false;
    if (value.object && value.polite) return false;
    if (value.object)
      return (
        end === at - 1 ||
        (end === at - 2 && /^(do|da|dos|das|o|a|os|as|com)$/.test(words[at - 1]?.key ?? ""))
      );
    return (
      start > at &&
      words.slice(at + 1, start).length < 4 &&
      words.slice(at + 1, start).every(({ key }) => copulas.has(key))
    );
  });
}

/** "Só faltou guardanapo": what was missing, where the lexicon does not know it. */
function lackTargets({ words, marks }: Segment): Target[] {
  const known = new Set(marks.flatMap(({ start, end }) => words.slice(start, end)));
  return marks.flatMap(({ value, end }) => {
    const word = words[end];
    const lacks =
      value.kind === "lack" ||
      (value.kind === "negator" && /^(sem|nenhum|nenhuma)$/.test(words[end - 1]?.key ?? ""));
    if (
      !lacks ||
      word === undefined ||
      known.has(word) ||
      isKnownName(word.key) ||
      !canNameThing(word.key, word.text)
    )
      return [];
    if (/(?:ar|er|ir|ado|ada|ido|ida)$/.test(word.key)) return [];
    const name = `a falta de ${word.text}`;
    return [
      {
        start: end,
        end: end + 1,
        thing: { kind: "thing", id: word.key, class: "other", name, core: false },
      },
    ];
  });
}

/** "a esfoliação ficou ótima": a noun of the review after its article, where something judges it. */
function guessTargets(segment: Segment): Target[] {
  const { words, marks } = segment;
  if (segment.foreign) return [];
  const known = new Set(marks.flatMap(({ start, end }) => words.slice(start, end)));
  return words.flatMap((word, at) => {
    const article = definite.get(words[at - 1]?.key ?? "");
    if (article === undefined || known.has(word) || isKnownName(word.key)) return [];
    const before = words[at - 2];
    if (/^d[aeo]s?$/.test(words[at - 1]?.key ?? "") && (before === undefined || !known.has(before)))
      return [];
    if (!canNameThing(word.key, word.text, article) || !isJudged(segment, at)) return [];
    const name = `${article} ${word.text}`;
    return [
      {
        start: at,
        end: at + 1,
        thing: { kind: "thing", id: word.key, class: "other", name, core: false },
      },
    ];
  });
}

/** Nouns after an article that nobody judged and the lexicon does not know: "o tanque", "as lajotas". */
export function unknownThings({ words, marks, foreign }: Segment): Thing[] {
  if (foreign) return [];
  const known = new Set(marks.flatMap(({ start, end }) => words.slice(start, end)));
  return words.flatMap((word, at) => {
    const same = /^(?:mesm[oa]s?|propri[oa]s?)$/.test(words[at - 1]?.key ?? "") ? 1 : 0;
    const before = words[at - 1 - same]?.key ?? "";
    const article = /^(?:uma?s?|ess[ea]s?|este|esta|uns|aos?)$/.test(before)
      ? undefined
      : definite.get(before);
    if (
      article === undefined ||
      known.has(word) ||
      isKnownName(word.key) ||
      !canNameThing(word.key, word.text, article)
    )
      return [];
    return [
      {
        kind: "thing",
        id: word.key,
        class: "other",
        name: `${article} ${word.text}`,
        core: false,
      } as const,
    ];
  });
}

/** The targets of a segment in order, nouns that hang together as one. */
export function findTargets(segment: Segment): Target[] {
  const { words, marks } = segment;
  const known = marks.flatMap((mark) => toTarget(mark) ?? []);
  const targets: Target[] = [];
  for (const target of [...known, ...guessTargets(segment), ...lackTargets(segment)].sort(
    (one, other) => one.start - other.start,
  )) {
    const last = targets.at(-1);
    const merged =
      last !== undefined && isLinked(words, last.end, target.start)
        ? merge(last, target)
        : undefined;
    if (merged === undefined) targets.push(target);
    else targets[targets.length - 1] = merged;
  }
  return targets;
}
