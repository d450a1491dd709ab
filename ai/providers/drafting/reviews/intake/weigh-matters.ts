import type { Sided } from "../choosing/candidates.ts";
import { logitOf, unpackModel } from "../choosing/hashed-model.ts";
import { blend } from "../net/blend.ts";
import type { Heard } from "../net/listener.ts";
import { type Meant, signsOfPlace, signsOfQuestion, stemsIn } from "./matter-signs.ts";
import { packedMatters } from "./matter-weights.ts";
import type { MatterPlace } from "./matters.ts";
import { isMarked, wordsOf } from "./questions.ts";

/** How likely it is that a matter is there, and no word that comes in by the way. */
export type Weigher = {
  ofPlace: (place: MatterPlace) => number;
  /** That a sentence asks the shop something. */
  ofQuestion: (sentence: string) => number;
};

const model = unpackModel(packedMatters);

function meantBy(stars: number | undefined): Meant {
  if (stars === undefined) return "unknown";
  if (stars === 3) return "mixed";
  return stars > 3 ? "praise" : "complaint";
}

/** Weighs what changes a whole reply by the words of the text and by what a network hears. */
export function weighMatters(
  { text, segments, listener }: Heard,
  stars: number | undefined,
): Weigher {
  const meant = meantBy(stars);
  const heardAs: Sided = meant === "unknown" ? "mixed" : meant;
  let read: string[] | undefined;
  const stems = () => {
    read ??= stemsIn(text);
    return read;
  };
  const chance = (signs: readonly string[], network: number | undefined) =>
    blend(logitOf(signs, model), network, listener.scale.matters);
  return {
    ofPlace: (place) =>
      chance(
        signsOfPlace(segments[place.segment]?.words ?? [], place, { stems: stems(), meant }),
        listener.place(heardAs, place),
      ),
    ofQuestion: (sentence) => {
      const words = wordsOf(sentence);
      return chance(
        // Who is pleased asks as often as who is not.
        signsOfQuestion(words, isMarked(sentence), { stems: stems(), meant: "unknown" }),
        listener.stretch(
          "mixed",
          "asks",
          words.map((word) => word.text),
        ),
      );
    },
  };
}
