import { grief } from "../../phrases/reviews-grief.ts";
import type { Variety } from "../../text/variety.ts";
import { type Draft, quotation, say } from "./compose.ts";

/** At a funeral nothing is a mere annoyance. */
function soberly(sentence: string): string {
  const turn = (ours: string) =>
    ours
      .replace(/(?:incômodo|aborrecimento|desconforto|transtorno) que você/, "que você")
      .replace(/um (?:incômodo|transtorno) assim/, "um momento assim")
      .replace(
        /(?:incômodo|aborrecimento|desconforto|transtorno)(?: relatado| descrito)?/,
        "ocorrido",
      );
  return sentence
    .split(quotation)
    .map((part) => (quotation.test(part) ? part : turn(part)))
    .join("");
}

/** An answer to what went wrong at a funeral, with a word of comfort to the family. */
export function inMourning(draft: Draft, variety: Variety): Draft {
  return {
    ...draft,
    first: draft.first.map(soberly),
    ...(draft.brief && { brief: draft.brief.map(soberly) }),
    second: [say(variety, grief.comfort), ...draft.second],
    fillers: draft.fillers.map((filler) => ({ ...filler, text: soberly(filler.text) })),
  };
}
