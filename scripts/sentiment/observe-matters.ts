import { bucketOf } from "../../ai/providers/drafting/reviews/choosing/hashed-model.ts";
import {
  type Meant,
  signsOfPlace,
  signsOfQuestion,
  stemsIn,
} from "../../ai/providers/drafting/reviews/intake/matter-signs.ts";
import type { Matter, MatterPlace } from "../../ai/providers/drafting/reviews/intake/matters.ts";
import {
  askingOf,
  isMarked,
  sentencesOf,
  wordsOf,
} from "../../ai/providers/drafting/reviews/intake/questions.ts";
import { regulatedIn } from "../../ai/providers/drafting/reviews/intake/regulated.ts";
import { concernsIn } from "../../ai/providers/drafting/reviews/intake/sensitive.ts";
import type { Span } from "../../ai/providers/drafting/reviews/net/operations.ts";
import {
  spanOf,
  spanOfPlace,
  type Tokens,
  tokensOf,
} from "../../ai/providers/drafting/reviews/net/tokens.ts";
import { type Segment, toSegments } from "../../ai/providers/drafting/reviews/segments.ts";
import { reviewKinds } from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import type { MatterReview } from "./data.ts";
import type { Observed } from "./fit-choosing.ts";

/** Words that may tell of a matter: their signs, where a network hears them, and whether the matter is there. */
type Seeming = { matter: Matter; observed: Observed; span: Span | undefined };

/** Every place that may tell of secrecy or of what asks for care. */
function placesIn(segments: readonly Segment[]): MatterPlace[] {
  const secret = regulatedIn(segments).map((place) => ({ matter: "secret" as const, ...place }));
  const grave = segments.flatMap(({ words }, segment) =>
    concernsIn(words).map(({ value, start, end }) => ({ matter: value, segment, start, end })),
  );
  return [...secret, ...grave];
}

/** The sentences that seem to ask the shop something. */
function seemToAsk(text: string): string[] {
  return askingOf(sentencesOf(text));
}

/** What of a review may tell of a matter; `meant`: by its stars, where they are known. */
export function observeMatters(
  { text, told }: MatterReview,
  meant: Meant,
): { tokens: Tokens; seeming: Seeming[] } {
  const segments: Segment[] = toSegments(text);
  const tokens = tokensOf(text, segments);
  const as = { stems: stemsIn(text), meant };
  const seen = (matter: Matter, signs: readonly string[], span: Span | undefined): Seeming => ({
    matter,
    observed: { buckets: Int32Array.from(signs, bucketOf), is: told.includes(matter) },
    span,
  });
  const places = placesIn(segments).map((place) =>
    seen(
      place.matter,
      signsOfPlace(segments[place.segment]?.words ?? [], place, as),
      spanOfPlace(place, tokens),
    ),
  );
  const questions = seemToAsk(text).map((sentence) => {
    const words = wordsOf(sentence);
    const span = spanOf(
      words.map((word) => word.text),
      tokens,
    );
    return seen("asks", signsOfQuestion(words, isMarked(sentence), as), span);
  });
  return { tokens, seeming: [...places, ...questions] };
}

/** How a review is meant whose stars are known, or nobody's where they are not. */
export function meantBy({ kind }: MatterReview, isRated: boolean): Meant {
  return (isRated && kind !== undefined && reviewKinds[kind]) || "unknown";
}
