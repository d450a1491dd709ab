import type { Candidate, Sided } from "../choosing/candidates.ts";
import type { Segment } from "../segments.ts";
import { hearWords, namingLogits, tellingLogits } from "./network.ts";
import { type Matrix, plainOperations } from "./operations.ts";
import { spanOf, type Tokens, tokensOf } from "./tokens.ts";
import { unpackNetwork } from "./unpack.ts";
import { packedNetwork } from "./weights.ts";

/** What the network hears in a text of each kind; none where it stands too far back to be heard. */
export type Listener = {
  /** Logits of whether a careful owner would name these. */
  naming: (tone: Sided, candidates: readonly Candidate[]) => (number | undefined)[];
  /** Logit of whether a stretch speaks of what its side of the review came to tell. */
  telling: (tone: Sided, side: "good" | "bad", stretch: readonly string[]) => number | undefined;
};

const network = { operations: plainOperations, parameters: unpackNetwork(packedNetwork) };

/** Whether a candidate stands among the words that are heard; one of the whole text stands nowhere. */
function isHeard({ point: { segment, at } }: Candidate, { places }: Tokens): boolean {
  return segment === undefined || at === undefined || places[segment]?.[at] !== undefined;
}

export function listenTo(text: string, segments: readonly Segment[]): Listener {
  let read: Tokens | undefined;
  const heardAs = new Map<Sided, Matrix>();
  const tokens = () => {
    read ??= tokensOf(text, segments);
    return read;
  };
  const hear = (tone: Sided) => {
    const heard = heardAs.get(tone) ?? hearWords(network, tokens(), tone);
    heardAs.set(tone, heard);
    return heard;
  };
  return {
    naming: (tone, candidates) => {
      const { places } = tokens();
      const asked = candidates.map(({ point, source }) => ({
        at: places[point.segment ?? -1]?.[point.at ?? -1],
        source,
        polarity: point.polarity,
      }));
      const { data } = namingLogits(network, hear(tone), asked);
      return candidates.map((one, at) => (isHeard(one, tokens()) ? data[at] : undefined));
    },
    telling: (tone, side, stretch) => {
      const span = spanOf(stretch, tokens());
      if (span === undefined) return undefined;
      const stretches = [{ span, side: side === "good" ? 0 : 1 }] as const;
      return tellingLogits(network, { heard: hear(tone), tone }, stretches).data[0];
    },
  };
}
