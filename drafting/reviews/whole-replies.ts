import type { Stars } from "../../contract/gemini-chat.ts";
import type { Business, ReviewAction, ReviewCaseName, ReviewParts } from "../../contract/parts.ts";
import { fold } from "../../domain/search/fold.ts";
import { splitSentences } from "../../domain/text/sentences.ts";
import { countWords } from "../../domain/text/words.ts";
import type { Piece } from "./fit.ts";
import { soundsDark } from "./reader/tone.ts";
import { asSentence, channelOf, choose, fill, type Speech, sayFrame } from "./say.ts";

/** A case with replies of its own; secrecy sounds differently below praise. */
export type ReservedCase = Exclude<ReviewCaseName, "stars-only"> | "secret-praise";

type Context = { speech: Speech; business: Business; parts: ReviewParts };

/** What a reserved reply may say of what the owner will do: to invite, or to own up, is out of place there. */
const frameOf: Record<ReviewAction, string | undefined> = {
  "will-check": "will-check",
  "will-resolve": "will-resolve",
  "already-fixed": "already-fixed-reserved",
  "will-refund": "will-refund",
  "invite-back": undefined,
};

/** Sentences of a whole reply: the ones in the middle go where it must be short; before the last, what the owner says. */
function asPieces(sentences: readonly string[], own: readonly string[] = []): Piece[] {
  const pieces: Piece[] = sentences.map((text, at) => ({
    text,
    paragraph: 1,
    ...(at > 0 && at < sentences.length - 1 && { drop: at }),
  }));
  const said = own.map((text): Piece => ({ text, paragraph: 1 }));
  return [...pieces.slice(0, -1), ...said, ...pieces.slice(-1)];
}

/** What the owner typed and tapped. */
function ownWords(
  { speech, parts: { actions = [], note } }: Context,
  slotOf: (action: ReviewAction) => string | undefined,
): string[] {
  const slots = actions.map(slotOf).filter((slot) => slot !== undefined);
  return [...(note ? [asSentence(note)] : []), ...slots.map((slot) => sayFrame(slot, speech))];
}

/**
 * A reserved reply, the same whatever else the review says, with what the owner tapped and typed; condolences first where
 * somebody mourns.
 */
export function reservedPieces(kind: ReservedCase, isGrief: boolean, context: Context): Piece[] {
  const { speech, business } = context;
  const { cases } = speech.pack;
  const reply = choose(cases.get(kind) ?? cases.get("accusation") ?? [], kind, speech);
  const grief = isGrief ? [choose(cases.get("condolence") ?? [], kind, speech)] : [];
  const slots = { channel: channelOf(business, speech.pack) };
  const sentences = fill(reply, speech, slots).split(" / ");
  const slotOf = (action: ReviewAction) => (kind === "not-a-customer" ? action : frameOf[action]);
  return asPieces([...grief, ...sentences], ownWords(context, slotOf));
}

/** Words that may stand beside a question without telling anything: "Bom dia, tudo bem?" */
const fewWords = 4;

const asks = /^.{0,30}\b(?:gostaria|queria) (?:de )?saber\b.{0,120}$/s;

/** Whether a text does nothing but ask. */
function isQuestion(prompt: string): boolean {
  const told = splitSentences(prompt).filter((sentence) => !sentence.trim().endsWith("?"));
  const isAsked = prompt.includes("?") && countWords(told.join(" ")) <= fewWords;
  return isAsked || asks.test(fold(prompt));
}

function toneOfBare(stars: Stars | undefined, prompt: string, { language }: ReviewParts) {
  if (stars === 4 || stars === 5) return "good";
  if (stars === 1 || stars === 2) return "bad";
  if (isQuestion(prompt)) return "question";
  if (stars === 3 && (language || soundsDark(prompt))) return "mixed";
  return language || soundsDark(prompt) ? "neutral" : "thanks";
}

const framesOfBare = {
  good: ["good-1", "good-2", "good-3"],
  bad: ["bad-1", "bad-2", "bad-3"],
  mixed: ["neutral-1", "mixed-2", "contact"],
  thanks: ["thanks-1", "neutral-2", "thanks-3"],
  neutral: ["neutral-1", "neutral-2", "neutral-3"],
  question: ["question-1", "question-3"],
  answered: ["question-1", "question-2"],
} as const;

/** A reply to stars without a text, or to a text that says nothing sure. */
export function barePieces(stars: Stars | undefined, prompt: string, context: Context): Piece[] {
  const { speech, business, parts } = context;
  const tone = toneOfBare(stars, prompt, parts);
  const slots = { channel: channelOf(business, speech.pack) };
  const isAnswered = tone === "question" && parts.note !== undefined;
  const places = framesOfBare[isAnswered ? "answered" : tone];
  const sentences = places.map((slot) => sayFrame(slot, speech, slots));
  return asPieces(
    sentences,
    ownWords(context, (action) => action),
  );
}
