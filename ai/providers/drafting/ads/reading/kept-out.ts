const besides =
  "entradas?|ingressos?|passage(?:m|ns)|bilhetes?|almocos?|jantar(?:es)?|lanches?|cafe(?: da manha)?|bebidas?|refeic(?:ao|oes)|hospedage(?:m|ns)|hotel|estacionamento|pedagio|taxas?|transfer|translado|traslado|transporte|visitas?|passeios?|tours?|seguro|guia|banho|parada";
/** Said first of all in its clause: what comes besides, and is paid to others. */
const opening = new RegExp(
  `^(?:[oa]s? )?(?:(?:${besides})(?:,? (?:e |ou )?(?:[oa]s? )?))*(?:${besides}) .*\\b(?:nao (?:esta |estao |e |sao |vem )?inclu|a parte$|por fora$|por conta d(?!a casa))`,
);

/** "Entrada no Snowland não inclusa", folded: nothing of the shop's happens there. */
export function isKeptOut(key: string): boolean {
  return opening.test(key);
}
