import type { Word } from "../../text/words.ts";
import type { Mark } from "../mark.ts";

const linking = /^d[aeo]s?$/;

/** The thing of which a noun of measure is told: "o tamanho das porções". */
function measured(words: readonly Word[], { end }: Mark, next: Mark | undefined) {
  const thing = linking.test(words[end]?.key ?? "") && next?.start === end + 1 && next.value;
  return thing && thing.kind === "thing" ? thing.class : undefined;
}

/**
 * "O tamanho das porções": how big they are, where "o tamanho" of clothes is how they fit. "A quantidade de moscas" is
 * none of what is eaten.
 */
export function sized(words: readonly Word[], marks: readonly Mark[]): Mark[] {
  return marks.map((mark, at) => {
    const { value, start, end } = mark;
    if (value.kind !== "quality") return mark;
    const kind = measured(words, mark, marks[at + 1]);
    const counts = words[start]?.key === "quantidade" && linking.test(words[end]?.key ?? "");
    if (counts && kind !== "food" && kind !== "cold")
      return { ...mark, value: { kind: "skip" as const } };
    const plate = value.quality === "fit" && /^(?:food|cold|place)$/.test(kind ?? "");
    return plate ? { ...mark, value: { ...value, quality: "size" as const } } : mark;
  });
}
