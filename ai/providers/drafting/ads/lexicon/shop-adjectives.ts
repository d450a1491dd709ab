/** Words behind "loja" or "clínica" that say what kind it is and are no name, folded. */
export const shopAdjectives: ReadonlySet<string> = new Set(
  (
    "online virtual completo completa popular gourmet familiar unissex caseira caseiro mista misto fazenda rapido perto aqui novo nova novos novas grande pequeno pequena aberto aberta shop fitness kids vegano vegana vegetariano " +
    "plus size delivery express drive tudo barato bom boa belo especializada especializado moderna moderno antiga antigo simples self por quilo multimarcas geral movel artesanal oferece tem vende faz fica temos vendo"
  ).split(" "),
);

/** Endings of adjectives, on folded words: "odontologica", "infantil", "automotiva". */
export const adjectiveEnding =
  /(?:a[lr]|ais|il|is|ic[ao]s?|ari[ao]s?|iv[ao]s?|os[ao]s?|ad[ao]s?|id[ao]s?|in[ao]s?|eir[ao]s?|ense|nte|or|ora|es|esa|vel|ista|ando|endo|indo)$/;
