import { endsUnfinished } from "../../../../../domain/ad-limits/cut-at-word.ts";
import type { NounPhrase, Saying } from "../ad-facts.ts";
import { isFee } from "../bare-units.ts";
import { dayWords, narrowers } from "../lexicon/clause-words.ts";
import { headOf } from "../trade-of.ts";
import { chooseMain, isCondition, isNameOnly } from "./choose-products.ts";
import type { Clause } from "./clause.ts";
import type { Gathered } from "./gathered.ts";
import { type Group, tellsOffer } from "./group.ts";
import { tellsOtherPrice } from "./limits.ts";
import { isLatin } from "./noun-phrase.ts";
import { isOfCosts } from "./own-matters.ts";
import { foldInPlace } from "./restore-places.ts";
import { toSaying } from "./to-saying.ts";
import { hasAny, tokensOf } from "./tokens.ts";
import { unfold } from "./unfold.ts";
import { unique } from "./unique.ts";

/** "a partir de R$ 150" tells that another price may come. */
function isTold({ clauses }: Group, limit: Clause): boolean {
  return (
    tellsOtherPrice(limit) && clauses.some(({ text }) => /(?:a partir de|desde) R\$/u.test(text))
  );
}

/** "Orçamento sem custo", and next "pintura por fora": what is free stays so. */
function isFreeOf({ clauses }: Group, limit: Clause): boolean {
  return isOfCosts(foldInPlace(limit.text)) && !clauses.some(({ priced }) => priced);
}

/** "Taxa de matrícula de R$ 50": no offer, so nothing narrows it. */
function isPaidBesides({ clauses: [first] }: Group): boolean {
  return first !== undefined && isFee(first.text);
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
        group.clauses.push(
          ...part.limits.filter(
            (limit) => !isTold(group, limit) && !isFreeOf(group, limit) && !isPaidBesides(group),
          ),
        );
  });
  return groups;
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
      kind: "plain" as const,
      forms: audienceForms(audience),
      brief: true,
      whom: true as const,
    }))
    .filter(({ forms }) => forms.length > 0);
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
      const isUnsure = isOwn || (group.orphan && others.size > 1 && !heads);
      const context = group.of ?? (isUnsure ? undefined : main);
      const saying = toSaying(group, context);
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
