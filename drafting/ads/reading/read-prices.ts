import { type PriceRow, partCount, partLength } from "../../../contract/parts.ts";
import { fold } from "../../../domain/search/fold.ts";
import { extraCues, limitCue, speech } from "./cues.ts";
import {
  type Figure,
  findFigures,
  isNoPrice,
  looseFigures,
  type Sureness,
  sureness,
} from "./figures.ts";
import { lowerFirst, nounPhrase, shortenName, tidyName } from "./noun-phrase.ts";
import type { Clause, Source, Span } from "./source.ts";
import { readUnit, unitBefore, unitNamed } from "./units.ts";

const measure = String.raw`\d+(?:[.,]\d+)? ?(?:ml|l|g|kg|cm|m|litros?|gramas?|unidades|un|unid|pecas|fatias|sabores|pessoas|lugares|h|horas?|min|minutos|mega|gigas?|gb|mb|btus|polegadas|quartos|suites)`;
const size = `(?:tam(?:anho)? |porte )?(?:\\d{1,2} )?(?:pp|p|m|g|gg|xg|pequen[oa]s?|medi[oa]s?|grandes?|famili?a|broto|inteir[oa]|mei[oa]|avuls[oa]|individual|\\d+ ?x (?:(?:por|na) )?semana|${measure})`;
const model = String.raw`[a-z]{1,2}\d{1,3}(?: ?(?:pro|plus|max|mini|lite|s|fe|5g))*|\d{1,2} (?:pro|plus|max|mini|lite)(?: max)?`;
/** The name of a size, which needs the thing before it: "Açaí 300ml R$ 12, 500ml R$ 16". */
const sizeOnly = new RegExp(
  String.raw`^(?:${size}|${model}|simples|dupl[oa]|casal|solteiro|queen|king|adulto|infantil|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo|feriado|dia de semana|fi(?:m|nal) de semana)(?: serve \d+(?: pessoas)?)?$`,
);
const sizeAtEnd = new RegExp(`(?: (?:serve )?${size})+$`);

const former = /(?:^|[^a-z])(?:de|era|eram|antes|normal|normal de)[: ]*$/;
const nowFor = /^ ?(?:reais)? ?,? ?(?:por|agora|hoje|sai por|fica por)(?: apenas| so| somente)? $/;
const manyFor = /^ ?(?:por|=) ?(?:apenas |so )?$/;
/** "2 grandes por 85": a count, and part of the label. */
const countOf = /^ [a-z]{3,}(?: [a-z]+){0,3} (?:por|=) ?$/;
const upTo = /^ ?(?:a|ate|-|–) ?$/;
const from = /(?:^|[^a-z])(?:(?:a )?partir d[eo]s?|desde) ?$/;
const fillers =
  /(?:(?:^|[\s,(:=–-])(?:a partir d[eo]s?|partir de|desde|por|apenas|so|somente|a|e|esta|ta|sai|saem|saindo|fica|custa|custam|cobro|no valor de|valor|preco|de|era|antes|r\$|o|ou|na promocao)|[\s,:=–.\-(]+)$/;
const offers = /\b(?:promo\w*|ofertas?|precos?|valor(?:es)?|tabela)\b/;

/** A label, unless another sum stands in it. */
function labelName(words: string): string | undefined {
  const flat = fold(words);
  const isLoose = looseFigures({ flat, start: 0 }).length > 0;
  const hasSum = isLoose || /\d ?x (?:de |r)|r\$/.test(flat);
  return hasSum || /^\s*de /i.test(words) ? undefined : nounPhrase(words, partLength.label, true);
}

type Price = {
  figure: Figure;
  sure: Sureness;
  row?: Partial<PriceRow>;
  /** Numbers that it is made of. */
  figures: number;
  /** Where the label ends, if not at the first of them. */
  labelEnd?: number;
};

type Two = { before: string; between: string; first: Figure; second: Figure };

/** Two numbers that make one price: "de 50 por 40", "3 por 100", "80 a 120"; `null` where they make none. */
function priceOfTwo({ before, between, first, second }: Two): Price | null | undefined {
  const isMoney = first.isMoney || second.isMoney;
  const price = { figure: second, sure: "sure", figures: 2 } as const;
  if (former.test(before) && nowFor.test(between))
    return isMoney || second.amount < first.amount ? price : null;
  if (upTo.test(between))
    return isMoney
      ? { ...price, figure: { ...first, end: second.end }, row: { from: true } }
      : null;
  if (first.isMoney) return undefined;
  if (countOf.test(between)) return null;
  if (first.amount > 20 || !manyFor.test(between)) return undefined;
  if (/ (?:com|c\/|de) $/.test(before)) return { ...price, labelEnd: first.end };
  return { ...price, row: { unit: `${first.amount} unidades` } };
}

/** The price that begins at a figure. */
function priceAt(flat: string, before: string, first: Figure, second?: Figure): Price | undefined {
  if (isNoPrice(before, flat.slice(first.end))) return undefined;
  const between = second && flat.slice(first.end, second.start);
  if (second && between !== undefined) {
    const both = priceOfTwo({ before, between, first, second });
    if (both !== undefined) return both ?? undefined;
  }
  const sure = sureness(flat, first, before, readUnit(flat, first.end).end);
  if (sure === "no") return undefined;
  return { figure: first, sure, ...(from.test(before) && { row: { from: true } }), figures: 1 };
}

type Read = Span & {
  label: string;
  row: Omit<PriceRow, "label">;
  sure: Sureness;
  clause: number;
  /** First price of its clause. */
  isFirst: boolean;
  /** The words between the last price and this one. */
  before: string;
  /** Whether a unit stood in place of the label: "cento 90". */
  isUnit: boolean;
};

function stripFillers(words: string): string {
  let stripped = words;
  for (;;) {
    const filler = fillers.exec(fold(stripped))?.[0].length ?? 0;
    if (filler === 0) return stripped.trim();
    stripped = stripped.slice(0, stripped.length - filler);
  }
}

/** The words between the last price and this one, behind any part of another kind, or before it. */
function labelBefore({ text, start }: Clause, taken: readonly Span[], from: number, until: number) {
  const parts = taken.map((span) => ({ start: span.start - start, end: span.end - start }));
  const between = parts.filter(({ start: at, end }) => at >= from && end <= until);
  const behind = stripFillers(text.slice(Math.max(from, ...between.map(({ end }) => end)), until));
  const before = text.slice(from, Math.min(until, ...between.map(({ start: at }) => at)));
  return behind === "" ? stripFillers(before) : behind;
}

/** Prices of one clause, in order; a label may still be missing. `taken`: parts of other kinds. */
function pricesIn(clause: Clause, index: number, taken: readonly Span[], mayRun = true): Read[] {
  const { flat, text, start } = clause;
  const figures = speech.test(flat) ? [] : findFigures(clause);
  const found: Read[] = [];
  let boundary = 0;
  for (let at = 0; at < figures.length; at += 1) {
    const first = figures[at] as Figure;
    const price = priceAt(flat, flat.slice(boundary, first.start), first, figures[at + 1]);
    const isSize = () => sizeOnly.test(stripFillers(flat.slice(boundary, first.start)));
    if (!price || (price.sure === "inner" && !mayRun && !isSize())) continue;
    const { figure, row, sure, labelEnd = first.start } = price;
    const named = labelBefore(clause, taken, boundary, labelEnd);
    const [said = "", word = ""] = unitBefore.exec(fold(named)) ?? [];
    const { unit = unitNamed(word), end } = readUnit(flat, figure.end);
    // Where the guard took words out, a bare number may belong to those.
    if (clause.torn && !figure.isMoney && !unit?.includes("vista")) continue;
    found.push({
      label: named.slice(0, named.length - said.length),
      start: start + text.lastIndexOf(named, labelEnd) + named.length - said.length,
      end: start + end,
      row: { amount: figure.amount, ...(unit && { unit }), ...row },
      sure,
      clause: index,
      isFirst: found.length === 0,
      before: text.slice(boundary, first.start).trim(),
      isUnit: named !== "" && named.length === said.length,
    });
    boundary = end + (/^ ?\([^)]{0,40}\)/.exec(flat.slice(end))?.[0].length ?? 0);
    at += price.figures - 1;
  }
  // "Espetinho 8 medalhão 12 kafta 10": three numbers at least make a run a list.
  const isRead =
    !mayRun ||
    found.length >= 3 ||
    found.every(({ sure, label }) => sure !== "inner" || sizeOnly.test(fold(label)));
  return isRead ? ofRun(found) : pricesIn(clause, index, taken, false);
}

/** The first label of a run may hold more than a name: "sacolão do Zé tomate 6,99 batata 4,99". */
function ofRun(found: readonly Read[]): Read[] {
  const [first, second] = found;
  if (!first || !second?.label || /^(?:e|,)(?!\p{L})/u.test(second.before)) return [...found];
  const { length } = (labelName(first.label) ?? first.label).split(" ");
  const isSized = sizeAtEnd.test(` ${fold(first.label)}`);
  const isDoubtful = (length > 3 || first.sure === "inner") && !isSized;
  return found.slice(isDoubtful ? 1 : 0);
}

type Context = {
  clauses: readonly Clause[];
  priced: ReadonlySet<number>;
  count: number;
  /** The first clauses, each up to anything that is no name. */
  heads: readonly string[];
};

function isFree({ clauses, priced }: Context, index: number): boolean {
  const clause = clauses[index];
  return clause !== undefined && !priced.has(index) && !limitCue.test(clause.flat);
}

function nameBefore(index: number, context: Context): string | undefined {
  const { text = "", flat = "", opens = false } = context.clauses[index - 1] ?? {};
  // The last of a list is not the whole: "4 aulas, apostila e certificado. R$ 320".
  if (!opens && context.clauses[index]?.opens) return undefined;
  const name = context.heads[index - 1] ?? text;
  const isExtra = Object.values(extraCues).some((cue) => cue.test(flat));
  return isFree(context, index - 1) && !isExtra ? labelName(name) : undefined;
}

/** "Kit com pães, bolo e suco por R$ 95": the end of a list is not what the price is for. */
function endsList({ label, clause, isFirst }: Read, context: Context): boolean {
  const { opens = true } = context.clauses[clause] ?? {};
  return isFirst && !opens && / e /.test(label) && isFree(context, clause - 1);
}

function labelOf(read: Read, context: Context): string | undefined {
  const { label, clause, isFirst } = read;
  if (endsList(read, context)) return undefined;
  if (!isFirst) return labelName(label);
  if (label === "") return nameBefore(clause, context);
  return labelName(label) ?? (/^\p{L}+$/u.test(label) ? nameBefore(clause, context) : undefined);
}

/** The first name of the thing, for prices that name none; of a clause with a price, what stands before other parts. */
function firstThing({ clauses, priced, heads }: Context): string | undefined {
  for (const [at, head] of heads.entries()) {
    if (priced.has(at) && (head === clauses[at]?.text || /\d/.test(head))) return undefined;
    const name = labelName(head);
    if (name || priced.has(at)) return name;
  }
  return undefined;
}

export type PricesRead = {
  rows: PriceRow[];
  /** From the end of a label to the end of its unit. */
  spans: Span[];
  /** Clauses that hold a price. */
  priced: ReadonlySet<number>;
  /** What the sizes of a list have in common. */
  thing?: string;
};

function nameOf(read: Read, context: Context, thing?: string): string | undefined {
  const { label, isUnit } = read;
  if (isUnit && thing) return thing;
  if (sizeOnly.test(fold(label))) return tidyName(label);
  const name = labelOf(read, context);
  return name ?? (context.count === 1 && !/\d/.test(label) ? thing : undefined);
}

/** "Açaí" of "Açaí 300ml". */
function withoutSize(name: string): string {
  const { length } = sizeAtEnd.exec(fold(name))?.[0] ?? "";
  return name.slice(0, name.length - length);
}

function withSize(thing: string, name: string): string {
  const before = shortenName(thing, partLength.label - name.length - 1);
  return before && tidyName(`${before} ${lowerFirst(name)}`);
}

/** Rows with their labels; a size that stands alone gets the thing before it. */
function nameRows(reads: readonly Read[], context: Context, first?: string) {
  let thing = first && tidyName(first);
  let isShared = false;
  const rows: PriceRow[] = [];
  for (const read of reads) {
    const name = tidyName(nameOf(read, context, thing) ?? "");
    const isSize = sizeOnly.test(fold(name));
    isShared ||= isSize;
    const label = isSize ? withSize(thing ?? "", name) : name;
    if (label !== "") rows.push({ label, ...read.row });
    if (!isSize && (thing === undefined || sizeAtEnd.test(fold(name))))
      thing = withoutSize(name) || thing;
  }
  return { rows, ...(isShared && thing && { thing }) };
}

/**
 * The price rows of a text. What is not sure is left out.
 * @param taken where parts of other kinds stand.
 * @param heads the first clauses, each up to anything that is no name.
 */
export function readPrices(
  { clauses }: Source,
  taken: readonly Span[],
  heads: readonly string[],
): PricesRead {
  const all = clauses.flatMap((clause, index) => {
    const within = taken.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    return pricesIn(clause, index, within);
  });
  const bare = all.filter(({ sure }) => sure !== "sure");
  const isList = bare.length > 1 || clauses.some(({ flat }) => offers.test(flat));
  // One small number beside sums that are said to be money may count something else.
  const mayJoin = bare.length < all.length && bare.every(({ row }) => row.amount >= 5);
  const reads = all.filter(({ sure }) => isList || mayJoin || sure === "sure");
  const priced = new Set(reads.map(({ clause }) => clause));
  const context = { clauses, priced, count: reads.length, heads };
  const { rows, thing } = nameRows(reads, context, firstThing(context));
  const spans = reads.map(({ start, end }) => ({ start, end }));
  return {
    rows: rows.slice(0, partCount.prices),
    spans,
    priced,
    ...(thing && { thing }),
  };
}
