import { type Stars, stars } from "../../../contract/gemini-chat.ts";
import { fold } from "../../../domain/search/fold.ts";

const counted = new Map<string, Stars>([
  ["1", 1],
  ["uma", 1],
  ["2", 2],
  ["duas", 2],
  ["3", 3],
  ["tres", 3],
  ["4", 4],
  ["quatro", 4],
  ["5", 5],
  ["cinco", 5],
]);
const told =
  /(?<![\w,.-])(?:(?:so|deu|dei|nota|apenas|:) )?(\d|uma|duas|tres|quatro|cinco) ?(?:estrelas?(?!s| p(?:el|ar|r)[oa])|stars?|estrellas?|\/ ?5(?!\d)|de 5(?!\d))/g;
const drawn = /(?:\u2B50|\u2605)\uFE0F?/g;

/** The stars that a review tells itself ("4 estrelas.", "⭐⭐"), where it tells one number only and not of a part. */
export function readStars(text: string): Stars | undefined {
  const numbers = new Set(
    Array.from(fold(text).matchAll(told), ({ 1: word = "" }) => counted.get(word)),
  );
  const [only] = numbers;
  if (numbers.size === 1) return only;
  const count = text.match(drawn)?.length ?? 0;
  return numbers.size === 0 ? stars.find((one) => one === count) : undefined;
}
