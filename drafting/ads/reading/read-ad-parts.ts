import {
  type AdAction,
  type AdExtra,
  type AdParts,
  adExtras,
  type Business,
  type ContactChannel,
  partLength,
} from "../../../contract/parts.ts";
import { fold } from "../../../domain/search/fold.ts";
import { joinList } from "../../text/grammar.ts";
import { actionCues, conditionCue, extraCues, isDenied, limitCue, ownDeadline } from "./cues.ts";
import { looseFigures } from "./figures.ts";
import { lowerFirst, nounPhrase, shortenName, tidyName } from "./noun-phrase.ts";
import { isOffered, limitsBesidePrice, readConditions } from "./read-conditions.ts";
import { readPlace } from "./read-place.ts";
import { type PricesRead, readPrices } from "./read-prices.ts";
import { readUntil } from "./read-until.ts";
import { type Clause, type Span, toSource } from "./source.ts";

/** What is known beside the text. `today`: ISO 8601 day. */
export type Known = { business?: Business; today: string };

function isSaid(extra: AdExtra, clause: Clause, isPriced: boolean): boolean {
  const cue = new RegExp(extraCues[extra].source, "g");
  return Array.from(clause.flat.matchAll(cue)).some(({ index }) =>
    isOffered(extra, clause, index, isPriced),
  );
}

function readExtras(clauses: readonly Clause[], { priced }: PricesRead): AdExtra[] {
  const found = adExtras.filter((extra) =>
    clauses.some((clause, at) => isSaid(extra, clause, priced.has(at))),
  );
  return found.filter((extra) => extra !== "delivery" || !found.includes("free-delivery"));
}

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
  const cues = [...Object.values(others), conditionCue, limitCue];
  const starts = taken.map(({ start }) => start - clause.start);
  const ends = [...cues.map((cue) => clause.flat.search(cue)), ...starts].filter(
    (at) => at >= 0 && at < clause.text.length,
  );
  return clause.text.slice(0, Math.min(clause.text.length, ...ends));
}

/**
 * "Kit com pães, bolo e frutas": where the list goes on in the next clause, the name ends before it. A name of its own
 * tells what it sells: "Estúdio Lótus - yoga e pilates".
 */
function whole(name: string, [next, after]: readonly Clause[], head = ""): string {
  if (next?.opens !== false || /\d/.test(next.text)) return name;
  if (/ com /.test(name)) return shortenName(name, name.lastIndexOf(" com ")) || name;
  const more =
    / \p{Lu}\p{Ll}/u.test(name) && next.text === head && after?.opens !== false && !/\d/.test(head)
      ? nounPhrase(head, 40)
      : undefined;
  const both = `${name}: ${lowerFirst(more ?? "")}`;
  return more && both.length <= partLength.product ? both : name;
}

type Product = { name?: string; clause: number; head: string };

function readProduct(
  clauses: readonly Clause[],
  { rows, priced, thing }: PricesRead,
  heads: readonly string[],
): Product {
  const labels = rows.length > 1 ? rows.map(({ label }) => fold(label)) : [];
  const names = heads.map((head) => {
    const name = nounPhrase(head, partLength.product);
    return name && !labels.some((label) => label.includes(fold(name))) ? name : undefined;
  });
  const firstRow = heads.findIndex((_, at) => priced.has(at));
  const at = names.findIndex((name, index) => name && (firstRow < 0 || index <= firstRow));
  const clause = { clause: at, head: heads[at] ?? "" };
  const isThing = heads.some((head, index) => index <= at && tidyName(head) === thing);
  const name = thing && (at < 0 || priced.has(at) || isThing) ? thing : names[at];
  if (name)
    return {
      name: priced.has(at) ? name : whole(name, clauses.slice(at + 1), heads[at + 1]),
      ...clause,
    };
  const [first = "", second] = rows.map(({ label }) => label);
  const both = second && !first.includes(" e ") ? joinList([first, lowerFirst(second)]) : first;
  const known = both.length <= partLength.product ? both : first;
  return { ...(known && { name: known }), clause: -1, head: "" };
}

/** What the text says of itself, as parts to be shown and confirmed; what is not sure is left out. Never throws. */
export function readAdParts(text: string, { business, today }: Known): AdParts {
  const source = toSource(text, business?.trade);
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
  const product = readProduct(clauses, prices, ownHeads);
  const limits = limitsBesidePrice(clauses, prices.priced, spans);
  const conditions = readConditions(source.text, clauses, {
    prices,
    until: spans,
    limits,
    product,
  });
  const extras = readExtras(clauses, prices);
  const action = readAction(clauses, business);
  const place = named ?? business?.town;
  return {
    ...(product.name && { product: tidyName(product.name) }),
    ...(prices.rows.length > 0 && { prices: prices.rows }),
    ...(place && { place }),
    ...(until && { until }),
    ...(conditions.length > 0 && { conditions }),
    ...(extras.length > 0 && { extras }),
    ...(action && { action }),
    ...(register && { register: register.slice(0, partLength.register) }),
  };
}
