import { partCount, partLength } from "../../../contract/parts.ts";
import { fold } from "../../../domain/search/fold.ts";
import {
  besidePrice,
  conditionCue,
  costCue,
  dayOffer,
  extraCues,
  isDenied,
  limitCue,
} from "./cues.ts";
import { looseFigures } from "./figures.ts";
import type { PricesRead } from "./read-prices.ts";
import type { Clause, Span } from "./source.ts";
import { spell } from "./spelling.ts";

/** Extras that stay true where they are all that there is: "só com hora marcada". */
const exclusive = new Set(["by-appointment", "made-to-order", "online"]);

/** Whether an extra at a place of a clause is offered without a limit, a price or a "não". */
export function isOffered(
  extra: string,
  { flat }: Pick<Clause, "flat">,
  at: number,
  isPriced: boolean,
): boolean {
  if (isDenied(flat, at)) return false;
  if (exclusive.has(extra)) return true;
  const near = flat.slice(Math.max(0, at - 25), at + 50);
  return !limitCue.test(near) && (isPriced || !costCue.test(near));
}

function saysExtra(clause: Pick<Clause, "flat">, isFree: boolean): boolean {
  return Object.entries(extraCues).some(([extra, cue]) => {
    const at = clause.flat.search(cue);
    return at >= 0 && isOffered(extra, clause, at, false) === isFree;
  });
}

function overlaps(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((span) => span.start < end && span.end > start);
}

/** Days and stock beside a price, of the sentences that tell one. */
export function limitsBesidePrice(
  clauses: readonly Clause[],
  priced: ReadonlySet<number>,
  until: readonly Span[],
): Span[] {
  const sentences: number[] = [];
  for (const { opens } of clauses) sentences.push((sentences.at(-1) ?? 0) + (opens ? 1 : 0));
  const told = new Set([...priced].map((at) => sentences[at]));
  return clauses.flatMap((clause, at) => {
    if (!told.has(sentences[at]) && !/estoque/.test(clause.flat)) return [];
    return Array.from(clause.flat.matchAll(besidePrice)).flatMap(({ 0: words, index }) => {
      const span = { start: clause.start + index, end: clause.start + index + words.length };
      return isDenied(clause.flat, index) || overlaps(until, span) ? [] : [span];
    });
  });
}

export type Known = {
  prices: PricesRead;
  until: readonly Span[];
  /** Days and stock beside a price. */
  limits: readonly Span[];
  /** The clause that names what is sold, and the words of it that do. */
  product: { clause: number; head: string };
};

/** Behind the prices of a clause, or behind the name of what is sold, a condition may follow at once. */
function restCondition(clause: Clause, spans: readonly Span[], head: string): string | undefined {
  const own = spans.filter(({ start }) => start >= clause.start && start < clause.end);
  const from = Math.max(clause.start + head.length, ...own.map(({ end }) => end));
  const rest = clause.text.slice(from - clause.start).replace(/^[\s,)]+/, "");
  const flat = clause.flat.slice(clause.text.length - rest.length);
  const cue = flat.search(conditionCue);
  const isOwn = cue >= 0 && cue <= 12 && rest.split(" ").length <= 9 && !saysExtra({ flat }, true);
  return isOwn ? rest : undefined;
}

const onlyPlace = /^atend\w+ (?:em|no|na)(?: [\w-]+){1,3}$/;
const begun = /^(?:e|ou|mas|e a[íi]|obs:?) /i;
/** "Atendo toda Goiânia chama no zap": a call is no condition. */
const urged = / (?:chama|chame|liga|ligue|manda|mande|vem|venha|corre|aproveite?|agende) .*$/i;

/** What limits or explains the offer, word for word. */
export function readConditions(text: string, clauses: readonly Clause[], known: Known): string[] {
  const { prices, until, limits, product } = known;
  const told = clauses.flatMap((clause, at) => {
    const head = product.clause === at ? product.head : "";
    // A number that was not read may be a price.
    const isUnread = !prices.priced.has(at) && looseFigures(clause).some(({ isMoney }) => !isMoney);
    if (clause.torn || isUnread || overlaps(until, clause)) return [];
    if (head !== "" || prices.priced.has(at))
      return restCondition(clause, prices.spans, head) ?? [];
    const cues = [conditionCue, dayOffer];
    const isOwn = cues.some((cue) => cue.test(clause.flat)) || saysExtra(clause, false);
    return isOwn && !saysExtra(clause, true) ? [clause.text] : [];
  });
  const beside = limits.map(({ start, end }) => text.slice(start, end));
  const whole = told.filter(
    (one) => one.length >= 6 && one.length <= partLength.condition && !onlyPlace.test(fold(one)),
  );
  const alone = beside.filter((one) => !whole.some((other) => other.includes(one)));
  const plain = [...alone, ...whole].map((one) => spell(one.replace(begun, "").replace(urged, "")));
  return [...new Set(plain)].slice(0, partCount.conditions);
}
