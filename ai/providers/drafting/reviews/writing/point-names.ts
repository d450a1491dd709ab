import { qualityPhrases } from "../../phrases/reviews-points.ts";
import { contract } from "../../text/grammar.ts";
import { houses } from "../lexicon/business.ts";
import { readThings, type Thing } from "../lexicon/thing.ts";
import { fits } from "../points/fits.ts";
import { isOf, type Matter, matterOf } from "../points/matters.ts";
import { areAlike, areOfPlate } from "./alike.ts";
import { joinTails } from "./join-tails.ts";
import { joinService } from "./one-service.ts";
import type { Point } from "./point.ts";
import { thingName } from "./thing-name.ts";

export type { Point } from "./point.ts";

/** Joins the heads of one point ("o sabor & o tamanho da pizza"), so that each takes its preposition. */
export const also = "&";

/** Points that a reply names at most: more reads like a form. Faint ones only fill up a short list. */
const mostNamed = 5;
const mostWithFaint = 4;

const placeWords = new Set(["ambiente", "espaço", "lugar", "local"]);

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
    if (thing.id === "equipe" && alone === "no atendimento") return alone;
    return `no atendimento ${contract("de", thing.name)}`;
  }
  return contract(join?.by ?? "de", thing.name);
}

/** What is poured by the dose: nobody speaks of its quantity. */
const poured = /^(?:caipi\p{L}+|drinks?|coquet\p{L}+|gin|batida|uísque|whisky|vodka|mojito)$/iu;

function headOf({ quality, polarity, thing }: Point): string {
  if (quality === undefined) return "";
  if (quality === "portion" && thing && poured.test(thing.id)) return "a dose";
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

/** What the customer did to get it: a matter only where nothing of the shop is named. */
const dealings = /^(?:pedido|encomenda|contato|contrato|aluguel)$/;
/** What became of something, where its state is told. */
const damages = /^(?:amassado|rasgo|arranhão|umidade|vazamento)$/;
const states = /^(?:condition|packing|handling|durability|cleanliness)$/;

/** "Os brigadeiros e a encomenda", "a comunicação e os avisos": one matter said twice. */
function coversDeed({ thing, quality, polarity }: Point, id: string): boolean {
  if (id === "avisos") return isOf(quality, "notice");
  if (/^produtos?$/.test(id)) return /^(?:expiry|stock|variety)$/.test(quality ?? "");
  if (damages.test(id)) return states.test(quality ?? "") || thing?.name === "o dano relatado";
  if (!dealings.test(id) || dealings.test(thing?.id ?? "")) return false;
  const bought = /^(?:food|cold|goods)$/.test(thing?.class ?? "");
  return polarity === 1 || bought || isOf(quality, "order");
}

/** What a quality tells more of than the noun of the deed. */
const tellsMore: ReadonlyMap<string, RegExp> = new Map([
  ["mesa", /^seating$/],
  ["celular", /^phone$/],
  ["telefone", /^phone$/],
  ["aprendizado", /^explanation$/],
  ["troca", /^exchange$/],
  ["respostas", /^(?:messages|response)$/],
  ["remarcação", /^(?:cancelling|appointment)$/],
]);

/** A bare thing that another point tells more of: the same thing, the seats at the table, the people who serve. */
function coversThing(other: Point, { id, name }: Thing): boolean {
  const { thing, quality } = other;
  if (thing?.id === id && quality !== undefined) return true;
  if (thing?.class === "process" && thing.name.endsWith(` ${contract("de", name)}`)) return true;
  if (coversDeed(other, id)) return true;
  if (tellsMore.get(id)?.test(quality ?? "")) return true;
  if (id === "conserto") return quality === "solution" && other.polarity === -1;
  if (id === "atendimento") return isService(other) && thing?.id !== "atendimento";
  const person = thing?.class === "people" && thing.id !== "equipe";
  const helped = thing?.name === "a ajuda da equipe";
  return (
    id === "equipe" && (person || helped || (quality !== undefined && isService(other) && !thing))
  );
}

/** "O conserto da tela" tells more than "o serviço". */
function isRepair({ thing, quality }: Point): boolean {
  return quality === undefined && /^(?:o conserto|a restauração)(?: |$)/.test(thing?.name ?? "");
}

/** "Esqueceram os sachês": the items that were missing. */
function coversMissed(other: Point, { thing, segment, polarity }: Point): boolean {
  if (other.quality !== "missing" || other.polarity === 1 || polarity === 1) return false;
  return (
    segment !== undefined &&
    segment === other.segment &&
    /^(?:food|cold|goods)$/.test(thing?.class ?? "")
  );
}

/** "o sabor da pizza" covers "a pizza" and "o sabor"; "a simpatia no atendimento" covers "o atendimento". */
function covers(other: Point, point: Point): boolean {
  const { thing, quality } = point;
  if (quality === undefined && coversMissed(other, point)) return true;
  if (quality === undefined && thing !== undefined) return coversThing(other, thing);
  if (quality === "solution" && other.polarity === 1 && isRepair(other)) return true;
  if (thing !== undefined || other.thing === undefined || quality === undefined) return false;
  return other.quality === quality || areOfPlate(quality, other.quality);
}

function sameSense(one: Point, other: Point): boolean {
  if (one.thing && other.thing && placeWords.has(one.thing.id) && placeWords.has(other.thing.id)) {
    return one.quality === other.quality || other.quality === undefined;
  }
  if (other.thing !== undefined && one.thing?.id !== other.thing.id) return false;
  const [first, second] = [one.quality, other.quality];
  if (first === undefined || second === undefined || first === second) return false;
  return areAlike(first, second);
}

/** "A pousada": said of the shop as a whole. */
const houseIds: ReadonlySet<string> = new Set(
  readThings("place", houses).map(({ thing }) => thing.id),
);
const vague = new Set(["trabalho", "serviço", "lugar", "local", "espaço"]);

/** How much a point tells that a careful owner would surely name. */
const ofChosen = 3;

/** How much a point tells, by its chance where it was chosen: a quality of a thing more than a bare noun, a known noun more than a stray one. */
function weightOf({ thing, quality, chance }: Point): number {
  if (chance !== undefined) return ofChosen * chance;
  if (thing !== undefined && quality !== undefined) return 3;
  if (thing === undefined) return 2;
  if (thing.class === "place" && houseIds.has(thing.id)) return 0.5;
  return vague.has(thing.id) || thing.class === "other" ? 1 : 2;
}

/** What a point loses where its matter is spoken of already. */
const ofTold = 1.2;

/** The strongest points in the order of the text, at most `most` names, of as many matters as there are. */
function strongest(points: readonly Point[], most: number, told: readonly Matter[]): Point[] {
  const spoken = new Set<Matter | undefined>(told);
  const worth = (point: Point) => {
    const matter = matterOf(point);
    return weightOf(point) - (matter !== undefined && spoken.has(matter) ? ofTold : 0);
  };
  const tails = new Set<string>();
  const kept = new Set<Point>();
  const left = [...points];
  while (left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    const room = best.faint ? Math.min(most, mostWithFaint) : most;
    const key = groupOf(best);
    if (!tails.has(key) && tails.size >= room) continue;
    tails.add(key);
    kept.add(best);
    spoken.add(matterOf(best));
  }
  return points.filter((point) => kept.has(point));
}

function nameOf(point: Point): string {
  return headOf(point) || (point.thing ? thingName(point.thing, point.polarity) : "");
}

function groupOf(point: Point): string {
  return tailOf(point) || nameOf(point);
}

/** "a máquina de lavar" and "os itens que faltaram no pedido" say "a máquina" and "o pedido" already. */
function repeats(other: string, name: string): boolean {
  return other.startsWith(`${name} `) || other.endsWith(` ${name.replace(/^([oa]s?) /, "n$1 ")}`);
}

/**
 * The points of one polarity as a reply names them, each with its article, in the order of the text; `told`: what
 * the reply speaks of besides.
 */
export function namePoints(
  points: readonly Point[],
  most: number = mostNamed,
  told: readonly Matter[] = [],
): string[] {
  const groups = new Map<string, string[]>();
  for (const point of strongest(withoutRepeats(joinService(points)), most, told)) {
    const head = nameOf(point);
    const key = groupOf(point);
    const heads = groups.get(key) ?? [];
    if (!heads.includes(head) && heads.length < 2) groups.set(key, [...heads, head]);
  }
  const names = joinTails(groups).map(([tail, heads]) =>
    heads[0] === tail ? tail : `${heads.join(` ${also} `)} ${tail}`,
  );
  return names.filter((name) => !names.some((other) => repeats(other, name)));
}
