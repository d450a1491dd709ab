import { toWords } from "../../text/words.ts";
import type { Side, Sided } from "../choosing/candidates.ts";
import type { Context } from "../choosing/context.ts";
import { logistic } from "../choosing/hashed-model.ts";
import type { Fragment } from "./quotes.ts";

const sidesOf: Readonly<Record<Sided, readonly Side[]>> = {
  praise: ["good"],
  complaint: ["bad"],
  mixed: ["good", "bad"],
};

/** The chances that a strict owner would have a stretch quoted as praise, and as blame; none of what is not heard. */
export function measure(
  { text, whole }: Fragment,
  { tone, context }: { tone: Sided; context: Context },
): Record<Side, number> {
  const words = toWords(text).map((word) => word.text);
  const [bias, scale] = context.listener.scale.quoting;
  const chanceOf = (side: Side) => {
    const logit = sidesOf[tone].includes(side)
      ? context.listener.quoting(tone, side, { words, whole })
      : undefined;
    return logit === undefined ? 0 : logistic(bias + scale * logit);
  };
  return { good: chanceOf("good"), bad: chanceOf("bad") };
}
