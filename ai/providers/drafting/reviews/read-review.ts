import { fold } from "../../../../domain/search/fold.ts";
import { toPlainText } from "../text/plain-text.ts";
import { splitSentences } from "../text/sentences.ts";
import { findAuthor } from "./author.ts";
import { impliedPoints } from "./implied-points.ts";
import { stripOrders } from "./injection.ts";
import { leaningOf } from "./leaning.ts";
import { regulatedTrades } from "./lexicon/business.ts";
import { PhraseBook } from "./patterns.ts";
import { redactPersonalData } from "./personal-data.ts";
import type { Point } from "./point-names.ts";
import { isAsking, topicsOf } from "./questions.ts";
import { findRating } from "./rating.ts";
import { readPoints, type Said } from "./read-points.ts";
import { type Segment, toSegments } from "./segments.ts";
import { type Concern, findConcerns } from "./sensitive.ts";
import { findStaff, type Praised } from "./staff.ts";

export type Tone = "praise" | "complaint" | "mixed" | "question" | "neutral";

/** What the engine understood of a review or of an account of one. */
export type Reading = {
  tone: Tone;
  /** 0 to 5 stars. */
  rating?: number;
  /** First name of who wrote it. */
  author?: string;
  points: Point[];
  /** Things and qualities named without a judgement. */
  named: Point[];
  /** A story without a word that says whether it pleased. */
  story: boolean;
  /** A mark, or faces, without words that say why. */
  silent: boolean;
  staff: Praised[];
  /** What asks for care; empty where the text is all praise. */
  concerns: Concern[];
  /** A trade that may not even confirm that a person is its client. */
  regulated: boolean;
  /** The text held a document, telephone, e-mail or address. */
  personalData: boolean;
  /** What is asked about, each with its article; empty beside `asks` when it is not known. */
  topics: string[];
  asks: boolean;
};

/** Characters that are read: the limit of a prompt. */
const longestRead = 8000;
const regulated = new PhraseBook<true>().add(regulatedTrades, true);

const happyFaces = /[😀😃😄😁😊😍🥰😘🤩😋❤♥💕💖💗💯👏🙌👍🎉🏆✨💪🙏😻🔥]/gu;
const angryFaces = /[😡🤬😠😤👎🤮🤢💩😒😞😔😢😭🙄😣😖😫😩☹🚫]/gu;

function isRegulated(segments: readonly Segment[]): boolean {
  const pets = segments.some(({ marks }) =>
    marks.some(({ value }) => value.kind === "thing" && value.class === "pet"),
  );
  return !pets && segments.some(({ words }) => regulated.scan(words).length > 0);
}

function countFaces(text: string, faces: RegExp): number {
  return Math.min(1, [...text.matchAll(faces)].length);
}

/** Without a rating: one side with points beats the other without; else both voices count. */
function toneByVoices(votes: Votes, said: Said): Tone | undefined {
  const { goodPoints, good, badPoints, bad } = votes;
  if (good === 0 || bad === 0) {
    if (good > 0) return "praise";
    return bad > 0 ? "complaint" : undefined;
  }
  if (!said.turns) {
    if (goodPoints === 0 && badPoints > 0 && said.good <= bad) return "complaint";
    if (badPoints === 0 && goodPoints > 1) return "praise";
  }
  return "mixed";
}

/** Whose voice prevails. Thanks and congratulations beside a complaint are often irony. */
function toneOf(said: Said, rating: number | undefined, faces: number): Tone | undefined {
  const goodPoints = said.points.filter(({ polarity }) => polarity === 1).length;
  const badPoints = said.points.length - goodPoints;
  const bad = badPoints + said.bad;
  const good = goodPoints + said.good + (bad === 0 ? said.polite : 0);
  if (said.polite > 0 && bad > 0 && goodPoints === 0) return "complaint";
  const votes = { goodPoints, good, badPoints, bad };
  if (rating !== undefined) return toneByRating(rating, votes);
  const byFaces = faces > 0 ? "praise" : "complaint";
  return toneByVoices(votes, said) ?? (faces === 0 ? undefined : byFaces);
}

const past = /^\p{L}{2,}(?:ei|ou|eu|iu|ava|avam|aram|eram|iram|amos|emos)$/u;

/** An account of what happened, long enough to be one. */
function tellsStory(segments: readonly Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  return (
    words.length > 4 &&
    words.some(({ key }) => past.test(key) || key === "veio" || key === "fiz" || key === "fui")
  );
}

/** Points that a reply names, where the text has so many. */
const enoughPoints = 4;

/** Beside the judged points what the story implies, and what else it names: "a lasanha nunca chegou". */
function completed(said: Said, tone: Tone, segments: readonly Segment[]): Point[] {
  const { points, named, unknown } = said;
  if (tone !== "praise" && tone !== "complaint") return points;
  const polarity = tone === "praise" ? 1 : -1;
  const implied = impliedPoints(segments, points, polarity);
  const told = new Set(points.map(({ thing }) => thing?.id));
  const strange = tone === "complaint" ? unknown.slice(0, 2) : [];
  const more = [...named, ...strange].filter(
    ({ thing }) => thing === undefined || (!told.has(thing.id) && thing.class !== "own"),
  );
  const room = Math.max(0, enoughPoints - points.length - implied.length);
  return [
    ...points,
    ...implied,
    ...more.slice(0, room).map((point) => ({ ...point, polarity }) as Point),
  ];
}

type Votes = { goodPoints: number; good: number; badPoints: number; bad: number };

function toneByRating(rating: number, { goodPoints, good, badPoints, bad }: Votes): Tone {
  if (rating >= 4) {
    if (badPoints === 0 && (bad === 0 || good > bad)) return "praise";
    return "mixed";
  }
  if (rating >= 2.5) return "mixed";
  if (goodPoints > 0 && bad > 0) return "mixed";
  return good > 0 && goodPoints > 0 ? "mixed" : "complaint";
}

/** Praise beyond doubt: what sounds like harm in it is a figure of speech. */
function isGlad(tone: Tone, rating: number | undefined, { good, points }: Said): boolean {
  return tone === "praise" && (rating === undefined ? good + points.length > 1 : rating >= 4);
}

export function readReview(review: string): Reading {
  const plain = toPlainText(review.slice(0, longestRead));
  const redacted = redactPersonalData(plain);
  const { text } = stripOrders(redacted.text);
  const sentences = text.split("\n").flatMap(splitSentences);
  const asking = sentences.filter(isAsking);
  const telling = sentences.filter((sentence) => !asking.includes(sentence)).join("\n");
  const segments = toSegments(telling);
  const rating = findRating(fold(text));
  const said = readPoints(segments, rating);
  const faces = countFaces(plain, happyFaces) - countFaces(plain, angryFaces);
  const found = toneOf(said, rating, faces) ?? leaningOf(segments, said.named.length > 0);
  const tone = found === "neutral" && asking.length > 0 ? "question" : found;
  const author = findAuthor(text);
  const inSecret = isRegulated([...segments, ...toSegments(asking.join("\n"))]);
  const concerns = isGlad(tone, rating, said)
    ? []
    : segments.flatMap(({ words }) => findConcerns(words));
  const careful = inSecret || concerns.length > 0;
  return {
    tone: concerns.length > 0 ? "complaint" : tone,
    ...(rating !== undefined && { rating }),
    ...(author !== undefined && { author }),
    points: completed(careful ? { ...said, unknown: [] } : said, tone, segments),
    named: [...said.named, ...said.unknown],
    story: tone === "neutral" && tellsStory(segments),
    silent:
      said.points.length + said.good + said.bad === 0 && (rating !== undefined || faces !== 0),
    staff: tone === "praise" || tone === "mixed" ? findStaff(segments, author) : [],
    concerns: [...new Set(concerns)],
    regulated: inSecret,
    personalData: redacted.found,
    topics: topicsOf(asking),
    asks: asking.length > 0,
  };
}
