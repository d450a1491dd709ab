import { z } from "zod";
import {
  adActions,
  adExtras,
  complaints,
  contactChannels,
  instalmentRange,
  noReviewCase,
  partCount,
  partLength,
  praises,
  reviewActions,
  reviewCases,
  reviewLanguages,
  trades,
} from "./parts.ts";

/** A typed part: trimmed, on one line, without broken characters. */
function text(max: number, min = 1) {
  return z
    .string()
    .transform((typed) => typed.toWellFormed().replace(/\s+/g, " ").trim())
    .pipe(z.string().min(min).max(max));
}

function listOf<T extends readonly [string, ...string[]]>(names: T, max: number = names.length) {
  return z.array(z.enum(names)).max(max);
}

/** A part that does not exist is told, not passed over: what an owner tapped must not get lost. */
const part = z.strictObject;

export const businessSchema = part({
  trade: z.enum(trades).optional(),
  shop: text(partLength.shop).optional(),
  town: text(partLength.town).optional(),
  contact: z.enum(contactChannels).optional(),
  contactDetail: text(partLength.contactDetail).optional(),
  signature: text(partLength.signature).optional(),
});

export const reviewPartsSchema = part({
  customer: text(partLength.name).optional(),
  praised: listOf(praises, partCount.points).optional(),
  praisedOther: text(partLength.other).optional(),
  complaints: listOf(complaints, partCount.points).optional(),
  complaintOther: text(partLength.other).optional(),
  people: z.array(text(partLength.name)).max(partCount.people).optional(),
  actions: listOf(reviewActions).optional(),
  case: z.enum([...reviewCases, noReviewCase]).optional(),
  quote: text(partLength.quote)
    .refine((quote) => quote.split(" ").length <= 16)
    .optional(),
  note: text(partLength.note).optional(),
  language: z.enum(reviewLanguages).optional(),
});

/** BRL: a price of nothing is none, and a cent is the least there is. */
const amount = z
  .number()
  .positive()
  .max(1_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);

const priceRow = part({
  label: text(partLength.label),
  amount,
  from: z.literal(true).optional(),
  unit: text(partLength.unit).optional(),
  instalments: z.int().min(instalmentRange.least).max(instalmentRange.most).optional(),
});

export const adPartsSchema = part({
  product: text(partLength.product).optional(),
  prices: z.array(priceRow).max(partCount.prices).optional(),
  place: text(partLength.place).optional(),
  until: text(partLength.until).optional(),
  conditions: z.array(text(partLength.condition)).max(partCount.conditions).optional(),
  extras: listOf(adExtras).optional(),
  action: z.enum(adActions).optional(),
  good: text(partLength.good).optional(),
  register: text(partLength.register).optional(),
  leftOut: z.array(text(partLength.leftOut)).max(partCount.leftOut).optional(),
});

const identifier = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .max(partLength.card);

export const marketingPartsSchema = part({
  card: identifier.optional(),
  fields: z
    // One that is empty was emptied: it is not read from the question again.
    .record(identifier, text(partLength.field, 0))
    .refine((fields) => Object.keys(fields).length <= 10)
    .optional(),
});
