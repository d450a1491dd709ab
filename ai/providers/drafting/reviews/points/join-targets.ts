import { contract } from "../../text/grammar.ts";
import type { Word } from "../../text/words.ts";
import { canNameThing } from "../lexicon/no-things.ts";
import type { Thing } from "../lexicon/thing.ts";
import type { Segment } from "../segments.ts";
import type { Target } from "./target.ts";

/** "Comida da casa", and "loja de celular": what kind of shop it is. */
function joinsWhole(added: Target, link: string): boolean {
  return added.whole === true || (link === "de" && added.thing !== undefined);
}

/** "O preço da pizza": a quality takes one thing. */
function mergeQuality(head: Target, { thing }: Target, end: number): Target | undefined {
  return head.thing ? undefined : { ...head, end, ...(thing && { thing }) };
}

const eaten = /^(?:food|cold)$/;

/** "Da pizza", "de cenoura", and of food "no alho", "na brasa", "com carne de sol". */
function tailBehind(link: string, { name, class: kind }: Thing): string {
  const bare = name.replace(/^[oa]s? /, "");
  if (/^(?:de|com)$/.test(link)) return `${link} ${bare}`;
  return contract(/^n[oa]s?$/.test(link) && eaten.test(kind) ? "em" : "de", name);
}

/** "Cuscuz com carne de sol": two foods as one, where nothing is said of the second alone. */
export function isServedWith(last: Target, next: Target, { words, marks }: Segment): boolean {
  if (next.start !== last.end + 1 || words[last.end]?.key !== "com") return false;
  if (![last, next].every(({ thing }) => eaten.test(thing?.class ?? ""))) return false;
  return !marks.some(({ value, start }) => value.kind === "opinion" && start === next.end);
}

/** "a massa" and "a pizza" make "a massa da pizza"; a waiter's service is the waiter's. */
export function merge(head: Target, added: Target, link: string): Target | undefined {
  const joined = { ...head, end: added.end };
  if (head.whole || added.whole) return joinsWhole(added, link) ? joined : undefined;
  if (added.quality) return undefined;
  if (head.quality) return mergeQuality(head, added, added.end);
  if (!head.thing || !added.thing) return undefined;
  if (head.thing.class === "process" && added.thing.class === "people")
    return { ...joined, thing: added.thing };
  if (head.thing.class !== added.thing.class || head.thing.class === "people") return joined;
  if (head.thing.id === added.thing.id) return undefined;
  if (/^(?:cor|tamanho|modelo|estampa)$/.test(added.thing.id)) return joined;
  const tail = tailBehind(link, added.thing);
  const name = `${head.thing.name} ${tail}`;
  return { ...joined, thing: { ...head.thing, id: `${head.thing.id} ${added.thing.id}`, name } };
}

/** "grão de bico", "pé de moleque": what means something else by its first word alone. */
const inTwo = /^(?:grao|pe|capa|ponta|flor|coracao|lingua|peito|barriga|pao|gota|raspa|fruta)$/;

function endOfMatter(words: readonly Word[], at: number): number {
  const [head, link, tail] = [at, at + 1, at + 2].map((place) => words[place]?.key ?? "");
  return inTwo.test(head ?? "") && link === "de" && tail !== "" ? at + 3 : at + 1;
}

/** "o bolo de cenoura": what a thing is made of, where the lexicon does not know it. */
export function withMatter(target: Target, { words, marks, foreign }: Segment): Target {
  const { thing, end } = target;
  const matter = words[end + 1];
  const made = thing !== undefined && /^(?:food|cold|goods)$/.test(thing.class);
  if (!made || foreign || matter === undefined || words[end]?.text.toLowerCase() !== "de")
    return target;
  const known = marks.some(({ start, end: last }) => start <= end + 1 && end + 1 < last);
  if (known || !canNameThing(matter.key, matter.text)) return target;
  const last = endOfMatter(words, end + 1);
  const written = words.slice(end + 1, last).map(({ text }) => text);
  return {
    ...target,
    end: last,
    thing: { ...thing, name: `${thing.name} de ${written.join(" ")}` },
  };
}
