import { soberSignatures } from "../../phrases/reviews-complaint.ts";
import { neutral, question } from "../../phrases/reviews-short.ts";
import type { Variety } from "../../text/variety.ts";
import type { Reading } from "../read-review.ts";
import { addressed, type Draft, say } from "./compose.ts";
import { namePoints } from "./point-names.ts";

/** A question: what is asked by its name, no detail made up, the way to an answer. */
export function answerQuestion(reading: Reading, variety: Variety): Draft {
  const { openings, topics, general, more, farewells } = question;
  const about =
    reading.topics.length > 0 ? say(variety, topics, reading.topics) : say(variety, general);
  return {
    first: [addressed(reading.author, say(variety, openings)), about],
    second: [say(variety, more), say(variety, farewells)],
    signature: say(variety, soberSignatures),
    fillers: [
      {
        text: "Sua dúvida é importante para nós, e queremos que você decida com tranquilidade.",
        into: "first",
      },
      { text: "Toda pergunta é bem-vinda.", into: "second" },
    ],
  };
}

/** A text that says nothing clear: courtesy, no apology and no cheer. */
export function answerNeutrally(reading: Reading, variety: Variety): Draft {
  const points = namePoints([...reading.points, ...reading.named]).slice(0, 3);
  const { openings, general, channel } = neutral;
  return {
    first: [
      addressed(reading.author, say(variety, openings)),
      ...(points.length > 0 ? [say(variety, neutral.points, points)] : []),
      ...(reading.story ? [say(variety, neutral.regret)] : [say(variety, general)]),
    ],
    second: [],
    kept: [say(variety, channel)],
    signature: say(variety, soberSignatures),
    fillers: [
      { text: "Estamos sempre abertos a ouvir o que as pessoas têm a dizer.", into: "first" },
      { text: "Será um prazer conversar com você.", into: "end" },
    ],
  };
}
