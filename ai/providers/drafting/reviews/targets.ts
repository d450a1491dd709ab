import { contract } from "../text/grammar.ts";
import type { Word } from "../text/words.ts";
import { guessTargets, lackTargets } from "./guess-targets.ts";
import { canNameThing } from "./lexicon/no-things.ts";
import type { Thing } from "./lexicon/thing.ts";
import type { Mark, Segment } from "./segments.ts";
import type { Target } from "./target.ts";

const linking = new Set("de da do das dos na no nas nos em of the in".split(" "));

/** Words between two places that do no more than join nouns. */
function isLinked(words: readonly Word[], from: number, to: number): boolean {
  const between = words.slice(from, to);
  return between.length > 0 && between.length < 3 && between.every(({ key }) => linking.has(key));
}

const articles = /^(?:[dn]|pel)?([oa]s?)$/;
/** People whose noun serves both genders. */
const eitherGender =
  /^(?:designer|dentista|recepcionista|balconista|frentista|taxista|barista|personal|manicure|massagista|nutricionista|fisioterapeuta|eletricista|motorista|cerimonialista|esteticista)$/;

/** "a designer": the article as the text has it. */
function asWritten(thing: Thing, before: string): Thing {
  const article = articles.exec(before)?.[1];
  if (article === undefined || !eitherGender.test(thing.id)) return thing;
  return { ...thing, name: thing.name.replace(/^[oa]s?(?= )/, article) };
}

function toTarget({ value, start, end }: Mark, before: string): Target | undefined {
  if (value.kind === "thing")
    return { start, end, thing: asWritten(value, before), ...(value.core && { core: true }) };
  if (value.kind === "business") return { start, end, whole: true };
  if (value.kind !== "quality") return undefined;
  const { quality, leaning, core } = value;
  return { start, end, quality, ...(leaning && { leaning }), ...(core && { core }) };
}

/** "a massa" and "a pizza" make "a massa da pizza"; a waiter's service is the waiter's. */
function merge(head: Target, added: Target, link: string): Target | undefined {
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
  const bare = added.thing.name.replace(/^[oa]s? /, "");
  const tail = link === "de" ? `de ${bare}` : contract("de", added.thing.name);
  const name = `${head.thing.name} ${tail}`;
  return { ...joined, thing: { ...head.thing, id: `${head.thing.id} ${added.thing.id}`, name } };
}

/** "o bolo de cenoura": what a thing is made of, where the lexicon does not know it. */
function withMatter(target: Target, { words, marks, foreign }: Segment): Target {
  const { thing, end } = target;
  const matter = words[end + 1];
  const made = thing !== undefined && /^(?:food|cold|goods)$/.test(thing.class);
  if (!made || foreign || matter === undefined || words[end]?.text.toLowerCase() !== "de")
    return target;
  const known = marks.some(({ start, end: last }) => start <= end + 1 && end + 1 < last);
  if (known || !canNameThing(matter.key, matter.text)) return target;
  return { ...target, end: end + 2, thing: { ...thing, name: `${thing.name} de ${matter.text}` } };
}

/** The targets of a segment in order, nouns that hang together as one. */
export function findTargets(segment: Segment): Target[] {
  const { words, marks } = segment;
  const known = marks
    .flatMap((mark) => toTarget(mark, words[mark.start - 1]?.key ?? "") ?? [])
    .map((target) => withMatter(target, segment));
  const all = [...known, ...guessTargets(segment), ...lackTargets(segment)];
  const targets: Target[] = [];
  for (const target of all.sort((one, other) => one.start - other.start)) {
    const last = targets.at(-1);
    const linked = last !== undefined && isLinked(words, last.end, target.start);
    const link = words[target.start - 1]?.key ?? "";
    const merged = linked ? merge(last, target, link) : undefined;
    if (merged === undefined) targets.push(target);
    else targets[targets.length - 1] = merged;
  }
  return targets;
}
