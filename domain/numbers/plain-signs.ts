/**
 * One form for the signs that keyboards, spreadsheets and web pages write differently: every space becomes
 * U+0020, every dash or typographic minus becomes `-`. A tab or line break becomes two spaces, because it
 * separates values while a single space may group the digits of one ("1 500").
 */
export function toPlainSigns(text: string): string {
  return text
    .replace(/[\t-\r\u2028\u2029]/g, "  ")
    .replace(/\s/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}
