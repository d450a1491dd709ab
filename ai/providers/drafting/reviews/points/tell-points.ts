import type { Sided } from "../choosing/candidates.ts";
import { choosePoints } from "../choosing/choose-points.ts";
import type { Context } from "../choosing/context.ts";
import { halvesOf, tellsBoth } from "../choosing/halves.ts";
import { wishes, wishesOnly } from "../choosing/not-praised.ts";
import { suggests } from "../choosing/suggests.ts";
import { betraying } from "../intake/betraying.ts";
import type { Concern } from "../intake/sensitive.ts";
import type { Tone } from "../tone/tone.ts";
import { toneOfBitter } from "../tone/tone-of-bitter.ts";
import type { Point } from "../writing/point-names.ts";
import { grantedPoints, grants } from "./concessions.ts";
import { tellsExcess } from "./excess.ts";
import { gravePoints } from "./grave-points.ts";
import { impliedPoints } from "./implied-points.ts";
import { withSpeakable } from "./speakable-faults.ts";

/** What binds a reply: matters that ask for care, a trade's secrecy, and a flaw that is asked to be mended. */
type Care = { concerns: readonly Concern[]; regulated: boolean; flawed: boolean };

/** A text with its tone, and what a reply to it names. */
export type Told = { tone: Tone; points: Point[] };

function hasSide(points: readonly Point[], polarity: 1 | -1): boolean {
  return points.some((point) => point.polarity === polarity);
}

/** "Desentupiram a pia, mas em dois dias entupiu": what was done is told, and no word praises it. */
function praisesNothing({ points, good, polite }: Context["said"]): boolean {
  return good + polite === 0 && points.every(({ polarity, faint }) => polarity === -1 || faint);
}

/** Stars of who was pleased, and has something to add. */
const smallWish = 4;
/** And of who was wholly pleased: what is suggested is all that may be amiss. */
const pleased = 5;
/** How likely a blemish is one, at least, to be spoken of beside praise. */
const leastBlemish = 0.7;

/** "Bom preço, fila grande": praise, and a wish or a blemish that words leave no doubt of. */
function besidesBlemish(context: Context, praised: readonly Point[], stars: number): Told {
  const judged = context.said.points.some(({ polarity, faint }) => polarity === -1 && !faint);
  const wished = context.segments.some(wishes);
  const both = judged || wished ? choosePoints(context, "mixed", stars) : [];
  const blemish = both.some(
    ({ polarity, quality, chance = 0 }) =>
      polarity === -1 && quality !== undefined && chance >= leastBlemish,
  );
  return wished || (blemish && hasSide(both, 1))
    ? { tone: "mixed", points: both }
    : { tone: "praise", points: [...praised] };
}

/** A complaint in words that concede something, where both sides can be named. */
function besidesConceded(context: Context, stars: number | undefined): Told | undefined {
  if (!grants(context.said, context.segments)) return undefined;
  const both = choosePoints(context, "mixed", stars);
  if (!hasSide(both, 1)) return undefined;
  if (hasSide(both, -1)) return { tone: "mixed", points: both };
  const blamed = choosePoints(context, "complaint", stars).filter(({ segment, at }) =>
    both.every((one) => one.segment !== segment || one.at !== at),
  );
  return blamed.length > 0 ? { tone: "mixed", points: [...both, ...blamed] } : undefined;
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

/** Stars beside which a good and a bad half are both spoken of. */
const betweenStars = { least: 2, most: 4 } as const;

/** "2 estrelas só pelo café, o resto é ruim": what earned the mark, and what is blamed of the rest. */
function besidesEarned({ said, ...context }: Context, stars: number | undefined): Told | undefined {
  const isEarned = ({ segment = -1 }: Point) => context.segments[segment]?.earned === true;
  if (!context.segments.some(({ earned }) => earned)) return undefined;
  const praised = said.points.filter((one) => one.polarity === 1 && !one.faint && isEarned(one));
  const blamed = choosePoints({ said, ...context }, "complaint", stars);
  return { tone: "mixed", points: [...praised, ...blamed.filter((one) => !isEarned(one))] };
}

/** "A piscina é aquecida. A toalha tinha furo.": two halves of which words leave one untold. */
function inHalves(context: Context, stars = 0): Told | undefined {
  if (stars < betweenStars.least || stars > betweenStars.most) return undefined;
  if (context.segments.some(({ foreign }) => foreign)) return undefined;
  if (!tellsBoth(halvesOf(context))) return undefined;
  return { tone: "mixed", points: choosePoints(context, "mixed", stars) };
}

/** A wish that a sentence opens with, or the one thing excepted; of who gave no five stars also what was too much for them. */
function hasBlemish(segments: Context["segments"], stars: number | undefined): boolean {
  const wished = segments.some((one) => one.limited === true || wishesOnly(one));
  return wished || (stars !== 5 && segments.some(tellsExcess));
}

function isSuggested({ segments }: Context): boolean {
  return segments.some(({ words }) => suggests(words.map(({ key }) => key).join(" ")));
}

/** Praise with a wish or a blemish: where something is suggested, nothing else is blamed than what is wished to be otherwise. */
function besidesWish(context: Context, stars: number | undefined): Told | undefined {
  const { segments } = context;
  if (!hasBlemish(segments, stars)) return undefined;
  const suggested = isSuggested(context);
  const isWished = ({ segment = -1 }: Point) => {
    const sentence = segments[segment]?.sentence;
    return segments.some((one) => one.sentence === sentence && wishesOnly(one));
  };
  const points = choosePoints(context, "mixed", stars).filter(
    (point) => !suggested || point.polarity === 1 || isWished(point),
  );
  return { tone: "mixed", points };
}

/** What turns of speech settle, whatever the text sounds like: bitter praise, and a blemish beside praise. */
function besidesTurn(context: Context, tone: Sided, stars: number | undefined): Told | undefined {
  const bitter = toneOfBitter(context.segments, tone, stars);
  if (bitter !== undefined) return { tone: bitter, points: choosePoints(context, bitter, stars) };
  const suggested = stars === pleased && isSuggested(context);
  return tone === "praise" || suggested ? besidesWish(context, stars) : undefined;
}

/** Of an opinion what a reply would name; both sides that tell of one only are that one, where the stars agree. */
function tellOpinion(
  context: Context,
  tone: Sided,
  flawed: boolean,
  stars: number | undefined,
): Told {
  const both =
    besidesEarned(context, stars) ??
    (tone === "complaint" ? besidesGranted(context, stars) : besidesTurn(context, tone, stars)) ??
    inHalves(context, stars);
  if (both !== undefined) return both;
  const points = choosePoints(context, tone, stars);
  if (tone === "praise" && stars === smallWish) return besidesBlemish(context, points, stars);
  if (tone !== "mixed" || stars === undefined) return { tone, points };
  const turns = context.said.bad > 0 && context.said.turns;
  const limited =
    turns ||
    flawed ||
    context.segments.some((one) => one.limited || wishes(one) || tellsExcess(one));
  const only = stars >= 4 && !limited && !hasSide(points, -1) ? "praise" : undefined;
  const blames = stars < 3 && (!hasSide(points, 1) || praisesNothing(context.said));
  const lone = blames ? "complaint" : only;
  return lone ? { tone: lone, points: choosePoints(context, lone, stars) } : { tone, points };
}

/** Of a grave matter only what is blamed. */
export function tell(
  context: Context,
  tone: Tone,
  { concerns, regulated, flawed }: Care,
  stars?: number,
): Told {
  const { said, segments } = context;
  if (concerns.length > 0) return { tone: "complaint", points: gravePoints(context, stars) };
  if (tone === "question") return { tone, points: said.points };
  if (tone === "neutral")
    return { tone, points: [...said.points, ...impliedPoints(segments, said.points, -1)] };
  const deeds = said.deeds.filter(({ thing }) => !betraying.test(thing?.id ?? ""));
  const known = regulated ? { ...context, said: { ...said, unknown: [], deeds } } : context;
  const told = tellOpinion(known, tone, flawed, stars);
  return regulated ? { ...told, points: withSpeakable(told.points, said) } : told;
}
