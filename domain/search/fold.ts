/**
 * The text without case and accents, for comparing: "Avaliação" and "AVALIACAO" fold to "avaliacao".
 * Final sigma folds to sigma, so that folding a text equals folding its characters one by one. Idempotent.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ");
}

/** A folded text trimmed and with each run of white space as one space: what queries and fields are compared by. */
export function toSearchKey(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}
