const offering =
  /^(?:tem|teria|aceitam?|abrem?|faz|entregam?|atendem?|funciona|parcelam?) (?!(?:tudo|de tudo|muit[oa]s?|pouc[oa]s?|bastante|gente|cada|uma?|[oa]s?|que|como|jeito|futuro|barat\p{L}+|ratos?|cheiro|mofo|bichos?|filas?|bem|mal|sempre|jus|falta|diferenca|favor|bonito|questao|milagres?|parte|sentido|medo|melhor\p{L}*|varias?|varios|otim[oa]s?|bo[am]s?|bons|excelent\p{L}+) )(?:\p{L}+ ?){1,5}$/u;

/** "Tem rodízio na quarta", "aceita cartão": so few words that, alone, they can only ask. */
export function isBareQuestion(keys: readonly string[]): boolean {
  return offering.test(keys.join(" "));
}

const onDay =
  /(?:^| )(?:(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)s?(?: feira)?|hoje|amanha)$/;

/** "Tem rodízio na quarta": whoever is told of a day would rather ask for it. */
export function asksForDay(keys: readonly string[]): boolean {
  return isBareQuestion(keys) && onDay.test(keys.join(" "));
}

const beside =
  /^(?:(?:voces?|ainda) (?:tem|fazem|faz|abrem?|aceitam?|entregam?|atendem?|trabalham?|alugam?) |(?:ainda )?tem (?:vagas?|horario|disponibilidade|previsao|agenda) (?:para|hoje|amanha|ainda|ess[ea]|est[ea]) |tem (?:\p{L}+ ){1,4}ainda $|ainda tem \p{L}+ |quanto (?:custa|e|fica|sai|ta|esta|cobra) |qual (?:o|e|a) |(?:ate )?que horas |quando abre|onde fica|como (?:faco|faz|agendo|marco) |aceitam? [^.]*(?:hoje|amanha)$|abrem? (?:hoje|amanha|(?:no |na |aos |as |de )?(?:domingos?|sabados?|feriados?|segundas?|noite)))/u;

/** "Amei o atendimento, tem vaga pra tarde ainda": asked behind praise, without a mark. */
export function asksBeside(keys: readonly string[]): boolean {
  return beside.test(`${keys.join(" ")} `);
}
