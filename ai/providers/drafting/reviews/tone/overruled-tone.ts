import type { Said } from "../points/read-points.ts";
import type { Segment } from "../segments.ts";
import type { Heard } from "./hear-tone.ts";

/** Stars of who was pleased. */
const leastStars = 4;

/** "Caro, mas vale a pena": where all that spoke against the shop is overruled and the rest praises, it is praise. */
export function withOverruled(
  heard: Heard,
  said: Said,
  segments: readonly Segment[],
  stars = leastStars,
): Heard {
  const mended = segments.some((one) => one.mended !== undefined);
  const overruled = mended || segments.some((one) => one.overruled !== undefined);
  const doubted = heard.tone === "mixed" || (mended && heard.tone === "complaint");
  if (!doubted || !overruled || stars < leastStars || said.turns) return heard;
  const blamed = said.bad > 0 || said.points.some(({ polarity }) => polarity === -1);
  const limited = segments.some((one) => one.limited);
  return blamed || limited || said.firm === 0 ? heard : { ...heard, tone: "praise", blame: 0 };
}
