import { fold } from "../../../../domain/search/fold.ts";
import { toPlainText } from "../text/plain-text.ts";
import { splitSentences } from "../text/sentences.ts";
import { feelingOfReview } from "../text/sentiment/review.ts";
import { type News, newsOf } from "./achievements.ts";
import { findAuthor } from "./author.ts";
import type { Measured } from "./choose-quotes.ts";
import type { Sided } from "./choosing/candidates.ts";
import { choosePoints } from "./choosing/choose-points.ts";
import { type Context, contextOf } from "./choosing/context.ts";
import { grants } from "./concessions.ts";
import { gravePoints } from "./grave-points.ts";
import { impliedPoints } from "./implied-points.ts";
import { stripOrders } from "./injection.ts";
import { leaningOf } from "./leaning.ts";
import { regulatedTrades } from "./lexicon/business.ts";
import { withoutOwnersNote } from "./owner-note.ts";
import { PhraseBook } from "./patterns.ts";
import { redactPersonalData } from "./personal-data.ts";
import { grantedPoints } from "./plain-praise.ts";
import type { Point } from "./point-names.ts";
import { askingOf, partAsked, topicsOf } from "./questions.ts";
import { findRating } from "./rating.ts";
import { readPoints, type Said } from "./read-points.ts";
import { readQuotes } from "./read-quotes.ts";
import { type Segment, toSegments } from "./segments.ts";
import { type Concern, findConcerns, isMourning } from "./sensitive.ts";
import { findStaff, type Praised } from "./staff.ts";
import { tellsStory } from "./story.ts";
import { speaksOfFood } from "./tie-to-thing.ts";
import { facesOf, isGlad, type Tone, toneOf, weightOf } from "./tone.ts";
import { likeliest, toneBy, type Verdict, verdictOf, withStars } from "./verdict.ts";

/** What the engine understood of a review or of an account of one. */
export type Reading = {
  tone: Tone;
  /** Whether it praises or complains is a guess: held out, two of five such readings were wrong. */
  unclear: boolean;
  /** The heavier half of a mixed text. */
  weight: "praise" | "complaint";
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
  /** Stretches of the text that may be quoted: none of what is grave, secret, foreign or asked. */
  quotes: Measured[];
  /** Words of what is told. */
  words: number;
  /** A trade that may not even confirm that a person is its client. */
  regulated: boolean;
  /** The text held a document, telephone, e-mail or address. */
  personalData: boolean;
  /** What is asked about, each with its article; empty beside `asks` when it is not known. */
  topics: string[];
  asks: boolean;
  /** Good news of the customer that the praise tells. */
  news?: News;
  /** Somebody died: thanks are given in mourning. */
  grieves: boolean;
};

/** Characters that are read: the limit of a prompt. */
const longestRead = 8000;
const regulatedWords = new PhraseBook<true>().add(regulatedTrades, true);

/** Who falls ill after a meal sees a doctor: that makes no restaurant a clinic. */
const afterMeal = /^(?:medic|hospital|pronto|exame|doutor|o$|do$|ao$|consulta)/;

/** Flowers sent to a hospital come from a florist. */
const delivering = /^(?:entreg\p{L}*|flor|flores|buque|arranjo|rosas|cesta|taxi|uber|corrida)$/u;

/** An optician tests eyes, and is no clinic. */
const eyewear = /^(?:oculos|armac(?:ao|oes)|lentes?|otica)$/;

/** "Botox no cabelo": a hairdresser's. */
const hair = /^(?:cabelos?|capilar|fios?|progressiva|escova|cabeleireir[oa]|salao)$/;

/** A school has a laboratory of its own. */
const teaching = /^(?:cursos?|escola|colegio|faculdade|aulas?|professor(?:es|a|as)?)$/;

function isRegulated(segments: readonly Segment[]): boolean {
  const pets = segments.some(({ marks }) =>
    marks.some(({ value }) => value.kind === "thing" && value.class === "pet"),
  );
  if (pets || segments.some(({ words }) => words.some(({ key }) => /^veterin/.test(key))))
    return false;
  const found = segments.flatMap(({ words }) =>
    regulatedWords
      .scan(words)
      .filter(
        ({ start }) =>
          /^terap/.test(words[start]?.key ?? "") ||
          !/^(?:para|pelo|pela)$/.test(words[start - 1]?.key ?? ""),
      )
      .map(({ start }) => words[start]?.key ?? ""),
  );
  const dined = speaksOfFood(segments);
  const tested = segments.some(({ words }) => words.some(({ key }) => eyewear.test(key)));
  const sent = segments.some(({ words }) => words.some(({ key }) => delivering.test(key)));
  const taught = segments.some(({ words }) => words.some(({ key }) => teaching.test(key)));
  const groomed = segments.some(({ words }) => words.some(({ key }) => hair.test(key)));
  const elsewhere = (key: string) =>
    (dined && afterMeal.test(key)) ||
    (tested && key === "exame") ||
    (sent && key === "hospital") ||
    (taught && /^lab/.test(key)) ||
    (groomed && key === "botox");
  return found.some((key) => !elsewhere(key));
}

/** What was pasted, parted into what is told and what is asked; orders and documents are left out. */
function part(review: string) {
  const plain = toPlainText(review.slice(0, longestRead));
  const { text: redacted, found: personalData } = redactPersonalData(plain);
  const { text, ordered } = stripOrders(redacted);
  const sentences = withoutOwnersNote(text).split("\n").flatMap(splitSentences).flatMap(partAsked);
  const asking = askingOf(sentences);
  const telling = sentences.filter((sentence) => !asking.includes(sentence)).join("\n");
  const faces = facesOf(plain);
  return {
    plain,
    text,
    personalData,
    ordered,
    asking,
    telling,
    faces,
    segments: toSegments(telling),
  };
}

type Parted = ReturnType<typeof part>;

/** Words of a text that only the lexicon can judge: "Ótimo!", "Péssimo atendimento". */
const briefest = 3;
/** Words of a text whose opinion is trusted alone, where it has one: "Três horas de atraso. Parabéns!". */
const brief = 9;

/** Words of an everyday review, told in one breath. */
const everyday = { praise: 12, complaint: 20 } as const;

/** All that is said points one way: how the text sounds as a whole may not overrule its words. */
function isPlain(
  said: Said,
  firm: Tone | undefined,
  words: number,
): firm is "praise" | "complaint" {
  const praised = said.points.filter(({ polarity }) => polarity === 1).length;
  const blamed = said.points.length - praised;
  if (firm === "praise") return blamed + said.bad === 0 && !said.turns && words <= everyday.praise;
  return firm === "complaint" && praised + said.good === 0 && words <= everyday.complaint;
}

/** Whose voice prevails, and where all signs had to be weighed how likely it is, and a complaint. */
type Heard = { tone: Tone; chance?: number; blame?: number };

/** The stars say what the words leave open. */
function toneWithStars(verdict: Verdict, stars: number): Heard {
  const seen = withStars(verdict, stars);
  return { tone: likeliest(seen), blame: seen.complaint };
}

/** What so many stars mean where the words can hardly be read. */
function toneOfStars(stars: number): Tone {
  if (stars >= 4) return "praise";
  return stars < 3 ? "complaint" : "mixed";
}

/** Each stretch between commas has its word of praise: "autoescola boa, simulador antigo" has not. */
function isPraisedAllOver(segments: readonly Segment[]): boolean {
  return segments.every(({ words, marks }) => {
    const praised = marks.flatMap(({ value, start }) =>
      value.kind === "opinion" && value.quiet !== true ? [start] : [],
    );
    const commas = words.flatMap(({ key }, at) => (key === "," ? [at] : []));
    return [...commas, words.length].every((end, at, ends) => {
      const from = (ends[at - 1] ?? -1) + 1;
      return from >= end || praised.some((start) => start >= from && start < end);
    });
  });
}

/** What words say plainly stands where no star says otherwise; of four stars no word may hint at a blemish. */
function starsAgree(
  rating: number | undefined,
  firm: Tone | undefined,
  segments: readonly Segment[],
): boolean {
  if (rating === undefined) return true;
  const hinted = segments.some(({ marks }) =>
    marks.some(({ value }) => value.kind === "opinion" && value.polarity === -1),
  );
  return (
    firm === "praise" && (rating === 5 || (rating === 4 && !hinted && isPraisedAllOver(segments)))
  );
}

/** Whose voice prevails: the stars, then the lexicon in a few words, then all signs together. */
function toneOfAll(said: Said, rating: number | undefined, parted: Parted): Heard {
  const { segments, faces, asking, telling } = parted;
  const firm = toneOf(said, rating, faces);
  const words = segments.flatMap((segment) => segment.words).length;
  const praise = said.points.length + said.good;
  const leaning = leaningOf(segments, said.named.length > 0, praise);
  const silent = toneOf(said, undefined, faces) === undefined && praise + said.bad === 0;
  if (asking.length > 0 && silent && !(leaning === "complaint" && tellsStory(segments)))
    return { tone: "question" };
  const foreign = segments.some((segment) => segment.foreign);
  if (rating === undefined && firm !== undefined && words <= brief) return { tone: firm };
  if (foreign || words <= briefest)
    return { tone: rating === undefined ? (firm ?? leaning) : toneOfStars(rating) };
  if (starsAgree(rating, firm, segments) && isPlain(said, firm, words)) return { tone: firm };
  const feeling = feelingOfReview(telling);
  const verdict = verdictOf({ said, firm, leaning, feeling, text: telling });
  if (rating !== undefined) return toneWithStars(verdict, rating);
  const chance = Math.max(verdict.praise, verdict.complaint, verdict.mixed);
  return { tone: toneBy(verdict, said), chance, blame: verdict.complaint };
}

/** Held out, readings that are surer than this are right in nine of ten. */
const leastClear = 0.75;

/** Above this no joy is shown over the good half: the text may be a complaint after all. */
const mostBlame = 0.15;

/** Enough is told for something to have been amiss, whatever it was. */
function isAccount(segments: readonly Segment[]): boolean {
  return tellsStory(segments) || segments.flatMap(({ words }) => words).length > 2 * briefest;
}

function mourns(segments: readonly Segment[]): boolean {
  return segments.some(({ words }) => isMourning(words));
}

const bodily: readonly Concern[] = ["health", "animal", "respect"];

/**
 * What asks for care. In praise beyond doubt most of it is a figure of speech or the state from before: only harm to
 * somebody, told after the praise and apart from it, counts ("Lugar lindo. Depois passei mal a noite toda").
 */
function concernsOf(text: string, glad: boolean): Concern[] {
  const segments = toSegments(text);
  const found = segments.flatMap(({ words, marks }, at) => {
    const concerns = findConcerns(words);
    if (!glad) return concerns;
    const praises = marks.some(({ value }) => value.kind === "opinion" && value.polarity === 1);
    return at > 0 && !praises ? concerns.filter((concern) => bodily.includes(concern)) : [];
  });
  return [...new Set(found)];
}

/** Only praise tells good news that may be congratulated on. */
function newsIn(text: string, tone: Tone, grieves: boolean): News | undefined {
  return tone === "praise" && !grieves ? newsOf(fold(text)) : undefined;
}

/** A text with its tone, and what a reply to it names. */
type Told = { tone: Tone; points: Point[] };

function hasSide(points: readonly Point[], polarity: 1 | -1): boolean {
  return points.some((point) => point.polarity === polarity);
}

/** Stars of who was pleased, and has something to add. */
const smallWish = 4;
/** How likely a blemish is one, at least, to be spoken of beside praise. */
const leastBlemish = 0.7;

/** "Bom preço, fila grande": praise, and a blemish that words leave no doubt of. */
function besidesBlemish(context: Context, praised: readonly Point[], stars: number): Told {
  const judged = context.said.points.some(({ polarity, faint }) => polarity === -1 && !faint);
  const both = judged ? choosePoints(context, "mixed", stars) : [];
  const blemish = both.some(
    ({ polarity, quality, chance = 0 }) =>
      polarity === -1 && quality !== undefined && chance >= leastBlemish,
  );
  return blemish && hasSide(both, 1)
    ? { tone: "mixed", points: both }
    : { tone: "praise", points: [...praised] };
}

/** A complaint in words that concede something, where both sides can be named. */
function besidesConceded(context: Context, stars: number | undefined): Told | undefined {
  if (!grants(context.said, context.segments)) return undefined;
  const both = choosePoints(context, "mixed", stars);
  return hasSide(both, 1) && hasSide(both, -1) ? { tone: "mixed", points: both } : undefined;
}

/** A complaint, and what it grants to have been well; undefined where it grants nothing. */
function besidesGranted(context: Context, stars: number | undefined): Told | undefined {
  const granted = stars === undefined ? [] : grantedPoints(context.said, context.segments);
  if (granted.length === 0) return besidesConceded(context, stars);
  const blamed = choosePoints(context, "complaint", stars).filter(
    ({ segment, at }) => !granted.some((one) => one.segment === segment && one.at === at),
  );
  return { tone: "mixed", points: [...granted, ...blamed] };
}

/** Of an opinion what a reply would name; both sides that tell of one only are that one, where the stars agree. */
function tellOpinion(context: Context, tone: Sided, stars: number | undefined): Told {
  const granting = tone === "complaint" ? besidesGranted(context, stars) : undefined;
  if (granting !== undefined) return granting;
  const points = choosePoints(context, tone, stars);
  if (tone === "praise" && stars === smallWish) return besidesBlemish(context, points, stars);
  if (tone !== "mixed" || stars === undefined) return { tone, points };
  const limited = context.said.bad > 0 && context.said.turns;
  const only = stars >= 4 && !limited && !hasSide(points, -1) ? "praise" : undefined;
  const lone = stars < 3 && !hasSide(points, 1) ? "complaint" : only;
  return lone ? { tone: lone, points: choosePoints(context, lone, stars) } : { tone, points };
}

/** Of a grave matter only what is blamed. */
function tell(context: Context, tone: Tone, { concerns, regulated }: Care, stars?: number): Told {
  const { said, segments } = context;
  if (concerns.length > 0) return { tone: "complaint", points: gravePoints(said) };
  if (tone === "question") return { tone, points: said.points };
  if (tone === "neutral")
    return { tone, points: [...said.points, ...impliedPoints(segments, said.points, -1)] };
  const known = regulated ? { ...context, said: { ...said, unknown: [] } } : context;
  return tellOpinion(known, tone, stars);
}

type Care = Pick<Reading, "concerns" | "regulated">;

/** Reads a review, or its owner's account of one; `stars`: what the customer gave, 1 to 5, told beside the text. */
export function readReview(review: string, stars?: number): Reading {
  const parted = part(review);
  const { text, asking, segments, faces } = parted;
  const rating = stars ?? findRating(fold(text));
  const said = readPoints(segments, rating);
  const context = contextOf(said, segments);
  const heard = toneOfAll(said, rating, parted);
  const { chance = 1, blame = 0 } = heard;
  const author = findAuthor(text);
  const regulated = isRegulated([...segments, ...toSegments(asking.join("\n"))]);
  const grieves = heard.tone === "praise" && mourns(segments);
  const news = newsIn(text, heard.tone, grieves);
  const glad = news === "better" || isGlad(heard.tone, rating, said);
  const concerns = grieves ? [] : concernsOf(text, glad);
  const { tone, points } = tell(context, heard.tone, { concerns, regulated }, rating);
  const staff = tone === "praise" || tone === "mixed" ? findStaff(segments, author) : [];
  const unclear = concerns.length === 0 && chance < leastClear;
  const wordless = said.points.length + said.good + said.bad === 0;
  return {
    tone,
    unclear,
    weight: blame > mostBlame ? "complaint" : weightOf(said, rating),
    ...(rating !== undefined && { rating }),
    ...(author !== undefined && { author }),
    ...(news !== undefined && { news }),
    points,
    named: [...said.named, ...said.unknown],
    story: tone === "neutral" && isAccount(segments),
    silent: wordless && (rating !== undefined || faces !== 0),
    staff,
    concerns,
    quotes: readQuotes({ ...parted, context, tone, unclear, concerns, regulated, grieves, staff }),
    words: segments.flatMap(({ words }) => words).length,
    regulated,
    personalData: parted.personalData,
    topics: topicsOf(asking),
    asks: asking.length > 0,
    grieves,
  };
}
