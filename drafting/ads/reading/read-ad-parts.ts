import {
  type AdAction,
  type AdExtra,
  type AdParts,
  adExtras,
  type Business,
  type ContactChannel,
  partCount,
  partLength,
} from "../../../contract/parts.ts";
import { capitalise, joinList } from "../../text/grammar.ts";
import {
  actionCues,
  conditionCue,
  costCue,
  extraCues,
  isDenied,
  limitCue,
  ownDeadline,
  recurring,
} from "./cues.ts";
import { lowerFirst, nounPhrase, shortenName } from "./noun-phrase.ts";
import { readPlace } from "./read-place.ts";
import { type PricesRead, readPrices } from "./read-prices.ts";
import { readUntil } from "./read-until.ts";
import { type Clause, type Span, toSource } from "./source.ts";

/** What is known beside the text. `today`: ISO 8601 day. */
export type Known = { business?: Business; today: string };

/** The first place of a cue in a clause where nothing takes it back. */
function saidAt(flat: string, cue: RegExp): number | undefined {
  for (const { index } of flat.matchAll(new RegExp(cue.source, "g"))) {
    if (!isDenied(flat, index)) return index;
  }
  return undefined;
}

/** @param isPriced a sum in the clause is the price of the thing, not of the extra. */
function extrasIn({ flat }: Clause, isPriced: boolean): AdExtra[] {
  if (limitCue.test(flat) || (!isPriced && costCue.test(flat))) return [];
  return adExtras.filter((extra) => saidAt(flat, extraCues[extra]) !== undefined);
}

function readExtras(clauses: readonly Clause[], { priced }: PricesRead): AdExtra[] {
  const found = new Set(clauses.flatMap((clause, at) => extrasIn(clause, priced.has(at))));
  return adExtras.filter(
    (extra) => found.has(extra) && !(extra === "delivery" && found.has("free-delivery")),
  );
}

const actionOf: Partial<Record<ContactChannel, AdAction>> = {
  whatsapp: "whatsapp",
  phone: "call",
  "in-person": "visit",
};

function readAction(clauses: readonly Clause[], business?: Business): AdAction | undefined {
  const said = actionCues.find(([, cue]) =>
    clauses.some(({ flat }) => saidAt(flat, cue) !== undefined),
  );
  return said?.[0] ?? (business?.contact && actionOf[business.contact]);
}

function touches(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((span) => span.start < end && span.end > start);
}

/** What stands behind the last price of a clause: "39,90 só na retirada". */
function tailOf(clause: Clause, { spans }: PricesRead): string {
  const end = Math.max(
    clause.start,
    ...spans
      .filter(({ start }) => start >= clause.start && start < clause.end)
      .map(({ end }) => end),
  );
  const tail = clause.text.slice(end - clause.start).trim();
  const isCondition = conditionCue.test(clause.flat.slice(end - clause.start));
  return isCondition ? tail : "";
}

/** What limits or explains the offer, word for word. */
function readConditions(
  clauses: readonly Clause[],
  prices: PricesRead,
  until: readonly Span[],
): string[] {
  const told = clauses.map((clause, at) => {
    const { text, flat, torn } = clause;
    if (torn || touches(until, clause)) return "";
    if (prices.priced.has(at)) return tailOf(clause, prices);
    const hasExtra = Object.values(extraCues).some((cue) => cue.test(flat));
    const isOwn =
      conditionCue.test(flat) || (hasExtra && (limitCue.test(flat) || costCue.test(flat)));
    return isOwn && extrasIn(clause, false).length === 0 ? text : "";
  });
  const days = clauses.flatMap((clause, at) =>
    prices.priced.has(at)
      ? spansOf(clause, recurring).map(({ start, end }) =>
          clause.text.slice(start - clause.start, end - clause.start),
        )
      : [],
  );
  const plain = [...days, ...told].map((text) => text.replace(/^(?:e|mas|e a[íi]|obs:?) /i, ""));
  return [...new Set(plain)]
    .filter((text) => text.length >= 6 && text.length <= partLength.condition)
    .slice(0, partCount.conditions);
}

function spansOf({ flat, start }: Clause, cue: RegExp): Span[] {
  return Array.from(flat.matchAll(cue), ({ 0: words, index }) => ({
    start: start + index,
    end: start + index + words.length,
  }));
}

/** The words of a clause before anything that is a part of its own. */
function headOf(clause: Clause, taken: readonly Span[]): string {
  const cues = [...Object.values(extraCues), conditionCue, limitCue];
  const starts = taken.map(({ start }) => start - clause.start);
  const ends = [...cues.map((cue) => clause.flat.search(cue)), ...starts].filter(
    (at) => at >= 0 && at < clause.text.length,
  );
  return clause.text.slice(0, Math.min(clause.text.length, ...ends));
}

/** "Kit com pães, bolo e frutas": where the list goes on in the next clause, the name ends before it. */
function closed(name: string, next?: Clause): string {
  const goesOn = next?.opens === false && / com /.test(name);
  return goesOn ? shortenName(name, name.lastIndexOf(" com ")) || name : name;
}

function readProduct(
  clauses: readonly Clause[],
  { rows, priced, thing }: PricesRead,
  heads: readonly string[],
): string | undefined {
  if (thing) return thing;
  const own = heads.slice(
    0,
    rows.length > 1 ? heads.findIndex((_, at) => priced.has(at)) : undefined,
  );
  const names = heads.map((head) => nounPhrase(head, partLength.product));
  const at = names.findIndex((name, index) => name !== undefined && index < own.length);
  if (names[at]) return priced.has(at) ? names[at] : closed(names[at], clauses[at + 1]);
  const [first = "", second] = rows.map(({ label }) => label);
  const both = second && !first.includes(" e ") ? joinList([first, lowerFirst(second)]) : first;
  return (both.length <= partLength.product ? both : first) || undefined;
}

/** What the text says of itself, as parts to be shown and confirmed; what is not sure is left out. Never throws. */
export function readAdParts(text: string, { business, today }: Known): AdParts {
  const source = toSource(text, business?.trade);
  const { clauses, register } = source;
  const dated = clauses.filter(({ flat }) => !ownDeadline.test(flat));
  const { until, spans } = readUntil(dated, today);
  const { place: named, span } = readPlace(source);
  const days = clauses.flatMap((clause) => spansOf(clause, recurring));
  const taken = [...spans, ...days, ...(span ? [span] : [])];
  const opening = clauses.slice(0, 4);
  const prices = readPrices(
    source,
    taken,
    opening.map((clause) => headOf(clause, taken)),
  );
  const heads = opening.map((clause) => headOf(clause, [...taken, ...prices.spans]));
  const product = readProduct(clauses, prices, heads);
  const place = named ?? business?.town;
  const conditions = readConditions(clauses, prices, spans);
  const extras = readExtras(clauses, prices);
  const action = readAction(clauses, business);
  return {
    ...(product && { product: capitalise(product) }),
    ...(prices.rows.length > 0 && { prices: prices.rows }),
    ...(place && { place }),
    ...(until && { until }),
    ...(conditions.length > 0 && { conditions }),
    ...(extras.length > 0 && { extras }),
    ...(action && { action }),
    ...(register && { register: register.slice(0, partLength.register) }),
  };
}
