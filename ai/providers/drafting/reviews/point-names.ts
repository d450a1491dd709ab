import { qualityPhrases } from "../phrases/reviews-points.ts";
import { contract } from "../text/grammar.ts";
import type { Quality } from "./lexicon/opinion.ts";
import type { Thing } from "./lexicon/thing.ts";

/** What a reply names: a thing, a quality, or a quality of a thing. */
export type Point = { polarity: 1 | -1; thing?: Thing; quality?: Quality };

/** Whether a quality is one of this kind of thing. */
export function fits(quality: Quality, thing: Thing): boolean {
  const { join } = qualityPhrases[quality];
  if (join === undefined || quality === "taste") return false;
  return thing.class === "other" ? join.by === "de" : join.classes.includes(thing.class);
}

/** Joins the heads of one point ("o sabor & o tamanho da pizza"), so that each takes its preposition. */
export const also = "&";

/** Longest list of points a reply names: more reads like a form. */
const mostNamed = 6;

/** Qualities that say the same beside each other. */
const alike: readonly (readonly Quality[])[] = [
  ["speed", "agility", "wait"],
  ["delay", "punctuality"],
  ["noise", "quiet"],
  ["cosiness", "comfort"],
  ["affection", "care"],
  ["billing", "overcharge", "fee"],
  ["heat", "freshness"],
  ["diligence", "finish"],
];
const placeWords = new Set(["ambiente", "espaço", "lugar", "local"]);

/** A thing as the object of an opinion: the waiter's service, the care for the dog. */
function thingName(thing: Thing, polarity: 1 | -1): string {
  if (thing.class === "people") return `o atendimento ${contract("de", thing.name)}`;
  if (thing.class === "pet") return `o cuidado com ${thing.name}`;
  if (thing.class === "own")
    return `${polarity === 1 ? "o resultado" : "o serviço"} ${contract("em", thing.name)}`;
  return thing.name;
}

function isService({ thing, quality }: Point): boolean {
  if (thing !== undefined && thing.class !== "people") return thing.id === "atendimento";
  return (
    thing !== undefined ||
    (quality !== undefined && qualityPhrases[quality].alone === "no atendimento")
  );
}

/** What a quality is said of: points with the same tail share it ("o sabor e o tamanho da pizza"). */
function tailOf({ thing, quality }: Point): string {
  if (quality === undefined) return "";
  const { join, alone } = qualityPhrases[quality];
  if (thing === undefined || (!fits(quality, thing) && thing.class !== "people"))
    return alone ?? "";
  if (thing.class === "people") {
    return `no atendimento ${contract("de", thing.name)}`;
  }
  return contract(join?.by ?? "de", thing.name);
}

function headOf({ quality, polarity }: Point): string {
  if (quality === undefined) return "";
  const { good, bad } = qualityPhrases[quality];
  return polarity === 1 ? good : (bad ?? good);
}

/** Leaves out what another point of the list says already. */
function withoutRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    if (
      !points.some((other) => other !== point && covers(other, point)) &&
      !kept.some((other) => sameSense(other, point))
    ) {
      kept.push(point);
    }
  }
  return kept;
}

/** "o sabor da pizza" covers "a pizza" and "o sabor"; "a simpatia no atendimento" covers "o atendimento". */
function covers(other: Point, point: Point): boolean {
  if (point.quality === undefined && point.thing !== undefined) {
    if (other.thing?.id === point.thing.id && other.quality !== undefined) return true;
    if (point.thing.id === "atendimento")
      return isService(other) && other.thing?.id !== "atendimento";
    return (
      point.thing.id === "equipe" &&
      other.quality !== undefined &&
      other.thing === undefined &&
      isService(other)
    );
  }
  return point.thing === undefined && other.thing !== undefined && other.quality === point.quality;
}

function sameSense(one: Point, other: Point): boolean {
  if (one.thing && other.thing && placeWords.has(one.thing.id) && placeWords.has(other.thing.id)) {
    return one.quality === other.quality || other.quality === undefined;
  }
  const [first, second] = [one.quality, other.quality];
  if (first === undefined || second === undefined || first === second) return false;
  return alike.some((group) => group.includes(first) && group.includes(second));
}

const vague = new Set(["trabalho", "serviço", "lugar", "local", "espaço"]);

function isVague({ thing, quality }: Point): boolean {
  return quality === undefined && thing !== undefined && vague.has(thing.id);
}

/** The points of one polarity as a reply names them, each with its article, in the order of the text. */
export function namePoints(points: readonly Point[]): string[] {
  const groups = new Map<string, string[]>();
  const distinct = withoutRepeats(points);
  const told = distinct.length > mostNamed ? distinct.filter((point) => !isVague(point)) : distinct;
  for (const point of told) {
    const tail = tailOf(point);
    const head = headOf(point) || (point.thing ? thingName(point.thing, point.polarity) : "");
    const key = tail || head;
    const heads = groups.get(key) ?? [];
    const full = groups.size >= mostNamed && !groups.has(key);
    if (!full && !heads.includes(head) && heads.length < 3) groups.set(key, [...heads, head]);
  }
  return [...groups].map(([tail, heads]) =>
    heads[0] === tail ? tail : `${heads.join(` ${also} `)} ${tail}`,
  );
}
