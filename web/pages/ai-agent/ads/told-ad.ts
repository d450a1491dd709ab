import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import {
  type AdAction,
  type AdExtra,
  type AdParts,
  adActions,
  adExtras,
  type Finding,
  instalmentRange,
  type PriceRow,
  partCount,
  partLength,
} from "../../../../contract/parts.ts";
import { parseDecimal } from "../../../../domain/numbers/parse-decimal.ts";
import { anyText, listOf, objectOf, oneOf, texts } from "../../../storage/shapes.ts";
import { isTicksOf, mergeLine, mergeTicks, type Ticks, ticksBetween } from "../parts/marks.ts";

/** A row of the price list as it is typed. */
export type TypedPrice = {
  label: string;
  amount: string;
  from?: boolean;
  unit?: string;
  instalments?: string;
  /** It stands as it was read. */
  isRead?: true;
};

/** What the owner told over what was read of an ad; a field that is not there leaves the reading as it is. */
export type ToldAd = {
  /** The parts were asked for before there was a text. */
  byTaps?: true;
  product?: string;
  good?: string;
  place?: string;
  /** All rows, once one of them was touched. */
  prices?: readonly TypedPrice[];
  /** An empty one takes away what was read. */
  until?: string;
  conditions?: readonly string[];
  extras?: Ticks<AdExtra>;
  action?: AdAction | "none";
  register?: string;
  /** Words that the guard marked and the owner left out. */
  leftOut?: readonly string[];
};

export const nothingToldOfAd: ToldAd = {};

const yes = oneOf([true]);

/** Whether what the device kept is something told. */
export const isToldAd = objectOf(
  {},
  {
    ...texts("product", "good", "place", "until", "register"),
    byTaps: yes,
    prices: listOf(
      objectOf(
        { label: anyText, amount: anyText },
        { ...texts("unit", "instalments"), from: yes, isRead: yes },
      ),
    ),
    conditions: listOf(anyText),
    extras: isTicksOf(adExtras),
    action: oneOf([...adActions, "none"]),
    leftOut: listOf(anyText),
  },
);

/** BRL: the most that a row may say. */
export const highestPrice = 1_000_000;

function typedAmount(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2).replace(".", ",");
}

/** What was read, as rows to be typed over. */
export function toTyped(rows: readonly PriceRow[] = []): TypedPrice[] {
  return rows.map(({ label, amount, from, unit, instalments }) => ({
    label,
    amount: typedAmount(amount),
    ...(from && { from }),
    ...(unit && { unit }),
    ...(instalments && { instalments: String(instalments) }),
    isRead: true,
  }));
}

export type PriceFaults = {
  label?: "label" | "long";
  amount?: "amount" | "zero" | "high";
  unit?: "long";
  instalments?: "range";
};

function isBlank({ label, amount }: TypedPrice): boolean {
  return label.trim() === "" && amount.trim() === "";
}

/** BRL with at most two decimals; null where it is no price. */
function readAmount(amount: string): number | null {
  const value = parseDecimal(amount);
  return value === null ? null : Math.round(value * 100) / 100;
}

/** Whether a row's instalments can be told: few enough, and of a price that is sure. */
function areFew({ instalments = "", from }: TypedPrice): boolean {
  const count = Number(instalments);
  const { least, most } = instalmentRange;
  return instalments.trim() === "" || (!from && count >= least && count <= most);
}

/** What is wrong with a row; nothing with an empty one, which counts as not there. */
export function priceFaults(row: TypedPrice): PriceFaults {
  if (isBlank(row)) return {};
  const value = readAmount(row.amount);
  const label = row.label.trim();
  const ofAmount =
    value === null ? "amount" : value <= 0 ? "zero" : value > highestPrice ? "high" : undefined;
  const ofLabel = label === "" ? "label" : label.length > partLength.label ? "long" : undefined;
  return {
    ...(ofLabel && { label: ofLabel }),
    ...(ofAmount && { amount: ofAmount }),
    ...((row.unit?.trim().length ?? 0) > partLength.unit && { unit: "long" }),
    ...(!areFew(row) && { instalments: "range" }),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The rows that say a price, as a request carries them. */
export function toPriceRows(typed: readonly TypedPrice[]): PriceRow[] {
  const sound = typed.filter((row) => !isBlank(row) && Object.keys(priceFaults(row)).length === 0);
  return sound
    .slice(0, partCount.prices)
    .map(({ label, amount, from, unit = "", instalments }) => ({
      label: oneLine(label),
      amount: readAmount(amount) ?? 0,
      ...(from && { from: true }),
      ...(oneLine(unit) && { unit: oneLine(unit) }),
      ...(Number(instalments) > 0 && { instalments: Number(instalments) }),
    }));
}

function compact(parts: { [Name in keyof AdParts]: AdParts[Name] | undefined }): AdParts {
  const told = Object.entries(parts).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(told);
}

/** The parts as they are meant: the owner's word over the reading of the text. */
export function mergeAd(read: AdParts, told: ToldAd): AdParts {
  const { prices, conditions, extras = {}, action, leftOut = [] } = told;
  return compact({
    product: mergeLine(read.product, told.product),
    good: mergeLine(read.good, told.good),
    prices: prices ? toPriceRows(prices) : read.prices,
    place: mergeLine(read.place, told.place),
    until: mergeLine(read.until, told.until),
    conditions: conditions
      ? conditions.map(oneLine).filter((condition) => condition !== "")
      : read.conditions,
    extras: mergeTicks(read.extras ?? [], extras),
    action: action === "none" ? undefined : (action ?? read.action),
    register: mergeLine(read.register, told.register),
    leftOut: leftOut
      .map((words) => oneLine(words).slice(0, partLength.leftOut))
      .slice(0, partCount.leftOut),
  });
}

/** Whether a request may carry it as it is: what may not is told in its field. */
export function isSendable(told: ToldAd): boolean {
  const { product, good, place, until, register } = partLength;
  const limits = { product, good, place, until, register };
  const names = Object.keys(limits) as (keyof typeof limits)[];
  const areShort = names.every((name) => (told[name]?.trim().length ?? 0) <= limits[name]);
  const arePriced = (told.prices ?? []).every((row) => Object.keys(priceFaults(row)).length === 0);
  const fits = (text: string) => text.trim().length <= partLength.condition;
  return areShort && arePriced && (told.conditions ?? []).every(fits);
}

/** What the owner must have told, that a request carries these parts: the way back from an answer. */
export function toldInAd(read: AdParts, { adParts: meant }: ChatRequest): ToldAd {
  if (!meant) return nothingToldOfAd;
  const line = (name: "product" | "good" | "place" | "until" | "register") =>
    read[name] === meant[name] ? {} : { [name]: meant[name] ?? "" };
  const isRead = JSON.stringify(read.prices ?? []) === JSON.stringify(meant.prices ?? []);
  const untouched = ({ isRead: _read, ...row }: TypedPrice) => row;
  return {
    ...line("product"),
    ...line("good"),
    ...line("place"),
    ...line("until"),
    ...line("register"),
    ...(!isRead && { prices: toTyped(meant.prices).map(untouched) }),
    conditions: meant.conditions ?? [],
    extras: ticksBetween(read.extras ?? [], meant.extras ?? []),
    ...(meant.action !== read.action && { action: meant.action ?? "none" }),
    ...(meant.leftOut && { leftOut: meant.leftOut }),
  };
}

/** The findings that nothing was chosen for. */
export function openFindings(
  findings: readonly Finding[],
  { leftOut = [] }: ToldAd,
): readonly Finding[] {
  return findings.filter(({ words }) => !leftOut.includes(words));
}
