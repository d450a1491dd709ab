import { maskClientLife } from "../points/client-life.ts";
import type { Segment } from "../segments.ts";
import type { Tone } from "../tone/tone.ts";
import type { Matter, MatterPlace } from "./matters.ts";
import { isToldByOwner } from "./questions.ts";
import { regulatedIn } from "./regulated.ts";
import { type Concern, concernsIn } from "./sensitive.ts";
import { tellsOfTrust, toldPlainly } from "./told-plainly.ts";
import type { Weigher } from "./weigh-matters.ts";

/** A text in its segments, with what weighs the matters that it may tell of. */
type Weighed = { all: readonly Segment[]; weigher: Weigher };

/**
 * What is less likely than this comes in by the way. A secret or a harm that is missed costs more than one that is not
 * there, unless who praises is told of regret; few texts that were learnt from tell that a review is false.
 */
const leastLikely = {
  secret: 0.3,
  asks: 0.4,
  fake: 0.12,
  grave: 0.15,
  seemsPraise: 0.3,
  isPraise: 0.5,
};
/** What is at least so likely may be named. */
const certainly = 0.9;

/** Places of a matter that are weighed, the first: a text that repeats itself says no more. */
const mostWeighed = 8;

/** The first places of each matter. */
function firstOf<Place extends MatterPlace>(places: readonly Place[]): Place[] {
  const seen = new Map<Matter, number>();
  return places.filter(({ matter }) => {
    const before = seen.get(matter) ?? 0;
    seen.set(matter, before + 1);
    return before < mostWeighed;
  });
}

/** Whether a sentence that seems to ask the shop something does. */
function isAsked(sentence: string, weigher: Weigher): boolean {
  return isToldByOwner(sentence) || weigher.ofQuestion(sentence) > leastLikely.asks;
}

/** The sentences that ask the shop something, of those that seem to; who asks so often asks. */
export function askedOf(seeming: readonly string[], weigher: Weigher): string[] {
  return seeming.filter((one, at) => at >= mostWeighed || isAsked(one, weigher));
}

/**
 * `regulated`: the text may be of a trade that may not even confirm that a person is its client; `secret`: beyond doubt,
 * so that its secrecy may be spoken of.
 */
export function secrecyOf({ all, weigher }: Weighed): { regulated: boolean; secret: boolean } {
  const places: MatterPlace[] = regulatedIn(all).map((place) => ({ matter: "secret", ...place }));
  const chance = Math.max(0, ...firstOf(places).map((place) => weigher.ofPlace(place)));
  return {
    regulated: chance > leastLikely.secret || tellsOfTrust(all),
    secret: chance > certainly,
  };
}

const bodily: readonly Concern[] = ["health", "animal", "respect"];

/** How a text is heard; `glad`: praise beyond doubt. */
type HeardAs = { glad: boolean; tone: Tone; stars: number | undefined };

/**
 * What may ask for care. In praise beyond doubt most of it is a figure of speech or the state from before: only harm to
 * somebody, told after the praise and apart from it, counts ("Lugar lindo. Depois passei mal a noite toda").
 */
function seemingConcerns(all: readonly Segment[], glad: boolean) {
  return all.flatMap(({ words: told, marks, overruled = told.length }, segment) => {
    // "Achava que era golpe mas não": what was only feared did not happen.
    const words = told.slice(0, overruled);
    const found = concernsIn(glad ? maskClientLife(words) : words);
    const praises = marks.some(({ value }) => value.kind === "opinion" && value.polarity === 1);
    const counting = glad && (segment === 0 || praises) ? [] : found;
    return counting
      .filter(({ value }) => !glad || bodily.includes(value))
      .map(({ value, start, end }) => ({ matter: value, segment, start, end }));
  });
}

/** The concerns that are likely, each once, and those of them that are beyond doubt. */
export function concernsOf(
  { all, weigher }: Weighed,
  { glad, tone, stars }: HeardAs,
): { concerns: Concern[]; certain: Concern[] } {
  const inPraise = stars === undefined ? leastLikely.seemsPraise : leastLikely.isPraise;
  const least = tone === "praise" ? inPraise : leastLikely.grave;
  const likely = firstOf(seemingConcerns(all, glad))
    .map((place) => ({ concern: place.matter, chance: weigher.ofPlace(place) }))
    .filter(({ concern, chance }) => chance > (concern === "fake" ? leastLikely.fake : least));
  const certain = likely.filter(({ chance }) => chance > certainly);
  // Beside praise a lie is one of the faults: the rest is worth its thanks.
  const plain = (glad ? [] : toldPlainly(all)).filter(
    ({ concern }) => concern !== "money" || tone !== "mixed",
  );
  const namesOf = (some: readonly { concern: Concern }[]) => [
    ...new Set(some.map(({ concern }) => concern)),
  ];
  return {
    concerns: namesOf([...likely, ...plain]),
    certain: namesOf([...certain, ...plain.filter((one) => one.certain)]),
  };
}
