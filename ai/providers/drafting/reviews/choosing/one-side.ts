import { toWords } from "../../text/words.ts";
import { namePoints, type Point } from "../writing/point-names.ts";

/** The nouns of a name. */
function nounsIn(name: string | undefined): string[] {
  return toWords(name ?? "").flatMap(({ key, stem }) => (key.length > 3 ? [stem] : []));
}

/** The nouns of what a reply would call this point. */
function nounsOf(point: Point): string[] {
  return nounsIn(namePoints([point])[0]);
}

/** A bare noun that the other side speaks of too. */
function isEcho(point: Point, other: readonly Point[]): boolean {
  if (point.quality !== undefined) return false;
  const [head] = point.thing?.class === "people" ? nounsIn(point.thing.name) : nounsOf(point);
  return head !== undefined && other.some((one) => nounsOf(one).includes(head));
}

/** Without those that the other side speaks of, where another point remains. */
function unlike(points: readonly Point[], other: readonly Point[]): readonly Point[] {
  const kept = points.filter((point) => !isEcho(point, other));
  return kept.length > 0 ? kept : points;
}

/** "... atende por ordem de chegada": the service praised is not blamed for what only tells of it. */
function isService({ thing }: Point): boolean {
  return thing?.id === "atendimento";
}

/** The service alone, of which the praise speaks: it takes no room among what is blamed. */
export function echoesService(point: Point, praised: readonly Point[]): boolean {
  return isService(point) && isEcho(point, praised);
}

/**
 * Both halves of a mixed text: the same bare noun is not praised and blamed in one breath, where a half has
 * anything else to say.
 */
export function withoutEchoes(good: readonly Point[], bad: readonly Point[]): Point[] {
  const blamed = unlike(bad, good).filter((point) => !echoesService(point, good));
  const names = namePoints(blamed);
  const same = good.every((point) => names.includes(namePoints([point])[0] ?? ""));
  return same ? blamed : [...unlike(good, blamed), ...blamed];
}

/** "Sem nenhum barulho": what one word praises and another blames in the same place is no blame. */
export function withoutSamePlace(blamed: readonly Point[], praised: readonly Point[]): Point[] {
  const isSame = (one: Point, other: Point) =>
    one.quality !== undefined &&
    one.quality === other.quality &&
    one.segment === other.segment &&
    one.at === other.at;
  return blamed.filter((one) => !praised.some((other) => isSame(one, other)));
}
