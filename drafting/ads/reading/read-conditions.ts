import { type AdExtra, adExtras, partCount, partLength } from "../../../contract/parts.ts";
import { endsUnfinished } from "../../../domain/ad-limits/cut-at-word.ts";
import { fold } from "../../../domain/search/fold.ts";
import { spell } from "../../text/spelling.ts";
import { besidePrice, extraCues, filler, isDenied, limitCue, mere, urge } from "./cues.ts";
import { looseFigures } from "./figures.ts";
import type { PricesRead } from "./read-prices.ts";
import type { Clause, Source, Span } from "./source.ts";

export function overlaps(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((span) => span.start < end && span.end > start);
}

/** For each clause the count of the sentence that it stands in. */
export function sentenceIds(clauses: readonly Clause[]): number[] {
  let count = 0;
  return clauses.map(({ opens }) => {
    if (opens) count += 1;
    return count;
  });
}

/** Days and stock beside a price, of the sentences that tell one. */
export function limitsBesidePrice(
  clauses: readonly Clause[],
  priced: ReadonlySet<number>,
  until: readonly Span[],
): Span[] {
  const sentences = sentenceIds(clauses);
  const told = new Set([...priced].map((at) => sentences[at]));
  return clauses.flatMap((clause, at) => {
    if (!told.has(sentences[at]) && !/estoque/.test(clause.flat)) return [];
    return Array.from(clause.flat.matchAll(besidePrice)).flatMap(({ 0: words, index }) => {
      const span = { start: clause.start + index, end: clause.start + index + words.length };
      return isDenied(clause.flat, index) || overlaps(until, span) ? [] : [span];
    });
  });
}

/** Words of a text that no price and no name of what is sold takes up. */
type Rest = Span & { text: string; flat: string; opens: boolean; isWhole: boolean };

export type Known = {
  prices: PricesRead;
  /** Where parts of other kinds stand: the deadline, the place. */
  until: readonly Span[];
  place: readonly Span[];
  /** Days and stock beside a price. */
  limits: readonly Span[];
  /** The clause that names what is sold, and the words of it that do. */
  product: { name?: string; clause: number; head: string };
};

function restOf(clause: Clause, at: number, { prices, product }: Known): Rest {
  const head = product.clause === at ? product.head : "";
  const own = prices.spans.filter(({ start }) => start >= clause.start && start < clause.end);
  const from = Math.max(clause.start + head.length, ...own.map(({ end }) => end));
  const text = clause.text.slice(from - clause.start).replace(/^[\s,)+-]+/, "");
  const cut = clause.text.length - text.length;
  const { opens, end } = clause;
  return {
    text,
    flat: clause.flat.slice(cut),
    start: clause.start + cut,
    end,
    opens,
    isWhole: cut === 0,
  };
}

/** The extras that are all that a stretch of words tells: "aceito pix e cartão". */
function extrasOf({ flat }: Rest): AdExtra[] | undefined {
  let left = flat;
  const found = adExtras.filter((extra) => {
    const cue = new RegExp(extraCues[extra].source, "g");
    const isSaid = Array.from(flat.matchAll(cue)).some(({ index }) => !isDenied(flat, index));
    if (isSaid) left = left.replace(cue, " ");
    return isSaid;
  });
  return found.length > 0 && left.replace(mere, "").trim() === "" ? found : undefined;
}

/** Behind a price or a name only what limits it stands alone: "só na retirada", but not "com filtro". */
function standsAlone({ flat, isWhole, text }: Rest): boolean {
  const isOwn =
    flat.search(limitCue) === 0 || /^(?:pedidos?|encomendas?|entreg\w+|frete) /.test(flat);
  return isWhole || (isOwn && text.split(" ").length <= 9);
}

/** "Estúdio em Pinheiros": a place, and a word for the house. */
function isPlaceOnly({ start, end }: Rest, place: readonly Span[], text: string): boolean {
  return place.some((one) => {
    const before = text.slice(start, Math.max(start, one.start)).trim();
    return one.start >= start && end - one.end < 4 && before.split(" ").length <= 2;
  });
}

/** What is sold, and the labels of its prices, are told already. */
function isNamed(text: string, { product: { name = "" }, prices }: Known): boolean {
  const words = fold(spell(text));
  return [name, ...prices.rows.map(({ label }) => label)].some((one) => fold(one).includes(words));
}

const spoken =
  /^(?:(?:outr[oa]s?|depois|sou|somos|me chamo|meu nome) |(?:promo\w*|ofertas?|novidades?|black friday)$)/;

function isTold(rest: Rest, at: number, known: Known, { clauses, text }: Source): boolean {
  const { flat } = rest;
  const isUnread = looseFigures(rest).some(({ isMoney }) => !isMoney);
  const isOther = clauses[at]?.torn || isUnread || overlaps(known.until, rest);
  const isSpoken = urge.test(flat) || filler.test(flat) || spoken.test(flat);
  if (rest.text.length < 5 || isOther || isSpoken || isNamed(rest.text, known)) return false;
  return !isPlaceOnly(rest, known.place, text) && standsAlone(rest);
}

/** Neighbours of one sentence are told together: "piscina, campo e churrasqueira". */
function joined(text: string, rests: readonly Rest[]): string[] {
  const told: Span[] = [];
  for (const { start, end, opens } of rests) {
    const last = told.at(-1);
    const fits = last && end - last.start <= partLength.condition;
    if (last && fits && !opens && start - last.end < 4) last.end = end;
    else told.push({ start, end });
  }
  return told.map(({ start, end }) => text.slice(start, end));
}

/** What the text tells beside its product, prices and place: as extras, else word for word. */
export function readRest(source: Source, known: Known) {
  const { text, clauses } = source;
  const rests = clauses.map((clause, at) => restOf(clause, at, known));
  const extras = rests.map(extrasOf);
  const own = rests.filter(
    (rest, at) => extras[at] === undefined && isTold(rest, at, known, source),
  );
  const whole = joined(text, own).filter(
    (one) => one.length <= partLength.condition && !endsUnfinished(one),
  );
  const beside = known.limits.map(({ start, end }) => text.slice(start, end));
  const alone = beside.filter((one) => !whole.some((other) => other.includes(one)));
  const plain = [...alone, ...whole].map((one) => spell(one.replace(/^(?:e|ou|mas|obs:?) /i, "")));
  const found = new Set(extras.flatMap((some) => some ?? []));
  if (found.has("free-delivery")) found.delete("delivery");
  return {
    conditions: [...new Set(plain)].slice(0, partCount.conditions),
    extras: adExtras.filter((extra) => found.has(extra)),
  };
}
