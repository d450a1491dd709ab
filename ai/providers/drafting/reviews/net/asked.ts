import type { Candidate, Side } from "../choosing/candidates.ts";
import { namePoints, type Point } from "../writing/point-names.ts";
import { type Asked, numberOf } from "./network.ts";
import type { Span } from "./operations.ts";
import { nameBag, spanOfPlace, type Tokens } from "./tokens.ts";

/** The words of a segment; all that are heard where none of its words is. */
function spanOfSegment(segment: number | undefined, tokens: Tokens): Span {
  const whole = { segment: segment ?? -1, start: 0, end: Number.POSITIVE_INFINITY };
  return spanOfPlace(whole, tokens) ?? [0, tokens.words.length];
}

/** What a reply would call this on a side. */
export function nameOn(side: Side, point: Point): string {
  const { faint: _, salience: __, ...told } = point;
  return namePoints([{ ...told, polarity: side === "good" ? 1 : -1 }]).join(" ");
}

/** A candidate as the network is asked of it. */
export function askedOf(candidate: Candidate, side: Side, tokens: Tokens): Asked {
  const { point, source } = candidate;
  return {
    at: tokens.places[point.segment ?? -1]?.[point.at ?? -1],
    span: spanOfSegment(point.segment, tokens),
    source,
    polarity: point.polarity,
    side: numberOf(side),
    name: nameBag(nameOn(side, point)),
  };
}
