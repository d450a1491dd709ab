import { partWords } from "../../../../content/interface/parts.ts";
import { reviewPartWords } from "../../../../content/interface/review-parts.ts";
import { reviewReadingWords as words } from "../../../../content/interface/review-reading.ts";
import {
  partLength,
  type ReviewAction,
  type ReviewCaseName,
  type ReviewParts,
  reviewCases,
} from "../../../../contract/parts.ts";
import { holdsOwnersWords } from "../../../../domain/text/owners-words.ts";
import { splitSentences } from "../../../../domain/text/sentences.ts";
import { ChipGroup } from "../../../ui/chip.tsx";
import { LineField } from "../../../ui/line-field.tsx";
import { SlipGroup } from "../../../ui/slip.tsx";
import { lineMark } from "../parts/marks.ts";
import type { GroupProps } from "./point-groups.tsx";
import type { ToldReview } from "./told-review.ts";

/** In the order of the page. */
const actions: readonly ReviewAction[] = [
  "will-resolve",
  "already-fixed",
  "will-check",
  "will-refund",
  "invite-back",
];

/** A case that takes the whole reply over: points, people and quotes have no effect there, and are not offered. */
export function isReserved(read: ReviewParts, told: ToldReview): boolean {
  const meant = told.case ?? read.case ?? "none";
  return meant !== "none" && meant !== "stars-only";
}

export function ActionsGroup({ told, read, correct }: GroupProps) {
  const chosen = told.actions ?? read.actions ?? [];
  const isOffered = (action: ReviewAction) =>
    action !== "invite-back" || !isReserved(read, told) || chosen.includes(action);
  const press = (action: ReviewAction) => {
    const isOn = chosen.includes(action);
    const next = isOn ? chosen.filter((other) => other !== action) : [...chosen, action];
    correct({ ...told, actions: next });
  };
  return (
    <ChipGroup
      {...words.groups.actions}
      options={actions.filter(isOffered).map((id) => ({
        id,
        label: reviewPartWords.actions[id],
        isOn: chosen.includes(id),
      }))}
      words={partWords.chips}
      onPress={press}
    />
  );
}

/** What no chip says, in the owner's own words; a review that asks is answered here. */
export function NoteField({ read, told, correct, text }: GroupProps & { text: string }) {
  const value = told.note ?? read.note ?? "";
  const asked = text.includes("?") ? words.note.toAnswer : words.note.label;
  return (
    <LineField
      label={holdsOwnersWords(text) ? words.note.toMove : asked}
      placeholder={words.note.example}
      value={value}
      mark={lineMark(read.note, told.note)}
      fault={value.trim().length > partLength.note ? partWords.tooLong(partLength.note) : undefined}
      onChange={(note) => correct({ ...told, note })}
    />
  );
}

export function CaseGroup({ read, told, correct }: GroupProps) {
  const meant = told.case ?? read.case;
  const press = (id: ReviewCaseName) => {
    if (meant !== id) correct({ ...told, case: id });
    else correct({ ...told, case: "none" }, reviewPartWords.cases[id]);
  };
  const order = [...reviewCases].sort((one, other) => likely(one) - likely(other));
  return (
    <ChipGroup
      {...words.groups.case}
      options={order.map((id) => ({
        id,
        label: reviewPartWords.cases[id],
        isOn: meant === id,
        mark: id === read.case ? (told.case === undefined ? "read" : undefined) : undefined,
      }))}
      atOnce={6}
      isSingle
      words={partWords.chips}
      onPress={press}
    />
  );
}

/** The order of the words on the page, which is the order of their table. */
function likely(id: ReviewCaseName): number {
  return Object.keys(reviewPartWords.cases).indexOf(id);
}

export function CustomerGroup({ read, told, correct }: GroupProps) {
  const value = told.customer ?? read.customer ?? "";
  return (
    <LineField
      label={words.groups.customer}
      isShort
      value={value}
      mark={lineMark(read.customer, told.customer)}
      fault={value.trim().length > partLength.name ? partWords.tooLong(partLength.name) : undefined}
      onChange={(customer) => correct({ ...told, customer })}
    />
  );
}

export function PeopleGroup({ read, told, correct }: GroupProps) {
  const value = told.people ?? (read.people ?? []).join(", ");
  const isLong = value.split(",").some((name) => name.trim().length > partLength.name);
  return (
    <LineField
      label={words.groups.people}
      isShort
      value={value}
      mark={lineMark(read.people?.join(", "), told.people)}
      fault={isLong ? partWords.tooLong(partLength.name) : undefined}
      onChange={(people) => correct({ ...told, people })}
    />
  );
}

/** Words that a quote may have. */
const quoteWords = 16;

/** Sentences of a review that are short enough to be quoted; the first few. */
export function quotable(review: string): string[] {
  const sentences = splitSentences(review).map((sentence) => sentence.replace(/\s+/g, " ").trim());
  const short = sentences.filter((sentence) => {
    const count = sentence.split(" ").length;
    return count >= 3 && count <= quoteWords && sentence.length <= partLength.quote;
  });
  return [...new Set(short)].slice(0, 5);
}

type QuoteProps = GroupProps & { text: string; idOf: (group: string) => string };

export function QuoteGroup({ read, told, correct, text, idOf }: QuoteProps) {
  const sentences = quotable(text);
  const meant = told.quote ?? read.quote ?? "";
  if (sentences.length === 0) return null;
  return (
    <SlipGroup id={idOf("quote")} isWhole>
      <ChipGroup
        {...words.groups.quote}
        options={sentences.map((sentence) => ({
          id: sentence,
          label: `“${sentence}”`,
          isOn: sentence === meant,
        }))}
        isSingle
        words={partWords.chips}
        onPress={(quote) => correct({ ...told, quote: quote === meant ? "" : quote })}
      />
    </SlipGroup>
  );
}
