/** "não cobre queda" */
const notCovered = /^\s*(?:(?:e|mas|só que|porém) )?n[ãa]o cobr(?:e|em)(?!\p{L})/iu;
/** What may cover something. */
const cover =
  /^\s*(?:e |com |tem |temos |dou |damos )?(?:a |\d+ \p{L}+ de )?(?:garantia|seguro|cobertura|plano|proteção)(?!\p{L})/iu;

/** Tells what is left out of the guarantee it stands behind. */
export function tellsNotCovered(text: string): boolean {
  return notCovered.test(text);
}

/** "troca de tela, não cobre queda": behind anything but a guarantee nobody knows what does not cover it. */
export function coversNothing(text: string, before: string | undefined): boolean {
  return notCovered.test(text) && !cover.test(before ?? "");
}
