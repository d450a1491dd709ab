import { toWords, type Word } from "../../text/words.ts";
import { closelyRead } from "../segment.ts";
import type { Matter, MatterPlace } from "./matters.ts";

/** How a review is meant, as far as its stars tell. */
export type Meant = "praise" | "complaint" | "mixed" | "unknown";

/** Words before and after a place that are looked at, and those of them whose distance counts. */
const reach = 4;
const near = 2;
/** Words of a question by which people begin it. */
const opening = 3;

/** What a text speaks of, each stem once, and how it is meant. */
export type Telling = { stems: readonly string[]; meant: Meant };

/** Of the words that a network hears each stem once. */
export function stemsIn(text: string): string[] {
  return [
    ...new Set(
      toWords(text)
        .slice(0, closelyRead)
        .map(({ stem }) => stem),
    ),
  ];
}

function signsOfText(matter: Matter, { stems, meant }: Telling): string[] {
  return [`${matter}:${meant}`, ...stems.map((stem) => `${matter}~${stem}`)];
}

/** What stands around words that may tell of a matter, and what else the text speaks of. */
export function signsOfPlace(
  words: readonly Word[],
  { matter, start, end }: MatterPlace,
  telling: Telling,
): string[] {
  const phrase = words.slice(start, end).map(({ key }) => key);
  const around = Array.from({ length: reach }, (_, at) => at + 1).flatMap((by) => {
    const before = words[start - by]?.key ?? "#";
    const after = words[end - 1 + by]?.key ?? "#";
    return [
      `${matter}<${before}`,
      `<${before}`,
      `${matter}>${after}`,
      `>${after}`,
      ...(by <= near ? [`${matter}<${by}${before}`, `${matter}>${by}${after}`] : []),
    ];
  });
  const own = [`${matter}=${phrase.join(" ")}`, `${matter}^${phrase[0] ?? ""}`];
  return [...new Set([...own, ...around, ...signsOfText(matter, telling)])];
}

/** How a sentence that seems to ask something begins, what stands in it, and what else the text speaks of. */
export function signsOfQuestion(
  words: readonly Word[],
  isMarked: boolean,
  telling: Telling,
): string[] {
  const asked = words.map(({ key }) => key);
  return [
    `?${isMarked}`,
    ...asked.slice(0, opening).map((key, at) => `?${at}${key}`),
    ...new Set(asked.map((key) => `?~${key}`)),
    ...signsOfText("asks", telling),
  ];
}
