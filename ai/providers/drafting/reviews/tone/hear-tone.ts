import { feelingOfReview } from "../../text/sentiment/review.ts";
import { isRefusedZero } from "../intake/bare-mark.ts";
import { isAccountOfClient, turning } from "../points/account-of-client.ts";
import { tellsLoyalty } from "../points/loyalty.ts";
import type { Said } from "../points/read-points.ts";
import { isFlawed } from "../points/small-flaw.ts";
import type { Segment } from "../segments.ts";
import { leaningOf } from "./leaning.ts";
import { tellsStory } from "./story.ts";
import { type Tone, toneOf } from "./tone.ts";
import { likeliest, toneBy, type Verdict, verdictOf, withStars } from "./verdict.ts";

/** A text parted into what is told and what is asked. */
type Parted = {
  segments: readonly Segment[];
  /** Above 0 where the faces of the text are happy, below where they are angry. */
  faces: number;
  asking: readonly string[];
  telling: string;
};

/** Words of a text that only the lexicon can judge: "Ótimo!", "Péssimo atendimento". */
export const briefest = 3;
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
export type Heard = { tone: Tone; chance?: number; blame?: number };

/** The stars say what the words leave open; `plain`: each sentence praises. */
function toneWithStars(verdict: Verdict, stars: number, plain: boolean): Heard {
  const seen = withStars(verdict, stars);
  const tone = plain && stars === 4 ? "praise" : likeliest(seen);
  return { tone, blame: seen.complaint };
}

/** What so many stars mean where the words can hardly be read. */
function toneOfStars(stars: number): Tone {
  if (stars >= 4) return "praise";
  return stars < 3 ? "complaint" : "mixed";
}

/** Each stretch between commas has its word of praise: "autoescola boa, simulador antigo" has not. */
function isPraisedAllOver(segments: readonly Segment[]): boolean {
  return segments.every((segment) => {
    const { words, marks } = segment;
    const praised = marks.flatMap(({ value, start }) =>
      value.kind === "opinion" && value.quiet !== true ? [start] : [],
    );
    const commas = words.flatMap(({ key }, at) => (key === "," ? [at] : []));
    return [...commas, words.length].every((end, at, ends) => {
      const from = (ends[at - 1] ?? -1) + 1;
      const praises = praised.some((start) => start >= from && start < end);
      const faithful = tellsLoyalty(segment, from, end);
      return from >= end || praises || faithful || isAccountOfClient(segment, from, end);
    });
  });
}

/** Four stars and each sentence praises, none turns and none wishes: what is told besides is no blemish. */
function isAllPraise(said: Said, segments: readonly Segment[]): boolean {
  if (said.turns || said.bad > 0) return false;
  const judged = segments.filter(
    (one) => !isAccountOfClient(one, 0, one.words.length) && !tellsLoyalty(one),
  );
  if (judged.length === 0) return false;
  return judged.every(({ marks, contrary }) => {
    const firm = marks.flatMap(({ value }) =>
      value.kind === "opinion" && value.quiet !== true ? [value.polarity] : [],
    );
    const turns = marks.some(({ value }) => turning.test(value.kind));
    return !turns && !contrary && firm.length > 0 && firm.every((polarity) => polarity === 1);
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

/** The stars, then the lexicon in a few words, then all signs together. */
function weighAll(said: Said, rating: number | undefined, parted: Parted): Heard {
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
  if (rating !== undefined) {
    const plain = words <= everyday.complaint && isAllPraise(said, segments);
    return toneWithStars(verdict, rating, plain);
  }
  const chance = Math.max(verdict.praise, verdict.complaint, verdict.mixed);
  return { tone: toneBy(verdict, said), chance, blame: verdict.complaint };
}

/** Whose voice prevails; who would give no star if they could complains, and who asks for mending does not only praise. */
export function toneOfAll(said: Said, rating: number | undefined, parted: Parted): Heard {
  const refused = rating === undefined && isRefusedZero(parted.segments);
  if (refused) return { tone: "complaint" };
  const heard = weighAll(said, rating, parted);
  return heard.tone === "praise" && isFlawed(parted) ? { ...heard, tone: "mixed" } : heard;
}
