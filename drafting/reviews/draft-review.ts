import type { Notice, Stars, Wish } from "../../contract/gemini-chat.ts";
import type { Business, ReviewParts } from "../../contract/parts.ts";
import { withoutOwnersWords } from "../../domain/text/owners-words.ts";
import { countWords } from "../../domain/text/words.ts";
import type { Draft, DraftRequest } from "../draft.ts";
import { type ReviewCare, readCare } from "../guard/care/read-care.ts";
import { checkReply } from "../guard/reply/check-reply.ts";
import { Composer, complains, layOut, type Matter } from "./compose.ts";
import { fitPieces, type Room } from "./fit.ts";
import { isFirstName } from "./reader/names.ts";
import { readReviewParts } from "./reader/read-review-parts.ts";
import { readStars } from "./reader/read-stars.ts";
import {
  hasComplaint,
  hasPraise,
  soundsDark,
  soundsGlad,
  type Tone,
  toneOf,
} from "./reader/tone.ts";
import type { Speech } from "./say.ts";
import { type Packs, portuguese } from "./sentences/pack.ts";
import { barePieces, type ReservedCase, reservedPieces } from "./whole-replies.ts";

/** Words of a reply with everything around it; whole replies may be shorter. */
const length = { min: 35, whole: 25, max: 60 } as const;
const lengthShorter = { min: 20, max: 35 } as const;
/** How often another reply is tried for. */
const rounds = 6;

/** All that a reply depends on. */
type Task = {
  packs: Packs;
  prompt: string;
  parts: ReviewParts;
  business: Business;
  stars?: Stars | undefined;
  tone: Tone;
  care: ReviewCare;
  /** The owner corrected what was read of praise and complaints. */
  isTold: boolean;
  wish?: Wish | undefined;
  previous: string;
};

/** The reserved case of a review, if any: what the owner says, else what the text says. */
function reservedCaseOf({ parts, care }: Task): ReservedCase | undefined {
  const named = parts.case ?? care.case;
  return named === "none" || named === "stars-only" ? undefined : named;
}

/** Somebody mourns and does not thank. */
function isGraveMourning({ prompt, tone, parts }: Task): boolean {
  return hasComplaint(parts) || tone === "sorry" || (tone === "open" && !soundsGlad(prompt));
}

/** What takes the whole reply over. */
function takingOver(task: Task): ReservedCase | "bare" | undefined {
  const { parts, tone } = task;
  const reserved = reservedCaseOf(task);
  const isGlad = tone === "glad" || (tone === "open" && hasPraise(parts) && !hasComplaint(parts));
  if (reserved === "secrecy" && isGlad) return "secret-praise";
  if (reserved === "mourning" && isGraveMourning(task)) return "accusation";
  if (reserved || hasPraise(parts) || hasComplaint(parts)) return reserved;
  const isBare = (parts.case ?? task.care.case) === "stars-only" || tone === "open";
  return isBare ? "bare" : undefined;
}

/** What the reply is about; stars that contradict every point add that something was not good, or was. */
function matterOf(task: Task): Matter {
  const { prompt, parts, business, stars, tone, isTold } = task;
  const { praised = [], complaints = [], quote = "" } = parts;
  const matter = {
    tone,
    praised: tone === "glad" && !hasPraise(parts) ? (["overall"] as const) : praised,
    complaints: tone === "sorry" && !hasComplaint(parts) ? (["overall"] as const) : complaints,
    isQuotePraise: false,
    isHalfRead: tone !== "sorry" && !hasComplaint(parts) && !parts.note && soundsDark(prompt),
    isRated: stars !== undefined,
    isSure: stars !== undefined || isTold,
    parts,
    business,
  };
  const isQuotePraise =
    !complains(matter) || (tone === "glad" && !hasComplaint(readReviewParts(quote)));
  return { ...matter, isQuotePraise };
}

function speechOf(
  { packs, parts, business, wish, prompt }: Task,
  variant: number,
  round: number,
): Speech {
  const { signature = "", shop = "" } = business;
  const isPerson = signature !== shop && isFirstName(signature);
  return {
    pack: packs[parts.language ?? "pt"] ?? packs.pt,
    register: wish === "warmer" ? "warm" : wish === "more-formal" ? "formal" : undefined,
    voice: isPerson ? "person" : wish === "more-formal" ? "formal" : "shop",
    variant,
    seed: round === 0 ? prompt : `${round} ${prompt}`,
  };
}

function roomOf({ wish, previous }: Task, isWhole: boolean, beside: number): Room {
  if (wish !== "shorter")
    return { min: isWhole ? length.whole : length.min, max: length.max, beside };
  return { ...lengthShorter, max: Math.min(lengthShorter.max, countWords(previous) - 1), beside };
}

function writeVariant(task: Task, variant: number, round: number): string {
  const { prompt, business, care, stars } = task;
  const speech = speechOf(task, variant, round);
  const taking = takingOver(task);
  // Whose case is a secret is not even called by name.
  const { customer, ...unnamed } = task.parts;
  const parts: ReviewParts = taking?.startsWith("secre") || !customer ? unnamed : task.parts;
  const signature = business.signature ?? business.shop ?? "";
  const room = roomOf(
    task,
    taking !== undefined,
    countWords(`${parts.customer ?? ""} ${signature}`),
  );
  const composer = new Composer(matterOf(task), speech);
  const context = { speech, business, parts };
  const isGrief = care.isMourning || parts.case === "mourning";
  if (taking === undefined)
    return layOut(fitPieces(composer.pieces(), room, composer.spare()), parts, signature);
  const whole =
    taking === "bare"
      ? barePieces(stars, prompt, context)
      : reservedPieces(taking, isGrief && taking !== "mourning", context);
  return layOut(fitPieces(whole, room), parts, signature);
}

/** Sentences that two replies share. */
function sharedBy(one: string, other: string): number {
  const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
  const known = new Set(sentencesOf(other));
  return sentencesOf(one).filter((sentence) => known.has(sentence)).length;
}

/** Three replies; where there is one already, first the one that shares least with it. */
function writeVariants(task: Task): string[] {
  const inRound = (round: number) => [0, 1, 2].map((variant) => writeVariant(task, variant, round));
  if (task.previous === "") return inRound(0);
  const tried = Array.from({ length: rounds }, (_, round) => inRound(round)).flatMap((variants) =>
    variants.map((_, first) => [...variants.slice(first), ...variants.slice(0, first)]),
  );
  const likeness = ([first = ""]: string[]) =>
    first === task.previous ? Number.POSITIVE_INFINITY : sharedBy(first, task.previous);
  return tried.reduce((best, variants) => (likeness(variants) < likeness(best) ? variants : best));
}

/** Where no stars are told and the text leaves the direction open, the card asks for them. */
function noticesOf(task: Task): Notice[] {
  const { care, stars, tone } = task;
  const isClear = stars !== undefined || tone !== "open" || reservedCaseOf(task) !== undefined;
  return isClear ? [...care.notices] : ["unclear-tone", ...care.notices];
}

/** Whether the owner corrected what was read of praise and complaints. */
function isTold(parts: ReviewParts, read: ReviewParts): boolean {
  const points = ({ praised, praisedOther, complaints, complaintOther }: ReviewParts) =>
    JSON.stringify([praised, praisedOther, complaints, complaintOther]);
  return points(parts) !== points(read);
}

function draftIn(
  packs: Packs,
  { prompt: typed, stars: given, business = {}, reviewParts, revision }: DraftRequest,
): Draft {
  const prompt = withoutOwnersWords(typed);
  const stars = given ?? readStars(prompt);
  const known = { business, ...(stars && { stars }) };
  const read = readReviewParts(prompt, known);
  const parts = reviewParts ?? read;
  const care = readCare(prompt, business.trade ? { trade: business.trade } : {});
  const { wish, previous = "" } = revision ?? {};
  const told = isTold(parts, read);
  const tone = toneOf(prompt, parts, { stars, isTold: told });
  // Whoever got no answer is not sent back to where nobody answered.
  const isSilent = parts.complaints?.includes("no-answer") && !parts.actions?.length;
  const reached = isSilent ? { ...business, contact: "profile" as const } : business;
  const task: Task = {
    packs,
    prompt,
    parts,
    business: reached,
    stars,
    tone,
    care,
    isTold: told,
    wish,
    previous,
  };
  const variants = writeVariants(task);
  const [text = ""] = variants;
  const notices = noticesOf(task);
  const findings = checkReply(text, { review: prompt, parts, ...known });
  return {
    text,
    variants,
    ...(notices.length > 0 && { notices }),
    ...(findings.length > 0 && { findings }),
  };
}

/** What replies to a review in three variants, put together from its parts alone, in the languages it is given. */
export function createReviewDraft(foreign: Omit<Packs, "pt">): (request: DraftRequest) => Draft {
  const packs = { ...foreign, pt: portuguese };
  return (request) => draftIn(packs, request);
}
