import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import type { JudgedSegment } from "./judge.ts";
import { isGeneral, isHint, type Placed, sumOf } from "./placed.ts";
import { salienceOf } from "./salience.ts";
import type { Target } from "./target.ts";

/** A target of one segment that nothing was said of directly. */
export type Unjudged = { target: Target; segment: number };

type Surroundings = {
  judged: readonly JudgedSegment[];
  segments: readonly Segment[];
  rating: number | undefined;
};

/** "Tudo ótimo, menos o suco": the opposite of what the text said before; a blemish where it said nothing. */
export function contraryOf(at: number, judged: readonly JudgedSegment[]): number {
  const before = judged.slice(0, at).flatMap(({ judgements }) => judgements);
  return sumOf(before) < 0 ? 1 : -1;
}

/** "O rapaz foi gentil, a moça não." */
function isContrasted({ end }: Target, segment: Segment | undefined): boolean {
  const rest = segment?.words.slice(end).map(({ key }) => key) ?? [];
  return rest.at(-1) === "nao" && !rest.includes(",");
}

/** "Pratos lindos. A sobremesa também." */
function saysAlso(segment: Segment | undefined): boolean {
  return segment?.words.at(-1)?.key === "tambem";
}

/** The polarity that the words around lend to a thing nobody judged. */
function lent(
  target: Target,
  at: number,
  judged: readonly JudgedSegment[],
  segments: readonly Segment[],
): number {
  const own = (judged[at]?.judgements ?? []).filter((one) => !isHint(one));
  if (own.length === 0 && saysAlso(segments[at]))
    return Math.sign(sumOf(judged[at - 1]?.judgements ?? []));
  if (segments[at]?.contrary && own.length === 0) return contraryOf(at, judged);
  if (own.length === 0 && segments[at + 1]?.contrary && sumOf(judged[at + 1]?.judgements ?? []) < 0)
    return 1;
  const general = Math.sign(sumOf(own.filter(isGeneral)));
  if (general !== 0) return general;
  if (isContrasted(target, segments[at])) return -Math.sign(sumOf(own));
  if (!target.core && !opensChunk(target, segments[at])) return 0;
  const told = judged.map(({ judgements }) => judgements.filter((one) => !isHint(one)));
  const sameSentence = told.filter(
    (_, place) => segments[place]?.sentence === segments[at]?.sentence,
  );
  return (
    Math.sign(sumOf(own)) || Math.sign(sumOf(sameSentence.flat())) || Math.sign(sumOf(told.flat()))
  );
}

/** "Fotos incluídas", "o chuveiro não esquenta": what stands first is what the words are about. */
function opensChunk({ start }: Target, segment: Segment | undefined): boolean {
  const before = segment?.words.slice(0, start).map(({ key }) => key) ?? [];
  const chunk = before.slice(before.lastIndexOf(",") + 1);
  return chunk.every((key) =>
    /^(?:e|o|a|os|as|ja|meu|minha|no|na|pelo|pela|que|disse|ate|com)$/.test(key),
  );
}

/** "Tudo para pet": no animal of this client. */
function isGeneralPet({ start }: Target, segment: Segment | undefined): boolean {
  return /^(?:para|de|com)$/.test(segment?.words[start - 1]?.key ?? "");
}

/** "o box", "encomendei salgados"; not "quem não come carne", "de carne" or "minha roupa". */
function isDefinite(target: Target, segment: Segment | undefined): boolean {
  const key = segment?.words[target.start - 1]?.key ?? "";
  if (target.thing?.class === "place" && /^(?:n[oa]s?|pel[oa]s?)$/.test(key)) return false;
  if (key === "para" && target.thing?.class === "work") return true;
  return !/^(?:de|para|com|sem|outr[oa]s?|suas?|seus?|noss[oa]s?|quem|com[eo]|cada|nem|igual|tipo|qualquer)$/.test(
    key,
  );
}

/** Salience of a work that somebody came for. */
const ofWanted = 2.5;

/** The polarity that the surroundings give to what nothing was said of; undefined if they give none. */
function lentPolarity(one: Unjudged, around: Surroundings): 1 | -1 | undefined {
  const { target, segment } = one;
  if (
    /^(?:desde|ate|antes|depois)$/.test(
      around.segments[segment]?.words[target.start - 2]?.key ?? "",
    )
  )
    return undefined;
  if (target.thing?.class === "pet" && isGeneralPet(target, around.segments[segment]))
    return undefined;
  const polarity = lent(target, segment, around.judged, around.segments);
  if (polarity !== 0) return polarity > 0 ? 1 : -1;
  const wellRated = around.rating !== undefined && around.rating >= 4;
  return target.leaning ?? (wellRated && target.thing?.core ? 1 : undefined);
}

/** As of any noun; "pra revisão" tells what was wanted. */
function salienceFor({ thing, start, end }: Target, place: Segment): number {
  const wanted =
    thing?.class === "work" && /^(?:para|fazer)$/.test(place.words[start - 1]?.key ?? "");
  return wanted ? ofWanted : salienceOf(place, start, end);
}

/** What nothing was said of directly takes the opinion of its surroundings, or stays merely named. */
export function lendOpinions(unjudged: readonly Unjudged[], around: Surroundings) {
  const lentTo: Placed[] = [];
  const named: (Point & { at: number })[] = [];
  for (const one of unjudged.filter(({ target }) => !target.whole)) {
    const { thing, quality, start: at } = one.target;
    const place = around.segments[one.segment];
    const salience = place === undefined ? 0 : salienceFor(one.target, place);
    const point = { ...(thing && { thing }), ...(quality && { quality }), salience };
    const polarity = lentPolarity(one, around);
    if (polarity !== undefined && !/^(?:own|pet)$/.test(thing?.class ?? "")) {
      lentTo.push({
        ...point,
        polarity,
        at,
        segment: one.segment,
        fragile: false,
        ...(one.target.core !== true && { faint: true }),
      });
    } else if (isDefinite(one.target, around.segments[one.segment])) {
      named.push({ ...point, polarity: 1, segment: one.segment, at });
    }
  }
  return { lentTo, named };
}
