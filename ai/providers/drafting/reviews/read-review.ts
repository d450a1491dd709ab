import { fold } from "../../../../domain/search/fold.ts";
import { contextOf } from "./choosing/context.ts";
import { type News, newsOf } from "./intake/achievements.ts";
import { topicsOf } from "./intake/asked-topics.ts";
import { isAtFuneral } from "./intake/at-funeral.ts";
import { findAuthor } from "./intake/author.ts";
import { isBareMark, isGrudgedMark } from "./intake/bare-mark.ts";
import { hintsAtGrief, hintsAtSecrecy } from "./intake/hinted-matters.ts";
import { findHonoured } from "./intake/honoured.ts";
import { mournedIn } from "./intake/mourned.ts";
import { asksForMending } from "./intake/questions.ts";
import type { Concern } from "./intake/sensitive.ts";
import { concernsOf, secrecyOf } from "./intake/settle-matters.ts";
import { findStaff, type Praised } from "./intake/staff.ts";
import { type PartedReview, partReview } from "./part-review.ts";
import { withoutNearSynonyms } from "./points/near-synonyms.ts";
import { readPoints, type Said } from "./points/read-points.ts";
import { isFlawed } from "./points/small-flaw.ts";
import { tell } from "./points/tell-points.ts";
import type { Measured } from "./quoting/choose-quotes.ts";
import { readQuotes } from "./quoting/read-quotes.ts";
import type { Segment } from "./segment.ts";
import { wordsAgainstStars } from "./tone/against-stars.ts";
import { withApprovedDelay } from "./tone/approved-delay.ts";
import { briefest, type Heard as HeardTone, toneOfAll } from "./tone/hear-tone.ts";
import { isIndifferent } from "./tone/indifferent.ts";
import { withOverruled } from "./tone/overruled-tone.ts";
import { tellsStory } from "./tone/story.ts";
import { isGlad, type Tone, weightOf } from "./tone/tone.ts";
import type { Point } from "./writing/point-names.ts";

/** What the engine understood of a review or of an account of one. */
export type Reading = {
  tone: Tone;
  /** Whether it praises or complains is a guess: held out, two of five such readings were wrong. */
  unclear: boolean;
  /** The heavier half of a mixed text. */
  weight: "praise" | "complaint";
  /** Whether any word praises. */
  praises: boolean;
  /** 0 to 5 stars. */
  rating?: number;
  /** Nothing but a verdict is told, and the stars say the contrary. */
  againstStars?: "praise" | "blame";
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
  /** Those of them that are named: what else asks for care is answered without a word of what it is. */
  certain: Concern[];
  /** Stretches of the text that may be quoted: none of what is grave, secret, foreign or asked. */
  quotes: Measured[];
  /** Words of what is told. */
  words: number;
  /** A trade that may not even confirm that a person is its client. */
  regulated: boolean;
  /** Beyond doubt such a trade: its secrecy may be spoken of. */
  secret: boolean;
  /** The text held a document, telephone, e-mail or address. */
  personalData: boolean;
  /** What is asked about, each with its article; empty beside `asks` when it is not known. */
  topics: string[];
  asks: boolean;
  /** Good news of the customer that the praise tells. */
  news?: News;
  /** Somebody died, or may have: thanks are given in mourning. */
  grieves: boolean;
  /** Nothing but the gravity of its words says so: no loss is spoken of. */
  solemn: boolean;
  /** Something went wrong at a funeral. */
  funeral: boolean;
};

/** Held out, readings that are surer than this are right in nine of ten. */
const leastClear = 0.75;

/** Above this no joy is shown over the good half: the text may be a complaint after all. */
const mostBlame = 0.15;

/** Enough is told for something to have been amiss, whatever it was; "nem bom nem ruim" tells of nothing amiss. */
function tellsFault(segments: readonly Segment[], indifferent: boolean): boolean {
  if (indifferent) return false;
  return tellsStory(segments) || segments.flatMap(({ words }) => words).length > 2 * briefest;
}

/** What praise tells or hints at, to be answered with reserve; `bound`: to secrecy, which is reserve enough. */
function hintsIn(tone: Tone, segments: readonly Segment[], bound: boolean) {
  const praised = tone === "praise";
  const mourned = praised ? mournedIn(segments) : undefined;
  const past = mourned === "honoured" || (mourned === "past" && !bound);
  return {
    loss: mourned === "fresh",
    /** A death is told, and mourned no more. */
    over: mourned !== undefined && mourned !== "fresh",
    solemn: past || (praised && mourned === undefined && hintsAtGrief(segments)),
    secrecy: praised && hintsAtSecrecy(segments),
  };
}

/** Concerns without a death that is mourned no more. */
function withoutOld<Found extends Record<"concerns" | "certain", Concern[]>>(found: Found) {
  const kept = (list: Concern[]) => list.filter((one) => one !== "loss");
  return { concerns: kept(found.concerns), certain: kept(found.certain) };
}

/** Only praise tells good news that may be congratulated on. */
function newsIn(text: string, tone: Tone, grieves: boolean): News | undefined {
  return tone === "praise" && !grieves ? newsOf(fold(text)) : undefined;
}

/** Who serves and is praised: in a complaint only whom it sets apart from the rest. */
function staffIn(segments: readonly Segment[], tone: Tone, author: string | undefined): Praised[] {
  if (tone === "praise") return findStaff(segments, author);
  if (tone !== "complaint" && tone !== "mixed") return [];
  const honoured = findHonoured(segments, author);
  const staff = tone === "mixed" ? findStaff(segments, author, true) : [];
  const names = new Set(staff.map(({ name }) => name));
  return [...staff, ...honoured.filter(({ name }) => !names.has(name))];
}

/** A mark or faces, and nothing else. */
function isSilent({ asking, segments, rating, faces }: PartedReview): boolean {
  return asking.length === 0 && isBareMark(segments) && (rating !== undefined || faces !== 0);
}

/** Nothing is told but that it was neither good nor bad. */
function shrugs({ asking, segments, rating }: PartedReview): boolean {
  return asking.length === 0 && isIndifferent(segments, rating);
}

/** A mark alone: no word says why. */
function isUntold(said: Said, parted: PartedReview, grudged: boolean): boolean {
  const wordless = said.points.length + said.good + said.bad === 0;
  return grudged || (wordless && isSilent(parted));
}

/** Words in quotation marks are not the writer's own. */
function verdictAgainstStars(parted: PartedReview): Pick<Reading, "againstStars"> {
  const { asking, plain, segments, rating, faces } = parted;
  const own = asking.length === 0 && !/["“”«»]/u.test(plain);
  const against = own && wordsAgainstStars(segments, rating, faces);
  return against ? { againstStars: against } : {};
}

/** How the whole sounds, and what turns of speech settle against it. */
function toneIn(parted: PartedReview, said: Said): HeardTone {
  return [withApprovedDelay, withOverruled].reduce<HeardTone>(
    (told, settle) => settle(told, said, parted.segments, parted.rating),
    toneOfAll(said, parted.rating, parted),
  );
}

/** Reads a review, or its owner's account of one; `stars`: what the customer gave, 1 to 5, told beside the text. */
export function readReview(review: string, stars?: number): Reading {
  const parted = partReview(review, stars);
  const { text, asking, telling, segments, listener, rating } = parted;
  const said = readPoints(segments, rating);
  const context = contextOf({ text: telling, said, segments, listener });
  const indifferent = shrugs(parted);
  const heard: HeardTone = indifferent ? { tone: "neutral" } : toneIn(parted, said);
  const { chance = 1, blame = 0 } = heard;
  const author = findAuthor(text);
  const { regulated: bound, secret } = secrecyOf(parted);
  const hinted = hintsIn(heard.tone, segments, bound);
  const regulated = bound || hinted.secrecy;
  const grieves = hinted.loss || hinted.solemn;
  const news = newsIn(text, heard.tone, grieves);
  const glad = news === "better" || isGlad(heard.tone, rating, said);
  const raised = grieves
    ? { concerns: [], certain: [] }
    : concernsOf(parted, { glad, tone: heard.tone, stars: rating });
  const { concerns, certain } = hinted.over ? withoutOld(raised) : raised;
  const { tone, points: told } = tell(
    context,
    heard.tone,
    { concerns, regulated, flawed: isFlawed(parted) },
    rating,
  );
  const grudged = tone !== "praise" && isGrudgedMark(segments);
  const points = grudged ? [] : withoutNearSynonyms(told);
  const staff = staffIn(segments, tone, author);
  const unclear = concerns.length === 0 && chance < leastClear;
  const words = segments.flatMap((segment) => segment.words).length;
  return {
    tone,
    unclear,
    weight: blame > mostBlame ? "complaint" : weightOf(said, rating),
    praises: said.good + said.firm > 0,
    ...(rating !== undefined && { rating }),
    ...(author !== undefined && { author }),
    ...(news !== undefined && { news }),
    ...verdictAgainstStars(parted),
    points,
    named: [...said.named, ...said.unknown],
    story: tone === "neutral" && tellsFault(segments, indifferent),
    silent: isUntold(said, parted, grudged),
    staff,
    concerns,
    certain,
    quotes: grudged
      ? []
      : readQuotes({ ...parted, context, tone, unclear, concerns, regulated, grieves, staff }),
    words,
    regulated,
    secret,
    personalData: parted.personalData,
    topics: topicsOf(asking.filter((one) => !asksForMending(one))),
    asks: asking.length > 0,
    grieves,
    solemn: hinted.solemn,
    funeral: isAtFuneral(segments),
  };
}
