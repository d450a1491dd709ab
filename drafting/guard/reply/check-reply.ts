import type { Stars } from "../../../contract/gemini-chat.ts";
import type { Business, Finding, ReviewParts, Trade } from "../../../contract/parts.ts";
import { createContactLookup } from "../../../domain/personal-data/find-contacts.ts";
import { createBreachFinder } from "../breach-finder.ts";
import { readCare } from "../care/read-care.ts";
import { at, inOrder, toFinding } from "../finding.ts";
import { type FoldedText, foldText, type Span } from "../folded-text.ts";
import { cueFinder, sentenceAround } from "../phrases.ts";
import { rulesOfReplies } from "../rules/replies.ts";
import { createSourceCheck } from "../sources.ts";
import { type FaultCue, faults, personalData } from "./faults.ts";
import { createDetailFinder } from "./personal-details.ts";
import { ahead, type PromiseCue, promises } from "./promises.ts";

/** What is known of a review that is answered. */
export type ReplyContext = {
  review: string;
  stars?: Stars;
  parts?: ReviewParts;
  business?: Business;
  /** Left out, that of `business`. */
  trade?: Trade;
};

/** Finds what must not stand in a reply as it is. */
export type ReplyCheck = (reply: string) => Finding[];

const harmful = new Set(["injury", "discrimination", "accusation", "consumer-agency"]);
const owned = new Set(["will-resolve", "already-fixed", "will-refund"]);

const findBreaches = createBreachFinder(rulesOfReplies);
const preparedFaults = faults.map((cue) => ({ cue, find: cueFinder(cue) }));
const preparedPromises = promises.map((cue) => ({ cue, find: cueFinder(cue) }));

const findAhead = cueFinder(ahead);

const restOfClause = /[^.!?;:,\n]{0,60}/y;

/** To the end of what is said, so that the words can be understood alone. */
function wholeClause(text: string, { start, end }: Span): Span {
  restOfClause.lastIndex = end;
  const rest = restOfClause.exec(text)?.[0] ?? "";
  return { start, end: end + rest.trimEnd().length };
}

/** Whether the sentence around a place looks ahead. */
function isAhead(text: string, span: Span): boolean {
  return findAhead(sentenceAround(text, span)).length > 0;
}

/** A promise that nobody tapped or typed. */
function findPromises({ text }: FoldedText, review: string, { actions = [], note }: ReviewParts) {
  const isTapped = ({ action }: PromiseCue) => action !== undefined && actions.includes(action);
  const typed = foldText(note ?? "").text;
  return preparedPromises.flatMap(({ cue, find }) => {
    const isNew = (span: Span) =>
      !(cue.unlessInReview && review.includes(text.slice(span.start, span.end))) &&
      !(cue.unlessTyped && typed.includes(text.slice(span.start, span.end))) &&
      (!cue.ahead || isAhead(text, span));
    const spans = isTapped(cue) ? [] : find(text).filter(isNew);
    return spans.map((span) => ({ span: wholeClause(text, span), cue }));
  });
}

/** Prepares the search for contacts, numbers and names that do not belong into the reply. */
function createGivenCheck({ review, stars, parts = {}, business = {} }: ReplyContext) {
  const { customer, praisedOther, complaintOther, quote, note, people = [] } = parts;
  const own = [...Object.values(business), note].join("\n");
  const names = [own, customer, praisedOther, complaintOther, quote, ...people].join("\n");
  const isInReview = createContactLookup(review);
  const findDetails = createDetailFinder(review, names);
  const findInSources = createSourceCheck({
    figures: [names, review, stars, review.match(/⭐|★/g)?.length].join("\n"),
    contacts: own,
    ofContact: (contact) => (isInReview(contact) ? personalData : undefined),
  });
  return (reply: string) => [
    ...findInSources(reply),
    ...findDetails(reply).map((span) => at(reply, span, personalData)),
  ];
}

/**
 * Prepares the check of the replies to one review, for whoever wrote them. What a reply may promise is exactly what
 * `parts.actions` has. The rules are `promise`, `admission`, `secrecy`, `personal-data`, `contact`, `figure`,
 * `placeholder`, and those of `rulesOfReplies`.
 */
export function createReplyCheck(context: ReplyContext): ReplyCheck {
  const { review, parts = {}, business, trade = business?.trade } = context;
  const ofTrade = trade && { trade };
  const care = readCare(review, { ...ofTrade });
  const isHarm = harmful.has(parts.case ?? care.case ?? "");
  const mayOwnUp = !isHarm && !care.isClientSecret && parts.actions?.some((one) => owned.has(one));
  const holds: Record<FaultCue["when"], boolean> = {
    always: true,
    "not-owned": !mayOwnUp,
    secret: care.isClientSecret,
    harm: isHarm,
  };
  const foldedReview = foldText(review).text;
  const findUngiven = createGivenCheck(context);
  return (reply) => {
    const folded = foldText(reply);
    const found = preparedFaults
      .filter(({ cue }) => holds[cue.when])
      .flatMap(({ cue, find }) => find(folded.text).map((span) => ({ span, cue })));
    const told = [...found, ...findPromises(folded, foldedReview, parts)];
    return inOrder([
      ...findBreaches(folded, trade),
      ...told.map(({ span, cue: { rule, title, reason } }) =>
        toFinding(folded, span, { rule, title, reason }),
      ),
      ...findUngiven(reply),
    ]);
  };
}

/** Looks at one reply; for several to the same review prepare `createReplyCheck` once. */
export function checkReply(reply: string, context: ReplyContext): Finding[] {
  return createReplyCheck(context)(reply);
}
