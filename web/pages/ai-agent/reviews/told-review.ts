import { type ChatRequest, type Stars, stars } from "../../../../contract/gemini-chat.ts";
import {
  type Complaint,
  complaints,
  noReviewCase,
  type Praise,
  partCount,
  partLength,
  praises,
  type ReviewAction,
  type ReviewCaseName,
  type ReviewParts,
  reviewActions,
  reviewCases,
} from "../../../../contract/parts.ts";
import { listOf, objectOf, oneOf, texts } from "../../../storage/shapes.ts";
import { isTicksOf, mergeLine, mergeTicks, type Ticks, ticksBetween } from "../parts/marks.ts";

/** What the owner told over what was read of a review; a field that is not there leaves the reading as it is. */
export type ToldReview = {
  /** The parts were asked for before there was a text. */
  byTaps?: true;
  stars?: Stars | undefined;
  /** As typed, like every line here; an empty one takes away what was read. */
  customer?: string;
  praised?: Ticks<Praise>;
  complaints?: Ticks<Complaint>;
  praisedOther?: string;
  complaintOther?: string;
  /** First names, parted by commas. */
  people?: string;
  actions?: readonly ReviewAction[];
  case?: ReviewCaseName | typeof noReviewCase;
  quote?: string;
  note?: string;
};

export const nothingTold: ToldReview = {};

/** Whether what the device kept is something told. */
export const isToldReview = objectOf(
  {},
  {
    ...texts("customer", "praisedOther", "complaintOther", "people", "quote", "note"),
    byTaps: oneOf([true]),
    stars: oneOf(stars),
    praised: isTicksOf(praises),
    complaints: isTicksOf(complaints),
    actions: listOf(oneOf(reviewActions)),
    case: oneOf([...reviewCases, noReviewCase]),
  },
);

function names(typed: string): string[] {
  const parts = typed.split(/,|;|\se\s/).map((part) => part.replace(/\s+/g, " ").trim());
  return parts.filter((name) => name !== "").slice(0, partCount.people);
}

/** Without the fields that say nothing. */
function compact(
  parts: { [Name in keyof ReviewParts]: ReviewParts[Name] | undefined },
): ReviewParts {
  const told = Object.entries(parts).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(told);
}

/** The parts as they are meant: the owner's word over the reading of the text. */
export function mergeReview(read: ReviewParts, told: ToldReview): ReviewParts {
  const { praised = {}, people, actions } = told;
  return compact({
    customer: mergeLine(read.customer, told.customer),
    praised: mergeTicks(read.praised ?? [], praised).slice(0, partCount.points),
    praisedOther: mergeLine(read.praisedOther, told.praisedOther),
    complaints: mergeTicks(read.complaints ?? [], told.complaints ?? {}).slice(0, partCount.points),
    complaintOther: mergeLine(read.complaintOther, told.complaintOther),
    people: people === undefined ? read.people : names(people),
    actions: [...(actions ?? read.actions ?? [])],
    case: told.case ?? read.case,
    quote: mergeLine(read.quote, told.quote),
    note: mergeLine(read.note, told.note),
    language: read.language,
  });
}

/** Fields whose text is longer than a request may carry. */
export function overlong(told: ToldReview): readonly (keyof ToldReview)[] {
  const limits = {
    customer: partLength.name,
    praisedOther: partLength.other,
    complaintOther: partLength.other,
    note: partLength.note,
  } as const;
  const lines = Object.entries(limits) as [keyof typeof limits, number][];
  const long = lines.filter(([name, max]) => (told[name]?.trim().length ?? 0) > max);
  const people = names(told.people ?? "").some((name) => name.length > partLength.name);
  return [...long.map(([name]) => name), ...(people ? (["people"] as const) : [])];
}

/** What the owner must have told, that a request carries these parts: the way back from an answer. */
export function toldIn(
  read: ReviewParts,
  { stars: given, reviewParts: meant }: ChatRequest,
): ToldReview {
  if (!meant) return given ? { stars: given } : nothingTold;
  const line = (name: "customer" | "praisedOther" | "complaintOther" | "quote" | "note") =>
    read[name] === meant[name] ? {} : { [name]: meant[name] ?? "" };
  const people = (meant.people ?? []).join(", ");
  return {
    ...(given && { stars: given }),
    ...line("customer"),
    ...line("praisedOther"),
    ...line("complaintOther"),
    ...line("quote"),
    ...line("note"),
    praised: ticksBetween(read.praised ?? [], meant.praised ?? []),
    complaints: ticksBetween(read.complaints ?? [], meant.complaints ?? []),
    ...(people !== (read.people ?? []).join(", ") && { people }),
    actions: meant.actions ?? [],
    ...(meant.case && meant.case !== read.case && { case: meant.case }),
  };
}
