import { impliedPoints } from "../points/implied-points.ts";
import { isOf } from "../points/matters.ts";
import type { Said } from "../points/read-points.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";

/**
 * Where a candidate comes from: a word judges it, or judges it otherwise than the whole, it is named, the lexicon does
 * not know it, a verb or the story tells it.
 */
type Source = "judged" | "turned" | "named" | "unknown" | "deed" | "implied";

/** Something that a reply could name. */
export type Candidate = { point: Point; source: Source };

/** Of these kinds of text points are chosen. */
export type Sided = "praise" | "complaint" | "mixed";
/** The half of a review that something is of. */
export type Side = "good" | "bad";

function from(source: Source, points: readonly Point[]): Candidate[] {
  return points.map((point) => ({ point, source }));
}

/** A thing without what the words say of it, where they say the contrary of the whole; a lack or a harm is no thing. */
export function bareThing({ thing, segment, at }: Point): Point[] {
  if (thing === undefined || thing.name.startsWith("a falta") || thing.id === thing.name) return [];
  const place = { ...(segment !== undefined && { segment }), ...(at !== undefined && { at }) };
  return [{ thing, polarity: 1, ...place }];
}

/** What a client achieved is told with joy only, and "não conseguimos dormir" is nothing achieved. */
const achieved = /^(?:a conquista|a aprovação|a evolução|o aprendizado)$/;

/** What was mended or is spoken of as absent is no matter of praise: "resolveu o vazamento", "achou o barulho". */
const harms =
  /^(?:o vazamento|o rasgo|o risco|o arranhão|o amassado|a umidade|a mancha|as manchas|a goteira|as goteiras|o barulho|a infiltração|o entupimento|a mancha relatada|o dano relatado)$/;

function judgedPoints({ points }: Said, tone: Sided): Candidate[] {
  if (tone === "mixed") return from("judged", points);
  const polarity = tone === "praise" ? 1 : -1;
  const others = points.filter((point) => point.polarity !== polarity);
  return [
    ...from(
      "judged",
      points.filter((point) => point.polarity === polarity),
    ),
    ...from(
      "turned",
      others
        .flatMap(bareThing)
        .filter(({ thing }) => tone !== "praise" || !harms.test(thing?.name ?? "")),
    ),
  ];
}

/** "Cobraram só o custo" is judged as the price: no charge besides. */
function isCounted({ quality }: Point, { points }: Said): boolean {
  return quality === "billing" && points.some((point) => isOf(point.quality, "money"));
}

function isTold({ denied, thing, quality }: Point, tone: Sided): boolean {
  if (denied && quality === "billing") return false;
  if (tone !== "praise") return !achieved.test(thing?.name ?? "");
  return !denied && !harms.test(thing?.name ?? "") && quality !== "noise";
}

/** All that a reply to this text could name; `tone` tells which side the story implies. */
export function candidatesOf(said: Said, segments: readonly Segment[], tone: Sided): Candidate[] {
  const polarity = tone === "complaint" ? -1 : 1;
  const implied = tone === "mixed" ? [] : impliedPoints(segments, said.points, polarity);
  return [
    ...judgedPoints(said, tone),
    ...from(
      "named",
      said.named.filter(({ thing }) => tone !== "praise" || !harms.test(thing?.name ?? "")),
    ),
    ...from("unknown", said.unknown),
    ...from(
      "deed",
      said.deeds.filter((deed) => isTold(deed, tone) && !isCounted(deed, said)),
    ),
    ...from("implied", implied),
  ];
}
