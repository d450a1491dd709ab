import type { Said } from "../points/read-points.ts";
import type { Segment } from "../segments.ts";
import type { Heard } from "./hear-tone.ts";

const approving =
  /(?:^| )(?:(?:prefiro|preferi|preferimos) (?:assim|esperar|aguardar|que (?:demore|atrase|esperem))(?! nem| nao| sentad)|(?:melhor|antes) assim(?! nem| nao)|acho (?:certo|correto|justo)|(?:fizeram|fez) (?:bem|certo|o certo) (?:em |de )?(?:nao|esperar|refazer|devolver|trocar))(?= |$)/;
const late =
  /(?:^| )(?:demor(?:ou|aram)|atras(?:ou|aram)|a mais|ao inves|em vez|espera(?:r|mos)?)(?= |$)/;

function textOf({ words }: Segment): string {
  return words.map(({ key }) => key).join(" ");
}

/** The sentences of a delay of which the customer says that it was right; none where the text tells of no such thing. */
export function approvedSentences(segments: readonly Segment[]): ReadonlySet<number> {
  const approved = segments.find((one) => approving.test(textOf(one)))?.sentence;
  if (approved === undefined) return new Set();
  const around = [approved - 1, approved];
  const told = segments.filter(({ sentence }) => around.includes(sentence));
  return told.some((one) => late.test(textOf(one))) ? new Set(around) : new Set();
}

/** Stars of who may have been pleased. */
const leastStars = 4;

/** "Demorou porque refizeram. Prefiro assim": a delay that was welcome takes nothing from the praise of the rest. */
export function withApprovedDelay(
  heard: Heard,
  said: Said,
  segments: readonly Segment[],
  stars = leastStars,
): Heard {
  const approved = approvedSentences(segments);
  if (heard.tone !== "mixed" || approved.size === 0 || stars < leastStars) return heard;
  const inside = ({ segment = -1 }: { segment?: number }) =>
    approved.has(segments[segment]?.sentence ?? -1);
  const blamed = said.points.some((one) => one.polarity === -1 && !one.faint && !inside(one));
  return blamed || said.firm === 0 ? heard : { ...heard, tone: "praise", blame: 0 };
}
