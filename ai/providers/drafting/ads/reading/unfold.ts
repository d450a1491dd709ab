import { dayWords } from "../lexicon/clause-words.ts";
import { otherCase } from "./belongs.ts";
import type { Clause } from "./clause.ts";
import { type Group, tellsOffer } from "./group.ts";
import { foldInPlace } from "./restore-places.ts";
import { tokensOf } from "./tokens.ts";

/** Characters up to which what a limit brought together is shown as one. */
const longestWhole = 88;

/** "cento do brigadeiro R$ 110": says for itself what its sum is for, which "passou disso R$ 160" does not. */
function namesOwn({ thing, text }: Clause): boolean {
  if (otherCase.test(foldInPlace(text))) return false;
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
  const isByDay = rest
    .filter(({ priced }) => priced)
    .every(({ text }) => dayWords.has(tokensOf(text.replace(/^de /u, ""))[0]?.key ?? ""));
  const runs = isHead && isByDay ? runsOf({ ...group, clauses: rest }) : undefined;
  if (head === undefined || thing === undefined) return runsOf(group);
  // "espaço de festas: sexta R$ 700, sábado R$ 1000"
  const heading = { ...head, text: thing.text, heads: true };
  if (runs !== undefined)
    return [
      { clauses: [head], orphan: group.orphan },
      ...runs.map(({ clauses, orphan }) => ({ clauses: [heading, ...clauses], orphan })),
    ];
  return (isHead ? kindsApart(group, heading, rest) : undefined) ?? runsOf(group);
}

/** "transporte escolar: manhã R$ 220, dois irmãos R$ 380", and beside it what the shop has besides. */
function kindsApart(
  { clauses, parts, orphan }: Group,
  heading: Clause,
  rest: readonly Clause[],
): Group[] | undefined {
  const last = rest.findLastIndex(
    ({ priced, narrows, joins, offers }) => priced || narrows || joins || offers,
  );
  const told = rest.slice(0, last + 1);
  const isList =
    told.length > 1 && told.every(({ priced, narrows }) => priced || narrows) && !told[0]?.joins;
  const isShort = lengthOf(clauses) <= longestWhole;
  const isOther = told.some(({ text }) => ownCase.test(text));
  if (parts !== undefined || orphan || !isList || isShort || isOther) return undefined;
  const [head] = clauses;
  return [
    ...(head === undefined ? [] : [{ clauses: [head], orphan }]),
    ...underHeading(heading, told).map((run) => ({ clauses: run, orphan })),
    ...rest.slice(last + 1).map((clause) => ({ clauses: [clause], orphan })),
  ];
}

/** The sums in runs that fit, each behind the heading; what narrows them all stays with all. */
function underHeading(heading: Clause, told: readonly Clause[]): Clause[][] {
  const limits = told.filter(({ priced }) => !priced);
  const runs: Clause[][] = [];
  for (const clause of told.filter(({ priced }) => priced)) {
    const run = runs.at(-1);
    const fits = run !== undefined && lengthOf([...run, clause, ...limits]) <= longestWhole;
    if (fits && run !== undefined) run.push(clause);
    else if (!otherCase.test(foldInPlace(clause.text)))
      runs.push([{ ...heading, ...clause, text: `${heading.text}: ${clause.text}`, heads: false }]);
  }
  return runs.map((run) => [...run, ...limits]);
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
export function unfold(group: Group): Group[] {
  const apart = pricesApart(group) ?? pricesInRuns(group) ?? caseApart(group);
  if (apart !== undefined) return apart;
  const { clauses, parts, orphan } = group;
  const length = clauses.reduce((sum, { text }) => sum + text.length + 2, 0);
  if (parts === undefined || length <= longestWhole) return [group];
  const limits = clauses.filter((clause) => !parts.some((part) => part.includes(clause)));
  const own = limits.filter((limit) => limit.priced && furtherCase.test(limit.text));
  const common = limits.filter((limit) => !own.includes(limit));
  const runs = inRuns(parts, lengthOf(common));
  return runs.flatMap((part, at) => {
    const isLast = at === runs.length - 1;
    const isNarrowed = isLast || tellsOffer({ clauses: part, orphan });
    // A part that is a list itself is told in runs.
    return unfold({
      clauses: isNarrowed ? [...part, ...(isLast ? limits : common)] : part,
      orphan,
    });
  });
}
