import type { Candidate, Side, Sided } from "../choosing/candidates.ts";
import type { Matter, MatterPlace } from "../intake/matters.ts";
import type { Segment } from "../segments.ts";
import { askedOf } from "./asked.ts";
import {
  hearWords,
  matterLogits,
  type Network,
  namingLogits,
  numberOf,
  quotingLogits,
} from "./network.ts";
import { type Matrix, plainOperations, type Span } from "./operations.ts";
import { scales } from "./scales.ts";
import { spanOf, spanOfPlace, type Tokens, tokensOf } from "./tokens.ts";
import { unpackNetwork } from "./unpack.ts";
import { packedNetwork as rated } from "./weights-rated.ts";
import { packedNetwork as unrated } from "./weights-unrated.ts";

/** The words of a stretch, and whether they are a clause from end to end. */
type QuotedWords = { words: readonly string[]; whole: boolean };

/** What a network hears in a text of each kind; none where it stands too far back to be heard. */
export type Listener = {
  /** Logits of whether a strict owner would have these named for their side of the review. */
  naming: (tone: Sided, side: Side, candidates: readonly Candidate[]) => (number | undefined)[];
  /** Logit of whether a strict owner would have a stretch quoted for its side of the review. */
  quoting: (tone: Sided, side: Side, stretch: QuotedWords) => number | undefined;
  /** Logit of whether the matter of a place is there, and no word that comes in by the way. */
  place: (tone: Sided, place: MatterPlace) => number | undefined;
  /** The same of a matter that a row of words tells. */
  stretch: (tone: Sided, matter: Matter, words: readonly string[]) => number | undefined;
  /** How its logits are read. */
  scale: (typeof scales)[Hearing];
};

/** A text in its segments, and what a network hears in it. */
export type Heard = { text: string; segments: readonly Segment[]; listener: Listener };

/** Stars tell how a text is meant; without them its tone may be heard wrongly. */
export type Hearing = keyof typeof scales;

const packed = { rated, unrated } as const;
const unpacked = new Map<Hearing, Network<Matrix>>();

/**
 * The network for texts with stars, which learnt from reviews as they are, or the one for texts without, which learnt also
 * from reviews whose tone was heard wrongly. Unpacked when it is asked for the first time: training, which makes the
 * weights anew, hears none.
 */
function networkFor(hearing: Hearing): Network<Matrix> {
  const known = unpacked.get(hearing);
  if (known !== undefined) return known;
  const network = { operations: plainOperations, parameters: unpackNetwork(packed[hearing]) };
  unpacked.set(hearing, network);
  return network;
}

/** Whether a candidate stands among the words that are heard; one of the whole text stands nowhere. */
function isHeard({ point: { segment, at } }: Candidate, { places }: Tokens): boolean {
  return segment === undefined || at === undefined || places[segment]?.[at] !== undefined;
}

export function listenTo(
  text: string,
  segments: readonly Segment[],
  hearing: Hearing = "unrated",
): Listener {
  let read: Tokens | undefined;
  const heardAs = new Map<Sided, Matrix>();
  const tokens = () => {
    read ??= tokensOf(text, segments);
    return read;
  };
  const hear = (tone: Sided) => {
    const heard = heardAs.get(tone) ?? hearWords(networkFor(hearing), tokens(), tone);
    heardAs.set(tone, heard);
    return heard;
  };
  const weigh = (tone: Sided, matter: Matter, span: Span | undefined) =>
    span &&
    matterLogits(networkFor(hearing), { heard: hear(tone), tone }, [{ span, matter }]).data[0];
  return {
    place: (tone, place) => weigh(tone, place.matter, spanOfPlace(place, tokens())),
    stretch: (tone, matter, words) => weigh(tone, matter, spanOf(words, tokens())),
    scale: scales[hearing],
    naming: (tone, side, candidates) => {
      if (tokens().words.length === 0 || candidates.length === 0)
        return candidates.map(() => undefined);
      const asked = candidates.map((one) => askedOf(one, side, tokens()));
      const { data } = namingLogits(networkFor(hearing), { heard: hear(tone), tone }, asked);
      return candidates.map((one, at) => (isHeard(one, tokens()) ? data[at] : undefined));
    },
    quoting: (tone, side, { words, whole }) => {
      const span = spanOf(words, tokens());
      if (span === undefined) return undefined;
      const stretches = [{ span, whole, side: numberOf(side) }];
      return quotingLogits(networkFor(hearing), { heard: hear(tone), tone }, stretches).data[0];
    },
  };
}
