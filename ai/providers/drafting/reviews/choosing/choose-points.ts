import { nameOn } from "../net/asked.ts";
import { blend } from "../net/blend.ts";
import { matterOf } from "../points/matters.ts";
import { isOfMissingPlace } from "../points/missing-place.ts";
import { overruledIn } from "../points/overruled.ts";
import { saysOfText } from "../points/says-of-text.ts";
import { setAsideIn } from "../points/set-aside.ts";
import { also, namePoints, type Point } from "../writing/point-names.ts";
import { isBesideFaulty } from "./beside-faulty.ts";
import { bareThing, type Candidate, candidatesOf, type Side, type Sided } from "./candidates.ts";
import type { Context } from "./context.ts";
import { asWork, isExcuse } from "./doers.ts";
import { halvesOf } from "./halves.ts";
import { logitOf, unpackModel } from "./hashed-model.ts";
import { isGraveBlame, withHeaviest } from "./heaviest.ts";
import { joinDeeds } from "./join-deeds.ts";
import { type Naming, namingSigns } from "./naming-signs.ts";
import { asideAt, isMeantFor, isPriced, isSought, isTroubled, tellsApart } from "./not-praised.ts";
import { echoesService, withoutEchoes, withoutSamePlace } from "./one-side.ts";
import { isParked } from "./parked.ts";
import { isPleased } from "./pleased.ts";
import { sideOf } from "./side-of.ts";
import { packedNaming } from "./weights.ts";

const naming = unpackModel(packedNaming);

/** Points that a reply names of one side, at most. */
const most = { one: 3, both: 2 } as const;
/** Chance, at least, that a strict owner would have it named. */
const least = 0.85;
/** And of the praise in what may be a complaint after all, a text of both sides with few stars. */
const leastPraise = 0.9;
/** And of the likeliest of a praise or a complaint where nothing is as likely: else a reply may say nothing of it. */
const leastAlone = 0.6;
/** Below this a point is a guess: it stands back where the customer's own words are quoted. */
const sure = 0.9;

/** A candidate with its chance. */
type Weighed = Candidate & { chance: number; inferred: boolean };

/** Candidates that are weighed, the first: twice as many as any evaluated review has. */
const mostWeighed = 60;

/** What a point loses where its matter is spoken of already: of one matter one point tells enough. */
const ofTold = 0.25;

/** What more is asked of the second name and of a further one: a list holds strays. */
const ofList = { praise: [0, 0.15, 0.25], blame: [0, 0.2, 0.3] } as const;

/** Names that a reply would say: "o barulho" judged and told by a verb is one. */
function countNames(chosen: ReadonlySet<Weighed>, polarity: 1 | -1): number {
  const points = [...chosen].map(({ point: { faint: _, ...point } }) => ({ ...point, polarity }));
  return namePoints(points).flatMap((name) => name.split(` ${also} `)).length;
}

/** The likeliest, of as many matters as there are. */
function pick(weighed: readonly Weighed[], polarity: 1 | -1, room: number): Set<Weighed> {
  const chosen = new Set<Weighed>();
  const spoken = new Set<string>();
  const worth = ({ point, chance }: Weighed) => {
    const told = spoken.has(matterOf(point) ?? "") ? ofTold : 0;
    const listed = ofList[polarity === 1 ? "praise" : "blame"][Math.min(chosen.size, 2)] ?? 0;
    return chance - told - listed - least;
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

/** The likeliest, of a complaint with its heaviest fault. */
function picked(weighed: readonly Weighed[], polarity: 1 | -1, room: number): Set<Weighed> {
  const likely = pick(weighed, polarity, room);
  return polarity === 1 ? likely : withHeaviest(likely, weighed, room);
}

/** The likeliest of all, where it is likely enough to be the only one. */
function likeliest(weighed: readonly Weighed[]): Set<Weighed> {
  const likely = weighed.filter(({ chance }) => chance >= leastAlone);
  return new Set(likely.toSorted((one, other) => other.chance - one.chance).slice(0, 1));
}

/** As a reply names them, in the order of the text. */
function inOrder(
  chosen: ReadonlySet<Weighed>,
  weighed: readonly Weighed[],
  polarity: 1 | -1,
): Point[] {
  return weighed
    .filter((one) => chosen.has(one))
    .map(({ point: { faint: _, salience: __, ...point }, chance, inferred, source }) => ({
      ...point,
      polarity,
      chance,
      ...(chance < sure && !isGraveBlame({ point, source, chance }) && { faint: true }),
      ...(inferred && { inferred: true }),
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

/** Who was along, whom an excuse names, what there is no place for, what came beside a faulty thing. */
function isInPassing({ point, source }: Candidate, tone: Sided, { segments }: Context): boolean {
  if ([isParked, tellsApart, isPleased].some((one) => one(point, segments))) return true;
  if (isOfMissingPlace(point, segments, source === "deed")) return true;
  if (tone !== "praise" && isExcuse(point, segments)) return true;
  const guessed = source !== "judged" || point.faint === true;
  return guessed && tone === "complaint" && isBesideFaulty(point, segments);
}

/** What is merely wished for pleases nobody, and the one thing that pleased is not to blame. */
function belongs({ point, source }: Candidate, tone: Sided, context: Context): boolean {
  if (isNoHonesty(point, context) || isInPassing({ point, source }, tone, context)) return false;
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

/** What was forgiven or is an excuse of the shop is not to blame for today's fault. */
function isSetAside(
  { point: { polarity, segment, at }, source }: Candidate,
  tone: Sided,
  aside: ReadonlySet<string>,
): boolean {
  const praises = tone === "praise" || (source === "judged" && polarity === 1);
  return !praises && aside.has(`${segment}:${at}`);
}

/** A point on its side of the text; where the words say the contrary, its thing alone. */
function onSide(one: Candidate, polarity: 1 | -1, { segments }: Context): Candidate[] {
  if (polarity === -1 && asideAt(one.point, segments) === "wished") return [one];
  if (one.source !== "judged" || one.point.faint || one.point.polarity === polarity) return [one];
  return bareThing(one.point).map((point) => ({ ...one, point }));
}

/** Whether something of a text of both sides surely pleased: who gives one star or two praises little. */
function isPraised({ chance }: Weighed, stars = 3): boolean {
  return stars > 2 || chance >= leastPraise;
}

/** "Mal educada" is told in so many words, though the name of the fault is "a cordialidade". */
function isRudeness({ point: { quality, polarity }, source }: Candidate): boolean {
  return source === "judged" && quality === "courtesy" && polarity === -1;
}

/** Each with the chance that a strict owner would have it named for this side. */
function weigh(list: readonly Candidate[], side: Side, { tone, context, all }: Naming): Weighed[] {
  const heard = context.listener.naming(tone, side, list);
  const told = new Set(context.words.map(({ stem }) => stem));
  return list.map((one, at) => ({
    ...one,
    chance: blend(
      logitOf(namingSigns(one, { tone, context, all }), naming),
      heard[at],
      context.listener.scale.naming,
    ),
    inferred: !isRudeness(one) && !saysOfText(nameOn(side, one.point), told),
  }));
}

/**
 * The points that a careful owner's reply would name, in the order of the text: of all that the text judges, names and
 * tells, those that judged reviews (scripts/sentiment) make likely. `stars`: what the customer gave, where it is known.
 */
export function choosePoints(context: Context, tone: Sided, stars?: number): Point[] {
  const aside = setAsideIn(context.segments);
  const overruled = overruledIn(context.segments);
  const all = candidatesOf(context.said, context.segments, tone)
    .filter((one) => belongs(one, tone, context) && !isSetAside(one, tone, aside))
    .filter(({ point: { segment, at } }) => !overruled.has(`${segment}:${at}`))
    .slice(0, mostWeighed);
  const grounds = { tone, context, all };
  const named = (chosen: ReadonlySet<Weighed>, list: readonly Weighed[], polarity: 1 | -1) =>
    joinDeeds(inOrder(chosen, list, polarity), context).map((point) =>
      asWork(point, context.segments),
    );
  if (tone !== "mixed") {
    const polarity = tone === "praise" ? 1 : -1;
    const list = weigh(all, polarity === 1 ? "good" : "bad", grounds);
    const likely = picked(list, polarity, most.one);
    return named(likely.size > 0 ? likely : likeliest(list), list, polarity);
  }
  const halves = halvesOf(context);
  const [asGood, asBad] = [weigh(all, "good", grounds), weigh(all, "bad", grounds)];
  const sides = all.map((one, at) => {
    const polarity = sideOf(one, context, stars, halves);
    const likelier = (asGood[at]?.chance ?? 0) >= (asBad[at]?.chance ?? 0) ? 1 : -1;
    return { one, polarity: polarity === likelier ? polarity : undefined };
  });
  const half = (polarity: 1 | -1) =>
    sides.flatMap((side) =>
      side.polarity === polarity ? onSide(side.one, polarity, context) : [],
    );
  const praisable = weigh(half(1), "good", grounds).filter((one) => isPraised(one, stars));
  const praised = named(picked(praisable, 1, most.both), praisable, 1);
  const blamable = weigh(half(-1), "bad", grounds).filter(
    ({ point }) => !echoesService(point, praised),
  );
  const blamed = withoutSamePlace(named(picked(blamable, -1, most.both), blamable, -1), praised);
  return withoutEchoes(praised, blamed);
}
