import { soberSignatures } from "../../phrases/reviews-complaint.ts";
import { grief, solemn } from "../../phrases/reviews-grief.ts";
import type { Variety } from "../../text/variety.ts";
import type { Reading } from "../read-review.ts";
import { addressed, type Draft, say, tell } from "./compose.ts";
import { namePraise } from "./staff-points.ts";

/** Thanks of people in mourning: gratitude and comfort, no cheer and no "volte sempre". */
export function answerGrief(reading: Reading, variety: Variety): Draft {
  const { openings, comfort } = reading.solemn ? solemn : grief;
  const opening = addressed(reading.author, say(variety, openings));
  const about = tell(variety, grief.points, namePraise(reading)).slice(0, 1);
  return {
    first: [opening, ...about],
    second: [say(variety, comfort), say(variety, grief.farewells)],
    signature: say(variety, soberSignatures),
    fillers: [{ text: "Palavras assim ficam com a gente.", into: "first" }],
  };
}
