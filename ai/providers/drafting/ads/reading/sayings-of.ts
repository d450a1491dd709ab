import { endsUnfinished } from "../../../../../domain/ad-limits/cut-at-word.ts";
import type { NounPhrase, Saying } from "../ad-facts.ts";
import { dayWords, narrowers } from "../lexicon/clause-words.ts";
import { needsComplement } from "../lexicon/trades.ts";
import { headOf, isTradeWord, toSingular } from "../trade-of.ts";
import { chooseMain, isCondition, isNameOnly } from "./choose-products.ts";
import type { Clause } from "./clause.ts";
import type { Gathered } from "./gathered.ts";
import { type Group, tellsOffer } from "./group.ts";
import { tellsOtherPrice } from "./limits.ts";
import { isLatin } from "./noun-phrase.ts";
import { toSaying } from "./to-saying.ts";
import { hasAny, tokensOf } from "./tokens.ts";
import { unique } from "./unique.ts";

/** "a partir de R$ 150" tells that another price may come. */
function isTold({ clauses }: Group, limit: Clause): boolean {
  return (
    tellsOtherPrice(limit) && clauses.some(({ text }) => /(?:a partir de|desde) R\$/u.test(text))
  );
}

/** A limit that stands apart narrows every offer told before it; where there is none, those behind it. */
function spreadLimits(parts: Gathered["groups"]): Group[] {
  const groups = parts.filter((part) => "clauses" in part);
  parts.forEach((part, at) => {
    if ("clauses" in part) return;
    const before = parts.slice(0, at).filter((other) => "clauses" in other && tellsOffer(other));
    const narrowed =
      before.length > 0 ? before : parts.slice(at).filter((other) => "clauses" in other);
    if (!narrowed.some((group) => "clauses" in group && tellsOffer(group)))
      groups.push({ clauses: part.limits, orphan: false });
    for (const group of narrowed)
      if ("clauses" in group && tellsOffer(group))
        group.clauses.push(...part.limits.filter((limit) => !isTold(group, limit)));
  });
  return groups;
}

function standsAlone(word: string): boolean {
  return isTradeWord(word) && !needsComplement.has(toSingular(headOf(word)));
}

function headWord({ forms }: Saying): string {
  return headOf(forms.at(-1) ?? "");
}

/** "acima de R$ 60", "só às terças" */
function isLimited({ forms }: Saying): boolean {
  const tokens = tokensOf(forms[0] ?? "");
  return (
    hasAny(tokens, narrowers) || hasAny(tokens, dayWords) || tokens.some(({ key }) => key === "r")
  );
}

/** "Entrega grátis" beside "entrega grátis só acima de R$ 60" is the same offer without its limit. */
function isHalfTold(saying: Saying, all: readonly Saying[]): boolean {
  const isTold = (other: Saying) =>
    other !== saying && other.kind !== "plain" && headWord(other) === headWord(saying);
  return (
    saying.kind === "offer" &&
    !isLimited(saying) &&
    all.some((other) => isTold(other) && isLimited(other))
  );
}

/** Characters up to which what a limit brought together is shown as one. */
const longestWhole = 88;

/** "cento do brigadeiro R$ 110": says for itself what its sum is for. */
function namesOwn({ thing, text }: Clause): boolean {
  return (
    thing !== undefined || /^(?:cento|d[úu]zia|kit|caixa|pote|quilo) d[aeo]s? \p{L}/iu.test(text)
  );
}

/** Prices of a list too long for any piece, each with what limits them all. */
function pricesApart({ clauses, parts, orphan }: Group): Group[] | undefined {
  const priced = clauses.filter((clause) => clause.priced);
  const last = clauses.findLastIndex((clause) => clause.priced);
  const limits = clauses.slice(last + 1);
  const before = clauses.slice(0, last).filter((clause) => !clause.priced);
  const length = clauses.reduce((sum, { text }) => sum + text.length + 2, 0);
  const isHeaded = before.length === 0 || (before.length === 1 && clauses[0]?.heads === true);
  const isList = parts === undefined && priced.length > 1 && priced.every(namesOwn) && isHeaded;
  if (!isList || length <= longestWhole) return undefined;
  return [
    ...before.map((clause) => ({ clauses: [clause], orphan })),
    ...priced.map((clause) => ({ clauses: [clause, ...limits], orphan: false })),
  ];
}

/** "sábado R$ 12.000", "foto 3x4 R$ 8": may stand first where a long list is told in two. */
function mayStandFirst(clause: Clause): boolean {
  const [head] = tokensOf(clause.text);
  return namesOwn(clause) || dayWords.has(head?.key ?? "");
}

function lengthOf(clauses: readonly Clause[]): number {
  return clauses.reduce((sum, { text }) => sum + text.length + 2, 0);
}

/** A list of prices too long for a description, in runs that fit, each with what limits them all. */
function pricesInRuns(group: Group): Group[] | undefined {
  const [head, ...rest] = group.clauses;
  const thing = head?.thing;
  const isHead = thing !== undefined && !head?.priced && !head?.offers && !head?.heads;
  const isByDay = rest.every(({ text }) => dayWords.has(tokensOf(text)[0]?.key ?? ""));
  const runs = isHead && isByDay ? runsOf({ ...group, clauses: rest }) : undefined;
  if (head === undefined || thing === undefined || runs === undefined) return runsOf(group);
  // "espaço de festas: sexta R$ 700, sábado R$ 1000"
  const heading = { ...head, text: thing.text, heads: true };
  return [
    { clauses: [head], orphan: group.orphan },
    ...runs.map(({ clauses, orphan }) => ({ clauses: [heading, ...clauses], orphan })),
  ];
}

function runsOf({ clauses, parts, orphan }: Group): Group[] | undefined {
  const last = clauses.findLastIndex(({ priced }) => priced);
  const [priced, limits] = [clauses.slice(0, last + 1), clauses.slice(last + 1)];
  const isList = parts === undefined && priced.length > 2 && priced.every((one) => one.priced);
  if (!isList || orphan || lengthOf(clauses) <= longestWhole) return undefined;
  const runs: Clause[][] = [];
  for (const clause of priced) {
    const run = runs.at(-1);
    const isFull = run !== undefined && lengthOf([...run, clause, ...limits]) > longestWhole;
    if (run === undefined || (isFull && mayStandFirst(clause))) runs.push([clause]);
    else run.push(clause);
  }
  return runs.map((run) => ({ clauses: [...run, ...limits], orphan: false }));
}

/** "…, se forem dois faço por R$ 150": a further case with its own sum, which the first sum does not hang on. */
function caseApart({ clauses, parts, orphan }: Group): Group[] | undefined {
  const last = clauses.at(-1);
  const before = clauses.slice(0, -1);
  const isCase = last?.priced && last.showable && ownCase.test(last.text);
  if (parts !== undefined || !isCase || lengthOf(clauses) <= longestWhole) return undefined;
  if (!before.some(({ priced }) => priced)) return undefined;
  return [
    { clauses: before, orphan },
    { clauses: [last], orphan: false },
  ];
}

const ownCase =
  /^(?:(?:se|quem|caso|levando|comprando) (?:\p{L}+ ){3,}|(?:dois|duas|três|quatro) \p{Ll}{4,} .*(?:ganham|saem|ficam) ).*R\$/u;

/** "piscina de bolinha por R$ 100" */
const ofWhat = /^\p{Ll}{4,} d[aeo] \p{Ll}{4,} por R\$/u;

/** Parts side by side that name what they cost stand together as far as there is room beside their limit. */
function inRuns(parts: readonly Clause[][], room: number): Clause[][] {
  const isSum = (part: readonly Clause[]) =>
    part.every((one) => one.priced && (namesOwn(one) || ofWhat.test(one.text)));
  const runs: Clause[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    const fits = run !== undefined && lengthOf([...run, ...part]) + room <= longestWhole;
    if (fits && isSum(run) && isSum(part)) run.push(...part);
    else runs.push([...part]);
  }
  return runs;
}

/** "se fizer os dois sai R$ 950": hangs on the things told before, and they do not hang on it. */
const furtherCase = /^(?:se|quem|caso|levando|fazendo|fechando) .* R\$/u;

/** Of offers with one limit that are too long together each stands alone with it. */
function unfold(group: Group): Group[] {
  const apart = pricesApart(group) ?? pricesInRuns(group) ?? caseApart(group);
  if (apart !== undefined) return apart;
  const { clauses, parts, orphan } = group;
  const length = clauses.reduce((sum, { text }) => sum + text.length + 2, 0);
  if (parts === undefined || length <= longestWhole) return [group];
  const limits = clauses.filter((clause) => !parts.some((part) => part.includes(clause)));
  const own = limits.filter((limit) => limit.priced && furtherCase.test(limit.text));
  const common = limits.filter((limit) => !own.includes(limit));
  const runs = inRuns(parts, lengthOf(common));
  return runs.map((part, at) => {
    const isLast = at === runs.length - 1;
    const isNarrowed = isLast || tellsOffer({ clauses: part, orphan });
    return { clauses: isNarrowed ? [...part, ...(isLast ? limits : common)] : part, orphan };
  });
}

/** Words of a shortened audience at least: "para famílias" alone is flat. */
const leastWords = 4;

/** "para mães que voltam da licença e não têm com quem deixar", and the same with less. */
function audienceForms(audience: string): string[] {
  const joints = [...audience.matchAll(/ (?:e|ou) (?:para )?(?=\p{L}{3})/gu)];
  const shorter = joints
    .map(({ index }) => audience.slice(0, index))
    .filter((form) => form.split(" ").length >= leastWords && !form.includes(","));
  return [...new Set([audience, ...shorter.reverse()])].filter((form) => !endsUnfinished(form));
}

function toWhom(audiences: readonly string[]): Saying[] {
  return audiences
    .filter((audience) => /^(?:só )?para \p{L}/u.test(audience) && isLatin(audience))
    .map((audience) => ({
      kind: "plain",
      forms: audienceForms(audience),
      brief: true,
      whom: true,
    }));
}

/** "Iron Nutrition." alone, beside what is sold there, tells nothing. */
function isBareName({ forms }: Saying, { candidates }: Gathered, main?: NounPhrase): boolean {
  const [opening] = candidates;
  const isName = opening !== undefined && opening.thing !== main && isNameOnly(opening.thing);
  return isName && opening.first && forms[0] === opening.thing.text;
}

/** What may be shown of all that was gathered. */
export function sayingsOf(facts: Gathered): Saying[] {
  const main = chooseMain(facts.candidates);
  const others = new Set(
    facts.candidates
      .filter(({ announced, known, thing }) => (announced || known) && !isCondition(thing))
      .map(({ thing }) => thing.text),
  );
  // "Salgadinhos: coxinha, quibe": the others are kinds of it.
  const heads = facts.groups.some(
    (part) =>
      "clauses" in part && part.clauses.some((clause) => clause.heads && clause.thing === main),
  );
  const sayings = spreadLimits(facts.groups)
    .flatMap(unfold)
    .map((group) => {
      const isOwn = group.clauses.some(({ thing }) => thing === main);
      // What a bare sum is for is certain only where one thing is on offer.
      const context = isOwn || (group.orphan && others.size > 1 && !heads) ? undefined : main;
      const saying = toSaying(group, context, standsAlone);
      // "Casa.", "Alugo." tell nothing.
      if (!isOwn && saying?.forms[0]?.includes(" ") === false) return undefined;
      return saying !== undefined && isOwn ? { ...saying, opens: true as const } : saying;
    })
    .filter((saying) => saying !== undefined);
  const all = unique(
    [...toWhom(facts.audiences), ...sayings, ...facts.sayings],
    ({ forms }) => forms[0] ?? "",
  );
  return all.filter((saying) => !isHalfTold(saying, all) && !isBareName(saying, facts, main));
}
