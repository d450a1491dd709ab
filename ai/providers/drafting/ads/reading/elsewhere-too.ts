const far =
  "(?:[Oo]n-?line|à distância|a distância|remoto|remotamente|por vídeo|por videochamada|virtual|pelo zoom)";
const either = new RegExp(
  `(?<!\\p{L})${far},? ou (?:também )?(?:em|n[ao]s?) (?=\\p{Lu}|centro|bairro|zona|região|loja|clínica|consultório|estúdio)|(?<!\\p{L})(?:[Ee]m|[Nn][ao]s?) [^,.;]{3,50},? ou (?:também )?${far}(?!\\p{L})`,
  "u",
);

/** "atendimento online ou no centro": the place is one of two ways, and must not stand beside a sum as the only one. */
export function isElsewhereToo(text: string): boolean {
  return either.test(text);
}
