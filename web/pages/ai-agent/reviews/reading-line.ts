import { reviewPartWords } from "../../../../content/interface/review-parts.ts";
import { reviewReadingWords as words } from "../../../../content/interface/review-reading.ts";
import { noReviewCase, type ReviewParts } from "../../../../contract/parts.ts";
import type { Mark } from "../../../ui/chip.tsx";
import type { ReadingPiece } from "../../../ui/slip.tsx";
import { lineMark, markOf, type Ticks } from "../parts/marks.ts";
import { mergeReview, type ToldReview } from "./told-review.ts";

/** Groups of the slip, as the reading line leads to them. */
export type ReviewGroup = "stars" | "customer" | "praised" | "complaints" | "actions" | "case";

type Pieces = readonly ReadingPiece[];

function link(text: string, group: ReviewGroup, mark: Mark | undefined): ReadingPiece {
  return { words: text, group, mark: mark ?? "told" };
}

/** "a", "a e b", "a, b e c", of lists of pieces. */
function joined(lists: readonly Pieces[]): Pieces {
  return lists.flatMap((list, place) => {
    if (place === 0) return list;
    return [place === lists.length - 1 ? " e " : ", ", ...list];
  });
}

/** "gostou do sabor": the small word stands outside the link. */
function point(of: string, group: ReviewGroup, mark: Mark | undefined): Pieces {
  const [de = "", ...noun] = of.split(" ");
  return [`${de} `, link(noun.join(" "), group, mark)];
}

type Points<Id extends string> = {
  verb: string;
  group: ReviewGroup;
  of: (id: Id) => string;
  read: readonly Id[] | undefined;
  ticks: Ticks<Id> | undefined;
  meant: readonly Id[] | undefined;
  /** In the owner's own words. */
  other: string | undefined;
  otherMark: Mark | undefined;
};

/** "gostou do sabor e do atendimento", or nothing. */
function pointPieces<Id extends string>(points: Points<Id>): Pieces {
  const { verb, group, of, read = [], ticks, meant = [], other, otherMark } = points;
  const named = meant.map((id) => point(of(id), group, markOf(id, read, ticks)));
  const lists = other ? [...named, point(`de “${other}”`, group, otherMark)] : named;
  return lists.length > 0 ? [`${verb} `, ...joined(lists)] : [];
}

function praisedPieces(read: ReviewParts, told: ToldReview, parts: ReviewParts): Pieces {
  return pointPieces({
    verb: words.liked,
    group: "praised",
    of: (id) => reviewPartWords.praises[id].of,
    read: read.praised,
    ticks: told.praised,
    meant: parts.praised,
    other: parts.praisedOther,
    otherMark: lineMark(read.praisedOther, told.praisedOther),
  });
}

function complaintPieces(read: ReviewParts, told: ToldReview, parts: ReviewParts): Pieces {
  return pointPieces({
    verb: words.complainedOf,
    group: "complaints",
    of: (id) => reviewPartWords.complaints[id].of,
    read: read.complaints,
    ticks: told.complaints,
    meant: parts.complaints,
    other: parts.complaintOther,
    otherMark: lineMark(read.complaintOther, told.complaintOther),
  });
}

/** What the customer did, clause by clause. */
function clauses(read: ReviewParts, told: ToldReview, parts: ReviewParts): readonly Pieces[] {
  const peopleMark: Mark = told.people === undefined ? "read" : "told";
  const people = (parts.people ?? []).map((name): Pieces => [link(name, "praised", peopleMark)]);
  return [
    told.stars ? [`${words.gave} `, link(words.stars(told.stars), "stars", "told")] : [],
    praisedPieces(read, told, parts),
    people.length > 0 ? [`${words.named} `, ...joined(people)] : [],
    complaintPieces(read, told, parts),
  ].filter((clause) => clause.length > 0);
}

function whoDid(read: ReviewParts, told: ToldReview, parts: ReviewParts): Pieces {
  const did = clauses(read, told, parts);
  const who = parts.customer
    ? link(parts.customer, "customer", lineMark(read.customer, told.customer))
    : words.somebody;
  return did.length > 0 ? [who, " ", ...joined(did), "."] : [];
}

function actionPieces(parts: ReviewParts): Pieces {
  const note: Pieces[] = parts.note
    ? [[`${words.note.says} `, link(`“${parts.note}”`, "actions", "told")]]
    : [];
  const tapped = (parts.actions ?? []).map(
    (action): Pieces => [link(words.actions[action], "actions", "told")],
  );
  const actions = [...tapped, ...note];
  return actions.length > 0 ? [`${words.you} `, ...joined(actions), "."] : [];
}

function casePieces(told: ToldReview, parts: ReviewParts): Pieces {
  if (!parts.case || parts.case === noReviewCase) return [];
  const mark = told.case === undefined ? "read" : "told";
  return [`${words.asCase} `, link(words.cases[parts.case], "case", mark), words.reserved];
}

/** What was understood of a review, as one short text whose marked words lead to their groups. */
export function readingLine(read: ReviewParts, told: ToldReview): Pieces {
  const parts = mergeReview(read, told);
  const language: Pieces = parts.language ? [words.inLanguage[parts.language]] : [];
  const said = [whoDid(read, told, parts), casePieces(told, parts), language];
  const [nothing, mark, end] = words.nothing;
  const understood = said.some((sentence) => sentence.length > 0)
    ? said
    : [[nothing, link(mark, "complaints", "told"), end]];
  return [...understood, actionPieces(parts)]
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, place) => (place === 0 ? sentence : [" ", ...sentence]));
}

/** The reading line as plain text. */
export function readingText(read: ReviewParts, told: ToldReview): string {
  return readingLine(read, told)
    .map((piece) => (typeof piece === "string" ? piece : piece.words))
    .join("");
}

/** What goes as the prompt where everything was told by taps and nothing typed; undefined if nothing was told. */
export function promptOfTaps(told: ToldReview): string | undefined {
  const { actions: _own, note: _typed, ...parts } = mergeReview({}, told);
  if (Object.keys(parts).length > 0) return readingText({}, { ...told, actions: [], note: "" });
  return told.stars && words.starsOnly(told.stars);
}
