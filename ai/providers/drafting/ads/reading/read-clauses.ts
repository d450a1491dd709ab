import { isTradeWord } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import { isDoing } from "./clause-kinds.ts";
import { asDone } from "./done-to.ts";
import { joinPlaces } from "./join-places.ts";
import { coversNothing } from "./not-covered.ts";
import { deniesBefore } from "./not-offered.ts";
import { isNoPlace, toPlace } from "./place-names.ts";
import { type Context, readClause } from "./read-clause.ts";
import { foldInPlace, knownPlace } from "./restore-places.ts";
import type { RawClause } from "./split-clauses.ts";
import { tokensOf } from "./tokens.ts";

/** "Tiramos resto de tinta", then "cimento": what is done away with is not on offer. */
function asObject({ thing, ...clause }: Clause): Clause {
  const isObject = thing !== undefined && !clause.priced && !clause.announced;
  return isObject ? { ...clause, known: false } : { ...clause, ...(thing && { thing }) };
}

/** "zona oeste: Lapa, Perdizes": beside a place a name that is a word too is a place. */
function asPlace(clause: Clause, isListed: boolean): Clause {
  const isNamed = isListed || /^\p{Lu}/u.test(clause.text);
  const isName = isNamed && knownPlace(clause.text) !== undefined;
  if (!isName || clause.placeOnly) return clause;
  const { thing, ...rest } = clause;
  return { ...rest, known: false, placeOnly: true, places: [toPlace(clause.text)] };
}

/** "Camobi", "Santana e Mazagão": names and nothing else. */
const bareNames =
  /^(?:e )?(?:\p{Lu}[\p{L}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){0,2})(?: e \p{Lu}[\p{L}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){0,2})?$/u;

/** "Londrina, Gleba Palhano": behind a town alone a name tells its quarter or another town. */
function asQuarter(clause: Clause, before: Clause | undefined): Clause {
  const isBeside = before?.placeOnly === true && before.places.length > 0 && !before.heads;
  const names = clause.text.replace(/^e /u, "").split(" e ");
  const isName =
    isBeside &&
    !clause.placeOnly &&
    !clause.heads &&
    bareNames.test(clause.text) &&
    !names.some((name) => name.split(" ").some(isTradeWord) || isNoPlace(name));
  if (!isName) return clause;
  const { thing, ...rest } = clause;
  return { ...rest, known: false, placeOnly: true, places: names.map((name) => toPlace(name)) };
}

/** "Bacalhau só na Páscoa", then "agora não temos". */
function denied({ thing, ...clause }: Clause): Clause {
  return { ...clause, denies: true, showable: false };
}

/** "agora só pão e bolo": what is left on offer, and no limit of a sum. */
const onlyNow =
  /^\s*(?:(?:mas|e) )?(?:agora|hoje|hj) (?:é )?s[óo] (?!at[ée] |n[ao]s? |em |com |por |sob |para |pra |de |[àa]s |R\$|\d)\p{L}/iu;

/** A clause as the one before it lets it be: what is done, or where. */
function besides(clause: Clause, before: Clause | undefined): Clause {
  if (coversNothing(clause.text, before?.text)) return denied(clause);
  const told = before?.placeOnly ? asQuarter(asPlace(clause, before.heads), before) : clause;
  const verb = tokensOf(before?.text ?? "")[0]?.key ?? "";
  return isDoing(verb) ? asObject(told) : told;
}

/** "se deixar até as 10h e não for segunda": without it what stands before would hold for all. */
const onlyIf = /^(?:e |mas |so )?(?:se|caso|desde que|quando|contanto|contando) /;

/** The clauses of a statement, each read beside those before it. */
export function readClauses(
  raw: readonly RawClause[],
  context: Omit<Context, "hasThing">,
  isKnown: boolean,
): Clause[] {
  const clauses: Clause[] = [];
  for (const part of raw) {
    const hasThing = isKnown || clauses.some(({ thing }) => thing !== undefined);
    const clause = readClause(part, { ...context, hasThing });
    const before = clauses.at(-1);
    // "… que não serve mais ou troco por crédito": the half of what is not told.
    const isHalf = before?.showable === false && /^\s*ou (?!\d)/u.test(part.text);
    if (clause === undefined || isHalf) continue;
    const key = foldInPlace(part.text).trim();
    const isDenied =
      before !== undefined && (deniesBefore(key) || (clause.denies && onlyIf.test(key)));
    if (isDenied) clauses.splice(-1, 1, denied(before));
    const isLeft = onlyNow.test(part.text) && !clause.priced;
    const told = isLeft ? { ...clause, joins: false, narrows: false } : clause;
    clauses.push(asDone(besides(told, before), before));
  }
  return joinPlaces(clauses);
}
