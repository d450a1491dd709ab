import {
  type AdAction,
  type AdParts,
  type Business,
  type ContactChannel,
  partLength,
} from "../../../contract/parts.ts";
import { actionCues, extraCues, isDenied, limitCue, ownDeadline } from "./cues.ts";
import { findFigures, looseFigures } from "./figures.ts";
import { nounPhrase, tidyName } from "./noun-phrase.ts";
import { limitsBesidePrice, readRest } from "./read-conditions.ts";
import { readPlace } from "./read-place.ts";
import { type PricesRead, readPrices } from "./read-prices.ts";
import { readUntil } from "./read-until.ts";
import { type Clause, type Source, type Span, toSource } from "./source.ts";

/** What is known beside the text. `today`: ISO 8601 day. */
export type Known = { business?: Business; today: string };

const actionOf: Partial<Record<ContactChannel, AdAction>> = {
  whatsapp: "whatsapp",
  phone: "call",
  "in-person": "visit",
};

function readAction(clauses: readonly Clause[], business?: Business): AdAction | undefined {
  const said = actionCues.find(([, cue]) =>
    clauses.some(({ flat }) => {
      const at = flat.search(cue);
      return at >= 0 && !isDenied(flat, at);
    }),
  );
  return said?.[0] ?? (business?.contact && actionOf[business.contact]);
}

/** The words of a clause before anything that is a part of its own. */
function headOf(clause: Clause, taken: readonly Span[]): string {
  const { online: _, ...others } = extraCues;
  const cues = [...Object.values(others), limitCue];
  const starts = taken.map(({ start }) => start - clause.start);
  const ends = [...cues.map((cue) => clause.flat.search(cue)), ...starts].filter(
    (at) => at >= 0 && at < clause.text.length,
  );
  return clause.text.slice(0, Math.min(clause.text.length, ...ends));
}

type Product = { name?: string; clause: number; head: string };

function readProduct({ rows, priced, thing }: PricesRead, heads: readonly string[]): Product {
  const names = heads.map((head) => nounPhrase(head, partLength.product));
  const firstRow = heads.findIndex((_, at) => priced.has(at));
  const at = names.findIndex((name, index) => name && (firstRow < 0 || index <= firstRow));
  const isThing = heads.some((head, index) => index <= at && tidyName(head) === thing);
  const name = thing && (at < 0 || priced.has(at) || isThing) ? thing : names[at];
  if (name) return { name, clause: at, head: heads[at] ?? "" };
  const [first] = rows;
  return { ...(first && { name: first.label }), clause: -1, head: "" };
}

/** Whether the guard stops a price, or words beside one. */
function stopsPrice({ clauses, stopped }: Source): boolean {
  const beside = clauses.filter(({ torn }) => torn).map(({ flat }) => flat);
  return [...stopped, ...beside].some((flat) => findFigures({ flat }).length > 0);
}

/** What the text says of itself, as parts to be shown and confirmed; what is not sure is left out. Never throws. */
export function readAdParts(text: string, known: Known): AdParts {
  return readSource(toSource(text, known.business?.trade), known);
}

/** The same of a text that is ready for reading. */
export function readSource(source: Source, { business, today }: Known): AdParts {
  const { clauses, register } = source;
  const dated = clauses.filter(({ flat }) => !ownDeadline.test(flat));
  const { until, spans } = readUntil(dated, today);
  const { place: named, span } = readPlace(source);
  const others = [...spans, ...(span ? [span] : [])];
  const days = limitsBesidePrice(clauses, new Set(clauses.keys()), spans);
  const taken = [...others, ...days];
  const opening = clauses.slice(0, 4);
  const heads = opening.map((clause) => headOf(clause, taken));
  const prices = readPrices(source, taken, heads);
  const ownHeads = opening.map((clause) =>
    headOf(clause, [...taken, ...prices.spans, ...looseFigures(clause)]),
  );
  const product = readProduct(prices, ownHeads);
  const known = {
    prices,
    until: spans,
    place: span ? [span] : [],
    limits: limitsBesidePrice(clauses, prices.priced, spans),
    product,
  };
  const { conditions, extras } = readRest(source, known);
  const action = readAction(clauses, business);
  const where = named ?? business?.town;
  return {
    ...(product.name && { product: tidyName(product.name) }),
    ...(prices.rows.length > 0 && { prices: prices.rows }),
    ...(where && { place: where }),
    // A deadline may be that of the price that the guard stopped.
    ...(until && !stopsPrice(source) && { until }),
    ...(conditions.length > 0 && { conditions }),
    ...(extras.length > 0 && { extras }),
    ...(action && { action }),
    ...(register && { register: register.slice(0, partLength.register) }),
  };
}
