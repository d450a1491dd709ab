import type { Word } from "../../text/words.ts";
import type { Mark } from "../segments.ts";

const ofPlate = /^(?:food|cold|place)$/;
const linking = /^d[aeo]s?$/;

/** "O tamanho das porções": how big they are, where "o tamanho" of clothes is how they fit. */
export function sized(words: readonly Word[], marks: readonly Mark[]): Mark[] {
  return marks.map((mark, at) => {
    const { value, end } = mark;
    const thing = marks[at + 1];
    if (value.kind !== "quality" || value.quality !== "fit") return mark;
    if (thing?.start !== end + 1 || !linking.test(words[end]?.key ?? "")) return mark;
    const plate = thing.value.kind === "thing" && ofPlate.test(thing.value.class);
    return plate ? { ...mark, value: { ...value, quality: "size" } } : mark;
  });
}
