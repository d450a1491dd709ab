import { blend } from "../net/blend.ts";
import { namingBlend } from "../net/weights.ts";
import { isOf, matterOf } from "../points/matters.ts";
import { also, namePoints, type Point } from "../writing/point-names.ts";
import { bareThing, type Candidate, candidatesOf, type Sided } from "./candidates.ts";
import type { Context } from "./context.ts";
import { type Halves, halvesOf, standsApart } from "./halves.ts";
import { logitOf, unpackModel } from "./hashed-model.ts";
import { withHeaviest } from "./heaviest.ts";
import { joinDeeds } from "./join-deeds.ts";
import { namingSigns } from "./naming-signs.ts";
import { asideAt, isMeantFor, isPriced, isSought, isTroubled, tellsApart } from "./not-praised.ts";
import { echoesService, withoutEchoes, withoutSamePlace } from "./one-side.ts";
import { isParked } from "./parked.ts";
import { sideOf } from "./side-of.ts";
import { isInPassing } from "./told-in-passing.ts";
import { packedNaming } from "./weights.ts";

const naming = unpackModel(packedNaming);

/** Points that a reply names of one side, at most. */
const most = { one: 3, both: 2 } as const;
/** Chance of being named by a careful owner, at least, by where a candidate comes from. */
const least = {
  judged: 0.2,
  turned: 0.3,
  named: 0.3,
  unknown: 0.3,
  deed: 0.3,
  implied: 0.45,
} as const satisfies Record<Candidate["source"], number>;
/** Of what is judged wherever it stands, "atendimento, preço". */
const leastOfCore = 0.05;
/** And of the only one of its side, where a word judges it: else nothing is named. */
const leastAlone = 0.05;
/** Below this a point is a guess: it stands back where the customer's own words are quoted. */
const sure = 0.9;

type Weighed = Candidate & { chance: number };

/** What a point loses where its matter is spoken of already: of one matter one point tells enough. */
const ofTold = 0.25;

/** What more is asked of the second name and of a further one: a list holds strays, of what is blamed above all. */
const ofList = { praise: [0, 0.03, 0.15], blame: [0, 0.2, 0.3] } as const;

/** Below this a bare quality that is blamed beside a sure point is mostly a word misread. */
const leastBareBlame = 0.38;

/** A quality of nothing named, how long something took apart. */
function isBare({ thing, quality }: Point): boolean {
  return thing === undefined && !isOf(quality, "speed");
}

function leastOf({ point, source }: Candidate): number {
  return source === "judged" && point.thing?.core ? leastOfCore : least[source];
}

/** Names that a reply would say: "o barulho" judged and told by a verb is one. */
function countNames(chosen: ReadonlySet<Weighed>, polarity: 1 | -1): number {
  const points = [...chosen].map(({ point: { faint: _, ...point } }) => ({ ...point, polarity }));
  return namePoints(points).flatMap((name) => name.split(` ${also} `)).length;
}

/** The likeliest, of as many matters as there are. */
function pick(weighed: readonly Weighed[], polarity: 1 | -1, room: number): Set<Weighed> {
  const chosen = new Set<Weighed>();
  const spoken = new Set<string>();
  const worth = ({ point, source, chance }: Weighed) => {
    const told = spoken.has(matterOf(point) ?? "") ? ofTold : 0;
    const listed = ofList[polarity === 1 ? "praise" : "blame"][Math.min(chosen.size, 2)] ?? 0;
    const bare = polarity === -1 && source === "judged" && isBare(point);
    const beside = bare && [...chosen].some((one) => one.chance >= sure);
    if (beside && chance < leastBareBlame) return -1;
    return chance - told - listed - leastOf({ point, source });
  };
  const left = [...weighed];
  const isFull = () =>
    chosen.size >= room && (chosen.size > 2 * room || countNames(chosen, polarity) >= room);
  while (left.length > 0 && !isFull()) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    if (worth(best) < 0) break;
    left.splice(left.indexOf(best), 1);
    chosen.add(best);
    spoken.add(matterOf(best.point) ?? "none");
  }
  return chosen;
}

/** The likeliest of one side, in the order of the text. */
function likeliest(weighed: readonly Weighed[], polarity: 1 | -1, room: number): Point[] {
  const picked = pick(weighed, polarity, room);
  const likely = polarity === 1 ? picked : withHeaviest(picked, weighed, room);
  const only = weighed
    .filter(({ source, chance }) => source === "judged" && chance >= leastAlone)
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, 1);
  const chosen = likely.size > 0 ? likely : new Set(only);
  return weighed
    .filter((one) => chosen.has(one))
    .map(({ point: { faint: _, salience: __, ...point }, chance }) => ({
      ...point,
      polarity,
      chance,
      ...(chance < sure && { faint: true }),
    }));
}

/** "Prato feito honesto", "o tecido é fino, transparente": a decent plate, a thin cloth, and nobody's honesty. */
function isNoHonesty(
  { quality, thing, segment = -1, at = -1 }: Point,
  { segments }: Context,
): boolean {
  if (quality !== "honesty" || thing !== undefined) return false;
  const things = (segments[segment]?.marks ?? []).flatMap(({ value, end }) =>
    value.kind === "thing" ? [{ kind: value.class, end }] : [],
  );
  const beside = things.filter(({ end }) => end === at || end === at - 1);
  const classes = (beside.length > 0 ? beside : things).map(({ kind }) => kind);
  const sheer = /^transparentes?$/.test(segments[segment]?.words[at]?.key ?? "");
  const unsaid = sheer ? /^goods$/ : /^(?:food|cold)$/;
  return classes.length > 0 && classes.every((kind) => unsaid.test(kind));
}

/** "As meninas eram ótimas": in a complaint nothing is blamed of which a sentence of its own says only good. */
function isOnlyPraised({ point, source }: Candidate, { segments }: Context): boolean {
  if (source !== "turned" && source !== "deed") return false;
  const marks = segments[point.segment ?? -1]?.marks ?? [];
  const sides = marks.flatMap(({ value }) =>
    value.kind === "opinion" && !value.quiet && !value.polite ? [value.polarity] : [],
  );
  const turned = marks.some(({ value }) =>
    /^(?:negator|lack|wish|told|undo|rival)$/.test(value.kind),
  );
  return sides.length > 0 && !turned && sides.every((polarity) => polarity === 1);
}

/** "O prato veio errado, mas trocaram na hora": what was amiss is not what pleased. */
function isMended({ point, source }: Candidate, { segments }: Context): boolean {
  return source === "turned" && segments[(point.segment ?? -1) + 1]?.contrary === true;
}

/** What is merely wished for pleases nobody, and the one thing that pleased is not to blame. */
function belongs({ point, source }: Candidate, tone: Sided, context: Context): boolean {
  if (isNoHonesty(point, context)) return false;
  if ([isParked, tellsApart].some((one) => one(point, context.segments))) return false;
  const guessed = source !== "judged" || point.faint === true;
  if (guessed && [isSought, isMeantFor].some((one) => one(point, context.segments))) return false;
  if (guessed && tone === "praise" && isTroubled(point, context.segments)) return false;
  if (point.quality === undefined && isPriced(point, context.segments)) return false;
  const aside = asideAt(point, context.segments);
  if (tone === "praise")
    return aside !== "wished" && aside !== "lacking" && !isMended({ point, source }, context);
  if (tone === "complaint" && isOnlyPraised({ point, source }, context)) return false;
  return tone === "mixed" || aside !== "spared" || (source === "judged" && point.polarity === -1);
}

/** A point on its side of the text; where the words say the contrary, its thing alone. */
function onSide(one: Weighed, polarity: 1 | -1, { segments }: Context): Weighed[] {
  if (polarity === -1 && asideAt(one.point, segments) === "wished") return [one];
  if (one.source !== "judged" || one.point.faint || one.point.polarity === polarity) return [one];
  return bareThing(one.point).map((point) => ({ ...one, point }));
}

/** "Café delicioso. Achei caro, 2 cafés 40 reais": what is judged on the other side is not named here for nothing. */
function besides(half: readonly Weighed[], other: readonly Weighed[]): Weighed[] {
  const judged = new Set(
    other.flatMap(({ source, point }) =>
      source === "judged" && point.thing ? point.thing.id : [],
    ),
  );
  return half.filter(
    ({ source, point }) => source === "judged" || !judged.has(point.thing?.id ?? ""),
  );
}

/** Stars that leave room for another half. */
function isBetween(stars = 0): boolean {
  return stars > 1 && stars < 5;
}

/** "O spa tem ofurô. O cartão não passou.": what no word blames stands in a clause that blames nothing. */
function isOfOther({ source, point }: Weighed, halves: Halves, other: 1 | -1): boolean {
  if (source === "judged" && !point.faint) return false;
  return standsApart(halves, point, other);
}

/**
 * The points that a careful owner's reply would name, in the order of the text: of all that the text judges, names and
 * tells those that the marked reviews of scripts/sentiment make likely. `stars`: what the customer gave, where it is known.
 */
export function choosePoints(context: Context, tone: Sided, stars?: number): Point[] {
  const all = candidatesOf(context.said, context.segments, tone).filter(
    (one) => belongs(one, tone, context) && !isInPassing(one, context.segments, tone === "praise"),
  );
  const heard = context.listener.naming(tone, all);
  const weighed = all.map((one, at) => ({
    ...one,
    chance: blend(
      logitOf(namingSigns(one, { tone, context, all }), naming),
      heard[at],
      namingBlend,
    ),
  }));
  const chosen = (list: readonly Weighed[], polarity: 1 | -1, room: number) =>
    joinDeeds(likeliest(list, polarity, room), context);
  const halves = halvesOf(context);
  if (tone !== "mixed") {
    const polarity = tone === "praise" ? 1 : -1;
    const other = polarity === 1 ? -1 : 1;
    return chosen(
      weighed.filter((one) => !isBetween(stars) || !isOfOther(one, halves, other)),
      polarity,
      most.one,
    );
  }
  const sides = weighed.map((one) => ({
    one,
    polarity: sideOf(one, context, stars, halves),
  }));
  const half = (polarity: 1 | -1) =>
    sides.flatMap((side) =>
      side.polarity === polarity ? onSide(side.one, polarity, context) : [],
    );
  const [good, bad] = [half(1), half(-1)];
  const praised = chosen(besides(good, bad), 1, most.both);
  const blamable = besides(bad, good).filter(({ point }) => !echoesService(point, praised));
  const blamed = withoutSamePlace(chosen(blamable, -1, most.both), praised);
  return withoutEchoes(praised, blamed);
}
