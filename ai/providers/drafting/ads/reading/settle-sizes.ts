const named = "(?<!\\p{L})(?:tamanhos?|tam|n[úu]meros?|aros?|fotos?)";
/** "tamanho R$ 2 e 3 por 30": sizes of what is sold, and no sums. */
const firstSize = new RegExp(
  `(?<=(?<!\\d )${named} )(?:por )?R\\$ (?=\\d{1,3},? (?:e|ou) (?:R\\$ )?\\d{1,3} (?:por |a )?(?:R\\$ ?)?\\d)`,
  "giu",
);
const secondSize = new RegExp(
  `(?<=${named} \\d{1,3},? (?:e|ou) )R\\$ (?=\\d{1,3} (?:por |a )?(?:R\\$ ?)?\\d)`,
  "giu",
);

/** "camiseta tamanho 10 e 12 por 45": both or none; the thing is named without them. */
const bothSizes =
  /(?<=\p{Ll}{4}) (?:tamanhos?|tam) (\d{1,3} (?:e|ou) \d{1,3})(?: por| a)? (?=R\$ ?\d|\d{1,4}(?:,\d{2})? reais)/giu;

/** Numbers of sizes that were taken for sums. */
export function settleSizes(text: string): string {
  return text
    .replace(firstSize, "")
    .replace(secondSize, "")
    .replace(bothSizes, " nos tamanhos $1 por ");
}
