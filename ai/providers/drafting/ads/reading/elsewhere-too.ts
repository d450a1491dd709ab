const far =
  "(?:on-?line|à distância|a distância|remoto|remotamente|por vídeo|por videochamada|virtual|pelo zoom)";
const either = new RegExp(
  `(?<!\\p{L})${far},? (?:ou|e) (?:também )?(?:presencial(?:mente)? )?(?:em|n[ao]s?) |(?<!\\p{L})(?:em|n[ao]s?) [^,.;]{3,50},? ou (?:também )?${far}(?!\\p{L})`,
  "iu",
);

/** "atendimento online ou no centro": the place is one of two ways, and must not stand beside a sum as the only one. */
export function isElsewhereToo(text: string): boolean {
  return either.test(text);
}
