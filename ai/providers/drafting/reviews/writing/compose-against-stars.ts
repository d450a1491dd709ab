import {
  askAboutStars,
  blameWithManyStars,
  praiseWithFewStars,
} from "../../phrases/reviews-against-stars.ts";
import { soberSignatures } from "../../phrases/reviews-complaint.ts";
import { neutral } from "../../phrases/reviews-short.ts";
import type { Variety } from "../../text/variety.ts";
import type { Reading } from "../read-review.ts";
import { addressed, type Draft, say } from "./compose.ts";

/** A verdict that its stars contradict: thanks, and what the stars mean is asked; nothing is told of that was not said. */
export function answerAgainstStars({ author, againstStars }: Reading, variety: Variety): Draft {
  const { openings, doubt } = againstStars === "praise" ? praiseWithFewStars : blameWithManyStars;
  return {
    first: [
      addressed(author, say(variety, openings)),
      say(variety, doubt),
      say(variety, askAboutStars),
    ],
    second: [],
    kept: [say(variety, neutral.channel)],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: "Toda opinião é lida com atenção e respeito.", into: "first" },
      { text: "Será um prazer conversar com você.", into: "end" },
    ],
  };
}
