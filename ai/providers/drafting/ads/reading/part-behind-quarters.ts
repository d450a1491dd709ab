const name = "\\p{Lu}[\\p{L}'-]+(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}'-]+){0,3}";
/** "em Florianópolis, na Trindade só com agendamento": of the whole, and not of the quarter alone. */
const limitBehind = new RegExp(
  ` (?=(?:só|somente|apenas) \\p{Ll})(?<=(?:^|[.;\\n])([^.;\\n]{0,120})(?<!\\p{L})em ${name}, (?:n[ao]|em) (?:bairro )?${name} )`,
  "gu",
);
/** "só com hora marcada sinal de 80 reais" */
const deposit = / (?=sinal de (?:R\$ ?)?\d)(?<=\p{Ll}{4,} )/gu;
/** "em Manaus 90 reais, no bairro Cidade Nova": both places stand behind the sum. */
const quarterBehindSum = new RegExp(
  `,? (em ${name}) ((?:por )?(?:R\\$ ?\\d[\\d.,]*\\d|\\d{1,5}(?:,\\d{2})? reais)),? ((?:no|na) bairro ${name})(?: (?=\\p{Ll})|(?=\\s*(?:[,.;\\n]|$)))`,
  "gu",
);

/** "no Batel, Curitiba 2x semana": behind both places the rhythm. */
const rhythmBehind = new RegExp(
  ` (?=\\d ?x (?:por |na )?semana)(?<=(?:n[ao]|em) ${name}, ${name} )`,
  "gu",
);

/** Who comes or brings does so in some places only: "atendo em Recife, na Boa Viagem só à noite". */
const serves =
  /(?<!\p{L})(?:atend|entreg|lev[oa]|busc|mand|envi|vou|vamos|trabalh|retir|delivery|funcion|abr[eio])/iu;

/** What is told behind a town and its quarter without a sign. */
export function partBehindQuarters(text: string): string {
  return text
    .replace(quarterBehindSum, " $2, $1, $3, ")
    .replace(limitBehind, (gap, before: string) => (serves.test(before) ? gap : ", "))
    .replace(rhythmBehind, ", ")
    .replace(deposit, ", ");
}
