import type { Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { houses } from "../lexicon/business.ts";
import { readThings, type Thing } from "../lexicon/thing.ts";
import type { Mark, Segment } from "../segments.ts";
import { thingAsWritten } from "./as-written.ts";
import { guessTargets, lackTargets } from "./guess-targets.ts";
import { isServedWith, merge, withMatter } from "./join-targets.ts";
import { isOtherWord } from "./other-words.ts";
import type { Target } from "./target.ts";
import { isToldAside } from "./told-aside.ts";

const linking = new Set("de da do das dos na no nas nos em of the in".split(" "));

/** Words between two places that do no more than join nouns. */
function isLinked(words: readonly Word[], from: number, to: number): boolean {
  const between = words.slice(from, to);
  return between.length > 0 && between.length < 3 && between.every(({ key }) => linking.has(key));
}

const houseNames: ReadonlyMap<string, Thing> = new Map(
  readThings("place", houses).map(({ patterns, thing }) => [patterns.split(",")[0] ?? "", thing]),
);

/** "Gostei da pousada": what the shop is, told in one word. */
function houseAt(
  { start, end }: Mark,
  words: readonly Word[],
): Pick<Target, "house" | "everything"> {
  if (/^(?:tudo|td|todo|everything)$/.test(words[start]?.key ?? "")) return { everything: true };
  const house = end - start === 1 ? houseNames.get(words[start]?.key ?? "") : undefined;
  return house === undefined ? {} : { house };
}

/** "Bom mercado, cuidado com a balança": a warning, and nobody's care. */
function warns(words: readonly Word[], at: number): boolean {
  if (words[at]?.key !== "cuidado") return false;
  const opens = /^(?:,|mas|so|porem|e|gente|pessoal|atencao)?$/.test(words[at - 1]?.key ?? "");
  return opens && /^(?:com|gente|pessoal|galera|ao|,)?$/.test(words[at + 1]?.key ?? "");
}

/** "Show! Recomendo", "Massa!": a cheer, and no concert or dough. */
function isCheer({ id }: Thing, words: readonly Word[], at: number): boolean {
  if (id === "massa" && words.length === 1) return true;
  const beside = [words[at - 1], words[at + 1]].map((word) => word?.key ?? ",");
  return id === "show" && beside.every((key) => key === "," || key === "e");
}

function toTarget(mark: Mark, words: readonly Word[]): Target | undefined {
  const { value, start, end } = mark;
  if (value.kind === "thing" && isCheer(value, words, start)) return undefined;
  if (value.kind === "thing")
    return {
      start,
      end,
      thing: thingAsWritten(value, words, { start, end }),
      ...(value.core && { core: true }),
    };
  if (value.kind === "business") return { start, end, whole: true, ...houseAt(mark, words) };
  if (value.kind !== "quality" || warns(words, start)) return undefined;
  const { quality, leaning, core } = value;
  return { start, end, quality, ...(leaning && { leaning }), ...(core && { core }) };
}

const clauseOpening = /^(?:,|ja|mas|e|so|porem|nem|que|tambem)$/;

/** "Já o de chocolate": another one of what was named before, of which only the kind is told. */
function withHead(target: Target, words: readonly Word[], before: readonly Target[]): Target {
  const { thing, start } = target;
  const [earlier = ",", article = "", link = ""] = [start - 3, start - 2, start - 1].map(
    (at) => words[at]?.key,
  );
  const elliptic = link === "de" && /^[oa]s?$/.test(article) && clauseOpening.test(earlier);
  if (!elliptic || thing === undefined || !/^(?:food|cold)$/.test(thing.class)) return target;
  const bare = thing.name.replace(/^[oa]s? /, "");
  const heads = before.findLast((one) => one.thing?.name.startsWith(`${article} `))?.thing;
  if (heads === undefined) return { start, end: target.end, whole: true };
  const [head = article] = heads.name.split(" de ");
  return { ...target, thing: { ...thing, id: `${head} ${thing.id}`, name: `${head} de ${bare}` } };
}

/** The targets of a segment in order, nouns that hang together as one. */
export function findTargets(segment: Segment): Target[] {
  const { words, marks } = segment;
  const known = marks
    .filter((mark) => !isOtherWord(mark, words) && !isToldAside(mark, words))
    .flatMap((mark) => toTarget(mark, words) ?? [])
    .map((target) => withMatter(target, segment));
  const all = [...known, ...guessTargets(segment), ...lackTargets(segment)];
  const targets: Target[] = [];
  for (const target of all.sort((one, other) => one.start - other.start)) {
    const last = targets.at(-1);
    const whole = withHead(target, words, targets);
    const linked =
      last !== undefined &&
      (isLinked(words, last.end, target.start) || isServedWith(last, target, segment));
    const link = words[target.start - 1]?.key ?? "";
    const merged = linked ? merge(last, target, link) : undefined;
    if (merged === undefined) targets.push(whole);
    else targets[targets.length - 1] = merged;
  }
  return targets;
}

const sold = /^(?:food|cold|goods|work|own|people)$/;
const introducing = /^(?:[oa]s?|meus?|minhas?|noss[oa]s?)$/;

/** Things that stand inside a longer phrase of opinion: the class of "remarcaram minha aula três vezes", and no "não levo mais o Pudim". */
export function innerTargets({ words, marks }: Segment): Target[] {
  return marks.flatMap(({ value, start, end }) => {
    if (value.kind !== "opinion" || value.name !== undefined || end - start < 3) return [];
    return words.slice(start + 1, end).flatMap((word, further) => {
      const at = start + 1 + further;
      const thing = lexicon().matchAt([word], 0)?.value;
      if (thing?.kind !== "thing" || !sold.test(thing.class)) return [];
      const place = { start: at, end: at + 1 };
      if (isOtherWord({ ...place, value: thing }, words)) return [];
      return introducing.test(words[at - 1]?.key ?? "") ? [{ ...place, thing }] : [];
    });
  });
}
